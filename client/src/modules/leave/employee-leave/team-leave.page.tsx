import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import { useTeamLeaveQuery } from '../../../generated/leave/employee-leave';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { lastDayOf } from '../../../ui/words/month';
import { MonthChoice } from '../../../ui/month-choice';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { TeamSheet } from './team-sheet';

/** A month of who is away; month, filters and page live in the address. */
export function Component() {
  const { t } = useTranslation();
  const today = useToday();
  const { address, change, move, search, searchFor, limit, offset, footer } = usePagedAddress();
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(address.get('month') ?? '')
    ? (address.get('month') as string)
    : today.slice(0, 7);

  const { data, previousData, error, loading, refetch } = useTeamLeaveQuery({
    variables: {
      from: `${month}-01`,
      to: lastDayOf(month),
      departmentId: address.get('department'),
      search: search || null,
      limit,
      offset,
    },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmployeeLeave', 'Holiday', 'Employee'], () => void refetch());
  const calendar = (data ?? previousData)?.calendar;

  const content = () => {
    if (error && !calendar) return <Failure error={error} retry={() => void refetch()} />;
    if (!calendar) return <RowsSkeleton columns={6} />;
    if (calendar.people.length === 0) return <EmptyState title={t('teamLeave.none')} why={t('teamLeave.noneWhy')} />;
    return <TeamSheet calendar={calendar} today={today} />;
  };
  return (
    <>
      <PageHeader title={t('teamLeave.title')} detail={t('teamLeave.why')} />
      <section className="panel" aria-label={t('teamLeave.title')} aria-busy={loading}>
        <div className="toolbar">
          <MonthChoice label={t('days.month')} month={month} choose={(to) => move({ month: to, page: null })}>
            {month !== today.slice(0, 7) && (
              <Button onClick={() => move({ month: null, page: null })}>{t('days.thisMonth')}</Button>
            )}
          </MonthChoice>
          <SearchBox value={search} change={searchFor} label={t('days.search')} />
          <label className="sheet-filter">
            <span className="quiet">{t('field.departmentId')}</span>
            <ReferenceInput
              to="department"
              value={address.get('department')}
              onChange={(id) => change({ department: id as string | null })}
              aria-label={t('field.departmentId')}
            />
          </label>
        </div>
        {content()}
        {calendar && <ListFooter {...footer} total={calendar.total} />}
      </section>
    </>
  );
}
