import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDayOfAbsence } from '../../domain/attendance-day';
import type { WorkingTimeLaw } from '../../domain/working-time';
import { addDays } from '../../../../kernel/dates/plain-date';
import { ownOvertime } from '../../domain/worked/corrected-week';
import { secondStep, type SecondStep } from '../../domain/worked/second-step';
import { sharesOf, type ShiftShare } from '../../domain/worked/shift-shares';
import { isSettled, nightOvertime, workedDay, type WorkedDay } from '../../domain/worked/worked-day';
import { withWeeklyOvertime } from '../../domain/worked/worked-week';
import type { Ctx } from '../../../../platform/context';
import { newId } from '../../../../platform/records/ids';
import { dayIn } from '../../../../platform/today';
import type { PersonShifts, ShiftOnDay } from '../../attendance/attendance';
import { refreshMonths } from '../../attendance-month/attendance-month';
import { workingTimeOf } from '../../shift/shift';
import { lastBegunDay } from '../../../organisation/work-location/work-location';
import { daysOfPeople, type PersonDay } from './day-facts';

export interface StaleDay {
  employeeId: string;
  date: string;
  reason: string;
}

const peopleAtOnce = 1_000;

/**
 * Works days out and stores what they amount to: whole weeks of as many people as are given, in a fixed number of
 * statements for a thousand of them. Days of closed months stay as they are, and days to come are left for their time.
 */
export async function deriveDays(ctx: Ctx, stale: readonly StaleDay[]): Promise<void> {
  const { weekOf, lawOn } = await workingTimeOf(ctx);
  const weeks = new Map<string, Map<string, string>>();
  for (const { employeeId, date, reason } of stale) {
    const week = weekOf(date);
    if (!weeks.has(week)) weeks.set(week, new Map());
    weeks.get(week)!.set(employeeId, reason);
  }
  const peopleOfMonths = new Map<string, Set<string>>();
  // One week is stored while the next is worked out: the database and this process are both busy at once.
  let unstored: StoredDay[] = [];
  const store = async (days: readonly StoredDay[]): Promise<void> => {
    await storeRows(ctx, days);
    for (const { employeeId, date } of days) {
      const month = date.slice(0, 7);
      if (!peopleOfMonths.has(month)) peopleOfMonths.set(month, new Set());
      peopleOfMonths.get(month)!.add(employeeId);
    }
  };
  for (const [from, reasons] of [...weeks].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const ids = [...reasons.keys()].sort();
    for (let at = 0; at < ids.length; at += peopleAtOnce) {
      const calculate = await factsOfWeek(ctx, ids.slice(at, at + peopleAtOnce), from, lawOn(from), reasons);
      const [days] = await Promise.all([nextTurn().then(calculate), store(unstored)]);
      unstored = days;
    }
  }
  await store(unstored);
  for (const [month, people] of peopleOfMonths) await refreshMonths(ctx, month, [...people]);
}

/** Reads what the days of a week follow from; answers how they are calculated, which asks nothing more. */
async function factsOfWeek(
  ctx: Ctx,
  ids: string[],
  from: string,
  law: WorkingTimeLaw,
  reasons: ReadonlyMap<string, string>,
): Promise<() => StoredDay[]> {
  const [to, last] = [addDays(from, 6), await lastBegunDay(ctx)];
  const { people, shifts } = await daysOfPeople(ctx, ids, from, to < last ? to : last, law);
  const hasBegun = ({ employeeId, date }: PersonDay): boolean =>
    date < last || dayIn(shifts.zones.on(employeeId, date), ctx.now) >= date;
  return () => {
    const days = [...people.values()]
      .flatMap((week) => workedWeek(ctx, week, shifts, law))
      .filter(({ facts }) => !facts.isClosed && hasBegun(facts));
    return rowsOf(days, shifts, law, reasons);
  };
}

/** Stores days as they were worked out, those of closed months only once they are unlocked; answers them. */
export async function storeDays(
  ctx: Ctx,
  days: readonly DayOfPersonsWeek[],
  shifts: PersonShifts,
  law: WorkingTimeLaw,
  reasons: ReadonlyMap<string, string>,
): Promise<StoredDay[]> {
  const rows = rowsOf(days, shifts, law, reasons);
  await storeRows(ctx, rows);
  return rows;
}

function rowsOf(
  days: readonly DayOfPersonsWeek[],
  shifts: PersonShifts,
  law: WorkingTimeLaw,
  reasons: ReadonlyMap<string, string>,
): StoredDay[] {
  return days.flatMap(({ facts, ...result }) => {
    const isKept = isSettled(result);
    if (!isKept && !facts.stored?.status) return [];
    const day = isKept ? withPaidMore(facts, result, law) : null;
    return [
      rowOf(
        facts,
        day,
        day && sharesOn(facts, shifts, day),
        shifts.on(facts.employeeId, facts.date),
        reasons.get(facts.employeeId)!,
      ),
    ];
  });
}

/** What there is to say of a day: reading a list of many entries that say nothing took a third of storing it. */
const saidOf = (row: StoredDay): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== 0 && value !== false));

async function storeRows(ctx: Ctx, rows: readonly StoredDay[]): Promise<void> {
  if (!rows.length) return;
  await ctx.tx.query({
    name: 'derive-days',
    text: storing,
    values: [JSON.stringify(rows.map(saidOf)), ctx.companyId, ctx.now],
  });
  ctx.written.add('AttendanceDay');
}

export interface DayOfPersonsWeek extends WorkedDay {
  weekOvertime: number;
  facts: PersonDay;
}

const notWorked = { worked: 0, overtime: 0, weekOvertime: 0 };

/**
 * The days of one person's week with the overtime of the week; those that are kept, which are those of closed months,
 * count as they were closed.
 */
export function workedWeek(
  ctx: Ctx,
  days: readonly PersonDay[],
  shifts: PersonShifts,
  law: WorkingTimeLaw,
  isKept = ({ isClosed }: PersonDay): boolean => isClosed,
): DayOfPersonsWeek[] {
  const derived = days.map((facts) => ({ facts, ...workedDay(facts, facts.planned, +ctx.now) }));
  const own = !days.some(isKept)
    ? []
    : ownOvertime(
        derived.map(({ facts, overtime }) => ({ ...(facts.stored ?? notWorked), now: overtime })),
        law.weeklyMinutes,
      );
  return withWeeklyOvertime(
    derived.map((day, at) =>
      isKept(day.facts) ? { ...day, worked: day.facts.stored?.worked ?? 0, overtime: own[at]! } : day,
    ),
    law.weeklyMinutes,
  );
}

type PaidMore = SecondStep & { nightOvertime: number };
type DayPaidMore = WorkedDay & PaidMore & { weekOvertime: number };

/** A day with what of its overtime the law pays more for, and what is of the second step of the company. */
export const withPaidMore = <D extends WorkedDay>(facts: PersonDay, day: D, law: WorkingTimeLaw): D & PaidMore => ({
  ...day,
  nightOvertime: nightOvertime(facts, facts.planned, day, law),
  ...secondStep(facts, facts.planned, day, law, facts.step),
});

/** The minutes of a day by its shifts, where an hour counts more in one of them than in another. */
export const sharesOn = (
  facts: PersonDay,
  shifts: PersonShifts,
  day: Omit<DayPaidMore, 'weekOvertime'>,
): ShiftShare[] | null => sharesOf(facts, facts.planned, day, shifts.sharing(facts.employeeId, facts.date));

type StoredDay = ReturnType<typeof rowOf>;

function rowOf(
  { employeeId, date, kind, mark, planned }: PersonDay,
  day: DayPaidMore | null,
  shares: ShiftShare[] | null,
  shift: ShiftOnDay | null,
  reason: string,
) {
  const at = (instant: number | null) => (instant === null ? null : new Date(instant));
  return {
    id: newId(),
    employeeId,
    date,
    shiftId: shift?.id ?? null,
    shares,
    payFactor: !shares && shift && Number(shift.multiplier ?? 1) !== 1 ? shift.multiplier : null,
    dayKind: kind,
    reason,
    status: day?.status ?? null,
    firstIn: at(day?.firstIn ?? null),
    lastOut: at(day?.lastOut ?? null),
    autoOut: at(day?.autoOut ?? null),
    problem: day?.problem ?? null,
    presence: day?.presence ?? 0,
    worked: day?.worked ?? 0,
    break: day?.break ?? 0,
    late: day?.late ?? 0,
    early: day?.early ?? 0,
    overtime: day?.overtime ?? 0,
    weekOvertime: day?.weekOvertime ?? 0,
    night: day?.night ?? 0,
    nightOvertime: day?.nightOvertime ?? 0,
    secondOvertime: day?.secondOvertime ?? 0,
    secondNightOvertime: day?.secondNightOvertime ?? 0,
    secondFactor: day?.secondFactor ?? null,
    absent: day !== null && isDayOfAbsence(day, mark, planned),
    leave: day?.status === 'leave',
  };
}

const columns: [column: string, given: string][] = [
  ['shift_id', '"shiftId"'],
  ['pay_factor', '"payFactor"'],
  ['shares', 'shares'],
  ['status', 'status'],
  ['day_kind', '"dayKind"'],
  ['first_in', '"firstIn"'],
  ['last_out', '"lastOut"'],
  ['auto_out', '"autoOut"'],
  ['problem', 'problem'],
  ['presence_min', 'coalesce(presence, 0)'],
  ['worked_min', 'coalesce(worked, 0)'],
  ['break_min', 'coalesce("break", 0)'],
  ['late_min', 'coalesce(late, 0)'],
  ['early_min', 'coalesce(early, 0)'],
  ['overtime_min', 'coalesce(overtime, 0)'],
  ['week_overtime_min', 'coalesce("weekOvertime", 0)'],
  ['night_min', 'coalesce(night, 0)'],
  ['night_overtime_min', 'coalesce("nightOvertime", 0)'],
  ['second_overtime_min', 'coalesce("secondOvertime", 0)'],
  ['second_night_overtime_min', 'coalesce("secondNightOvertime", 0)'],
  ['second_overtime_factor', '"secondFactor"'],
  ['absent', 'coalesce(absent, false)'],
  ['leave', 'coalesce(leave, false)'],
];
const named = columns.map(([column]) => column);

/**
 * No version counts up and no audit line is written: the same facts give the same row again, whenever it is worked out.
 */
const storing = `
  with given as (select * from json_to_recordset($1::json) as n(id char(24), "employeeId" char(24), date date,
    "shiftId" char(24), "payFactor" numeric, shares jsonb, "dayKind" text, reason text, status text,
    "firstIn" timestamptz, "lastOut" timestamptz, "autoOut" timestamptz, problem text, presence int, worked int,
    "break" int, late int, early int, overtime int, "weekOvertime" int, night int, "nightOvertime" int,
    "secondOvertime" int, "secondNightOvertime" int, "secondFactor" numeric, absent boolean, leave boolean)),
  stored as (insert into attendance_day as d (company_id, id, version, created_at, updated_at, employee_id, date,
    locked, recompute_reason, derived_at, ${named.join(', ')})
    select $2::char(24), id, 1, $3::timestamptz, $3::timestamptz, "employeeId", date, false, reason, $3::timestamptz,
      ${columns.map(([, given]) => given).join(', ')} from given
    on conflict (company_id, employee_id, date) where deleted_at is null do
    update set recompute_reason = excluded.recompute_reason, derived_at = excluded.derived_at,
      ${named.map((column) => `${column} = excluded.${column}`).join(', ')}
      where not d.locked and (${named.map((column) => `d.${column}`).join(', ')}) is distinct from (${named.map((column) => `excluded.${column}`).join(', ')})
    returning d.id)
  insert into outbox_event (company_id, subject, record_id, action)
    select $2::char(24), 'AttendanceDay', min(id), 'derive' from stored having count(*) > 0`;
