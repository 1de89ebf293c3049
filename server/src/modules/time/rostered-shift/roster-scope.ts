import { daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import { grantSql, type Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { rosteredShift } from './rostered-shift';
import { t } from '../texts/text';
import { departmentRows } from '../../organisation/organisation.sql';

export interface RosterScope {
  from: PlainDate;
  to: PlainDate;
  departmentId?: string | null;
}

const longest = 42;

export function refuseBadPeriod({ from, to }: RosterScope): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > longest) throw invalid('to', t('roster_scope.choose_1_days', { longest }));
}

/** A department and all its parts, as SQL. */
export const partsSql = (company: string, departmentId: string): string =>
  `with recursive part (id) as (select ${departmentId} union select d.id from ${departmentRows('parent_id')} d
    join part p on d.parent_id = p.id where d.company_id = ${company}) select id from part`;

/**
 * Who is employed in the period and in the department, as far as the grant for the action reaches; as SQL over the
 * employee `e`.
 */
export function peopleSql(
  ctx: Ctx,
  { from, to, departmentId }: RosterScope,
  action: string,
  parameters: Parameters,
): string {
  const company = parameters.add(ctx.companyId, '::char(24)');
  const inDepartment = departmentId
    ? ` and e.department_id in (${partsSql(company, parameters.add(departmentId, '::char(24)'))})`
    : '';
  // Grants on the roster look at the employee of a shift; one's own is told by what is published.
  return `employee e cross join lateral (select e.id as employee_id, null::char(24) as department_id,
    'published' as state) t
    where e.company_id = ${company} and e.deleted_at is null and e.status <> 'draft'
      and e.hire_date <= ${parameters.add(to, '::date')}
      and (e.exit_date is null or e.exit_date >= ${parameters.add(from, '::date')})${inDepartment}
      and ${grantSql(ctx.ability, action, rosteredShift, parameters)}`;
}
