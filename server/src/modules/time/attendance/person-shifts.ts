import { longestDuty } from '../domain/attendance';
import { planDay, type PlannedDay } from '../domain/attendance-day';
import { shiftIdOn, shiftIdsOf, type ShiftOnFile } from '../../people/domain/dated-shift';
import { addDays } from '../../../kernel/dates/plain-date';
import { plannedPeriods, shiftOn, workedName, type WorkedShift } from '../domain/shift';
import type { SharingShift } from '../domain/worked/shift-shares';
import { plannedShift, shiftComeFor, windowOf, type PlannedShift } from '../domain/worked/shift-window';
import type { ZonedPlace } from '../../organisation/domain/person-zone';
import type { Ctx } from '../../../platform/context';
import { publishedShifts } from '../rostered-shift/rostered-shift';
import { planColumns } from '../shift/shift';
import { zonedPlacesSql, zonesBy, type PersonZones } from '../../organisation/work-location/work-location';
import { employeeRows } from '../../people/people.sql';

/** What a shift asks of who works it, as far as their days follow from it. */
export type ShiftOnDay = WorkedShift;

/**
 * What days of closed months were worked out by: the shift of each, by "employee day", and what a shift asked for when
 * they were closed.
 */
export interface ShiftsAsClosed {
  ids: ReadonlyMap<string, string | null>;
  asked: <S extends ShiftOnDay>(shift: S, date: string) => S;
}

/** The shifts of some people over some days, each worked out once. */
export interface PersonShifts {
  zones: PersonZones;
  on(employeeId: string, date: string): ShiftOnDay | null;
  /** Whether the published roster has them work on it, whatever the calendar says. */
  isRostered(employeeId: string, date: string): boolean;
  planned(employeeId: string, date: string): PlannedDay;
  /** Those worked on one day, where they are several. */
  sharing(employeeId: string, date: string): SharingShift[];
  /** Those of the day and its neighbours, whose windows may hold what happens on it. */
  around(employeeId: string, date: string): PlannedShift[];
}

/**
 * The one place that knows which shift somebody works on a day: that of the published roster, else the one on their
 * file then.
 * Three statements, however many people and days. Days that are `closed` keep what they were closed with.
 */
export async function shiftsOf(
  ctx: Ctx,
  employeeIds: string[],
  from: string,
  to: string,
  closed: ShiftsAsClosed | null = null,
): Promise<PersonShifts> {
  const { rows: people } = await ctx.tx.query<ShiftOnFile & { id: string; places: ZonedPlace[] }>(
    `select e.id, e.shift_id as "shiftId", e.shifts, ${zonedPlacesSql('e.company_id', 'e.id')} as places
      from ${employeeRows('shift_id', 'shifts')} e where e.company_id = $1 and e.id = any($2::char(24)[])`,
    [ctx.companyId, employeeIds],
  );
  const zones = zonesBy(ctx, people);
  const { rows: shifts } = await ctx.tx.query<ShiftOnDay>(
    `select id, ${planColumns('shift')} from shift where company_id = $1 and id = any($2::char(24)[])`,
    [
      ctx.companyId,
      [...new Set([...people.flatMap(shiftIdsOf), ...[...(closed?.ids.values() ?? [])].flatMap((id) => id ?? [])])],
    ],
  );
  const asked: ShiftsAsClosed['asked'] = (shift, date) => shiftOn(closed?.asked(shift, date) ?? shift, date);
  const known = new Map(shifts.map((shift) => [shift.id, shift]));
  const files = new Map(people.map((person) => [person.id, person]));
  const rostered: ReadonlyMap<string, ShiftOnDay> = await publishedShifts(
    ctx,
    employeeIds,
    addDays(from, -2),
    addDays(to, 2),
    asked,
  );
  const windows = new Map<string, PlannedShift | null>();
  const days = new Map<string, PlannedDay>();
  const windowOn = (shift: ShiftOnDay | null, date: string, zone: string): PlannedShift | null =>
    shift && once(windows, nameOf(shift, date, zone), () => plannedShift(shift, date, zone, windowOf(shift)));
  const onFile = (employeeId: string, date: string): ShiftOnDay | null => {
    const file = files.get(employeeId);
    const shift = file && known.get(shiftIdOn(file, date) ?? '');
    return shift ? asked(shift, date) : null;
  };
  const on = (employeeId: string, date: string): ShiftOnDay | null => {
    const key = `${employeeId} ${date}`;
    const [shift, id] = [rostered.get(key) ?? onFile(employeeId, date), closed?.ids.get(key)];
    if (id === undefined || (shift?.id ?? null) === id) return shift;
    const then = known.get(id ?? '');
    return then ? asked(then, date) : null;
  };
  return {
    zones,
    on,
    isRostered: (employeeId, date) => rostered.has(`${employeeId} ${date}`),
    planned: (employeeId, date) => {
      const [shift, zone] = [on(employeeId, date), zones.on(employeeId, date)];
      return once(days, nameOf(shift, date, zone), () => planDay(shift, date, zone));
    },
    sharing: (employeeId, date) =>
      (on(employeeId, date)?.parts ?? []).map((part) => ({
        id: part.id,
        factor: part.multiplier ?? '1',
        periods: plannedPeriods(part, date, zones.on(employeeId, date)),
      })),
    around: (employeeId, date) =>
      [-1, 0, 1]
        .map((offset) => addDays(date, offset))
        .flatMap((day) => windowOn(on(employeeId, day), day, zones.on(employeeId, day)) ?? []),
  };
}

/** The shift each of some presences of somebody was begun for; nothing is read of those nobody can be in any more. */
export async function shiftBegunFor(
  ctx: Ctx,
  employeeId: string,
  presences: readonly { date: string; startedAt: Date }[],
): Promise<(presence: { date: string; startedAt: Date }) => PlannedShift | null> {
  const dates = presences
    .filter(({ startedAt }) => +ctx.now - +startedAt < longestDuty)
    .map(({ date }) => date)
    .toSorted();
  if (!dates.length) return () => null;
  const shifts = await shiftsOf(ctx, [employeeId], dates[0]!, dates.at(-1)!);
  return ({ date, startedAt }) => shiftComeFor(+startedAt, shifts.around(employeeId, date));
}

/** Two shifts worked on one day are another shift than the first of them alone, or with a third. */
const nameOf = (shift: ShiftOnDay | null, date: string, zone: string): string => `${workedName(shift)} ${date} ${zone}`;

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}
