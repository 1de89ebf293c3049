import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { useLastPayslipsQuery, type EndOfServiceRecordFragment } from '../../../generated/pay/end-of-service';
import { useFormat } from '../../../ui/words/format';

/** The payslips of the month of the last day: they pay that month, and the settlement pays what is due beside them. */
export function LastPayslips({
  record: { employeeId, lastDay },
}: {
  record: Pick<EndOfServiceRecordFragment, 'employeeId' | 'lastDay'>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const period = lastDay.slice(0, 7);
  const { data } = useLastPayslipsQuery({ variables: { employeeId, period }, skip: !ability.can('read', 'Payslip') });
  return data?.page.rows.map(({ id, kind }) => (
    <Link key={id} className="plain-link" to={`/payslips/${id}`}>
      {t('award.payslip', { month: format.month(period) })}
      {kind && kind !== 'regular' && ` (${t(`choice.payrollRunKind.${kind as 'final'}`)})`}
    </Link>
  ));
}
