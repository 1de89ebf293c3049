import { grantSql, mayDoSome, Parameters } from '../../platform/ability';
import type { Ctx } from '../../platform/context';
import { forbidden } from '../../platform/errors';
import { tellOf } from '../../platform/notices';
import { writeRows } from '../../platform/write-rows';
import { partsSql, peopleSql, refuseBadPeriod, type RosterScope } from './roster-scope';
import { rosteredShift } from './rostered-shift';

const rowsAtOnce = 2_000;

/** The planned shifts of a scope that one may publish, as SQL. */
export function plannedSql(ctx: Ctx, scope: RosterScope, parameters: Parameters): string {
  const people = peopleSql(ctx, scope, 'publish', parameters);
  const company = parameters.add(ctx.companyId, '::char(24)');
  const inDepartment = scope.departmentId ? ` and r.department_id in (${partsSql(company, parameters.add(scope.departmentId, '::char(24)'))})` : '';
  return `rostered_shift r left join (select e.id from ${people}) e on e.id = r.employee_id
    where r.company_id = ${company} and r.date between ${parameters.add(scope.from, '::date')} and ${parameters.add(scope.to, '::date')} and r.state = 'planned' and r.deleted_at is null
      and (e.id is not null or r.employee_id is null${inDepartment} and ${grantSql(ctx.ability, 'publish', rosteredShift, parameters, 'r')})`;
}

/** Publishes what is planned in the scope; each person hears of it once. Answers how many shifts that were. */
export async function publishRoster(ctx: Ctx, scope: RosterScope): Promise<number> {
  if (!mayDoSome(ctx.ability, 'publish', rosteredShift)) throw forbidden();
  refuseBadPeriod(scope);
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<{ id: string; version: number; employeeId: string | null }>(
    `select r.id, r.version, r.employee_id as "employeeId" from ${plannedSql(ctx, scope, parameters)} order by r.date, r.id for no key update of r`, parameters.values);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await writeRows(ctx, rosteredShift, rows.slice(at, at + rowsAtOnce).map(({ id, version }) => ({ id, version, values: { state: 'published' } })), 'publish');
  }
  const first = new Map(rows.toReversed().flatMap(({ id, employeeId }) => employeeId ? [[employeeId, id]] : []));
  await tellOf(ctx, rosteredShift, [...first.values()], 'tell_published');
  return rows.length;
}
