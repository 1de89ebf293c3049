import { groupBy } from '../../../kernel/group-by';
import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import { shortfallsOf, type QualificationRules, type Shortfall } from '../../people/domain/qualifications';
import type { RosterFacts } from '../domain/roster/roster-clashes';
import { fillChanges, type StandingShift, type WantedShift } from '../domain/roster/roster-fill';
import { patternDays, type PatternAssignment, type PatternSlot } from '../domain/roster/shift-pattern';
import { plannedInstant } from '../../../kernel/dates/zone-time';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { writeRows, type Write } from '../../../platform/records/write-rows';
import { askedBy, factsOf, placed, rulesOf, shiftsById, type PersonFacts, type ShiftFacts } from './roster-facts';
import type { UnfilledShifts } from './roster-fill';
import type { RosterScope } from './roster-scope';
import { rosteredShift } from './rostered-shift';
import { employeeRows } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';

interface Person {
  id: string;
  name: string;
  departmentId: string | null;
  hireDate: PlainDate;
  exitDate: PlainDate | null;
}
interface Assigned {
  employeeId: string | null;
  departmentId: string | null;
  validFrom: PlainDate;
  validTo: PlainDate | null;
  startsAt: number;
  cycleDays: number;
  slots: PatternSlot[];
}
interface Filled {
  made: number;
  removed: number;
  unfilled: UnfilledShifts[];
}

/** One at a time plans for a company: what two would plan at once stands there twice. */
export const lockRoster = (ctx: Ctx): Promise<unknown> =>
  ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('roster ' || $1, 0))`, [ctx.companyId]);

/**
 * Plans the shifts that patterns ask for, of these people. Filling again changes nothing; what was set or taken off by
 * hand and what is published stays. Whoever is on leave then gets no shift, nor, unless the company only warns of it,
 * one that needs a licence or a skill they have not. A fixed number of statements reads.
 */
export async function fillPeople(
  ctx: Ctx,
  ids: string[],
  { from, to }: Pick<RosterScope, 'from' | 'to'>,
): Promise<Filled> {
  const { rows: people } = await ctx.tx.query<Person>(
    `select e.id, concat_ws(' ', e.first_name, e.last_name) as name, e.department_id as "departmentId",
      e.hire_date as "hireDate", e.exit_date as "exitDate"
     from ${employeeRows('first_name', 'last_name', 'department_id', 'hire_date', 'exit_date', 'status')} e
       where e.company_id = $1 and e.id = any($2::char(24)[]) and e.deleted_at is null and e.status <> 'draft'
         order by e.id`,
    [ctx.companyId, ids],
  );
  const { wanted, unfilled } = await wantedShifts(ctx, people, from, to);
  const { rows: standing } = await ctx.tx.query<StandingShift>(
    `select r.* from unnest($2::char(24)[]) e(id) cross join lateral (
       select id, version, employee_id as "employeeId", date, shift_id as "shiftId",
         state = 'published' as "isPublished", from_pattern as "fromPattern", deleted_at is not null as "isRemoved"
       from rostered_shift where company_id = $1 and employee_id = e.id and (employee_id, date) between (e.id, $3::date)
         and (e.id, $4::date) and (deleted_at is null or from_pattern) offset 0) r`,
    [ctx.companyId, ids, from, to],
  );
  const { make, drop } = fillChanges(wanted, standing);
  await inParts(
    ctx,
    drop.map(({ id, version }) => ({ id, version, values: { deletedAt: ctx.now, fromPattern: false } })),
  );
  await inParts(
    ctx,
    make.map((shift) => ({
      id: newId(),
      values: { ...shift, departmentId: null, state: 'planned', note: null, fromPattern: true, deletedAt: null },
    })),
  );
  return { made: make.length, removed: drop.length, unfilled };
}

const rowsAtOnce = 2_000;

async function inParts(ctx: Ctx, writes: Write[]): Promise<void> {
  for (let at = 0; at < writes.length; at += rowsAtOnce)
    await writeRows(ctx, rosteredShift, writes.slice(at, at + rowsAtOnce), 'fill');
}

async function wantedShifts(
  ctx: Ctx,
  people: Person[],
  from: PlainDate,
  to: PlainDate,
): Promise<{ wanted: WantedShift[]; unfilled: UnfilledShifts[] }> {
  const { rows: assigned } = await ctx.tx.query<Assigned>(
    `select a.employee_id as "employeeId", a.department_id as "departmentId", a.valid_from as "validFrom",
      a.valid_to as "validTo", a.starts_at as "startsAt", p.cycle_days as "cycleDays", p.slots
     from shift_assignment a join shift_pattern p on p.company_id = a.company_id and p.id = a.pattern_id
       and p.deleted_at is null
     where a.company_id = $1 and a.deleted_at is null and a.valid_from <= $3
       and (a.valid_to is null or a.valid_to >= $2)`,
    [ctx.companyId, from, to],
  );
  const { rows: departments } = await ctx.tx.query<{ id: string; parentId: string | null }>(
    `select id, parent_id as "parentId" from ${departmentRows('parent_id')} where company_id = $1`,
    [ctx.companyId],
  );
  const above = new Map(departments.map(({ id, parentId }) => [id, parentId]));
  const of = groupBy(assigned, ({ employeeId, departmentId }) => employeeId ?? departmentId);
  const shifts = await shiftsById(ctx);
  const facts = await factsOf(
    ctx,
    people.map(({ id }) => id),
    from,
    to,
  );
  const unfilled: UnfilledShifts[] = [];
  const rules = await rulesOf(ctx);
  const wanted = people.flatMap((person) => {
    const by = [person.id, ...chainOf(person.departmentId, above)].flatMap((id) => of.get(id) ?? []);
    if (!by.length) unfilled.push({ reason: 'no_pattern', people: 1, shifts: 0, names: [person.name] });
    const asked = daysFilled(by, from, to).filter(
      ({ date }) => date >= person.hireDate && (person.exitDate === null || date <= person.exitDate),
    );
    const reasonAgainst = (shift: { date: PlainDate; shiftId: string }): UnfilledShifts['reason'] | null =>
      !shifts.get(shift.shiftId)?.isUsed
        ? 'unused_shift'
        : isAway(facts.get(person.id)!, shift, shifts)
          ? 'leave'
          : (lackingFor({ ...shift, id: '' }, facts.get(person.id)!, shifts, rules)?.kind ?? null);
    const against = asked.map(reasonAgainst);
    for (const [reason, all] of groupBy(
      against.flatMap((reason) => reason ?? []),
      (reason) => reason,
    ))
      unfilled.push({ reason, people: 1, shifts: all.length, names: [person.name] });
    return asked.flatMap((shift, at): WantedShift[] => (against[at] ? [] : [{ employeeId: person.id, ...shift }]));
  });
  return { wanted, unfilled: addedUp(unfilled) };
}

/**
 * What somebody lacks that keeps filling from giving them a shift: what it or their position needs, and where nobody
 * may plan it at all any valid licence.
 */
function lackingFor(
  shift: { id: string; date: PlainDate; shiftId: string },
  facts: RosterFacts,
  shifts: ReadonlyMap<string, ShiftFacts>,
  rules: QualificationRules,
): Shortfall | undefined {
  const asked = askedBy(shift, shifts);
  return shortfallsOf(facts, asked).find(
    ({ kind }) =>
      rules[kind] === 'block' ||
      (rules[kind] !== 'warn' && (kind === 'skill' || asked.needs !== null || !!facts.licenceRequired)),
  );
}

const mostNames = 10;

/** What was left out, reason by reason. */
export function addedUp(all: readonly UnfilledShifts[]): UnfilledShifts[] {
  return [...groupBy(all, ({ reason }) => reason)].map(([reason, same]): UnfilledShifts => ({
    reason,
    people: sum(same.map(({ people }) => people)),
    shifts: sum(same.map(({ shifts }) => shifts)),
    names: same.flatMap(({ names }) => names).slice(0, mostNames),
  }));
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The department and those it lies in, the nearest first. */
export function chainOf(departmentId: string | null, above: ReadonlyMap<string, string | null>): string[] {
  const chain: string[] = [];
  for (let at = departmentId; at && !chain.includes(at); at = above.get(at) ?? null) chain.push(at);
  return chain;
}

/**
 * The shifts of assignments in order of how near they are: on a day the first that covers it counts, with its free days
 * too.
 */
function daysFilled(
  assignments: readonly Assigned[],
  from: PlainDate,
  to: PlainDate,
): { date: PlainDate; shiftId: string }[] {
  const taken = new Set<PlainDate>();
  return assignments.flatMap(({ validFrom, validTo, startsAt, cycleDays, slots }) => {
    const by: PatternAssignment = { pattern: { cycleDays, slots }, validFrom, validTo, startsAt: startsAt - 1 };
    const days = patternDays(by, from, to).filter(({ date }) => !taken.has(date));
    for (
      let date = from > validFrom ? from : validFrom;
      date <= to && (validTo === null || date <= validTo);
      date = addDays(date, 1)
    )
      taken.add(date);
    return days;
  });
}

function isAway(
  { leave, zoneOn }: PersonFacts,
  { date, shiftId }: { date: PlainDate; shiftId: string },
  shifts: ReadonlyMap<string, ShiftFacts>,
): boolean {
  if (!leave.length) return false;
  const zone = zoneOn(date);
  const at = placed({ id: '', date, shiftId }, shifts, zone) ?? {
    start: plannedInstant(date, '00:00:00', zone),
    end: plannedInstant(addDays(date, 1), '00:00:00', zone),
  };
  return leave.some(({ start, end }) => start < at.end && at.start < end);
}
