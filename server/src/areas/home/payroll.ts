import { Field, ID, Int, ObjectType } from 'type-graphql';
import { addMonths } from '../../domain/plain-date';
import { grantSql, mayDoSome, Parameters } from '../../platform/ability';
import type { Ctx } from '../../platform/context';
import { filterSql, type Filter } from '../../platform/list-filter';
import { listRecords } from '../../platform/list-query';
import { DecimalScalar } from '../../platform/scalars';
import { todayIn } from '../../platform/today';
import { PayrollRunState, payrollRun } from '../payroll-run/payroll-run';
import { figure, HomeFigure } from './figure';

@ObjectType('HomePayrollRun', { description: 'The regular payroll run of a month.' })
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

@ObjectType('HomePayroll', { description: 'The payroll that is next to be done and what the last months cost.' })
export class HomePayroll {
  @Field(() => String, { description: 'Its month, YYYY-MM: the earliest of the last year whose regular run is not posted, else the month after the last run, but none that is yet to come.', simple: true }) period!: string;
  @Field(() => HomePayrollRun, { nullable: true, description: 'Its regular run; empty while there is none.', simple: true }) run!: HomePayrollRun | null;
  @Field(() => HomeFigure, { description: 'Runs of that month, but cancelled ones.', simple: true }) runs!: HomeFigure;
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
  @Field(() => [HomePayMonth], { description: 'The last twelve months in order, this one among them.', simple: true }) months!: HomePayMonth[];
}

const paid = ['approved', 'paid', 'posted'];
const open = ['draft', 'calculating', 'failed', 'review', ...paid];

export async function homePayroll(ctx: Ctx): Promise<HomePayroll | null> {
  const { companyId } = ctx;
  if (!companyId || !mayDoSome(ctx.ability, 'read', payrollRun)) return null;
  const today = todayIn(ctx).slice(0, 7);
  const period = await nextToDo(ctx, today);
  const ofMonth = { period: { eq: period }, state: { in: open } };
  const { rows, total } = await listRecords(ctx, payrollRun, { filter: ofMonth, sort: [{ field: 'kind', direction: 'desc' }], limit: 1 },
    { fields: new Set(['kind', 'state', 'employeeCount', 'errorCount', 'net']), withTotal: true, withCursor: false });
  const [run] = rows;
  return {
    period, run: run?.kind === 'regular' ? { ...run, id: String(run.id) } : null, runs: figure(payrollRun, total, ofMonth),
    currency: ctx.user.company!.currency, months: await costOf(ctx, Array.from({ length: 12 }, (_month, at) => addMonths(`${today}-01`, at - 11).slice(0, 7))),
  };
}

/** The earliest open month, or the one after the last run: a month that was left out is not forgotten for the month that runs. */
async function nextToDo(ctx: Ctx, today: string): Promise<string> {
  const parameters = new Parameters();
  const { rows: [runs] } = await ctx.tx.query<{ open: string | null; last: string | null }>(
    `select min(t.period) filter (where t.state <> 'posted') as open, max(t.period) as last from payroll_run t
     where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.kind = 'regular' and t.state <> 'cancelled' and t.deleted_at is null and t.period between ${parameters.add(addMonths(`${today}-01`, -12).slice(0, 7))} and ${parameters.add(today)}
       and ${grantSql(ctx.ability, 'read', payrollRun, parameters)}`, parameters.values);
  if (runs?.open) return runs.open;
  const next = runs?.last ? addMonths(`${runs.last}-01`, 1).slice(0, 7) : today;
  return next < today ? next : today;
}

async function costOf(ctx: Ctx, months: string[]): Promise<HomePayMonth[]> {
  const parameters = new Parameters();
  const filter: Filter = { period: { in: months }, state: { in: paid } };
  const { rows } = await ctx.tx.query<{ month: string; gross: string; net: string; runs: number }>(
    `select t.period as month, sum(t.gross) as gross, sum(t.net) as net, count(*)::int as runs from payroll_run t
     where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.deleted_at is null and ${grantSql(ctx.ability, 'read', payrollRun, parameters)}
       and ${filterSql(payrollRun, filter, parameters, () => true)} group by t.period`, parameters.values);
  return months.map((month) => {
    const { gross, net, runs } = rows.find((row) => row.month === month) ?? { gross: '0', net: '0', runs: 0 };
    return { month, gross, net, runs: figure(payrollRun, runs, { period: { eq: month }, state: { in: paid } }) };
  });
}
