import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDismissPayrollRunFindingMutation,
  useRestorePayrollRunFindingMutation,
  type PayrollRunRecordFragment,
  type PayrollRunReviewQuery,
} from '../../../generated/pay/payroll-run';
import { toast } from '../../../ui/dialogs/toasts';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';

const NoteDialog = lazy(() => import('../../../form/note-dialog'));

interface Props {
  run: PayrollRunRecordFragment;
  code: string;
  title: string;
  dismissal: PayrollRunReviewQuery['findings'][number]['dismissal'];
  again: () => void;
}

/** Lets a warning stand with a reason, shows who did and why, and takes that back; for who decides about the run. */
export function FindingDismissal({ run, code, title, dismissal, again }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [dismiss, { loading }] = useDismissPayrollRunFindingMutation();
  const [restore, { loading: isRestoring }] = useRestorePayrollRunFindingMutation();
  const decides = run.state === 'review' && run.allowedActions.includes('approve');
  const key = { id: run.id, version: run.version, code };

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setAsking(false);
      again();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      toast.error(Object.values(byField)[0] || message);
    }
  };
  if (dismissal)
    return (
      <p>
        <span dir="auto">
          {t('payroll.dismissedBy', {
            name: dismissal.byName,
            at: format.short(dismissal.at),
            reason: dismissal.reason,
          })}
        </span>{' '}
        {decides && (
          <Button
            size="small"
            loading={isRestoring}
            onClick={() => void attempt(() => restore({ variables: key }))}
            aria-label={`${t('payroll.restore')}: ${title}`}
          >
            {t('payroll.restore')}
          </Button>
        )}
      </p>
    );
  if (!decides) return null;
  return (
    <p>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`${t('payroll.dismiss')}: ${title}`}>
        {t('payroll.dismiss')}
      </Button>
      {asking && (
        <Suspense>
          <NoteDialog
            title={t('payroll.dismiss')}
            busy={loading}
            close={() => setAsking(false)}
            send={(reason) => void attempt(() => dismiss({ variables: { ...key, reason } }))}
          />
        </Suspense>
      )}
    </p>
  );
}
