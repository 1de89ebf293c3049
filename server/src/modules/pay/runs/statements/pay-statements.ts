import { Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { checkedReport, toRead, type ReportActions, type ReportPage } from '../../../../platform/export/report-page';
import { refuseFarMonth } from '../../../../platform/graphql/asked-days';
import { invalid } from '../../../../platform/errors';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { addMonths, type Month } from '../../../../kernel/dates/plain-date';
import { departmentRows } from '../../../organisation/organisation.sql';
import { payslip } from '../payslip/payslip';
import { lineSumNames } from '../../engine/figures/line-sums';
import { settledSlipsSql } from './settled-slips';
import { t } from '../../texts/text';

const totals = ['gross', 'deductions', 'net'] as const;

export type RegisterAmounts = Record<(typeof lineSumNames)[number] | (typeof totals)[number], string>;
export interface RegisterRow extends RegisterAmounts {
  id: string;
  employeeId: string;
  employeeCode: string;
  employeeName: string;
  departmentName: string | null;
  /** The payslip it stands on; the last of several. */
  payslipId: string;
}
/** Rows of a statement, how many there are in all, and what all of them come to. */
export interface Statement<Row, Sums> {
  rows: Row[];
  total: number;
  sums: Sums;
  currency: string;
}

interface Asked extends ReportPage {
  period: Month;
  department?: string | null;
}

const sumsOf = (names: readonly string[]): string => names.map((name) => `sum("${name}") as "${name}"`).join(', ');
const texts = (names: readonly string[], alias: string): string =>
  names.map((name) => `coalesce(${alias}."${name}", 0)::text as "${name}"`).join(', ');

function tell<Name extends string>(
  given: Readonly<Record<Name, string>>,
  names: readonly Name[],
  currency: string,
): Record<Name, string> {
  return Object.fromEntries(
    names.map((name) => [name, formatMoney(parseMoney(given[name], currency, 'half-up'), currency)]),
  ) as Record<Name, string>;
}

interface Found<Row, Sums> {
  rows: Row[];
  total: number;
  sums: Sums;
  currency: string | null;
}

/** What the SQL finds, its amounts as they are written in their currency. */
async function ask<Row extends Record<Name, string>, Sums extends Record<Name, string>, Name extends string>(
  ctx: Ctx,
  names: readonly Name[],
  sql: string,
  parameters: Parameters,
): Promise<Statement<Row, Sums>> {
  const {
    rows: [found],
  } = await ctx.tx.query<Found<Row, Sums> & Record<string, unknown>>(sql, parameters.values);
  const { rows, total, sums } = found!;
  const currency = found!.currency ?? ctx.user.company?.currency ?? 'AED';
  const told = <Given extends Record<Name, string>>(given: Given): Given => ({
    ...given,
    ...tell(given, names, currency),
  });
  return { rows: rows.map(told), total, sums: told(sums), currency };
}

/** Amounts of one currency: a company that changed its own has months in both, and sums of neither. */
const ofOneCurrency = (slips: string): string => `found as materialized (${slips}),
  slip as (select * from found where currency = (select currency from found order by period desc, id desc limit 1))`;

/** Newest of several payslips: by the greatest text, which needs no sorting of all of them. */
const newestDepartment = `nullif(substr(max((period || id || coalesce(department_name, '')) collate "C"), 32), '')`;
const person = `max(employee_code) as employee_code, max(employee_name) as employee_name,
  ${newestDepartment} as department_name`;

/** What each was paid in a month, part by part, over all approved payrolls of it. */
export async function salaryRegister(
  ctx: Ctx,
  { period, department = null, ...page }: Asked,
  actions: ReportActions = toRead,
): Promise<Statement<RegisterRow, RegisterAmounts>> {
  const { search, limit, offset } = checkedReport(ctx, payslip, page, actions);
  refuseFarMonth(ctx, 'period', period);
  const parameters = new Parameters();
  const names = [...lineSumNames, ...totals];
  const slips = settledSlipsSql(ctx, parameters, {
    months: [period],
    actions,
    search,
    department,
    sums: lineSumNames,
  });
  return ask<RegisterRow, RegisterAmounts, keyof RegisterAmounts>(
    ctx,
    names,
    `with ${ofOneCurrency(slips)},
     person as (select employee_id, ${person}, max(id) as payslip_id, ${sumsOf(names)} from slip group by 1)
     select
       coalesce((select json_agg(row_to_json(each) order by nth) from (
         select row_number() over (order by p.employee_name, p.employee_id) as nth, p.employee_id as id,
           p.employee_id as "employeeId", p.employee_code as "employeeCode", p.employee_name as "employeeName",
           p.department_name as "departmentName", p.payslip_id as "payslipId", ${texts(names, 'p')}
         from (select * from person order by employee_name, employee_id
           limit ${parameters.add(limit, '::int')} offset ${parameters.add(offset, '::int')}) p) each), '[]') as rows,
       (select count(*)::int from person) as total,
       (select row_to_json(s) from
         (select ${texts(names, 'a')} from (select ${sumsOf(names)} from person) a) s) as sums,
       (select min(currency) from slip) as currency`,
    parameters,
  );
}

const compared = ['gross', 'deductions', 'net', 'employerCost'] as const;
const varianceNames = compared.flatMap((name) => [`${name}Before`, name, `${name}Difference`] as const);
type VarianceName = (typeof varianceNames)[number];
export type VarianceAmounts = Record<VarianceName, string>;
export interface VarianceRow extends VarianceAmounts {
  id: string;
  employeeId: string;
  employeeCode: string;
  employeeName: string;
  departmentName: string | null;
  /** Of the earlier month; null where there is none. */
  payslipBeforeId: string | null;
  payslipId: string | null;
}

/** What two months paid each, the biggest difference of the net pay first; those without one only where asked for. */
export async function payVariance(
  ctx: Ctx,
  { period, before: asked, department = null, isWhole = false, ...page }: Asked & { before?: Month; isWhole?: boolean },
  actions: ReportActions = toRead,
): Promise<Statement<VarianceRow, VarianceAmounts> & { before: Month }> {
  const { search, limit, offset } = checkedReport(ctx, payslip, page, actions);
  refuseFarMonth(ctx, 'period', period);
  const before = asked ?? addMonths(`${period}-01`, -1).slice(0, 7);
  refuseFarMonth(ctx, 'before', before);
  if (before === period) throw invalid('before', t('pay_statement.same_month'));
  const parameters = new Parameters();
  const slips = settledSlipsSql(ctx, parameters, {
    months: [before, period],
    actions,
    search,
    department,
    sums: ['employerCost'],
  });
  const now = `period = ${parameters.add(period)}`;
  const amounts = compared
    .map(
      (name) => `coalesce(sum("${name}") filter (where not ${now}), 0) as "${name}Before",
       coalesce(sum("${name}") filter (where ${now}), 0) as "${name}",
       coalesce(sum(case when ${now} then "${name}" else -"${name}" end), 0) as "${name}Difference"`,
    )
    .join(', ');
  const differs = compared.map((name) => `"${name}Difference" <> 0`).join(' or ');
  const statement = await ask<VarianceRow, VarianceAmounts, VarianceName>(
    ctx,
    varianceNames,
    `with ${ofOneCurrency(slips)},
     person as (select employee_id, ${person}, max(id) filter (where ${now}) as payslip_id,
       max(id) filter (where not ${now}) as payslip_before_id, ${amounts} from slip group by 1),
     shown as (select * from person${isWhole ? '' : ` where ${differs}`})
     select
       coalesce((select json_agg(row_to_json(each) order by nth) from (
         select row_number() over (order by abs(p."netDifference") desc, p.employee_name, p.employee_id) as nth,
           p.employee_id as id, p.employee_id as "employeeId", p.employee_code as "employeeCode",
           p.employee_name as "employeeName", p.department_name as "departmentName", p.payslip_id as "payslipId",
           p.payslip_before_id as "payslipBeforeId", ${texts(varianceNames, 'p')}
         from (select * from shown order by abs("netDifference") desc, employee_name, employee_id
           limit ${parameters.add(limit, '::int')} offset ${parameters.add(offset, '::int')}) p) each), '[]') as rows,
       (select count(*)::int from shown) as total,
       (select row_to_json(s) from
         (select ${texts(varianceNames, 'a')} from (select ${sumsOf(varianceNames)} from person) a) s) as sums,
       (select min(currency) from slip) as currency`,
    parameters,
  );
  return { ...statement, before };
}

const averageOf = (sum: bigint, count: bigint): bigint => (sum * 2n + count) / (count * 2n);

const costNames = ['gross', 'employerCost', 'cost'] as const;
export interface CostSums extends Record<(typeof costNames)[number], string> {
  people: number;
}
export interface CostRow extends CostSums {
  id: string;
  departmentName: string | null;
  costCentre: string | null;
  /** Cost of one on average, decimal text. */
  average: string;
}

/** What the people of each department cost in a month: their gross pay and what the employer pays beside it. */
export async function headcountCost(
  ctx: Ctx,
  { period, ...page }: Asked,
  actions: ReportActions = toRead,
): Promise<Statement<CostRow, CostSums>> {
  const { search, limit, offset } = checkedReport(ctx, payslip, page, actions);
  refuseFarMonth(ctx, 'period', period);
  const parameters = new Parameters();
  const slips = settledSlipsSql(ctx, parameters, {
    months: [period],
    actions,
    search,
    department: null,
    sums: ['employerCost'],
  });
  const company = parameters.add(ctx.companyId, '::char(24)');
  const figures = `count(distinct employee_id)::int as people, sum(gross) as gross,
    sum("employerCost") as "employerCost", sum(gross + "employerCost") as cost`;
  const { rows, ...statement } = await ask<Omit<CostRow, 'average'>, CostSums, (typeof costNames)[number]>(
    ctx,
    costNames,
    `with ${ofOneCurrency(slips)},
     unit as (select department_name, ${figures} from slip group by 1)
     select
       coalesce((select json_agg(row_to_json(each) order by nth) from (
         select row_number() over (order by p.department_name nulls last) as nth,
           coalesce(p.department_name, '') as id, p.department_name as "departmentName", p.people,
           ${texts(costNames, 'p')},
           (select d.cost_centre from ${departmentRows('cost_centre', 'name')} d where d.company_id = ${company}
             and d.name = p.department_name and d.deleted_at is null limit 1) as "costCentre"
         from unit p order by nth
         limit ${parameters.add(limit, '::int')} offset ${parameters.add(offset, '::int')}) each), '[]') as rows,
       (select count(*)::int from unit) as total,
       (select row_to_json(s) from (select a.people, ${texts(costNames, 'a')} from (select ${figures} from slip) a) s)
         as sums,
       (select min(currency) from slip) as currency`,
    parameters,
  );
  const { currency } = statement;
  const averageCost = (cost: string, people: number): string =>
    formatMoney(averageOf(parseMoney(cost, currency), BigInt(people)), currency);
  return { ...statement, rows: rows.map((row) => ({ ...row, average: averageCost(row.cost, row.people) })) };
}
