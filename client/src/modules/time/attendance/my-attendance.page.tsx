import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useSignedIn } from '../../../access/session';
import { useToday } from '../../../access/today';
import { useMyAttendanceQuery, type SheetRowFragment } from '../../../generated/time/attendance';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { MonthChoice } from '../../../ui/month-choice';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { lastDayOf } from '../../../ui/words/month';
import { useConnection } from '../../../ui/words/connection';
import { useAddress } from '../../../ui/words/use-address';
import { DayDrawer } from './day-drawer';
import { useDayWords, type SheetDay } from './day-words';
import { SheetList } from './sheet-list';
import { ClockPanel } from '../pieces/clock-panel';

/** One's own times: the clock, what is missing, and the month day by day. */
export function Component() {
  const { t } = useTranslation();
  const { employeeId } = useSignedIn();
  return (
    <>
      <PageHeader title={t('mine.attendance')} detail={t('mine.attendanceWhy')} />
      {employeeId ? (
        <Attendance employeeId={employeeId} />
      ) : (
        <EmptyState title={t('area.AttendanceDay.none')} why={t('mine.noAttendance')} />
      )}
    </>
  );
}

function Attendance({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const today = useToday();
  const { address, change } = useAddress();
  const [opened, setOpened] = useState<string | null>(null);
  const asked = address.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const {
    data: answer,
    previousData,
    error,
    loading,
    refetch,
  } = useMyAttendanceQuery({
    variables: { from: `${month}-01`, to: lastDayOf(month), employeeId },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['Attendance', 'AttendanceDay', 'AttendanceCorrection'], () => void refetch());
  const sheet = (answer ?? previousData)?.sheet;
  const row = sheet?.rows[0];
  const day = row?.days.find(({ date }) => date === opened);
  const open = (_row: SheetRowFragment, { date }: SheetDay) => setOpened(date);
  return (
    <>
      <ClockPanel onChanged={() => void refetch()} />
      {row && <Missing days={row.days.filter((one) => isMissing(one) && one.date < today)} open={setOpened} />}
      <section className="panel" aria-label={t('mine.month')} aria-busy={loading}>
        <div className="toolbar">
          <MonthChoice
            label={t('days.month')}
            month={month}
            choose={(to) => change({ month: to })}
            last={today.slice(0, 7)}
          />
        </div>
        {error && !sheet && <Failure error={error} retry={() => void refetch()} />}
        {!sheet && !error && <RowsSkeleton columns={2} />}
        {sheet && !row && <EmptyState title={t('area.AttendanceDay.none')} why={t('mine.noAttendance')} />}
        {row && <SheetList row={row} today={today} open={open} />}
      </section>
      {row && day && (
        <DayDrawer key={day.date} row={row} day={day} close={() => setOpened(null)} onChanged={() => void refetch()} />
      )}
    </>
  );
}

const isMissing = ({ status, autoOut }: SheetDay): boolean =>
  status === 'missing_punch' || status === 'absent' || autoOut !== null;

/** Days that lack something, each with a way to put it right. */
function Missing({ days, open }: { days: SheetDay[]; open: (date: string) => void }) {
  const { t } = useTranslation();
  const { isLost } = useConnection();
  const words = useDayWords();
  if (days.length === 0) return null;
  return (
    <section className="panel panel-padded" aria-label={t('mine.missing')}>
      <h2>{t('mine.missing')}</h2>
      <ol className="dated">
        {days.toReversed().map((day) => (
          <li key={day.date}>
            <div className="dated-body">
              <b>{words.dayOf(day.date)}</b>
              <p>
                {words.status(day)} <bdi dir="ltr">{words.times(day)}</bdi>
              </p>
            </div>
            <Button
              disabled={isLost}
              onClick={() => open(day.date)}
              aria-label={`${t('mine.correct')}: ${words.dayOf(day.date)}`}
            >
              {t('mine.correct')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
