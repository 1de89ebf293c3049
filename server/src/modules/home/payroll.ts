import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fiscalYearOf } from '../../kernel/dates/fiscal-year';
import { payrollMonthToDo } from '../pay/runs/domain/payroll-month';
import { addMonths } from '../../kernel/dates/plain-date';
import { grantSql, mayDoSome, Parameters } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { fiscalYearStart } from '../organisation/company/company';
import { filterSql, type Filter } from '../../platform/lists/list-filter';
import { listRecords } from '../../platform/lists/list-query';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { todayIn } from '../../platform/today';
import { employee } from '../people/employee/employee';
import { isForEverybodySql, notInPayroll, PayrollRunState, payrollRun } from '../pay/runs/payroll-run/payroll-run';
import { figure, HomeFigure } from './figure';
import { payrollRunRows } from '../pay/pay.sql';

@ObjectType('HomePayrollRun', { description: 'A regular payroll run of a month.' })
export class HomePayrollRun {
  @Field(() => ID, { description: 'The run.', simple: true }) id!: string;
  @Field(() => PayrollRunState, { description: 'Where it stands.', simple: true }) state!: string;
  @Field(() => Int, { description: 'Employees it covers.', simple: true }) employeeCount!: number;
  @Field(() => Int, { description: 'Employees in error among them.', simple: true }) errorCount!: number;
  @Field(() => DecimalScalar, { description: 'Sum of net pay.', simple: true }) net!: string;
}

@ObjectType('HomePayMonth', { description: 'What a month cost, by its approved and posted runs.' })
export class HomePayMonth {
  @Field(() => String, { description: 'The month, YYYY-MM.', simple: true }) month!: string;
  @Field(() => DecimalScalar, { description: 'Sum of gross pay.', simple: true }) gross!: string;
  @Field(() => DecimalScalar, { description: 'Sum of net pay.', simple: true }) net!: string;
  @Field(() => HomeFigure, { description: 'The runs it is made of.', simple: true }) runs!: HomeFigure;
}

@ObjectType('HomePayYear', { description: 'What a financial year has cost so far, by its approved and posted runs.' })
export class HomePayYear {
  @Field(() => DateScalar, {
    description: 'Its first day. A run counts to the year its last day lies in.',
    simple: true,
  })
  from!: string;
  @Field(() => DecimalScalar, { description: 'Sum of gross pay.', simple: true }) gross!: string;
  @Field(() => DecimalScalar, { description: 'Sum of net pay.', simple: true }) net!: string;
  @Field(() => HomeFigure, { description: 'The runs it is made of.', simple: true }) runs!: HomeFigure;
}

@ObjectType('HomePayroll', { description: 'The payroll that is next to be done and what the last months cost.' })
export class HomePayroll {
  @Field(() => String, {
    description:
      'Its month, YYYY-MM: the earliest of the last year with a regular run that is not posted, else the last one while its runs left somebody out, else the month after it, but none that is yet to come.',
    simple: true,
  })
  period!: string;
  @Field(() => HomePayrollRun, {
    nullable: true,
    description:
      'Its regular run, of several the first that is not posted; empty while there is none, or all are posted and somebody is left out.',
    simple: true,
  })
  run!: HomePayrollRun | null;
  @Field(() => HomeFigure, { description: 'Runs of that month, but cancelled ones.', simple: true }) runs!: HomeFigure;
  @Field(() => Int, {
    description:
      'People employed in it and in none of its runs, where those are for parts of the company: see notInPayroll.',
    simple: true,
  })
  inNoRun!: number;
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
  @Field(() => [HomePayMonth], { description: 'The last twelve months in order, this one among them.', simple: true })
  months!: HomePayMonth[];
  @Field(() => HomePayYear, { description: 'The financial year of the company today.', simple: true })
  year!: HomePayYear;
}

const paid = ['approved', 'paid', 'posted'];
const open = ['draft', 'calculating', 'failed', 'review', 'returned', ...paid];

export async function homePayroll(ctx: Ctx): Promise<HomePayroll | null> {
  const { companyId } = ctx;
  if (!companyId || !mayDoSome(ctx.ability, 'read', payrollRun)) return null;
  const today = todayIn(ctx).slice(0, 7);
  const { period, inNoRun } = await nextToDo(ctx, today);
  const ofMonth = { period: { eq: period }, state: { in: open } };
  const { rows, total } = await listRecords(
    ctx,
    payrollRun,
    { filter: ofMonth, sort: [{ field: 'kind', direction: 'desc' }], limit: 50 },
    { fields: new Set(['kind', 'state', 'employeeCount', 'errorCount', 'net']), withTotal: true, withCursor: false },
  );
  const regular = rows.filter(({ kind }) => kind === 'regular');
  const last12 = Array.from({ length: 12 }, (_month, at) => addMonths(`${today}-01`, at - 11).slice(0, 7));
  const run = regular.find(({ state }) => state !== 'posted') ?? (inNoRun ? undefined : regular[0]);
  return {
    period,
    inNoRun,
    run: run ? { ...run, id: String(run.id) } : null,
    runs: figure(payrollRun, total, ofMonth),
    currency: ctx.user.company!.currency,
    months: await costOf(ctx, last12),
    year: await costOfYear(ctx),
  };
}

interface Months {
  open: string | null;
  last: string | null;
  isOfParts: boolean | null;
}

/**
 * What is asked of the regular runs of the last year; nobody is looked for where one of the last month is for
 * everybody.
 */
async function nextToDo(ctx: Ctx, today: string): Promise<{ period: string; inNoRun: number }> {
  const parameters = new Parameters();
  const {
    rows: [found],
  } = await ctx.tx.query<Months>(
    `with runs as (select t.*
      from ${payrollRunRows('kind', 'state', 'period', 'department_ids', 'position_ids', 'employee_ids')} t
       where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.kind = 'regular'
         and t.state <> 'cancelled' and t.deleted_at is null
         and t.period between ${parameters.add(addMonths(`${today}-01`, -12).slice(0, 7))} and ${parameters.add(today)}
         and ${grantSql(ctx.ability, 'read', payrollRun, parameters)})
     select min(t.period) filter (where t.state <> 'posted') as open, max(t.period) as last,
       not bool_or(${isForEverybodySql('t')}) filter (where t.period = (select max(period) from runs)) as "isOfParts"
       from runs t`,
    parameters.values,
  );
  const { open, last, isOfParts } = found!;
  const inNoRun =
    last && isOfParts && mayDoSome(ctx.ability, 'read', employee)
      ? (await notInPayroll(ctx, { period: last, limit: 1 })).total
      : 0;
  const period = payrollMonthToDo({ open, last, leavesPeople: inNoRun > 0 }, today);
  return { period, inNoRun: period === last ? inNoRun : 0 };
}

async function costOf(ctx: Ctx, months: string[]): Promise<HomePayMonth[]> {
  const parameters = new Parameters();
  const filter: Filter = { period: { in: months }, state: { in: paid } };
  const { rows } = await ctx.tx.query<{ month: string; gross: string; net: string; runs: number }>(
    `select t.period as month, sum(t.gross) as gross, sum(t.net) as net, count(*)::int as runs
      from ${payrollRunRows('period', 'gross', 'net', 'state')} t
     where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.deleted_at is null
       and ${grantSql(ctx.ability, 'read', payrollRun, parameters)}
       and ${filterSql(payrollRun, filter, parameters, () => true)} group by t.period`,
    parameters.values,
  );
  return months.map((month) => {
    const { gross, net, runs } = rows.find((row) => row.month === month) ?? { gross: '0', net: '0', runs: 0 };
    return { month, gross, net, runs: figure(payrollRun, runs, { period: { eq: month }, state: { in: paid } }) };
  });
}

async function costOfYear(ctx: Ctx): Promise<HomePayYear> {
  const { from, to } = fiscalYearOf(todayIn(ctx), await fiscalYearStart(ctx));
  const parameters = new Parameters();
  const filter: Filter = { toDate: { gte: from, lte: to }, state: { in: paid } };
  const {
    rows: [sums],
  } = await ctx.tx.query<{ gross: string; net: string; runs: number }>(
    `select coalesce(sum(t.gross), 0)::text as gross, coalesce(sum(t.net), 0)::text as net, count(*)::int as runs
      from ${payrollRunRows('gross', 'net', 'state', 'to_date')} t
     where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.deleted_at is null
       and ${grantSql(ctx.ability, 'read', payrollRun, parameters)}
       and ${filterSql(payrollRun, filter, parameters, () => true)}`,
    parameters.values,
  );
  return { from, gross: sums!.gross, net: sums!.net, runs: figure(payrollRun, sums!.runs, filter) };
}
