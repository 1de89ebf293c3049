import type { WorkingTimeLaw } from '../../domain/working-time';
import { addDays } from '../../../../kernel/dates/plain-date';
import { withOvertime, type ClosedMinutes } from '../../domain/worked/corrected-week';
import { secondStep, type SecondStep } from '../../domain/worked/second-step';
import { nightOvertime } from '../../domain/worked/worked-day';
import type { Ctx } from '../../../../platform/context';
import { todayIn } from '../../../../platform/today';
import { closedMonths } from '../../attendance/attendance';
import { noteCorrected, refreshMonths } from '../../attendance-month/attendance-month';
import { workingTimeOf } from '../../shift/shift';
import { closedFacts } from './closed-facts';
import { daysOfPeople, type PersonDay } from './day-facts';
import { storeDays, workedWeek, type DayOfPersonsWeek } from './derive-days';

/**
 * Works days out anew although their month is closed, by the shift and the kind of day they were closed with. The other
 * days of the month keep all they were closed with, but for overtime of the week that follows. The months stay closed
 * with other sums, and pay settles the difference to what it paid.
 */
export async function correctClosedDays(
  ctx: Ctx,
  employeeId: string,
  dates: ReadonlySet<string>,
  reason: string,
): Promise<void> {
  const { weekOf, lawOn } = await workingTimeOf(ctx);
  const weeks = [...new Set([...dates].map(weekOf))].toSorted();
  const closed = await closedMonths(ctx, [employeeId], weeks[0]!, addDays(weeks.at(-1)!, 6));
  const isClosed = (date: string): boolean => closed.has(`${employeeId} ${date.slice(0, 7)}`);
  const changed: string[] = [];
  for (const week of weeks) changed.push(...(await correctWeek(ctx, employeeId, week, lawOn(week), dates)));
  for (const period of new Set(changed.map((date) => date.slice(0, 7))))
    await refreshMonths(ctx, period, [employeeId], true);
  for (const period of new Set(changed.filter(isClosed).map((date) => date.slice(0, 7))))
    await noteCorrected(ctx, employeeId, period, reason);
}

/** Answers the days that were stored. */
async function correctWeek(
  ctx: Ctx,
  employeeId: string,
  from: string,
  law: WorkingTimeLaw,
  dates: ReadonlySet<string>,
): Promise<string[]> {
  const [to, today] = [addDays(from, 6), todayIn(ctx)];
  const isKept = ({ date, isClosed }: PersonDay): boolean => isClosed && !dates.has(date);
  const { people, shifts } = await daysOfPeople(
    ctx,
    [employeeId],
    from,
    to < today ? to : today,
    law,
    await closedFacts(ctx, employeeId, from, to),
  );
  const days = people.get(employeeId)!;
  const week = workedWeek(ctx, days, shifts, law, isKept);
  const lock = (locked: boolean) =>
    ctx.tx.query(
      `update attendance_day set locked = $4 where company_id = $1 and employee_id = $2 and date = any($3::date[])
        and deleted_at is null and locked <> $4`,
      [
        ctx.companyId,
        employeeId,
        days.flatMap(({ date, isClosed }) => (isClosed && dates.has(date) ? [date] : [])),
        locked,
      ],
    );
  await lock(false);
  const stored = await storeDays(
    ctx,
    week.filter(({ facts }) => !isKept(facts)),
    shifts,
    law,
    new Map([[employeeId, 'correction']]),
  );
  await lock(true);
  const moved = week.filter(
    (day) => isKept(day.facts) && day.facts.stored && day.overtime !== day.facts.stored.overtime,
  );
  await moveOvertime(
    ctx,
    employeeId,
    moved.map((day) => ({ date: day.facts.date, ...withOvertimeOf(day, law) })),
  );
  return [...stored, ...moved.map(({ facts }) => facts)].map(({ date }) => date);
}

function withOvertimeOf({ facts, expected, ...day }: DayOfPersonsWeek, law: WorkingTimeLaw): MovedMinutes {
  const { worked, night } = facts.stored!;
  const closed = withOvertime(facts.stored!, day, (overtime) => {
    const then = { expected, worked, night, overtime };
    return {
      nightOvertime: nightOvertime(facts, facts.planned, then, law),
      ...secondStep(facts, facts.planned, then, law, facts.step),
    };
  });
  return { ...closed, secondFactor: closed.secondOvertime ? facts.step!.factor : null };
}

type MovedMinutes = ClosedMinutes & Pick<SecondStep, 'secondFactor'>;

/** Overtime of the week on days that are kept otherwise. */
async function moveOvertime(ctx: Ctx, employeeId: string, days: (MovedMinutes & { date: string })[]): Promise<void> {
  await ctx.tx.query(
    `update attendance_day d set overtime_min = n.overtime, week_overtime_min = n."weekOvertime",
      night_overtime_min = n."nightOvertime", second_overtime_min = n."secondOvertime",
      second_night_overtime_min = n."secondNightOvertime", second_overtime_factor = n."secondFactor",
      shares = n.shares, recompute_reason = 'correction', derived_at = $4
     from json_to_recordset($3::json) as n(date date, overtime int, "weekOvertime" int, "nightOvertime" int,
       "secondOvertime" int, "secondNightOvertime" int, "secondFactor" numeric, shares jsonb)
     where d.company_id = $1 and d.employee_id = $2 and d.date = n.date and d.deleted_at is null`,
    [ctx.companyId, employeeId, JSON.stringify(days), ctx.now],
  );
}
