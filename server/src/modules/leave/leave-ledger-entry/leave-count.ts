import type { LeaveDay, LeaveSpan } from '../../organisation/domain/leave-days';
import {
  daysOfUnits,
  daysTaken,
  inDays,
  near,
  takenDays,
  unitsOf,
  type CountingRule,
  type LeaveTypeRules,
} from '../domain/type/leave-type';
import { isInForce, leaveInForce, type LeaveState } from '../domain/leave-request';
import { daysBetween } from '../../../kernel/dates/plain-date';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { textsSql } from '../../../platform/lists/texts-sql';
import { leaveTypesOf, titleOf, type LeaveType } from '../leave-type/leave-type';
import { calendarOf } from '../../organisation/work-calendar/work-calendar';

/** The columns of a leave that are its span. */
export const spanColumns = `unit, from_date as "fromDate", to_date as "toDate", from_part as "fromPart", to_part as "toPart", from_time as "fromTime", to_time as "toTime"`;

const longestCounted = 366;

/** Whether the days of a span can be told at all; what cannot be counted is refused elsewhere. */
export const isCountable = ({ unit, fromDate, toDate, fromTime, toTime }: LeaveSpan): boolean =>
  fromDate <= toDate &&
  daysBetween(fromDate, toDate) < longestCounted &&
  (unit === 'daily' || (fromTime !== null && toTime !== null));

export async function typeOf(ctx: Ctx, typeId: string | null): Promise<Row<LeaveType> | null> {
  return typeId ? ((await leaveTypesOf(ctx)).find(({ id }) => String(id) === typeId) ?? null) : null;
}

/** How leave without a type is counted: working days alone. */
const untyped: CountingRule = { weekends: 'none', countsHolidays: false };

export const countingOf = (type: Row<LeaveType> | null): CountingRule =>
  type ? { weekends: type.weekends as CountingRule['weekends'], countsHolidays: type.countsHolidays } : untyped;

export type CountedLeave = LeaveSpan & { id?: unknown; typeId: string | null; employeeId: string };

/**
 * Each day of a leave and what it takes, by its type and the calendar the employee has now. `isDecision`: with the
 * weekends between it and leave that is in force; else also those between it and what was asked for before it.
 */
export async function daysOf(ctx: Ctx, leave: CountedLeave, isDecision = false): Promise<LeaveDay[]> {
  const rule = countingOf(await typeOf(ctx, leave.typeId));
  return takenDays(
    leave,
    await calendarOf(ctx, leave.employeeId),
    rule,
    await neighboursOf(ctx, leave, rule, isDecision),
  );
}

/** Leave of the same type around this one, where weekends between the two would count. */
export async function neighboursOf(
  ctx: Ctx,
  { id, employeeId, typeId, unit, fromDate, toDate }: CountedLeave,
  { weekends }: CountingRule,
  isDecision: boolean,
): Promise<LeaveSpan[]> {
  if (!typeId || weekends === 'none' || unit === 'hourly') return [];
  const { rows } = await ctx.tx.query<LeaveSpan & Record<string, unknown>>(
    `select ${spanColumns} from employee_leave
     where company_id = $1 and employee_id = $2 and type_id = $3 and unit = 'daily' and deleted_at is null
       and id is distinct from $4::char(24)
       and (status in (${textsSql(leaveInForce)}) or status = 'submitted' and not $5
       and ($4::char(24) is null or id < $4::char(24)))
       and (to_date between $6::date - ${near} and $6::date - 1 or from_date between $7::date + 1
       and $7::date + ${near})`,
    [ctx.companyId, employeeId, typeId, id ?? null, isDecision, fromDate, toDate],
  );
  return rows;
}

/** The days of a leave as they stand: of leave in force those it was approved with, which the ledger has. */
export const shownDays = async (
  ctx: Ctx,
  leave: CountedLeave & { status: LeaveState; dayRows: LeaveDay[] },
): Promise<LeaveDay[]> => (isInForce(leave.status) && leave.dayRows.length > 0 ? leave.dayRows : daysOf(ctx, leave));

const shown = new WeakMap<object, Promise<LeaveDay[]>>();
/** The same of a row of an answer: several of its fields ask for them, which may ask the database. */
export const shownOnce: typeof shownDays = (ctx, leave) => {
  let days = shown.get(leave);
  if (!days) shown.set(leave, (days = shownDays(ctx, leave)));
  return days;
};

/** Days it takes in all. */
export const totalOf = async (ctx: Ctx, leave: Parameters<typeof daysOf>[1]): Promise<string> =>
  daysOfUnits(daysTaken(await daysOf(ctx, leave)));

const units = (days: string | null): number | null => (days === null ? null : unitsOf(days));

/** The rules of a type as the domain asks for them. */
export const rulesOf = (type: Row<LeaveType>, ctx: Ctx): LeaveTypeRules => ({
  ...countingOf(type),
  name: titleOf(type, ctx),
  unit: type.unit as LeaveTypeRules['unit'],
  minMinutes: type.minMinutes,
  maxConsecutive: units(type.maxConsecutive),
  maxPerYear: units(type.maxPerYear),
  timesInService: type.timesInService,
  yearBasis: type.yearBasis as LeaveTypeRules['yearBasis'],
  noticeDays: type.noticeDays,
  backdateDays: type.backdateDays,
  waitingDays: type.waitingDays,
  waitingMonths: type.waitingMonths,
  afterProbation: type.afterProbation,
  requiresAllocation: type.requiresAllocation,
  negativeTo: unitsOf(type.negativeTo),
  documentRule: type.documentRule as LeaveTypeRules['documentRule'],
  documentAfterDays: type.documentAfterDays,
  gender: type.gender,
  employeeType: type.employeeType,
});

/** Days as the ledger takes them. */
export const bookedDays = (days: readonly LeaveDay[]): { date: string; minutes: number; units: number }[] =>
  days.map(({ date, minutes, dayMinutes }) => ({ date, minutes, units: inDays(minutes, dayMinutes) }));
