import { leaveDays, type LeaveSpan, type WorkCalendar } from './leave-days';
import type { Stretch } from './leave-type/service-change';
import { daysBesideLeave } from './pay-leave-days';
import { daysBetween, earlier, later, type PlainDate } from './plain-date';
import type { EndOfServiceLaw } from './law/end-of-service-laws';

/** Unpaid leave within a service and what of it is no service, in days to two decimals; `beside` of them lie between it and other leave. */
export interface UnpaidLeave { fromDate: PlainDate; toDate: PlainDate; days: string; beside?: number }
/** Leave with the days off that count with it by its type, as it was approved, and the stretches of time in which such days are no service; always, where none are given. */
export interface UnpaidSpan extends LeaveSpan { daysOff?: readonly PlainDate[] | null; noService?: readonly Stretch[] }

const hundredths = (days: number): number => Math.round(days * 100);

/**
 * What approved unpaid leave takes from a service. Service is counted in days of the calendar, and so is leave: weekends and
 * holidays within it are no service either, half a day is half a day. Hours count as the part of a working day they are. Days off
 * between two leaves are no service where the type counts them, as pay does: with the leave that holds them.
 * What lies before the first or after the last day does not count, nor what the law lets count as service, nor days on which leave of the type counted as service.
 */
export function unpaidLeaveWithin(
  service: { hireDate: PlainDate; lastDay: PlainDate }, leaves: readonly UnpaidSpan[], calendar: WorkCalendar, { unpaidLeave }: Pick<EndOfServiceLaw, 'unpaidLeave'>,
): UnpaidLeave[] {
  return leaves.flatMap((leave) => {
    const stretches = (leave.noService ?? [{ from: null, to: null }]).map(({ from, to }): Within => ({ fromDate: later(service.hireDate, from), toDate: earlier(service.lastDay, to) }));
    const beside = daysBesideLeave(leave, calendar).map(({ date }) => date).filter((date) => stretches.some(({ fromDate, toDate }) => date >= fromDate && date <= toDate));
    const parts = stretches.map(({ fromDate, toDate }): Within => ({ fromDate: later(leave.fromDate, fromDate), toDate: earlier(leave.toDate, toDate) })).filter(({ fromDate, toDate }) => fromDate <= toDate);
    if (!parts.length && !beside.length) return [];
    const own = parts.reduce((sum, part) => sum + (leave.unit === 'hourly' ? partsOfDays(leave, part, calendar) : wholeDays(leave, part)), 0);
    const days = Math.max(0, hundredths(own + beside.length) - unpaidLeave.daysThatCount * 100);
    const all = [...beside, ...parts.flatMap(({ fromDate, toDate }) => [fromDate, toDate])].sort();
    return days > 0 ? [{ fromDate: all[0]!, toDate: all.at(-1)!, days: String(days / 100), ...beside.length && { beside: beside.length } }] : [];
  });
}

/** All of it, as the figure an end of service leaves out. */
export const sumOfUnpaid = (before: string, leaves: readonly UnpaidLeave[]): string =>
  String(leaves.reduce((sum, { days }) => sum + hundredths(Number(days)), hundredths(Number(before))) / 100);

interface Within { fromDate: PlainDate; toDate: PlainDate }

function wholeDays(leave: LeaveSpan, { fromDate, toDate }: Within): number {
  const halfAtStart = leave.fromPart === 'pm' && fromDate === leave.fromDate ? 0.5 : 0;
  const halfAtEnd = leave.toPart === 'am' && toDate === leave.toDate ? 0.5 : 0;
  return daysBetween(fromDate, toDate) + 1 - halfAtStart - halfAtEnd;
}

function partsOfDays(leave: LeaveSpan, { fromDate, toDate }: Within, calendar: WorkCalendar): number {
  return leaveDays(leave, calendar).filter(({ date, minutes }) => minutes > 0 && date >= fromDate && date <= toDate)
    .reduce((sum, { minutes, dayMinutes }) => sum + minutes / dayMinutes, 0);
}
