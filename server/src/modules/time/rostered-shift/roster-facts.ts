import { groupBy } from '../../../kernel/group-by';
import { leaveMinutes, type LeaveSpan } from '../../organisation/domain/leave-days';
import { addDays, weekOf, type PlainDate } from '../../../kernel/dates/plain-date';
import {
  blocksPlanning,
  skillsIn,
  type Licence,
  type QualificationRules,
  type Skill,
} from '../../people/domain/qualifications';
import {
  clashesOf,
  type Clash,
  type RosteredShift as Placed,
  type RosterFacts,
  type RosterLimits,
} from '../domain/roster/roster-clashes';
import { expectedMinutes, plannedPeriods, shiftOn, type DatedShift } from '../domain/shift';
import { plannedInstant, type Instant } from '../../../kernel/dates/zone-time';
import { leaveInForce } from '../../leave/domain/leave-request';
import type { Ctx } from '../../../platform/context';
import { textsSql } from '../../../platform/lists/texts-sql';
import { spanColumns } from '../../leave/employee-leave/employee-leave';
import { planColumns, workingTimeOf } from '../shift/shift';
import { zonesOf } from '../../organisation/work-location/work-location';
import { companyOf, positionRows } from '../../organisation/organisation.sql';
import { leaveSpanRows } from '../../leave/leave.sql';
import { employeeLicenceRows, employeeRows, employeeSkillRows } from '../../people/people.sql';

const minute = 60_000;

export interface PlannedRow {
  id: string;
  employeeId: string;
  date: PlainDate;
  shiftId: string;
}
export interface ShiftFacts extends DatedShift {
  id: string;
  title: string;
  colour: string | null;
  licenceNeeded: string | null;
  skillsNeeded: string | null;
  isUsed: boolean;
}
/** `zoneOn`: by which clock the employee's days go. */
export interface PersonFacts extends RosterFacts {
  zoneOn: (date: PlainDate) => string;
}
/** `blocks`: it keeps the shift from being planned and published. */
export interface Finding extends Clash {
  blocks: boolean;
}

/** The rules of rest and hours that hold for the company on a day. */
export async function limitsOn(ctx: Ctx, day: PlainDate): Promise<RosterLimits> {
  const { weekStart, lawOn } = await workingTimeOf(ctx);
  const { restMinutes, weeklyMinutes } = lawOn(day);
  return { restMinutes, weekMinutes: weeklyMinutes, weekStart };
}

/** What the company makes of licences and skills that are missing. */
export async function rulesOf(ctx: Ctx): Promise<QualificationRules> {
  const { licenceRule, skillRule } = await companyOf(ctx, 'licenceRule', 'skillRule');
  return { licence: licenceRule, skill: skillRule };
}

/** Every shift there is or was, for what a roster names. */
export async function shiftsById(ctx: Ctx): Promise<Map<string, ShiftFacts>> {
  const { rows } = await ctx.tx.query<ShiftFacts>(
    `select id, title, colour, licence_needed as "licenceNeeded", skills_needed as "skillsNeeded",
      ${planColumns('shift')}, status = 'active' and deleted_at is null as "isUsed" from shift where company_id = $1`,
    [ctx.companyId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a shift on a day asks of who works it. */
export function askedBy(
  { id, date, shiftId }: Pick<PlannedRow, 'id' | 'date' | 'shiftId'>,
  shifts: ReadonlyMap<string, ShiftFacts>,
) {
  const { licenceNeeded, skillsNeeded } = shifts.get(shiftId)!;
  return { id, date, needs: licenceNeeded, skills: skillsIn(skillsNeeded) };
}

/** A shift on its day by instants; null where no times are fixed. */
export function placed(
  row: Pick<PlannedRow, 'id' | 'date' | 'shiftId'>,
  shifts: ReadonlyMap<string, ShiftFacts>,
  zone: string,
): Placed | null {
  const periods = plannedPeriods(shiftOn(shifts.get(row.shiftId)!, row.date), row.date, zone);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  const worked = periods.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    ...askedBy(row, shifts),
    start: first.start,
    end: last.end,
    breakMinutes: Math.round((last.end - first.start - worked) / minute),
  };
}

/**
 * What stands against working for some people between two days, in a few statements: leave approved, and the licences
 * and skills they have.
 */
export async function factsOf(
  ctx: Ctx,
  employeeIds: string[],
  from: PlainDate,
  to: PlainDate,
): Promise<Map<string, PersonFacts>> {
  const zones = await zonesOf(ctx, employeeIds);
  const { rows: leave } = await ctx.tx.query<LeaveSpan & { employeeId: string }>(
    `select employee_id as "employeeId", ${spanColumns}
      from ${leaveSpanRows}
     where company_id = $1 and employee_id = any($2::char(24)[]) and status in (${textsSql(leaveInForce)})
       and deleted_at is null and from_date <= $4::date + 1 and to_date >= $3::date - 1`,
    [ctx.companyId, employeeIds, from, to],
  );
  const { rows: licences } = await ctx.tx.query<Licence & { employeeId: string }>(
    `select l.* from unnest($2::char(24)[]) who(id) cross join lateral (
       select employee_id as "employeeId", profession, number, issue_date as "validFrom", expiry_date as "validTo"
         from ${employeeLicenceRows('employee_id', 'profession', 'number', 'issue_date', 'expiry_date')}
       where company_id = $1 and employee_id = who.id and deleted_at is null order by id offset 0) l`,
    [ctx.companyId, employeeIds],
  );
  const { rows: skills } = await ctx.tx.query<Skill & { employeeId: string }>(
    `select k.* from unnest($2::char(24)[]) who(id) cross join lateral (
       select employee_id as "employeeId", skill, valid_from as "validFrom", valid_to as "validTo",
         is_verified as "isVerified"
         from ${employeeSkillRows('employee_id', 'skill', 'valid_from', 'valid_to', 'is_verified')}
       where company_id = $1 and employee_id = who.id and deleted_at is null order by id offset 0) k`,
    [ctx.companyId, employeeIds],
  );
  const { rows: people } = await ctx.tx.query<{ id: string; person: string; licenceRequired: string | null }>(
    `select e.id, concat_ws(' ', e.first_name, e.last_name) as person, p.licence_required as "licenceRequired"
     from ${employeeRows('first_name', 'last_name', 'position_id')} e left join ${positionRows('licence_required')} p
       on p.company_id = e.company_id and p.id = e.position_id where e.company_id = $1 and e.id = any($2::char(24)[])`,
    [ctx.companyId, employeeIds],
  );
  const [away, licensed, skilled] = [
    groupBy(leave, ({ employeeId }) => employeeId),
    groupBy(licences, ({ employeeId }) => employeeId),
    groupBy(skills, ({ employeeId }) => employeeId),
  ];
  const known = new Map(people.map((one) => [one.id, one]));
  return new Map(
    employeeIds.map((id) => [
      id,
      {
        person: known.get(id)?.person ?? '',
        licenceRequired: known.get(id)?.licenceRequired ?? null,
        zoneOn: (date) => zones.on(id, date),
        leave: (away.get(id) ?? []).map((span) => instantsOf(span, (date) => zones.on(id, date))),
        licences: licensed.get(id) ?? [],
        skills: skilled.get(id) ?? [],
      },
    ]),
  );
}

/** Leave by instants: its first minute and the one after the last, by the clock of who takes it. */
function instantsOf(span: LeaveSpan, zoneOn: PersonFacts['zoneOn']): { start: Instant; end: Instant } {
  const at = ({ date, time }: { date: PlainDate; time: string }) => plannedInstant(date, time, zoneOn(date));
  const { start, end } = leaveMinutes(span);
  return { start: at(start), end: at(end) };
}

/** Everything that stands against the shifts of some people on the days asked for, by the shift it is told at. */
export async function findingsOf(
  ctx: Ctx,
  employeeIds: string[],
  from: PlainDate,
  to: PlainDate,
  shifts: ReadonlyMap<string, ShiftFacts>,
): Promise<Map<string, Finding[]>> {
  const [limits, rules] = [await limitsOn(ctx, from), await rulesOf(ctx)];
  const around = await rowsAround(ctx, employeeIds, from, to, limits);
  const facts = await factsOf(ctx, employeeIds, from, to);
  const clashes = [...groupBy(around, ({ employeeId }) => employeeId)].flatMap(([id, rows]) =>
    clashesAmong(rows, facts.get(id)!, limits, shifts),
  );
  return groupBy(
    clashes.map((clash): Finding => ({ ...clash, blocks: blocksPlanning(clash.kind, rules) })),
    ({ shiftId }) => shiftId,
  );
}

/** All that stands against the shifts of one person. */
export function clashesAmong(
  rows: readonly Omit<PlannedRow, 'employeeId'>[],
  facts: PersonFacts,
  limits: RosterLimits,
  shifts: ReadonlyMap<string, ShiftFacts>,
): Clash[] {
  const all = rows.map((row) => ({ row, at: placed(row, shifts, facts.zoneOn(row.date)) }));
  const untimed = all.flatMap(({ row, at }) =>
    at ? [] : { ...askedBy(row, shifts), minutes: expectedMinutes(shiftOn(shifts.get(row.shiftId)!, row.date)) ?? 0 },
  );
  return clashesOf(
    all.flatMap(({ at }) => at ?? []),
    facts,
    limits,
    untimed,
  );
}

/** All the shifts of some people in the weeks some days lie in, and those next to them. */
export async function rowsAround(
  ctx: Ctx,
  employeeIds: string[],
  from: PlainDate,
  to: PlainDate,
  { weekStart }: RosterLimits,
): Promise<PlannedRow[]> {
  const { rows } = await ctx.tx.query<PlannedRow>(
    `select r.* from ${ofEach('$2::char(24)[]', 'id, employee_id as "employeeId", date, shift_id as "shiftId"', '$1', '$3::date', '$4::date')} r`,
    [ctx.companyId, employeeIds, addDays(weekOf(from, weekStart), -2), addDays(weekOf(to, weekStart), 8)],
  );
  return rows;
}

/**
 * The shifts of some people between two days, as SQL. The pair is compared so that no index but that of the person can
 * be used: by statistics from before a roster was filled, that of the days alone seems to have no rows.
 */
export const ofEach = (ids: string, columns: string, company: string, from: string, to: string, more = ''): string =>
  `(select t.* from unnest(${ids}) who(id) cross join lateral (
     select ${columns} from rostered_shift where company_id = ${company} and employee_id = who.id
       and (employee_id, date) between (who.id, ${from}) and (who.id, ${to})
       and deleted_at is null${more} offset 0) t)`;
