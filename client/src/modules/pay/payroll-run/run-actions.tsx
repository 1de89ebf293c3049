import { Button, Popconfirm } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useApprovePayrollRunMutation,
  useCalculatePayrollRunMutation,
  useCancelPayrollRunMutation,
  usePostPayrollRunMutation,
  useReturnPayrollRunMutation,
  type PayrollRunRecordFragment,
} from '../../../generated/pay/payroll-run';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { useFormat } from '../../../ui/words/format';
import type { Warnings } from './review';

const ApproveDialog = lazy(() => import('../../requests/pieces/approve-dialog'));
const RejectDialog = lazy(() => import('../../../ui/dialogs/reject-dialog'));
const PayDialog = lazy(() => import('./pay-dialog'));

interface Props {
  run: PayrollRunRecordFragment;
  /** Null until they are known: nobody approves before. */
  warnings: Warnings | null;
  onChanged: () => void;
}
type Act = (options: { variables: { id: string; version: number } }) => Promise<unknown>;

/** The buttons the server allows in the run's state; where approving is refused, why. */
export function RunActions({ run, warnings, onChanged }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [calculate] = useCalculatePayrollRunMutation();
  const [approve] = useApprovePayrollRunMutation();
  const [post] = usePostPayrollRunMutation();
  const [cancel] = useCancelPayrollRunMutation();
  const [giveBack] = useReturnPayrollRunMutation();
  const { standing, dismissed } = warnings ?? { standing: 0, dismissed: 0 };
  const [asking, ask] = useState<'approve' | 'return' | 'pay' | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const may = (action: string) => run.allowedActions.includes(action);

  const which = { id: run.id, version: run.version };

  /** Whether it was done; what was refused is told. */
  const act = async (name: string, mutation: Act): Promise<boolean> => {
    setBusy(name);
    try {
      await mutation({ variables: which });
      return true;
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
      return false;
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
            {isInReview || run.state === 'failed' || run.state === 'returned'
              ? t('payroll.calculateAgain')
              : t('payroll.calculate')}
          </Button>
        )}
        {may('return') && <Button onClick={() => ask('return')}>{t('verb.return')}</Button>}
        {isInReview && (
          <Button
            type="primary"
            disabled={!may('approve')}
            loading={asking === 'approve' && !warnings}
            aria-describedby={run.approvalRefusal ? 'approval-refusal' : undefined}
            onClick={() => ask('approve')}
          >
            {t('payroll.approve')}
          </Button>
        )}
        {may('pay') && (
          <Button type="primary" onClick={() => ask('pay')}>
            {t('payment.markPaid')}
          </Button>
        )}
        {may('post') && (
          <Popconfirm
            title={t('payroll.postAsk')}
            description={t('payroll.postHint')}
            okText={t('payroll.post')}
            cancelText={t('form.cancel')}
            onConfirm={() => void act('post', post)}
          >
            <Button type={may('pay') ? 'default' : 'primary'} loading={busy === 'post'}>
              {t('payroll.post')}
            </Button>
          </Popconfirm>
        )}
      </div>
      {asking === 'approve' && warnings && (
        <Suspense fallback={null}>
          <ApproveDialog
            about={{
              amount: run.net,
              previousAmount: run.previousNet,
              people: run.employeeCount,
              currency: run.currency,
            }}
            warnings={[
              ...(standing ? [t('payroll.warningsLeft', { count: standing, n: format.number(standing) })] : []),
              ...(dismissed ? [t('payroll.warningsDismissed', { count: dismissed, n: format.number(dismissed) })] : []),
            ]}
            approve={async (comment) => {
              await approve({ variables: { ...which, comment } });
              onChanged();
            }}
            close={() => ask(null)}
          />
        </Suspense>
      )}
      {asking === 'return' && (
        <Suspense fallback={null}>
          <RejectDialog
            title={t('payroll.returnTitle')}
            no={t('verb.return')}
            busy={busy === 'return'}
            reject={(reason) =>
              void act('return', () => giveBack({ variables: { ...which, reason } })).then((done) => done && ask(null))
            }
            close={() => ask(null)}
          />
        </Suspense>
      )}
      {asking === 'pay' && (
        <Suspense fallback={null}>
          <PayDialog run={run} close={() => ask(null)} onPaid={onChanged} />
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
