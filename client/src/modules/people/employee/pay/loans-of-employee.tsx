import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../../fields/choices';
import type { EntriesOfEmployeeQuery } from '../../../../generated/people/employee/pay';
import { useFormat } from '../../../../ui/words/format';
import { StatusDot } from '../../../../ui/status-dot';

type Loan = NonNullable<EntriesOfEmployeeQuery['loans']>['rows'][number];

/** The loans of an employee, the newest first, with what is still to be repaid. */
export function LoansOfEmployee({ rows }: { rows: Loan[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className="detail-group">
      <h2 className="form-heading">{t('area.EmployeeLoan.many')}</h2>
      {rows.length === 0 && <p className="quiet">{t('area.EmployeeLoan.none')}</p>}
      <ol className="dated">
        {rows.map(({ id, reason, principal, balance, nextDueOn, currency, firstDue, state }) => (
          <li key={id}>
            <div className="dated-body">
              <Link to={`/employee-loans?open=${id}`} className="row-link">
                <bdi>{reason}</bdi>
              </Link>
              <p>
                {state === 'repaying' && balance
                  ? t('loan.left', { amount: format.money(balance, currency) })
                  : format.day(firstDue)}
                {state === 'repaying' && nextDueOn && ` · ${t('loan.next', { day: format.day(nextDueOn) })}`}
              </p>
            </div>
            <bdi className="figure">{principal === null ? '•••' : format.money(principal, currency)}</bdi>
            <StatusDot tone={toneOf('loanState', state)}>{t(`choice.loanState.${state}`)}</StatusDot>
          </li>
        ))}
      </ol>
    </section>
  );
}
