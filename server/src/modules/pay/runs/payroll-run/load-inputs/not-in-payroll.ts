import { grantSql, mayDoSome, Parameters } from '../../../../../platform/access/ability';
import { areaNamed, type Area } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { forbidden, invalid, noCompany } from '../../../../../platform/errors';
import { largestPage } from '../../../../../platform/lists/list-query';
import { monthPeriod, type Month, type PlainDate } from '../../../../../kernel/dates/plain-date';
import { refuseFarMonth } from '../../../../../platform/graphql/asked-days';
import { wordsFound } from '../../../../../platform/lists/search-text';
import { periodsOfMonth } from '../../../engine/periods/pay-period';
import { scheduleOf, type PayGroupSchedule } from '../../../items/pay-group/pay-group';
import { inNoRunSql } from './payroll-run.population';
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
  payGroupId: string | null;
  payGroupName: string | null;
  fromDate: string;
  toDate: string;
}

export interface NotInPayrollQuestion {
  period: string;
  search?: string | null;
  limit?: number;
  offset?: number;
}

/**
 * Who is paid for days of a month and in no payroll of them, of the employees one may read: once for each period of
 * their pay group that ends in it.
 */
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
  const [company, month] = [parameters.add(ctx.companyId, '::char(24)'), parameters.add(period)];
  const mayBeSeen = [
    ...actions.map((action) => grantSql(ctx.ability, action, employee, parameters, 'e')),
    ...wordsFound(search, ['e.first_name', 'e.middle_name', 'e.last_name', 'e.code'], parameters, 'e.search_text'),
  ].join(' and ');
  const seesDepartment = grantSql(ctx.ability, 'read', department, parameters, 'd');
  const missed = (await periodsPaid(ctx, period)).map(({ group, from, to }) => {
    const days = { period: month, from: parameters.add(from, '::date'), to: parameters.add(to, '::date') };
    const [id, name] = [group?.id ?? null, group?.name ?? null].map((value) => parameters.add(value, '::text'));
    const { joined, where } = inNoRunSql(company, group === undefined ? undefined : group && id!, days);
    return `select e.id, e.code as "employeeCode", d.name as "departmentName", e.hire_date as "hireDate",
        concat_ws(' ', e.first_name, e.middle_name, e.last_name) as "employeeName", ${id} as "payGroupId",
        ${name} as "payGroupName", ${days.from} as "fromDate", ${days.to} as "toDate"
      from ${employees} e
      left join ${departmentRows('name')} d on d.company_id = e.company_id and d.id = e.department_id
        and ${seesDepartment} ${joined} where ${where} and ${mayBeSeen}`;
  });
  const { rows } = await ctx.tx.query<NotInPayroll & { total: number }>(
    `select m.*, (count(*) over ())::int as total from (${missed.join(' union all ')}) m
     order by m."employeeName", m.id, m."fromDate", m."toDate"
     limit ${parameters.add(actions.length > 1 ? limit : Math.min(limit, largestPage), '::int')} offset
     ${parameters.add(offset, '::int')}`,
    parameters.values,
  );
  const total =
    rows[0]?.total ?? (offset > 0 ? (await notInPayroll(ctx, { ...question, limit: 1, offset: 0 }, actions)).total : 0);
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}

interface PaidPeriod {
  /** Null of who is in none, undefined where the company has none. */
  group: { id: string; name: string } | null | undefined;
  from: PlainDate;
  to: PlainDate;
}

/** What a month is paid by: the calendar month, and the periods of each pay group that end in it. */
async function periodsPaid(ctx: Ctx, month: Month): Promise<PaidPeriod[]> {
  const { rows } = await ctx.tx.query<PayGroupSchedule & { id: string; name: string; validFrom: PlainDate }>(
    `select id, name, frequency, first_day as "firstDay", second_day as "secondDay", anchor::text as anchor,
       valid_from::text as "validFrom"
     from pay_group where company_id = $1 and deleted_at is null order by name, id`,
    [ctx.companyId],
  );
  const ofGroups = rows.flatMap(({ id, name, validFrom, ...schedule }) =>
    periodsOfMonth(scheduleOf(schedule), month)
      .filter(({ to }) => to >= validFrom)
      .map((days) => ({ group: { id, name }, ...days })),
  );
  return [{ group: rows.length ? null : undefined, ...monthPeriod(month) }, ...ofGroups];
}
