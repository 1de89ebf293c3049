import { daysBetween } from '../../../kernel/dates/plain-date';
import { mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { enqueue } from '../../../platform/jobs/jobs';
import { writeRows } from '../../../platform/records/write-rows';
import { addedUp, fillPeople, lockRoster } from './fill-roster';
import { rosterFill, type RosterFill } from './roster-fill';
import { peopleSql, refuseBadPeriod, type RosterScope } from './roster-scope';
import { rosteredShift } from './rostered-shift';

export const fillJob = 'fill_roster';

/** Days of people planned at once: half a second. */
const daysAtOnce = 5_000;

/**
 * Fills the roster of everybody one may fill for: a ward at once; of more people the rest by a job, which goes on
 * wherever it was cut off.
 */
export async function fillRoster(ctx: Ctx, scope: RosterScope): Promise<Row<RosterFill>> {
  if (!mayDoSome(ctx.ability, 'fill', rosteredShift)) throw forbidden();
  refuseBadPeriod(scope);
  const id = newId();
  const parameters = new Parameters();
  const people = peopleSql(ctx, scope, 'fill', parameters);
  const { rowCount } = await ctx.tx.query(
    `insert into roster_fill_person (company_id, fill_id, employee_id)
      select e.company_id, ${parameters.add(id, '::char(24)')}, e.id from ${people}`,
    parameters.values,
  );
  const values = {
    fromDate: scope.from,
    toDate: scope.to,
    departmentId: scope.departmentId ?? null,
    state: 'filling',
    people: rowCount ?? 0,
    done: 0,
    made: 0,
    removed: 0,
    unfilled: [],
    deletedAt: null,
  };
  await writeRows(ctx, rosterFill, [{ id, values }], 'create');
  const begun = await fillSome(ctx, id);
  if (begun!.state === 'filling')
    await enqueue(ctx.tx, fillJob, { companyId: ctx.companyId, userId: ctx.user.id, recordId: id }, { isLong: true });
  return begun!;
}

/**
 * Plans for the next people of a filling, together with noting that they are done; null where it goes on no more. It
 * ends where whoever asked for it may fill rosters no longer.
 */
export async function fillSome(ctx: Ctx, id: string): Promise<Row<RosterFill> | null> {
  await lockRoster(ctx);
  const {
    rows: [fill],
  } = await ctx.tx.query<Row<RosterFill>>(
    `select id, version, from_date as "fromDate", to_date as "toDate", people, made, removed, unfilled from roster_fill
     where company_id = $1 and id = $2 and state = 'filling' and deleted_at is null for update`,
    [ctx.companyId, id],
  );
  if (!fill) return null;
  if (!mayDoSome(ctx.ability, 'fill', rosteredShift))
    return (await writeRows(ctx, rosterFill, [{ id, version: fill.version, values: { state: 'failed' } }], 'fail'))[0]!;
  const scope = { from: fill.fromDate, to: fill.toDate };
  const { rows } = await ctx.tx.query<{ employeeId: string }>(
    `delete from roster_fill_person where company_id = $1 and fill_id = $2 and employee_id = any(array(
       select employee_id from roster_fill_person where company_id = $1 and fill_id = $2 order by employee_id limit $3))
         returning employee_id as "employeeId"`,
    [ctx.companyId, id, Math.max(20, Math.floor(daysAtOnce / (daysBetween(scope.from, scope.to) + 1)))],
  );
  const { made, removed, unfilled } = await fillPeople(
    ctx,
    rows.map(({ employeeId }) => employeeId),
    scope,
  );
  const {
    rows: [left],
  } = await ctx.tx.query<{ count: number }>(
    'select count(*)::int as count from roster_fill_person where company_id = $1 and fill_id = $2',
    [ctx.companyId, id],
  );
  const values = {
    state: left!.count ? 'filling' : 'done',
    done: fill.people - left!.count,
    made: fill.made + made,
    removed: fill.removed + removed,
    unfilled: addedUp([...fill.unfilled, ...unfilled]),
  };
  return (await writeRows(ctx, rosterFill, [{ id, version: fill.version, values }], 'fill'))[0]!;
}

/** The last filling of these days and this department one has asked for oneself. */
export async function lastFill(
  ctx: Ctx,
  { from, to, departmentId = null }: RosterScope,
): Promise<Row<RosterFill> | null> {
  const { rows } = await ctx.tx.query<Row<RosterFill>>(
    `select id, state, people, done, made, removed, unfilled, updated_at as "updatedAt" from roster_fill
     where company_id = $1 and created_by_id = $2 and from_date = $3 and to_date = $4
       and department_id is not distinct from $5::char(24) and deleted_at is null order by id desc limit 1`,
    [ctx.companyId, ctx.user.id, from, to, departmentId],
  );
  return rows[0] ?? null;
}
