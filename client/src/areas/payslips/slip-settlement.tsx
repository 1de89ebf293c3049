import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../access/session';
import { useSlipSettlementQuery, type PayslipQuery } from '../../generated/payslips';
import { useFormat } from '../../ui/format';

/** What else is paid to who leaves in the month of the payslip. */
export function SlipSettlement({ slip: { employeeId, period } }: { slip: PayslipQuery['record'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const month = period ?? '';
  const { data } = useSlipSettlementQuery({
    variables: { employeeId: employeeId ?? '', from: `${month}-01`, to: lastOf(month) },
    skip: !employeeId || !month || !ability.can('read', 'EndOfService'),
  });
  const [settlement] = data?.page.rows ?? [];
  if (!settlement) return null;
  return <Link className="plain-link" to={`/end-of-service/${settlement.id}`}>{t('payroll.settlement', { day: format.day(settlement.lastDay) })}</Link>;
}

const lastOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10);
};
