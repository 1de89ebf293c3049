import type { LeaveDay, LeaveSpan } from '../../domain/leave-days';
import { daysOfUnits, daysTaken, inDays, takenDays, unitsOf, type CountingRule, type LeaveTypeRules } from '../../domain/leave-type/leave-type';
import { daysBetween } from '../../domain/plain-date';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { leaveTypesOf, titleOf, type LeaveType } from '../leave-type/leave-type';
import { calendarOf } from '../work-calendar/work-calendar';

/** The columns of a leave that are its span. */
export const spanColumns = `unit, from_date as "fromDate", to_date as "toDate", from_part as "fromPart", to_part as "toPart", from_time as "fromTime", to_time as "toTime"`;

const longestCounted = 366;

/** Whether the days of a span can be told at all; what cannot be counted is refused elsewhere. */
export const isCountable = ({ unit, fromDate, toDate, fromTime, toTime }: LeaveSpan): boolean =>
  fromDate <= toDate && daysBetween(fromDate, toDate) < longestCounted && (unit === 'daily' || (fromTime !== null && toTime !== null));

export async function typeOf(ctx: Ctx, typeId: string | null): Promise<Row<LeaveType> | null> {
  return typeId ? (await leaveTypesOf(ctx)).find(({ id }) => String(id) === typeId) ?? null : null;
}

/** How leave without a type is counted: working days alone. */
const untyped: CountingRule = { weekends: 'none', countsHolidays: false };

export const countingOf = (type: Row<LeaveType> | null): CountingRule =>
  type ? { weekends: type.weekends as CountingRule['weekends'], countsHolidays: type.countsHolidays } : untyped;

/** Each day of a leave and what it takes, by its type and the calendar the employee has now. */
export const daysOf = async (ctx: Ctx, leave: LeaveSpan & { typeId: string | null; employeeId: string }): Promise<LeaveDay[]> =>
  takenDays(leave, await calendarOf(ctx, leave.employeeId), countingOf(await typeOf(ctx, leave.typeId)));

/** Days it takes in all. */
export const totalOf = async (ctx: Ctx, leave: Parameters<typeof daysOf>[1]): Promise<string> => daysOfUnits(daysTaken(await daysOf(ctx, leave)));

const units = (days: string | null): number | null => days === null ? null : unitsOf(days);

/** The rules of a type as the domain asks for them. */
export const rulesOf = (type: Row<LeaveType>, ctx: Ctx): LeaveTypeRules => ({
  ...countingOf(type), name: titleOf(type, ctx), unit: type.unit as LeaveTypeRules['unit'], minMinutes: type.minMinutes,
  maxConsecutive: units(type.maxConsecutive), maxPerYear: units(type.maxPerYear), yearBasis: type.yearBasis as LeaveTypeRules['yearBasis'],
  noticeDays: type.noticeDays, backdateDays: type.backdateDays, waitingDays: type.waitingDays, requiresAllocation: type.requiresAllocation,
  negativeTo: unitsOf(type.negativeTo), documentRule: type.documentRule as LeaveTypeRules['documentRule'], documentAfterDays: type.documentAfterDays, gender: type.gender, employeeType: type.employeeType,
});

/** Days as the ledger takes them. */
export const bookedDays = (days: readonly LeaveDay[]): { date: string; minutes: number; units: number }[] =>
  days.map(({ date, minutes, dayMinutes }) => ({ date, minutes, units: inDays(minutes, dayMinutes) }));
