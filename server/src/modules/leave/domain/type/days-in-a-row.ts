import {
  leaveMinutes,
  type LeaveDay,
  type LeaveSpan,
  type WorkCalendar,
} from '../../../organisation/domain/leave-days';
import { addDays, daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';
import { longestGap } from './leave-type';

interface CountedLeave {
  span: LeaveSpan;
  days: readonly LeaveDay[];
}

/**
 * The days of all leave that follows each other with a span among it. Weekends and holidays lie between without parting
 * it;
 * any part of a working day that is worked does: the afternoon after a morning off, the hours around hours off.
 */
export function inARow(span: LeaveSpan, all: readonly CountedLeave[], calendar: WorkCalendar): LeaveDay[] {
  const inOrder = all
    .map(({ span: of, days }) => ({ isOwn: of === span, span: wholeDays(of, days), days }))
    .sort((one, other) => (startOf(one.span) < startOf(other.span) ? -1 : 1));
  const own = inOrder.findIndex(({ isOwn }) => isOwn);
  let [first, last] = [own, own];
  while (first > 0 && follow(inOrder[first - 1]!.span, inOrder[first]!.span, calendar)) first -= 1;
  while (last < inOrder.length - 1 && follow(inOrder[last]!.span, inOrder[last + 1]!.span, calendar)) last += 1;
  return inOrder.slice(first, last + 1).flatMap(({ days }) => days);
}

/** Hours that take all of their day leave nothing of it to be worked, whatever the clock says. */
const wholeDays = (span: LeaveSpan, days: readonly LeaveDay[]): LeaveSpan =>
  span.unit === 'hourly' && days.every(({ minutes, dayMinutes }) => minutes > 0 && minutes >= dayMinutes)
    ? { ...span, unit: 'daily' }
    : span;

const startOf = (span: LeaveSpan): string => Object.values(leaveMinutes(span).start).join(' ');

/** Whether nothing is worked from the end of one leave to the beginning of the next. */
function follow(one: LeaveSpan, next: LeaveSpan, calendar: WorkCalendar): boolean {
  const [end, start] = [leaveMinutes(one).end, leaveMinutes(next).start];
  const days = daysBetween(end.date, start.date);
  if (days > longestGap) return false;
  for (let at = 0; at <= days; at += 1) {
    if (isWorked(calendar, addDays(end.date, at), at === 0 ? end.time : midnight, at === days ? start.time : null))
      return false;
  }
  return true;
}

const [midnight, noon] = ['00:00:00', '12:00:00'];

/** Whether any of a day is worked from one time on to another, or to its end. */
function isWorked(calendar: WorkCalendar, date: PlainDate, from: string, to: string | null): boolean {
  if (to !== null && to <= from) return false;
  const day = calendar.dayOn(date);
  if (day.kind !== 'work' || day.minutes === 0) return false;
  if (day.freeHalf === 'pm' ? from >= noon : day.freeHalf === 'am' && to !== null && to <= noon) return false;
  if (!day.within) return true;
  const [fromTime, toTime] = [from.slice(0, 5), to?.slice(0, 5) ?? null];
  return (
    day.within({ unit: 'hourly', fromDate: date, toDate: date, fromPart: 'am', toPart: 'pm', fromTime, toTime }) > 0
  );
}
