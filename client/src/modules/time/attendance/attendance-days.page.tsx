import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import { useAttendanceSheetQuery } from '../../../generated/time/attendance';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { MonthChoice } from '../../../ui/month-choice';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useNarrow } from '../../../ui/words/use-narrow';
import { ClockPanel } from '../pieces/clock-panel';
import { dayAndStandingFrom } from './day-standing';
import { DayDrawer } from './day-drawer';
import { Legend } from './legend';
import { lastDayOf } from '../../../ui/words/month';
import { SheetGrid } from './sheet-grid';
import { SheetList } from './sheet-list';

/** A month of everybody's days; month, filters and page live in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const isPhone = useNarrow(600);
  const { address, change, move, search, searchFor, footer } = usePagedAddress();
  const [opened, setOpened] = useState<{ employeeId: string; date: string } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(address.get('month') ?? '')
    ? (address.get('month') as string)
    : today.slice(0, 7);
  const day = dayAndStandingFrom(address);
  const size = isPhone ? 1 : footer.state.size;

  const {
    data: answer,
    previousData,
    error,
    loading,
    refetch,
  } = useAttendanceSheetQuery({
    variables: {
      from: day?.day ?? `${month}-01`,
      to: day?.day ?? lastDayOf(month),
      standing: day?.standing,
      departmentId: address.get('department'),
      shiftId: address.get('shift'),
      search: search || null,
      limit: size,
      offset: (footer.state.page - 1) * size,
    },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['Attendance', 'AttendanceDay', 'Shift', 'Employee'], () => void refetch());
  const sheet = (answer ?? previousData)?.sheet;
  // Whoever sees only their own has nobody to look for.
  const isOfMany =
    !sheet || sheet.total > 1 || ['q', 'department', 'shift', 'standing'].some((name) => address.has(name));
  const row = sheet?.rows.find(({ id }) => id === opened?.employeeId);
  const openDay = row?.days.find(({ date }) => date === opened?.date);

  const content = () => {
    if (error && !sheet) return <Failure error={error} retry={() => void refetch()} />;
    if (!sheet) return <RowsSkeleton columns={6} />;
    const [first] = sheet.rows;
    if (!first) return <EmptyState title={t('area.AttendanceDay.none')} why={t('list.nothingFoundWhy')} />;
    const open = (of: { id: string }, { date }: { date: string }) => {
      opener.current = document.activeElement as HTMLElement | null;
      setOpened({ employeeId: of.id, date });
    };
    return isPhone ? (
      <SheetList row={first} today={today} open={open} />
    ) : (
      <SheetGrid sheet={sheet} today={today} open={open} />
    );
  };
  return (
    <>
      <PageHeader title={t('area.AttendanceDay.many')} detail={t('area.AttendanceDay.why')} />
      <ClockPanel onChanged={() => void refetch()} />
      <section className="panel" aria-label={t('area.AttendanceDay.many')} aria-busy={loading}>
        <div className="toolbar">
          {day ? (
            <span className="chip">
              <span className="chip-text">
                {t(`days.standing.${day.standing}`)} · {format.day(day.day)}
              </span>
              <button
                type="button"
                className="chip-remove"
                aria-label={t('list.removeFilter')}
                onClick={() => change({ day: null, standing: null })}
              >
                <CloseOutlined />
              </button>
            </span>
          ) : (
            <MonthChoice label={t('days.month')} month={month} choose={(to) => move({ month: to })}>
              {month !== today.slice(0, 7) && (
                <Button onClick={() => move({ month: null })}>{t('days.thisMonth')}</Button>
              )}
            </MonthChoice>
          )}
          {isOfMany && (
            <>
              <SearchBox value={search} change={searchFor} label={t('days.search')} />
              <Filter
                to="department"
                label={t('field.departmentId')}
                value={address.get('department')}
                change={(id) => change({ department: id })}
              />
              <Filter
                to="shift"
                label={t('field.shiftId')}
                value={address.get('shift')}
                change={(id) => change({ shift: id })}
              />
            </>
          )}
        </div>
        {content()}
        {sheet && (
          <>
            <Legend />
            <ListFooter state={{ ...footer.state, size }} change={footer.change} total={sheet.total} />
          </>
        )}
      </section>
      {row && openDay && (
        <DayDrawer
          key={`${row.id} ${openDay.date}`}
          row={row}
          day={openDay}
          close={() => {
            setOpened(null);
            requestAnimationFrame(() => opener.current?.focus());
          }}
          onChanged={() => void refetch()}
        />
      )}
    </>
  );
}

interface FilterProps {
  to: 'department' | 'shift';
  label: string;
  value: string | null;
  change: (id: string | null) => void;
}

function Filter({ to, label, value, change }: FilterProps) {
  return (
    <label className="sheet-filter">
      <span className="quiet">{label}</span>
      <ReferenceInput to={to} value={value} onChange={(id) => change(id as string | null)} aria-label={label} />
    </label>
  );
}
