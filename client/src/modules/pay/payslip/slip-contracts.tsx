import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import type { PayslipQuery } from '../../../generated/pay/payslip';
import { useFormat } from '../../../ui/words/format';

/** The salaries and positions it was calculated from, each leading to where it stands today. */
export function SlipContracts({ slip: { contracts, employeeId, positionTitle } }: { slip: PayslipQuery['record'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  if (!contracts?.length) return null;
  const kindOf = { salary: ['EmployeeSalary', 'pay'], position: ['EmployeePosition', 'history'] } as const;
  return (
    <section className="panel panel-text" aria-labelledby="slip-contracts">
      <h2 id="slip-contracts">{t('payroll.basedOn')}</h2>
      <p className="quiet">{t('payroll.basedOnHint')}</p>
      <ul className="reasons">
        {contracts.map(({ kind, recordId, recordVersion, validFrom, validTo }) => {
          const [subject, tab] = kindOf[kind as keyof typeof kindOf];
          const days = validTo ? format.period(validFrom, validTo) : t('payroll.since', { day: format.day(validFrom) });
          const name = t(`area.${subject}.one`);
          return (
            <li key={recordId}>
              {employeeId && ability.can('read', subject) ? (
                <Link className="plain-link" to={`/employees/${employeeId}?tab=${tab}`}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {kind === 'position' && contracts.filter((each) => each.kind === kind).length === 1 && positionTitle && (
                <>
                  {' '}
                  <bdi>{positionTitle}</bdi>
                </>
              )}
              {t('payroll.daysAndVersion', { days, n: recordVersion })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
