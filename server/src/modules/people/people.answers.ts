import { grantSql } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { departmentMoved, departmentUses } from '../organisation/department/department';
import { departmentRows } from '../organisation/organisation.sql';
import { positionHolders, positionsChanged } from '../organisation/position/position';
import { calendarTables, employeeSeen, placesChanged } from '../organisation/work-calendar/work-calendar';
import { oneRecord } from '../../platform/records/records';
import { refreshCmeProgress } from './cme-progress/cme-progress';
import { beginFirstContacts } from './emergency-contact/contact-given';
import { licencesChanged } from './employee-licence/employee-licence';
import { beginFirstPositions } from './employee-position/first-positions';
import { employee, employeesBegin } from './employee/employee';
import { calendarAssignmentRows, employeePositionRows, employeeRows } from './people.sql';

export const answers = [
  calendarTables.answeredBy({
    assignments: calendarAssignmentRows('calendar_id', 'department_id', 'employee_id', 'valid_from', 'valid_to'),
    employees: employeeRows('department_id', 'hire_date', 'exit_date'),
    positions: employeePositionRows('employee_id', 'department_id', 'valid_from', 'valid_to', 'is_primary'),
  }),
  departmentUses.answeredBy(
    (ctx, parameters, outside) =>
      `select distinct 'person', concat_ws(' ', t.first_name, t.last_name),
        ${grantSql(ctx.ability, 'read', employee, parameters)}
       from employee_position p join employee t on t.company_id = p.company_id and t.id = p.employee_id
         and t.deleted_at is null
       where p.company_id = $1 and p.department_id = $2 and p.deleted_at is null
         and ${outside('p.valid_from', 'p.valid_to')}`,
  ),
  departmentMoved.answeredBy(async (ctx, id) => placesChanged(ctx, await peopleBelow(ctx, id))),
  positionsChanged.answeredBy(refreshCmeOfHolders),
  licencesChanged.answeredBy(refreshCmeProgress),
  employeesBegin.answeredBy(beginFirstPositions),
  employeesBegin.answeredBy(beginFirstContacts),
  employeeSeen.answeredBy((ctx, id) => oneRecord(ctx, employee, id, 'read', new Set(['code']))),
  positionHolders.answeredBy(
    (company, position) => `select count(*)::int from employee e where e.company_id = ${company}
      and e.position_id = ${position} and e.deleted_at is null and e.status not in ('draft', 'exited')`,
  ),
];

/** Who is in a department or below it, on whatever day. */
async function peopleBelow(ctx: Ctx, departmentId: string): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `with recursive below(id) as (select $2::char(24) union select d.id from ${departmentRows('parent_id')} d
      join below b on d.parent_id = b.id where d.company_id = $1 and d.deleted_at is null)
     select distinct employee_id as id from employee_position where company_id = $1
       and department_id in (select id from below) and deleted_at is null`,
    [ctx.companyId, departmentId],
  );
  return rows.map(({ id }) => id);
}

/** The credits of whoever holds a position follow its rule. */
async function refreshCmeOfHolders(ctx: Ctx, positionIds: readonly string[]): Promise<void> {
  const { rows: holders } = await ctx.tx.query<{ employeeId: string }>(
    `select distinct e.id as "employeeId" from employee e join employee_licence l on l.company_id = e.company_id
      and l.employee_id = e.id and l.rule_id is null and l.deleted_at is null
     where e.company_id = $1 and e.position_id = any($2::char(24)[]) and e.deleted_at is null`,
    [ctx.companyId, positionIds],
  );
  if (holders.length)
    await refreshCmeProgress(
      ctx,
      holders.map(({ employeeId }) => employeeId),
    );
}
