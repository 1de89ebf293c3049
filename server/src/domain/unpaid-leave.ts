import { leaveDays, type LeaveSpan, type WorkCalendar } from './leave-days';
import { daysBetween, type PlainDate } from './plain-date';
import type { EndOfServiceLaw } from './law/end-of-service-laws';

/** Unpaid leave within a service and what of it is no service, in days to two decimals. */
export interface UnpaidLeave { fromDate: PlainDate; toDate: PlainDate; days: string }

const hundredths = (days: number): number => Math.round(days * 100);

/**
 * What approved unpaid leave takes from a service. Service is counted in days of the calendar, and so is leave: weekends and
 * holidays within it are no service either, half a day is half a day. Hours count as the part of a working day they are.
 * What lies before the first or after the last day does not count, nor what the law lets count as service.
 */
export function unpaidLeaveWithin(
  service: { hireDate: PlainDate; lastDay: PlainDate }, leaves: readonly LeaveSpan[], calendar: WorkCalendar, { unpaidLeave }: Pick<EndOfServiceLaw, 'unpaidLeave'>,
): UnpaidLeave[] {
  return leaves.flatMap((leave) => {
    const fromDate = leave.fromDate < service.hireDate ? service.hireDate : leave.fromDate;
    const toDate = leave.toDate > service.lastDay ? service.lastDay : leave.toDate;
    if (fromDate > toDate) return [];
    const away = leave.unit === 'hourly' ? partsOfDays(leave, { fromDate, toDate }, calendar) : wholeDays(leave, { fromDate, toDate });
    const days = Math.max(0, hundredths(away) - unpaidLeave.daysThatCount * 100);
    return days > 0 ? [{ fromDate, toDate, days: String(days / 100) }] : [];
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
