import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { useSlipSettlementQuery, type PayslipQuery } from '../../../generated/pay/payslip';
import { useFormat } from '../../../ui/words/format';
import { lastDayOf } from '../../../ui/words/month';

/** What else is paid to who leaves in the month of the payslip. */
export function SlipSettlement({ slip: { employeeId, period } }: { slip: PayslipQuery['record'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const month = period ?? '';
  const { data } = useSlipSettlementQuery({
    variables: { employeeId: employeeId ?? '', from: `${month}-01`, to: lastDayOf(month) },
    skip: !employeeId || !month || !ability.can('read', 'EndOfService'),
  });
  const [settlement] = data?.page.rows ?? [];
  if (!settlement) return null;
  return (
    <Link className="plain-link" to={`/end-of-service/${settlement.id}`}>
      {t('payroll.settlement', { day: format.day(settlement.lastDay) })}
    </Link>
  );
}
