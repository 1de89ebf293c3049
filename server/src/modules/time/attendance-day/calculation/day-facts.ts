import { countedPresences, type DayMark, type PlannedDay } from '../../domain/attendance-day';
import type { WorkingTimeLaw } from '../../domain/working-time';
import { groupBy } from '../../../../kernel/group-by';
import { addDays, daysBetween } from '../../../../kernel/dates/plain-date';
import type { ClosedMinutes } from '../../domain/worked/corrected-week';
import { stepOn, type OvertimeStepRule } from '../../domain/worked/second-step';
import { thresholdsBeside } from '../../domain/worked/free-time';
import { nightsAround, thresholdsOf, type Span, type WorkedDayFacts } from '../../domain/worked/worked-day';
import { dayHolding } from '../../domain/worked/shift-window';
import { sameTap } from '../../domain/worked/taps';
import type { Instant } from '../../../../kernel/dates/zone-time';
import type { Ctx } from '../../../../platform/context';
import { closedMonths, knownFromSql, shiftsOf, type PersonShifts } from '../../attendance/attendance';
import { takenAround } from '../../punch/punch';
import { overtimeSteps } from './overtime-steps';
import { calendarsOf } from '../../../organisation/work-calendar/work-calendar';
import type { ClosedFacts } from './closed-facts';
import { dayBeside, kindOf, type DayKind } from '../day-beside';
import { leaveTaken } from './leave-taken';
import { employeeRows } from '../../../people/people.sql';

interface Person {
  id: string;
  hireDate: string;
  exitDate: string | null;
  knownFrom: string;
}
interface Presence {
  employeeId: string;
  date: string;
  startedAt: Date;
  endedAt: Date | null;
}
interface Stored extends ClosedMinutes {
  employeeId: string;
  date: string;
  mark: DayMark | null;
  status: string | null;
  locked: boolean;
}

/**
 * `taken`: the presences as they were taken down, before the shift counts them; `planned`: what is to be worked beside
 * what is free of it; `isClosed`: whether its month is, or its row is locked.
 */
export interface PersonDay extends WorkedDayFacts {
  employeeId: string;
  planned: PlannedDay;
  taken: WorkedDayFacts['presences'];
  stored: Stored | null;
  isClosed: boolean;
  kind: DayKind;
  /** The second step of overtime the company has on it. */
  step: OvertimeStepRule | null;
}
export interface DaysOfPeople {
  people: Map<string, PersonDay[]>;
  shifts: PersonShifts;
}

/**
 * Everything the days of some people from one to another follow from, in a fixed number of statements; `closed`: what
 * closed days keep of it.
 */
export async function daysOfPeople(
  ctx: Ctx,
  ids: string[],
  from: string,
  to: string,
  law: WorkingTimeLaw,
  closed: ClosedFacts | null = null,
): Promise<DaysOfPeople> {
  const values = [ctx.companyId, ids, from, to];
  const shifts = await shiftsOf(ctx, ids, from, to, closed);
  const calendars = await calendarsOf(ctx, ids);
  const onLeave = await leaveTaken(ctx, { from, to }, ids);
  const { rows: people } = await ctx.tx.query<Person>(
    `select e.id, e.hire_date as "hireDate", e.exit_date as "exitDate", ${knownFromSql('$3')} as "knownFrom"
      from ${employeeRows('hire_date', 'exit_date', 'created_at')} e where e.company_id = $1
        and e.id = any($2::char(24)[]) and e.deleted_at is null`,
    [ctx.companyId, ids, ctx.user.company!.timeZone],
  );
  const { rows: presences } = await ctx.tx.query<Presence>(
    `select employee_id as "employeeId", date, started_at as "startedAt", ended_at as "endedAt" from attendance
     where company_id = $1 and employee_id = any($2::char(24)[]) and date between $3::date - 1 and $4::date + 1
       and deleted_at is null order by started_at`,
    values,
  );
  // The pair is compared so that no index but that of the person can be used: by statistics of before, those of the
  // dates alone seem to have no rows.
  const { rows: stored } = await ctx.tx.query<Stored>(
    `select d.* from unnest($2::char(24)[]) e(id) cross join lateral (
       select employee_id as "employeeId", date, mark, status, locked, worked_min as worked, overtime_min as overtime,
         week_overtime_min as "weekOvertime", night_min as night,
         night_overtime_min as "nightOvertime", second_overtime_min as "secondOvertime",
         second_night_overtime_min as "secondNightOvertime", shares from attendance_day
       where company_id = $1 and employee_id = e.id and (employee_id, date) between (e.id, $3::date)
         and (e.id, $4::date) and deleted_at is null offset 0) d`,
    values,
  );
  const months = await closedMonths(ctx, ids, from, to);
  const steps = await overtimeSteps(ctx, from, to);
  const strays = await countedByDay(ctx, strayPunches, values, shifts);
  const outside = await countedByDay(ctx, flagged('='), values, shifts);
  const photoless = await countedByDay(ctx, flagged('is distinct from'), values, shifts);
  const there = groupBy(presences, (presence) =>
    dayOf(shifts, presence.employeeId, +presence.startedAt, presence.date),
  );
  const decided = new Map(stored.map((row) => [`${row.employeeId} ${row.date}`, row]));
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_day, at) => addDays(from, at));
  const known = new Map<string, Span[]>();
  const nightsOn = (id: string, date: string): Span[] => {
    const zone = shifts.zones.on(id, date);
    const name = `${date} ${zone}`;
    if (!known.has(name)) known.set(name, nightsAround(date, zone, law.night));
    return known.get(name)!;
  };
  return {
    shifts,
    people: new Map(
      people.map(({ id, ...person }) => [
        id,
        dates.map((date): PersonDay => {
          const key = `${id} ${date}`;
          const worked = shifts.on(id, date);
          const taken = (there.get(key) ?? []).map(({ startedAt, endedAt }) => ({
            startedAt: +startedAt,
            endedAt: endedAt && +endedAt,
          }));
          const calendarDay = calendars.get(id)!.calendar.dayOn(date);
          const kind = closed?.kinds.get(key) ?? kindOf(calendarDay, shifts.isRostered(id, date));
          const row = decided.get(key) ?? null;
          const { dayOff, planned } = dayBeside(kind, calendarDay, onLeave, key, shifts.planned(id, date));
          return {
            employeeId: id,
            date,
            ...person,
            kind,
            step: stepOn(steps, date),
            nights: nightsOn(id, date),
            isWeekend: kind === 'weekly_off',
            dayOff,
            planned,
            mark: row?.mark ?? null,
            stored: row,
            isClosed: row?.locked === true || months.has(`${id} ${date.slice(0, 7)}`),
            strays: strays.get(key) ?? 0,
            outside: outside.get(key) ?? 0,
            photoless: photoless.get(key) ?? 0,
            thresholds: thresholdsBeside(planned, thresholdsOf(worked)),
            taken,
            presences: countedPresences(taken, worked?.counting),
          };
        }),
      ]),
    ),
  };
}

const dayOf = (shifts: PersonShifts, employeeId: string, at: Instant, date: string): string =>
  `${employeeId} ${dayHolding(at, date, shifts.around(employeeId, date))}`;

/** Ways in or out no presence took up, by person and day. */
const strayPunches = `select s.* from unnest($2::char(24)[]) e(id) cross join lateral (
       select p.employee_id as "employeeId", p.at, p.local_date as date from punch p
       where p.company_id = $1 and p.employee_id = e.id and ${takenAround('p.at', '$3', '$4')} and p.direction <> 'in'
         and p.source <> 'manual' and p.deleted_at is null
         and not exists (select from attendance a where a.company_id = $1 and a.employee_id = e.id
         and a.deleted_at is null and a.date between p.local_date - 1 and p.local_date
           and p.at between a.started_at and coalesce(a.ended_at, a.started_at) + interval '${sameTap} ms')
       offset 0) s`;

/** Those somebody has to look at: taken elsewhere, or else without a photo. */
const flagged = (
  isOutside: '=' | 'is distinct from',
): string => `select employee_id as "employeeId", at, local_date as date from punch
  where company_id = $1 and employee_id = any($2::char(24)[]) and is_flagged and geofence_result ${isOutside} 'outside'
    and ${takenAround('at', '$3', '$4')} and deleted_at is null`;

/** How many punches a statement answers, by person and the day they belong to. */
async function countedByDay(
  ctx: Ctx,
  text: string,
  values: unknown[],
  shifts: PersonShifts,
): Promise<Map<string, number>> {
  const { rows } = await ctx.tx.query<{ employeeId: string; at: Date; date: string }>(text, values);
  const found = new Map<string, number>();
  for (const { employeeId, at, date } of rows) {
    const key = dayOf(shifts, employeeId, +at, date);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}
