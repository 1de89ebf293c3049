import { grantSql, mayDoSome, Parameters } from '../../../../../platform/access/ability';
import { areaNamed, type Area } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { forbidden, invalid, noCompany } from '../../../../../platform/errors';
import { largestPage } from '../../../../../platform/lists/list-query';
import { monthPeriod } from '../../../../../kernel/dates/plain-date';
import { refuseFarMonth } from '../../../../../platform/graphql/asked-days';
import { wordsFound } from '../../../../../platform/lists/search-text';
import { inNoPayrollSql } from './payroll-run.population';
import { employeeRows } from '../../../../people/people.sql';
import { departmentRows } from '../../../../organisation/organisation.sql';
import { t } from '../../../texts/text';

const employees = employeeRows(
  'code',
  'first_name',
  'middle_name',
  'last_name',
  'hire_date',
  'department_id',
  'search_text',
  'status',
  'exit_date',
);

export interface NotInPayroll {
  id: string;
  employeeCode: string;
  employeeName: string;
  departmentName: string | null;
  hireDate: string;
}

export interface NotInPayrollQuestion {
  period: string;
  search?: string | null;
  limit?: number;
  offset?: number;
}

/** Who is employed in a month and in no payroll of it, of the employees one may read. */
export async function notInPayroll(
  ctx: Ctx,
  question: NotInPayrollQuestion,
  actions: readonly string[] = ['read'],
): Promise<{ rows: NotInPayroll[]; total: number }> {
  const { period, search, limit = 25, offset = 0 } = question;
  const [payrollRun, employee, department] = ['PayrollRun', 'Employee', 'Department'].map((name) =>
    areaNamed(name),
  ) as [Area, Area, Area];
  if (!ctx.companyId) throw noCompany();
  if (
    !mayDoSome(ctx.ability, 'read', payrollRun) ||
    (actions.includes('export') && !mayDoSome(ctx.ability, 'export', employee))
  )
    throw forbidden();
  refuseFarMonth(ctx, 'period', period);
  if (limit < 1 || offset < 0) throw invalid(limit < 1 ? 'limit' : 'offset', t('not_in_payroll.give_number_1_limit_0'));
  const parameters = new Parameters();
  const { from, to } = monthPeriod(period);
  const [company, month, first, last] = [
    parameters.add(ctx.companyId, '::char(24)'),
    parameters.add(period),
    parameters.add(from, '::date'),
    parameters.add(to, '::date'),
  ];
  const where = [
    inNoPayrollSql(company, month, first, last),
    ...actions.map((action) => grantSql(ctx.ability, action, employee, parameters, 'e')),
    ...wordsFound(search, ['e.first_name', 'e.middle_name', 'e.last_name', 'e.code'], parameters, 'e.search_text'),
  ].join(' and ');
  const { rows } = await ctx.tx.query<NotInPayroll & { total: number }>(
    `select e.id, e.code as "employeeCode", concat_ws(' ', e.first_name, e.middle_name, e.last_name) as "employeeName",
      d.name as "departmentName", e.hire_date as "hireDate", (count(*) over ())::int as total
     from ${employees} e left join ${departmentRows('name')} d on d.company_id = e.company_id and d.id = e.department_id and ${grantSql(ctx.ability, 'read', department, parameters, 'd')}
     where ${where} order by "employeeName", e.id
     limit ${parameters.add(actions.length > 1 ? limit : Math.min(limit, largestPage), '::int')} offset
     ${parameters.add(offset, '::int')}`,
    parameters.values,
  );
  const total =
    rows[0]?.total ?? (offset > 0 ? (await notInPayroll(ctx, { ...question, limit: 1, offset: 0 }, actions)).total : 0);
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}
