import { amongSql } from '../../../../../platform/lists/among-sql';
import type { Ctx } from '../../../../../platform/context';
import { departmentRows } from '../../../../organisation/organisation.sql';
import { employeePositionRows, employeeRows } from '../../../../people/people.sql';

const positions = employeePositionRows(
  'employee_id',
  'department_id',
  'position_id',
  'is_primary',
  'valid_from',
  'valid_to',
);

/** For whom alone a run is: empty lists choose nobody out. */
export interface Group {
  departmentIds: string[];
  positionIds: string[];
  employeeIds: string[];
}

export const isForEverybody = ({ departmentIds, positionIds, employeeIds }: Group): boolean =>
  !departmentIds.length && !positionIds.length && !employeeIds.length;

/** The same over the alias of a run. */
export const isForEverybodySql = (alias: string): string =>
  ['department_ids', 'position_ids', 'employee_ids'].map((column) => `${alias}.${column} = '{}'`).join(' and ');

const namesSql = (table: string, column: string, name: string): string =>
  `(select string_agg(n.${name}, ', ' order by n.${name}) from ${table} n where n.company_id = t.company_id
    and n.id = any(t.${column}))`;

const payGroupSql = `(select concat_ws(' ', g.name, t.from_date, '–', t.to_date) from pay_group g
    where g.company_id = t.company_id and g.id = t.pay_group_id)`;

export const groupNameSql = `select nullif(concat_ws(' · ', ${payGroupSql}, ${namesSql('department', 'department_ids', 'name')}, ${namesSql('"position"', 'position_ids', 'title')}), '')`;

/** What tells the runs of a month apart, as runOfMark reads it. */
export const runMarkSql = `select concat_ws(' ', t.period, t.kind, cardinality(t.employee_ids), (${groupNameSql}))`;

export async function markOf(ctx: Ctx, id: string): Promise<string> {
  const { rows } = await ctx.tx.query<{ mark: string }>(
    `select (${runMarkSql}) as mark from payroll_run t where t.company_id = $1 and t.id = $2`,
    [ctx.companyId, id],
  );
  return rows[0]!.mark;
}

/**
 * Everybody a run is chosen for, employed in the month or not; null where it is for everybody. A person counts where
 * they stand last in the month, one who has left where they stood on their last day.
 */
export async function peopleOf(
  ctx: Ctx,
  { fromDate, toDate, ...group }: Group & { fromDate: string; toDate: string },
): Promise<string[] | null> {
  const { departmentIds, positionIds, employeeIds } = group;
  if (isForEverybody(group)) return null;
  if (!departmentIds.length && !positionIds.length) return employeeIds;
  const { rows } = await ctx.tx.query<{ id: string }>(
    `with recursive chosen(id) as (select unnest($2::char(24)[]) union select d.id from ${departmentRows('parent_id')} d
      join chosen c on d.parent_id = c.id where d.company_id = $1 and d.deleted_at is null)
     select e.id from ${employeeRows()} e join (
       select distinct on (p.employee_id) p.employee_id, p.department_id, p.position_id
         from ${positions} p join ${employeeRows('exit_date')} w on w.company_id = p.company_id and w.id = p.employee_id
       where p.company_id = $1 and p.is_primary and p.deleted_at is null and p.valid_from <= $6
         and coalesce(p.valid_to >= least($5::date, w.exit_date), true)
       order by p.employee_id, p.valid_from desc) place on place.employee_id = e.id
     where e.company_id = $1 and e.deleted_at is null
       and ($2 = '{}' or place.department_id in (select id from chosen))
       and ($3::char(24)[] = '{}' or ${amongSql('place.position_id', '$3')})
     union select unnest($4::char(24)[])`,
    [ctx.companyId, departmentIds, positionIds, employeeIds, fromDate, toDate],
  );
  return rows.map(({ id }) => id);
}
