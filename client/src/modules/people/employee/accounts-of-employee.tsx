import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { toneOf } from '../../../fields/choices';
import { newWith } from '../../../form/given-values';
import { useEmployeeAccountsQuery } from '../../../generated/people/employee';
import { factLine } from '../../../i18n/i18n';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';

/** Where pay goes, and what waits to be verified; entered and verified in the list of accounts. */
export function AccountsOfEmployee({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { ability } = useSession();
  const { data, error, refetch } = useEmployeeAccountsQuery({
    variables: { employeeId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 1 }} />;
  const rows = data.page.rows.filter(({ validTo }) => !validTo || validTo >= today);
  return (
    <section className="detail-group">
      <h2 className="form-heading">{t('area.BankAccount.many')}</h2>
      {rows.every(({ state }) => state !== 'verified') && (
        <p className="quiet">
          {t('employee.noAccount')}{' '}
          {rows.length === 0 && ability.can('create', 'BankAccount') && (
            <Link
              to={newWith('/bank-accounts', { employeeId })}
              className="row-link"
              aria-label={t('form.addTo', { section: t('area.BankAccount.many') })}
            >
              {t('form.addMissing')}
            </Link>
          )}
        </p>
      )}
      <ol className="dated">
        {rows.map((row) => (
          <li key={row.id}>
            <div className="dated-body">
              <Link to={`/bank-accounts?open=${row.id}`} className="row-link">
                <bdi dir="ltr">{row.iban ?? row.holder}</bdi>
              </Link>{' '}
              <span className="quiet" dir="auto">
                {factLine([row.bankName, row.validFrom && t('employee.future', { day: format.day(row.validFrom) })])}
              </span>
            </div>
            {row.state && (
              <StatusDot tone={toneOf('bankAccountState', row.state)}>
                {t(`choice.bankAccountState.${row.state}`)}
              </StatusDot>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
