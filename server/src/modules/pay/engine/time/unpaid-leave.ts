import { leaveDays, type LeaveSpan, type WorkCalendar } from '../../../organisation/domain/leave-days';
import type { Stretch } from '../../../leave/domain/type/service-change';
import { daysBesideLeave } from './pay-leave-days';
import { decimalOf, fine } from '../../../../kernel/numbers/fixed-point';
import { addDays, daysBetween, earlier, later, type PlainDate } from '../../../../kernel/dates/plain-date';
import { leapDaysIn } from './service-years';
import type { EndOfServiceLaw } from '../../statutory/end-of-service-laws';

/**
 * Unpaid leave within a service and what of it is no service, in days to four decimals; `beside` of them lie between it
 * and other leave, `daysBefore` before the day the law turns on, where it goes across that.
 */
export interface UnpaidLeave {
  fromDate: PlainDate;
  toDate: PlainDate;
  days: string;
  beside?: number;
  daysBefore?: string;
}
type RuleOfLeave = Pick<EndOfServiceLaw, 'unpaidLeave' | 'countsLeapDays' | 'paidByFund' | 'firstRateBefore'>;
/**
 * Leave with the days off that count with it by its type, as it was approved, and the stretches of time in which such
 * days are no service; always, where none are given.
 */
export interface UnpaidSpan extends LeaveSpan {
  daysOff?: readonly PlainDate[] | null;
  noService?: readonly Stretch[];
}

const units = (days: number): number => Math.round(days * Number(fine));
const daysOf = (counted: number): string => decimalOf(BigInt(counted), fine);

/**
 * What approved unpaid leave takes from a service. Service is counted in days of the calendar, and so is leave:
 * weekends and holidays within it are no service either, half a day is half a day. Hours count as the part of a working
 * day they are. Days off between two leaves are no service where the type counts them, as pay does: with the leave that
 * holds them. What lies before the first or after the last day does not count, nor what the law lets count as service,
 * nor days on which leave of the type counted as service, nor a 29 February where the law counts none as service: it is
 * left out already.
 */
export function unpaidLeaveWithin(
  service: { hireDate: PlainDate; lastDay: PlainDate },
  leaves: readonly UnpaidSpan[],
  calendar: WorkCalendar,
  law: RuleOfLeave,
): UnpaidLeave[] {
  return leaves.flatMap((leave) => {
    const stretches = (leave.noService ?? [{ from: null, to: null }]).map(({ from, to }): Within => ({
      fromDate: later(service.hireDate, from),
      toDate: earlier(service.lastDay, to),
    }));
    const beside = daysBesideLeave(leave, calendar)
      .map(({ date }) => date)
      .filter((date) => stretches.some(({ fromDate, toDate }) => date >= fromDate && date <= toDate));
    const parts = stretches
      .map(({ fromDate, toDate }): Within => ({
        fromDate: later(leave.fromDate, fromDate),
        toDate: earlier(leave.toDate, toDate),
      }))
      .filter(({ fromDate, toDate }) => fromDate <= toDate);
    if (!parts.length && !beside.length) return [];
    const all = [...beside, ...parts.flatMap(({ fromDate, toDate }) => [fromDate, toDate])].sort();
    const [fromDate, toDate] = [all[0]!, all.at(-1)!];
    const excluded = excludedOf(leave, { fromDate, toDate, parts, beside }, calendar, law);
    const days = excluded(toDate);
    if (days <= 0) return [];
    const turn = law.paidByFund?.from ?? law.firstRateBefore;
    return [
      {
        fromDate,
        toDate,
        days: daysOf(days),
        ...(beside.length && { beside: beside.length }),
        ...(turn && fromDate < turn && toDate >= turn && { daysBefore: daysOf(excluded(addDays(turn, -1))) }),
      },
    ];
  });
}

/** All of it, as the figure an end of service leaves out. */
export const sumOfUnpaid = (before: string, leaves: readonly UnpaidLeave[]): string =>
  daysOf(leaves.reduce((sum, { days }) => sum + units(Number(days)), units(Number(before))));

interface Within {
  fromDate: PlainDate;
  toDate: PlainDate;
}
interface Away extends Within {
  parts: readonly Within[];
  beside: readonly PlainDate[];
}

/** What of a leave is no service up to a day, in ten-thousandths of a day. */
function excludedOf(
  leave: LeaveSpan,
  { fromDate, toDate, parts, beside }: Away,
  calendar: WorkCalendar,
  { unpaidLeave, countsLeapDays }: RuleOfLeave,
): (day: PlainDate) => number {
  const awayIn = (part: Within): number =>
    leave.unit === 'hourly' ? partsOfDays(leave, part, calendar) : wholeDays(leave, part);
  const beyondThrough = (day: PlainDate): number => {
    const until = parts
      .map((part): Within => ({ fromDate: part.fromDate, toDate: earlier(part.toDate, day) }))
      .filter((part) => part.fromDate <= part.toDate);
    const away = until.reduce((sum, part) => sum + awayIn(part), beside.filter((date) => date <= day).length);
    return Math.max(0, units(away) - units(unpaidLeave.daysThatCount));
  };
  const leaps = countsLeapDays
    ? []
    : leapDaysIn(fromDate, toDate).map((day) => ({
        day,
        counted: beyondThrough(day) - beyondThrough(addDays(day, -1)),
      }));
  return (day) => leaps.reduce((sum, leap) => (leap.day <= day ? sum - leap.counted : sum), beyondThrough(day));
}

function wholeDays(leave: LeaveSpan, { fromDate, toDate }: Within): number {
  const halfAtStart = leave.fromPart === 'pm' && fromDate === leave.fromDate ? 0.5 : 0;
  const halfAtEnd = leave.toPart === 'am' && toDate === leave.toDate ? 0.5 : 0;
  return daysBetween(fromDate, toDate) + 1 - halfAtStart - halfAtEnd;
}

function partsOfDays(leave: LeaveSpan, { fromDate, toDate }: Within, calendar: WorkCalendar): number {
  return leaveDays(leave, calendar)
    .filter(({ date, minutes }) => minutes > 0 && date >= fromDate && date <= toDate)
    .reduce((sum, { minutes, dayMinutes }) => sum + minutes / dayMinutes, 0);
}
