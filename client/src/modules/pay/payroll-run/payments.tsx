import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunPaymentsQuery, type PayrollRunRecordFragment } from '../../../generated/pay/payroll-run';
import { useLive } from '../../../access/live';
import { Failure } from '../../../ui/failure';
import { Payment } from './payment';

const MakePayment = lazy(() => import('./make-payment'));

/** What banks were told to pay of this run, whom each payment leaves out, and the next one to be made. */
export function Payments({ run, onChanged }: { run: PayrollRunRecordFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const [isMaking, make] = useState(false);
  const { data, error, refetch } = useRunPaymentsQuery({
    variables: { runId: run.id },
    fetchPolicy: 'cache-and-network',
  });
  // Marking the run as paid, or posting it, changes its payments too.
  useLive(['PayrollPayment'], () => void refetch());
  const again = () => {
    void refetch();
    onChanged();
  };
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <section className="panel" aria-labelledby="run-payments">
      <div className="toolbar">
        <h2 id="run-payments">{t('payment.title')}</h2>
        {run.allowedActions.includes('disburse') && (
          <div className="toolbar-end">
            <Button onClick={() => make(true)}>{t('payment.make')}</Button>
          </div>
        )}
      </div>
      {!data && <Skeleton active />}
      {data?.page.rows.length === 0 && <p className="panel-text quiet">{t('payment.none')}</p>}
      <ul className="lines">
        {data?.page.rows.map((payment) => (
          <Payment key={payment.id} payment={payment} onChanged={again} />
        ))}
      </ul>
      {isMaking && (
        <Suspense fallback={null}>
          <MakePayment run={run} close={() => make(false)} onDone={again} />
        </Suspense>
      )}
    </section>
  );
}
