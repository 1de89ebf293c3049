import { Button, Popconfirm } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useApprovePayrollRunMutation,
  useCalculatePayrollRunMutation,
  useCancelPayrollRunMutation,
  usePayPayrollRunMutation,
  usePostPayrollRunMutation,
  type PayrollRunRecordFragment,
} from '../../../generated/pay/payroll-run';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

const DayDialog = lazy(() => import('./day-dialog'));

interface Props {
  run: PayrollRunRecordFragment;
  onChanged: () => void;
}
type Act = (options: { variables: { id: string; version: number } }) => Promise<unknown>;

/** The buttons the server allows in the run's state; where approving is refused, why. */
export function RunActions({ run, onChanged }: Props) {
  const { t } = useTranslation();
  const [calculate] = useCalculatePayrollRunMutation();
  const [approve] = useApprovePayrollRunMutation();
  const [post] = usePostPayrollRunMutation();
  const [cancel] = useCancelPayrollRunMutation();
  const [pay] = usePayPayrollRunMutation();
  const [isPaying, setPaying] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const may = (action: string) => run.allowedActions.includes(action);

  const act = async (name: string, mutation: Act) => {
    setBusy(name);
    try {
      await mutation({ variables: { id: run.id, version: run.version } });
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    } finally {
      setBusy(null);
      onChanged();
    }
  };
  const isInReview = run.state === 'review';
  return (
    <div className="run-actions">
      <div className="button-row">
        {may('cancel') && (
          <Popconfirm
            title={t('payroll.cancelAsk')}
            okText={t('payroll.cancel')}
            cancelText={t('form.cancel')}
            okButtonProps={{ danger: true }}
            onConfirm={() => void act('cancel', cancel)}
          >
            <Button type="text" danger loading={busy === 'cancel'}>
              {t('payroll.cancel')}
            </Button>
          </Popconfirm>
        )}
        {may('calculate') && (
          <Button
            type={isInReview ? 'default' : 'primary'}
            loading={busy === 'calculate'}
            onClick={() => void act('calculate', calculate)}
          >
            {isInReview || run.state === 'failed' ? t('payroll.calculateAgain') : t('payroll.calculate')}
          </Button>
        )}
        {isInReview && (
          <Button
            type="primary"
            loading={busy === 'approve'}
            disabled={!may('approve')}
            aria-describedby={run.approvalRefusal ? 'approval-refusal' : undefined}
            onClick={() => void act('approve', approve)}
          >
            {t('payroll.approve')}
          </Button>
        )}
        {may('pay') && <Button onClick={() => setPaying(true)}>{t('payment.markPaid')}</Button>}
        {may('post') && (
          <Popconfirm
            title={t('payroll.postAsk')}
            description={t('payroll.postHint')}
            okText={t('payroll.post')}
            cancelText={t('form.cancel')}
            onConfirm={() => void act('post', post)}
          >
            <Button type="primary" loading={busy === 'post'}>
              {t('payroll.post')}
            </Button>
          </Popconfirm>
        )}
      </div>
      {isPaying && (
        <Suspense fallback={null}>
          <DayDialog
            title={t('payment.markPaid')}
            hint={t('payment.paidHint')}
            close={() => setPaying(false)}
            pay={async (paidOn) => {
              await pay({ variables: { id: run.id, version: run.version, paidOn } });
              toast.success(t('payment.markedPaid'));
              onChanged();
            }}
          />
        </Suspense>
      )}
      {isInReview && run.approvalRefusal && (
        <p id="approval-refusal" className="quiet run-refusal">
          {run.approvalRefusal}
        </p>
      )}
    </div>
  );
}
