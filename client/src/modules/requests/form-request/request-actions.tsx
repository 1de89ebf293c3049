import { Button, Popconfirm } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCloseFormRequestMutation,
  useWithdrawFormRequestMutation,
  type FormRequestRecordFragment,
} from '../../../generated/requests/form-request';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

const DecisionDialog = lazy(() => import('./decision-dialog'));

interface Props {
  request: FormRequestRecordFragment;
  onChanged: () => void;
}
const decisions = ['return', 'reject', 'approve', 'dispute', 'fulfil'] as const;
export type Decision = (typeof decisions)[number];

/** The buttons the server allows; most of them ask for a comment first. */
export function RequestActions({ request, onChanged }: Props) {
  const { t } = useTranslation();
  const [withdraw, { loading }] = useWithdrawFormRequestMutation();
  const [close, { loading: closing }] = useCloseFormRequestMutation();
  const [decision, setDecision] = useState<Decision | null>(null);
  const may = (action: string) => request.allowedActions.includes(action);
  const take = async (run: typeof withdraw | typeof close) => {
    try {
      await run({ variables: { id: request.id, version: request.version } });
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      onChanged();
    }
  };
  return (
    <div className="button-row">
      {may('withdraw') && (
        <Popconfirm
          title={t('request.withdrawAsk')}
          description={t('request.withdrawHint')}
          okText={t('request.withdraw')}
          cancelText={t('form.cancel')}
          okButtonProps={{ danger: true }}
          onConfirm={() => void take(withdraw)}
        >
          <Button type="text" danger loading={loading}>
            {t('request.withdraw')}
          </Button>
        </Popconfirm>
      )}
      {decisions.filter(may).map((each) => (
        <Button
          key={each}
          type={each === 'approve' || each === 'fulfil' ? 'primary' : 'default'}
          danger={each === 'reject'}
          onClick={() => setDecision(each)}
        >
          {t(`request.${each}`)}
        </Button>
      ))}
      {may('close') && (
        <Button type="primary" loading={closing} onClick={() => void take(close)}>
          {t('request.close')}
        </Button>
      )}
      {decision && (
        <Suspense>
          <DecisionDialog
            request={request}
            decision={decision}
            close={() => setDecision(null)}
            onDone={() => {
              setDecision(null);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
