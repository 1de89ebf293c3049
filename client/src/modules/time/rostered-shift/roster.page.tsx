import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { ListFooter } from '../../../list/list-footer';
import { SearchBox } from '../../../list/search-box';
import { useRosterQuery, useRosterStandingQuery, useRosterWeekQuery } from '../../../generated/time/rostered-shift';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useAddress } from '../../../ui/words/use-address';
import { useNarrow } from '../../../ui/words/use-narrow';
import { FillNote } from './fill-note';
import { Gaps } from './gaps';
import './roster.css';
import { RosterActions } from './roster-actions';
import { RosterGrid, type Place, type RosterLine } from './roster-grid';
import { RosterList } from './roster-list';
import { dayAfter, isDay, weekStartOf } from './week';

const ShiftDialog = lazy(() => import('./shift-dialog'));
const peopleOfPage = 50;

/** The week of everybody by shifts; week, department and page live in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const isPhone = useNarrow(600);
  const { address, change } = useAddress();
  const [place, setPlace] = useState<Place | null>(null);
  const opener = useRef<HTMLElement>(null);
  const { data: known } = useRosterWeekQuery();
  const week = known?.week;
  const asked = address.get('day');
  const day = isDay(asked) ? asked : today;
  const from = weekStartOf(day, week?.firstDay ?? 1);
  const departmentId = address.get('department');
  const page = Math.max(1, Number(address.get('page')) || 1);
  const scope = { from, to: dayAfter(from, 6), departmentId };

  const { data, previousData, error, loading, refetch } = useRosterQuery({
    variables: { ...scope, search: address.get('q'), limit: peopleOfPage, offset: (page - 1) * peopleOfPage },
    skip: !week,
    fetchPolicy: 'cache-and-network',
  });
  const counted = useRosterStandingQuery({ variables: scope, skip: !week, fetchPolicy: 'cache-and-network' });
  const standing = (counted.data ?? counted.previousData)?.standing;
  const again = () => {
    void refetch();
    void counted.refetch();
  };
  useLive(['RosteredShift', 'EmployeeLeave', 'Shift', 'CoverNeed'], again);
  const roster = (data ?? previousData)?.roster;
  const lines: RosterLine[] = roster
    ? [
        ...(roster.mayOpen || roster.open.length > 0
          ? [{ id: null, name: t('roster.open'), detail: t('roster.openWhy'), minutes: null, shifts: roster.open }]
          : []),
        ...roster.rows.map(({ id, employeeName, departmentName, employeeCode, minutes, shifts }) => ({
          id,
          name: employeeName,
          detail: departmentName ?? employeeCode,
          minutes: minutes || null,
          shifts,
        })),
      ]
    : [];
  const line = lines.find(({ id }) => place && id === place.line.id);

  const content = () => {
    if (error && !roster) return <Failure error={error} retry={() => void refetch()} />;
    if (!roster || !week) return <RowsSkeleton columns={7} />;
    if (roster.total === 0) return <EmptyState title={t('roster.nobody')} why={t('list.nothingFoundWhy')} />;
    const open = (next: Place) => {
      opener.current = document.activeElement as HTMLElement | null;
      setPlace(next);
    };
    return isPhone ? (
      <RosterList
        days={roster.days}
        day={roster.days.includes(day) ? day : roster.days[0]!}
        choose={(date) => change({ day: date })}
        lines={lines}
        open={open}
      />
    ) : (
      <RosterGrid roster={roster} lines={lines} today={today} weekendDays={week.weekendDays} open={open} />
    );
  };
  return (
    <>
      <PageHeader title={t('roster.title')} detail={t('roster.why')}>
        {roster && standing && <RosterActions scope={scope} roster={roster} standing={standing} onDone={again} />}
      </PageHeader>
      <section className="panel" aria-label={t('roster.title')} aria-busy={loading}>
        <div className="toolbar">
          <div className="month-choice" role="group" aria-label={t('roster.week')}>
            <IconButton
              label={t('roster.weekBefore')}
              icon={<LeftOutlined className="mirrored" />}
              onClick={() => change({ day: dayAfter(day, -7) })}
            />
            <strong aria-live="polite">{format.period(scope.from, scope.to)}</strong>
            <IconButton
              label={t('roster.weekAfter')}
              icon={<RightOutlined className="mirrored" />}
              onClick={() => change({ day: dayAfter(day, 7) })}
            />
            {weekStartOf(today, week?.firstDay ?? 1) !== from && (
              <Button onClick={() => change({ day: null })}>{t('roster.thisWeek')}</Button>
            )}
          </div>
          <SearchBox
            value={address.get('q') ?? ''}
            change={(q) => change({ q: q || null, page: null })}
            label={t('days.search')}
          />
          <label className="sheet-filter">
            <span className="quiet">{t('field.departmentId')}</span>
            <ReferenceInput
              to="department"
              value={departmentId}
              onChange={(id) => change({ department: id as string | null, page: null })}
              aria-label={t('field.departmentId')}
            />
          </label>
        </div>
        {standing?.fill && <FillNote fill={standing.fill} again={() => void counted.refetch()} />}
        {standing && <Gaps gaps={standing.gaps} />}
        {content()}
        {roster && roster.total > peopleOfPage && (
          <ListFooter
            state={{ page, size: peopleOfPage }}
            change={(next) => change({ page: String(next.page) })}
            total={roster.total}
          />
        )}
      </section>
      {place && line && (
        <Suspense>
          <ShiftDialog
            key={`${line.id} ${place.date}`}
            place={{ line, date: place.date }}
            shifts={line.shifts.filter(({ date }) => date === place.date)}
            departmentId={departmentId ?? roster?.openDepartmentId ?? null}
            onChanged={again}
            close={() => {
              setPlace(null);
              requestAnimationFrame(() => opener.current?.focus());
            }}
          />
        </Suspense>
      )}
    </>
  );
}
