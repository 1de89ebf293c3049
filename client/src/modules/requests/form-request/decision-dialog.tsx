import { Input, Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useApproveFormRequestMutation,
  useDisputeFormRequestMutation,
  useFulfilFormRequestMutation,
  useRejectFormRequestMutation,
  useReturnFormRequestMutation,
  type FormRequestRecordFragment,
} from '../../../generated/requests/form-request';
import { isAnyUploading } from '../../../fields/kinds/pending-uploads';
import { serverErrorFrom } from '../../../ui/words/server-error';
import type { Decision } from './request-actions';

const FileInput = lazy(() => import('../../../fields/kinds/file-input'));

interface Props {
  request: FormRequestRecordFragment;
  decision: Decision;
  close: () => void;
  onDone: () => void;
}

const needsComment: readonly Decision[] = ['reject', 'return', 'dispute'];

/** Asks for what goes with a step: a comment, which some of them need, and the files that are handed over. */
export default function DecisionDialog({ request, decision, close, onDone }: Props) {
  const { t } = useTranslation();
  const [approve] = useApproveFormRequestMutation();
  const [reject] = useRejectFormRequestMutation();
  const [giveBack] = useReturnFormRequestMutation();
  const [fulfil] = useFulfilFormRequestMutation();
  const [dispute] = useDisputeFormRequestMutation();
  const [comment, setComment] = useState('');
  const [fileIds, setFileIds] = useState<string[]>(request.handedFileIds);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const decide = async () => {
    const missing =
      needsComment.includes(decision) && !comment.trim()
        ? t('request.commentNeeded')
        : isAnyUploading()
          ? t('file.stillSending')
          : null;
    setProblem(missing);
    if (missing) return;
    setBusy(true);
    const variables = { id: request.id, version: request.version, comment: comment.trim() };
    try {
      await (decision === 'fulfil'
        ? fulfil({ variables: { ...variables, fileIds } })
        : { approve, reject, return: giveBack, dispute }[decision]({ variables }));
      onDone();
    } catch (error) {
      setProblem(serverErrorFrom(error).message);
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
      okButtonProps={{ danger: decision === 'reject' || decision === 'dispute', loading: busy }}
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
        {decision === 'fulfil' && (
          <>
            <label className="question-label" htmlFor="decision-files">
              {t('request.handOver')}
            </label>
            <Suspense fallback="…">
              <FileInput
                id="decision-files"
                many
                value={fileIds}
                onChange={(ids) => setFileIds((ids as string[] | null) ?? [])}
              />
            </Suspense>
          </>
        )}
        {problem && (
          <p className="question-problem" id="decision-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Modal>
  );
}
