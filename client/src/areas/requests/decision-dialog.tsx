import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useApproveFormRequestMutation,
  useRejectFormRequestMutation,
  useReturnFormRequestMutation,
  type FormRequestRecordFragment,
} from '../../generated/requests';
import { serverErrorFrom } from '../../ui/server-error';
import type { Decision } from './request-actions';

interface Props {
  request: FormRequestRecordFragment;
  decision: Decision;
  close: () => void;
  onDone: () => void;
}

/** Asks for the comment of a decision, which rejecting and returning need. */
export default function DecisionDialog({ request, decision, close, onDone }: Props) {
  const { t } = useTranslation();
  const [approve] = useApproveFormRequestMutation();
  const [reject] = useRejectFormRequestMutation();
  const [giveBack] = useReturnFormRequestMutation();
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const decide = async () => {
    if (decision !== 'approve' && !comment.trim()) {
      setProblem(t('request.commentNeeded'));
      return;
    }
    setBusy(true);
    const variables = { id: request.id, version: request.version, comment: comment.trim() };
    const act = { approve, reject, return: giveBack }[decision];
    try {
      await act({ variables });
      onDone();
    } catch (error) {
      setProblem(serverErrorFrom(error).message || t('failure.offline'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={480}
      title={t(`request.${decision}`)}
      okText={t(`request.${decision}`)}
      okButtonProps={{ danger: decision === 'reject', loading: busy }}
      cancelText={t('form.cancel')}
      onOk={() => void decide()}
      onCancel={close}
    >
      <div className="modal-form">
        <label className="question-label" htmlFor="decision-comment">
          {t(`request.commentFor.${decision}`)}
        </label>
        <Input.TextArea
          id="decision-comment"
          autoFocus
          dir="auto"
          rows={4}
          maxLength={2000}
          value={comment}
          status={problem ? 'error' : undefined}
          aria-invalid={!!problem || undefined}
          aria-describedby={problem ? 'decision-problem' : undefined}
          onChange={(event) => setComment(event.target.value)}
        />
        {problem && (
          <p className="question-problem" id="decision-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Modal>
  );
}
