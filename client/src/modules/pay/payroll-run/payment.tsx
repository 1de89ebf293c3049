import { DownloadOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../fields/choices';
import {
  useCancelRunPaymentMutation,
  usePayRunPaymentMutation,
  type RunPaymentFragment,
} from '../../../generated/pay/payroll-run';
import { factLine } from '../../../i18n/i18n';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

const DayDialog = lazy(() => import('./day-dialog'));

/** One payment: what it pays, its file, and by name whom it leaves out. */
export function Payment({ payment, onChanged }: { payment: RunPaymentFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isPaying, pay] = useState(false);
  const [markPaid] = usePayRunPaymentMutation();
  const [cancel] = useCancelRunPaymentMutation();
  const may = (action: string) => payment.allowedActions.includes(action);
  const which = { id: payment.id, version: payment.version };
  const money = (amount: string) => format.money(amount, payment.currency);
  const facts = [
    t(`choice.paymentFormat.${payment.format}`),
    payment.paidOn
      ? t('payment.paidOn', { day: format.day(payment.paidOn) })
      : t('payment.forDay', { day: format.day(payment.payDate) }),
    payment.madeByName && t('payment.by', { name: payment.madeByName }),
  ];
  const giveUp = async () => {
    try {
      await cancel({ variables: which });
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
    onChanged();
  };
  return (
    <li>
      <div className="line-main">
        <span>
          <b className="figure">
            <bdi>{money(payment.total)}</bdi>
          </b>{' '}
          <span>{t('payment.people', { count: payment.paidCount, n: format.number(payment.paidCount) })}</span>{' '}
          <StatusDot tone={toneOf('payrollPaymentState', payment.state)}>
            {t(`choice.payrollPaymentState.${payment.state}`)}
          </StatusDot>
        </span>
        <span className="quiet">{factLine(facts)}</span>
        <details className="quiet">
          <summary>{t('payment.checksum')}</summary>
          <bdi className="code checksum">{payment.sha256}</bdi>
        </details>
        {payment.excluded.length > 0 && (
          <details>
            <summary>
              {t('payment.excluded', {
                n: format.number(payment.excluded.length),
                amount: money(payment.excludedTotal),
              })}
            </summary>
            <ul className="reasons">
              {payment.excluded.map((one) => (
                <li key={one.payslipId}>
                  <Link
                    to={one.why === 'held' ? `/payslips/${one.payslipId}` : `/employees/${one.employeeId}`}
                    className="row-link"
                  >
                    <bdi>{one.name}</bdi>
                  </Link>{' '}
                  <bdi className="figure">{money(one.amount)}</bdi> · {t(`payment.why.${one.why as 'held'}`)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="button-row">
        {may('cancel') && (
          <Popconfirm
            title={t('payment.cancelAsk')}
            description={t('payment.cancelHint')}
            okText={t('verb.cancel')}
            cancelText={t('form.cancel')}
            okButtonProps={{ danger: true }}
            onConfirm={() => void giveUp()}
          >
            <Button type="text" danger>
              {t('verb.cancel')}
            </Button>
          </Popconfirm>
        )}
        {may('pay') && <Button onClick={() => pay(true)}>{t('payment.markPaid')}</Button>}
        {may('download') && (
          <Button
            icon={<DownloadOutlined />}
            href={`/payroll-payments/${payment.id}/file`}
            aria-label={`${t('payment.download')}: ${payment.fileName}`}
          >
            {t('payment.download')}
          </Button>
        )}
      </div>
      {isPaying && (
        <Suspense fallback={null}>
          <DayDialog
            title={t('payment.markPaid')}
            close={() => pay(false)}
            pay={async (paidOn) => {
              await markPaid({ variables: { ...which, paidOn } });
              toast.success(t('payment.markedPaid'));
              onChanged();
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
