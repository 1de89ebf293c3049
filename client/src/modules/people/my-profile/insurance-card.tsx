import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { RecordDetail } from '../../../form/record-detail';
import { useMyInsuranceQuery } from '../../../generated/people/my-profile';
import type { AnyField, AnyRecord } from '../../../list/area';
import { Failure } from '../../../ui/failure';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { ProfileCard } from './profile-card';

const fields: AnyField[] = [
  { field: 'number', label: 'insuranceNumber', kind: 'masked' },
  { field: 'firstInsured', kind: 'date' },
  { field: 'validFrom', kind: 'date' },
  { field: 'validTo', kind: 'date' },
  { field: 'contributoryWage', kind: 'money' },
];

/** By whom one is insured, and what this year's payslips took and paid for it. */
export function InsuranceCard({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { data, error, refetch } = useMyInsuranceQuery({ variables: { id: employeeId }, fetchPolicy: 'network-only' });
  useLive(['InsuranceRegistration', 'Payslip'], () => void refetch());
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data || data.page.rows.length + data.contributions.length === 0) return null;
  const { page, contributions } = data;
  const nameOf = (scheme: (typeof contributions)[number]['scheme'], own: string | null | undefined) =>
    own ?? t(`choice.insuranceScheme.${scheme}`);
  return (
    <ProfileCard title={t('profile.insurance')}>
      {page.rows.map((row) => {
        const isOver = !!row.validTo && row.validTo < today;
        const filled = fields.filter(({ field }) => (row as unknown as AnyRecord)[field] !== null);
        return (
          <section key={row.id} className="profile-insurance">
            <h3>
              <bdi>{row.scheme && nameOf(row.scheme, row.contributionSchemeName)}</bdi>{' '}
              {isOver && <StatusDot tone="default">{t('employee.past')}</StatusDot>}
            </h3>
            <RecordDetail fields={filled} record={row as unknown as AnyRecord} />
          </section>
        );
      })}
      {contributions.length > 0 && (
        <section className="profile-insurance">
          <h3>{t('profile.contributions', { year: today.slice(0, 4) })}</h3>
          <ul className="profile-people">
            {contributions.map(({ scheme, ownSchemeName, months, employee, employer, state, currency }) => (
              <li key={`${scheme} ${ownSchemeName} ${currency}`}>
                <div>
                  <bdi>{nameOf(scheme, ownSchemeName)}</bdi>
                  <p className="quiet">
                    {t('profile.contributionMonths', { count: months, n: format.number(months) })}
                  </p>
                </div>
                <dl className="profile-shares">
                  {(
                    [
                      ['mine', employee],
                      ['employers', employer],
                      ['states', state],
                    ] as const
                  )
                    .filter(([, amount]) => Number(amount) !== 0)
                    .map(([whose, amount]) => (
                      <div key={whose}>
                        <dt>{t(`profile.share.${whose}`)}</dt>
                        <dd className="figure">{format.money(amount, currency)}</dd>
                      </div>
                    ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ProfileCard>
  );
}
