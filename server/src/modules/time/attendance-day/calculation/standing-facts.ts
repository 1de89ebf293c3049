import { planDay } from '../../domain/attendance-day';
import type { CalendarDay } from '../../../organisation/domain/leave-days';
import { addDays } from '../../../../kernel/dates/plain-date';
import { shiftOn, type DatedShift } from '../../domain/shift';
import { dayHolding, plannedShift, windowOf } from '../../domain/worked/shift-window';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import type { Ctx } from '../../../../platform/context';
import { shiftsOf } from '../../attendance/attendance';
import { shiftOnFileSql } from '../../../people/employee/employee';
import { planColumns } from '../../shift/shift';
import { calendarsOf, calendarsOfTheirOwn, companyCalendar } from '../../../organisation/work-calendar/work-calendar';
import { zonesInUse } from '../../../organisation/work-location/work-location';
import { dayBeside, kindOf, type DayKind } from '../day-beside';
import { leaveTaken, type LeaveTaken } from './leave-taken';
import { employeeRows } from '../../../people/people.sql';

/** From when on somebody is late on a day, if ever, when it is over, and whether what is free takes all of it. */
interface Limits {
  late: Date | null;
  over: Date;
  isTaken: boolean;
}
/** What a day is by a calendar, as far as it tells people apart. */
interface DayClass {
  kind: DayKind;
  day: CalendarDay;
}

export interface StandingFacts {
  zones: { zone: string; over: Date }[];
  /** The company's own first. */
  classes: DayClass[];
  /** Whose calendar makes another day of it than the company's. */
  others: { id: string; class: number }[];
  /**
   * The limits of each shift by each clock and on each sort of day, and of people for whom the day is like nobody
   * else's.
   */
  shifts: (Limits & { id: string; zone: string; class: number })[];
  people: (Limits & { id: string })[];
  onLeave: string[];
  /** Presences of the date that belong to the day before or after, and ways in of this day on another date. */
  notOfDay: string[];
  moreOfDay: { id: string; at: Date }[];
}

type KnownShift = DatedShift & { id: string };
const minute = 60_000;

/**
 * What tells how people stand on a day beside their rows: the same rules as of a day that is worked out, a few
 * statements whatever the headcount.
 */
export async function standingFacts(ctx: Ctx, day: string): Promise<StandingFacts> {
  const zones = await zonesInUse(ctx);
  const { classes, others } = await classesOf(ctx, day);
  const { rows: known } = await ctx.tx.query<KnownShift>(
    `select id, ${planColumns('shift')} from shift where company_id = $1`,
    [ctx.companyId],
  );
  const leave = await leaveTaken(ctx, { from: day, to: day });
  const noLeave: LeaveTaken = { whole: new Set(), parts: new Map() };
  return {
    classes,
    others,
    zones: zones.map((zone) => ({ zone, over: new Date(plannedInstant(addDays(day, 1), '00:00:00', zone)) })),
    shifts: known.flatMap((shift) =>
      zones.flatMap((zone) =>
        classes.map(({ kind, day: calendarDay }, at) => ({
          id: shift.id,
          zone,
          class: at,
          ...limitsOf(
            dayBeside(
              kind === 'holiday' ? kind : 'work',
              calendarDay,
              noLeave,
              '',
              planDay(shiftOn(shift, day), day, zone),
            ),
          ),
        })),
      ),
    ),
    people: await limitsOfSome(
      ctx,
      day,
      leave,
      classes.some(({ day: { freeHalf } }) => freeHalf),
    ),
    onLeave: idsOn(leave.whole, day),
    ...(await acrossMidnight(ctx, day, known, zones)),
  };
}

function limitsOf({
  dayOff,
  planned: {
    periods: [first],
    endsAt,
  },
}: ReturnType<typeof dayBeside>): Limits {
  return {
    late: first ? new Date(first.start + (first.graceIn + 1) * minute) : null,
    over: new Date(endsAt),
    isTaken: dayOff !== null,
  };
}

const idsOn = (keys: Iterable<string>, day: string): string[] =>
  [...keys].flatMap((key) => (key.endsWith(day) ? [key.slice(0, 24)] : []));

async function classesOf(ctx: Ctx, date: string): Promise<Pick<StandingFacts, 'classes' | 'others'>> {
  const classes: DayClass[] = [];
  const places = new Map<string, number>();
  const classOf = (day: CalendarDay): number => {
    const kind = kindOf(day, false);
    const name = JSON.stringify([kind, day.freeHalf, day.minutes / day.usualMinutes]);
    if (!places.has(name)) places.set(name, classes.push({ kind, day }) - 1);
    return places.get(name)!;
  };
  classOf((await companyCalendar(ctx)).dayOn(date));
  const others = [...(await calendarsOfTheirOwn(ctx))].map(([id, { calendar }]) => ({
    id,
    class: classOf(calendar.dayOn(date)),
  }));
  return { classes, others: others.filter((other) => other.class !== 0) };
}

/**
 * The day of who has leave for a part of it, and of who works several shifts on it that no limits of each of them make
 * up.
 */
async function limitsOfSome(
  ctx: Ctx,
  day: string,
  leave: LeaveTaken,
  isHalved: boolean,
): Promise<StandingFacts['people']> {
  const { rows: twice } = await ctx.tx.query<{ id: string }>(
    `select r.employee_id as id from rostered_shift r join shift s on s.company_id = r.company_id and s.id = r.shift_id
     where r.company_id = $1 and r.date = $2 and r.state = 'published' and r.employee_id is not null
       and r.deleted_at is null group by 1 having count(*) > 1 and ($3 or bool_or(s.kind <> 'times'))`,
    [ctx.companyId, day, isHalved],
  );
  const ids = [...new Set([...idsOn(leave.parts.keys(), day), ...twice.map(({ id }) => id)])];
  if (!ids.length) return [];
  const [shifts, calendars] = [await shiftsOf(ctx, ids, day, day), await calendarsOf(ctx, ids)];
  return ids.map((id) => {
    const calendarDay = calendars.get(id)!.calendar.dayOn(day);
    return {
      id,
      ...limitsOf(dayBeside(kindOf(calendarDay, true), calendarDay, leave, `${id} ${day}`, shifts.planned(id, day))),
    };
  });
}

/**
 * Presences that begin on one date and belong to the next or the one before, which is only where the window of
 * somebody's shift reaches across midnight.
 */
async function acrossMidnight(
  ctx: Ctx,
  day: string,
  known: readonly KnownShift[],
  zones: readonly string[],
): Promise<Pick<StandingFacts, 'notOfDay' | 'moreOfDay'>> {
  const windows = known.flatMap((shift) =>
    zones.flatMap((zone) =>
      [-1, 0, 1].flatMap((days) => {
        const own = addDays(day, days);
        const version = shiftOn(shift, own);
        const window = plannedShift(version, own, zone, windowOf(version));
        const isOver =
          window &&
          (window.opensAt < plannedInstant(own, '00:00:00', zone) ||
            window.closesAt >= plannedInstant(addDays(own, 1), '00:00:00', zone));
        return isOver
          ? [{ id: shift.id, own, opens: new Date(window.opensAt), closes: new Date(window.closesAt) }]
          : [];
      }),
    ),
  );
  if (!windows.length) return { notOfDay: [], moreOfDay: [] };
  const { rows } = await ctx.tx.query<{ id: string; employeeId: string; date: string; at: Date }>(
    `select distinct a.id, a.employee_id as "employeeId", a.date, a.started_at as at
     from unnest($3::char(24)[], $4::date[], $5::timestamptz[], $6::timestamptz[]) w(id, own, opens, closes)
       join attendance a on a.company_id = $1 and a.date between $2::date - 1 and $2::date + 1 and a.deleted_at is null
         and a.date <> w.own and a.started_at between w.opens and w.closes
       join ${employeeRows('shifts', 'shift_id')} e on e.company_id = $1 and e.id = a.employee_id
     where w.id = ${shiftOnFileSql('e', 'w.own')}
       or exists (select from rostered_shift r where r.company_id = $1 and r.employee_id = e.id and r.date = w.own
       and r.shift_id = w.id and r.state = 'published' and r.deleted_at is null)`,
    [
      ctx.companyId,
      day,
      windows.map(({ id }) => id),
      windows.map(({ own }) => own),
      windows.map(({ opens }) => opens),
      windows.map(({ closes }) => closes),
    ],
  );
  if (!rows.length) return { notOfDay: [], moreOfDay: [] };
  const shifts = await shiftsOf(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))], day, day);
  const held = rows.map((row) => ({
    ...row,
    holds: dayHolding(+row.at, row.date, shifts.around(row.employeeId, row.date)),
  }));
  return {
    notOfDay: held.filter(({ date, holds }) => date === day && holds !== day).map(({ id }) => id),
    moreOfDay: held
      .filter(({ date, holds }) => date !== day && holds === day)
      .map(({ employeeId, at }) => ({ id: employeeId, at })),
  };
}
