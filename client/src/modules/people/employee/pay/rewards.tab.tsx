import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../../access/session';
import { toneOf } from '../../../../fields/choices';
import { useEntriesOfEmployeeQuery, type EntriesOfEmployeeQuery } from '../../../../generated/people/employee/pay';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { StatusDot } from '../../../../ui/status-dot';
import { AllowancesGiven } from './allowances-given';
import { readsAbout, type EmployeeTabProps } from '../employee-tab-props';
import { LoansOfEmployee } from './loans-of-employee';
import { RegularDeductions } from './regular-deductions';

type Entry = NonNullable<EntriesOfEmployeeQuery['rewards'] | EntriesOfEmployeeQuery['deductions']>['rows'][number];

/** What the employee gets beside the salary and what is taken off it: month after month, and once. */
export function Component({ employeeId }: EmployeeTabProps) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const reads = (subject: string) => readsAbout(ability, subject, employeeId);
  const { data, error, refetch } = useEntriesOfEmployeeQuery({
    variables: {
      employeeId,
      withRewards: reads('EmployeeReward'),
      withDeductions: reads('EmployeeDeduction'),
      withLoans: reads('EmployeeLoan'),
    },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <>
      {reads('CompensationAssignment') && (
        <section className="detail-group">
          <h2 className="form-heading">{t('area.CompensationAssignment.many')}</h2>
          <AllowancesGiven employeeId={employeeId} />
        </section>
      )}
      {reads('DeductionAssignment') && (
        <section className="detail-group">
          <h2 className="form-heading">{t('area.DeductionAssignment.many')}</h2>
          <RegularDeductions employeeId={employeeId} />
        </section>
      )}
      {data.loans && <LoansOfEmployee rows={data.loans.rows} />}
      {data.rewards && (
        <Entries
          title={t('payItems.rewards')}
          none={t('area.EmployeeReward.none')}
          path="/employee-rewards"
          choice="rewardType"
          rows={data.rewards.rows}
          points={data.points}
        />
      )}
      {data.deductions && (
        <Entries
          title={t('payItems.deductions')}
          none={t('area.EmployeeDeduction.none')}
          path="/employee-deductions"
          choice="employeeDeductionType"
          rows={data.deductions.rows}
        />
      )}
    </>
  );
}

interface EntriesProps {
  title: string;
  none: string;
  path: string;
  choice: 'rewardType' | 'employeeDeductionType';
  rows: Entry[];
  points?: EntriesOfEmployeeQuery['points'];
}

/** Single amounts, the newest first, each opening where it is decided. */
function Entries({ title, none, path, choice, rows, points }: EntriesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const worth = (row: Entry): string => {
    if ('kind' in row && row.kind === 'item') return row.item ?? '';
    if ('kind' in row && row.kind === 'points')
      return t('payItems.nPoints', { count: row.points ?? 0, n: row.points ?? 0 });
    return row.amount === null ? '•••' : format.money(row.amount, row.currency);
  };
  return (
    <section className="detail-group">
      <h2 className="form-heading">{title}</h2>
      {!!points?.given && (
        <p className="quiet">{t('payItems.points', { left: points.left, given: points.given, spent: points.spent })}</p>
      )}
      {rows.length === 0 && <p className="quiet">{none}</p>}
      <ol className="dated">
        {rows.map((row) => {
          const { id, type, reason, date, state } = row;
          return (
            <li key={id}>
              <div className="dated-body">
                <Link to={`${path}?open=${id}`} className="row-link">
                  <bdi>{reason}</bdi>
                </Link>
                <p>
                  {t(`choice.${choice}.${type}` as 'choice.rewardType.other')} · {format.day(date)}
                </p>
              </div>
              <bdi className="figure">{worth(row)}</bdi>
              <StatusDot tone={toneOf('payEntryState', state)}>{t(`choice.payEntryState.${state}`)}</StatusDot>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
