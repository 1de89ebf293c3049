import { leaveInForce } from '../domain/leave-request';
import { mayDo, type Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { textsSql } from '../../../platform/lists/texts-sql';
import { leaveArea } from './leave-area';
import { employeeRows } from '../../people/people.sql';

/**
 * SQL of whether the employee under one alias is a colleague of the one under the other: they share manager or
 * department, or they report to them.
 */
export const isColleagueSql = (other: string, of: string): string =>
  `(${other}.manager_id = ${of}.manager_id or ${other}.department_id = ${of}.department_id or ${other}.manager_id = ${of}.id)`;

/**
 * SQL over leave `t` of whose being away the reader may see without reading it: whole days in force of a colleague,
 * where they were granted that.
 */
export function isSeenAwaySql(ctx: Ctx, parameters: Parameters): string {
  const { employeeId } = ctx.user;
  if (!employeeId || !mayDo(ctx.ability, 'see_away', leaveArea.answer, { employeeId })) return 'false';
  return `t.status in (${textsSql(leaveInForce)}) and t.unit = 'daily'
    and exists (select 1 from ${employeeRows('manager_id', 'department_id')} e
    join ${employeeRows('manager_id', 'department_id')} o on o.company_id = e.company_id and o.id = t.employee_id
    and ${isColleagueSql('o', 'e')} where e.company_id = t.company_id
    and e.id = ${parameters.add(employeeId, '::char(24)')})`;
}
