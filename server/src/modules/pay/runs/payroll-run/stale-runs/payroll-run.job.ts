import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Row } from '../../../../../platform/records/area';
import type { Ctx, Services } from '../../../../../platform/context';
import type { Job, JobHandler } from '../../../../../platform/jobs/jobs';
import { saveRecord } from '../../../../../platform/records/records';
import { inCompany } from '../../../../../platform/system-ctx';
import { calculationOn } from '../../../engine/calculation';
import { formatMoney, parseMoney } from '../../../../../kernel/numbers/money';
import { unsettledRetroIn, type UnsettledRetro } from '../../../engine/difference/unsettled-retro';
import type { PayDayBasis } from '../../../engine/pay-rules';
import type { PayslipResult } from '../../../engine/payslip';
import { employerCostIn } from '../../../engine/figures/payslip-figures';
import { payRulesOf } from '../../../items/pay-component/pay-component';
import { payrollRun, type PayrollRun } from '../payroll-run';
import { calculationJob } from '../payroll-run.actions';
import { calculateDaysOf } from '../load-inputs/payroll-run.attendance';
import { namesTimeSql } from '../load-inputs/payroll-run.load-inputs';
import { withOwnPeriod, type GatheredRun } from '../load-inputs/gathered-run';
import { payGroupOf } from '../load-inputs/payroll-run.pay-group';
import {
  aheadOf,
  employeesAtOnce,
  employeesFetched,
  employeesToPay,
  type EmployeeToPay,
} from '../load-inputs/payroll-run.load-employees';
import { peopleOf } from '../load-inputs/payroll-run.group';
import { ClosedMonthsAgain } from '../retro/payroll-run.retro';
import { wordsOf } from '../../../../../platform/text';
import { failAbandonedRuns } from './payroll-run.stale-runs';
import { appliedEntryRows, writeAppliedEntries } from '../load-inputs/payroll-run.applied-entries';
import { payslipRow, writePayslips, type PayslipRow } from '../payroll-run.write';

const progressEveryMs = 1000;
/**
 * Payslips made at a stretch before other requests get their turn, and those made with closed months: some ten
 * milliseconds.
 */
const [stretch, stretchOfMonths] = [50, 10];

export const payrollJobs = (services: Services): Record<string, JobHandler> => ({
  [calculationJob]: (job) => calculate(services, job),
  fail_abandoned_payroll_runs: () => failAbandonedRuns(services),
});

/** The run was cancelled meanwhile: nothing of the calculation is kept. */
class RunWasLeft extends Error {}

/**
 * Calculates all payslips of a run in one transaction: wherever it is cut off, nothing of it is there, and the next
 * attempt begins afresh. It locks the company's payroll, not the run itself, which shows its progress and may be
 * cancelled.
 */
async function calculate(services: Services, job: Job): Promise<void> {
  await inCompany(services, job, 'write', async (ctx) => {
    await ctx.tx.query('set local statement_timeout = 0');
    await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payroll ${ctx.companyId}`]);
    const found = await runInCalculation(ctx, job.recordId);
    if (!found) return;
    if (found.asksTime) await calculateDaysOf(services, job, found);
    const people = await peopleOf(ctx, found);
    const run: GatheredRun = { ...found, ...(people && { only: people }), payGroup: await groupPaid(ctx, found) };
    const totals = new Totals(run.currency);
    await inCompany(services, job, 'read', async (reader) => {
      // Right after the first calculation no statistic knows of its payslips: they would be searched once per employee.
      await reader.tx.query(
        `select set_config('statement_timeout', '0', true), set_config('enable_nestloop', 'off', true)`,
      );
      const appliedEntries: string[] = [];
      await writePayslips(
        ctx,
        run,
        payslipRows(services, job, reader, run, totals, appliedEntries),
        () => totals.expected,
      );
      await writeAppliedEntries(ctx, run.id, appliedEntries);
    });
    await finish(ctx, run, totals);
  }).catch((error: unknown) => {
    if (!(error instanceof RunWasLeft)) throw error;
  });
}

/** What a correction settles is of days of any group. */
const groupPaid = async (ctx: Ctx, { kind, payGroupId }: Row<PayrollRun>): Promise<GatheredRun['payGroup']> =>
  kind === 'correction' ? undefined : payGroupOf(ctx, payGroupId);

async function runInCalculation(
  ctx: Ctx,
  id: string,
  lock = '',
): Promise<(Row<PayrollRun> & { asksTime: boolean }) | null> {
  const { rows } = await ctx.tx.query<Row<PayrollRun> & { asksTime: boolean }>(
    `select id, version, period, from_date as "fromDate", to_date as "toDate", cut_off as "cutOff", kind, currency,
      department_ids as "departmentIds", position_ids as "positionIds", employee_ids as "employeeIds",
      pay_group_id as "payGroupId",
      ${namesTimeSql('$1')} as "asksTime"
     from payroll_run t where company_id = $1 and id = $2 and state = 'calculating' and deleted_at is null ${lock}`,
    [ctx.companyId, id],
  );
  return rows[0] ?? null;
}

async function* payslipRows(
  services: Services,
  job: Job,
  reader: Ctx,
  run: GatheredRun,
  totals: Totals,
  appliedEntries: string[],
): AsyncGenerator<PayslipRow[]> {
  const rulesOf = await payRulesOf(reader, run, withOwnPeriod(run));
  const { dayBasis, country, to } = rulesOf('');
  Object.assign(totals, { dayBasis, calculation: calculationOn(country, to) });
  const closed = await ClosedMonthsAgain.of(reader, run);
  const isCorrection = run.kind === 'correction';
  const { all, before } = isCorrection ? { all: closed.all, before: null } : await aheadOf(reader, run);
  Object.assign(totals, { before, expected: all });
  await showProgress(services, job, 0, all);
  let shownAt = performance.now();
  const gathered = isCorrection
    ? employeesOwed(reader, run, closed)
    : closed.all
      ? employeesFetched(reader, run, stretchOfMonths)
      : employeesToPay(reader, run, stretch);
  try {
    for await (const employees of gathered) {
      const rows: PayslipRow[] = [];
      for (const employee of employees) {
        const owed = await closed.take(employee.employeeId);
        const { slip, row } = payslipRow(
          owed ? { ...employee, retro: owed } : employee,
          rulesOf(employee.employeeId),
          run,
        );
        totals.add(slip);
        appliedEntries.push(...appliedEntryRows(employee.employeeId, slip));
        rows.push(row);
      }
      yield rows;
      await nextTurn();
      if (performance.now() - shownAt < progressEveryMs) continue;
      await showProgress(services, job, isCorrection ? closed.done : totals.employeeCount, all);
      shownAt = performance.now();
    }
    await closed.calculateAll();
  } finally {
    await closed.stop();
  }
  totals.unsettledRetro = unsettledRetroIn(closed.found, run.currency);
}

/** Whom a correction pays, found part by part. */
async function* employeesOwed(
  reader: Ctx,
  run: GatheredRun,
  closed: ClosedMonthsAgain,
): AsyncGenerator<EmployeeToPay[]> {
  for await (const only of closed.owed()) {
    const employees = only.length ? [...(await employeesAtOnce(reader, { ...run, only })).values()] : [];
    for (let at = 0; at < employees.length; at += stretch)
      yield employees.slice(at, at + stretch).map((employee) => employee());
  }
}

/**
 * In a transaction of its own, so that everybody sees it. It counts no version: whoever looks at the run may still
 * cancel it.
 */
async function showProgress(services: Services, job: Job, done: number, all: number): Promise<void> {
  await inCompany(services, job, 'write', async (ctx) => {
    const { rowCount } = await ctx.tx.query(
      `with run as (update payroll_run set done_count = $3, employee_count = $4
         where company_id = $1 and id = $2 and state = 'calculating' and deleted_at is null returning id)
       insert into outbox_event (company_id, subject, record_id, action) select $1, $5, id, 'progress' from run`,
      [ctx.companyId, job.recordId, done, all, payrollRun.name],
    );
    if (!rowCount) throw new RunWasLeft();
    ctx.written.add(payrollRun.name);
  });
}

async function finish(ctx: Ctx, { id }: GatheredRun, totals: Totals): Promise<void> {
  const run = await runInCalculation(ctx, id, 'for update');
  if (!run) throw new RunWasLeft();
  await saveRecord(
    ctx,
    payrollRun,
    run,
    {
      state: 'review',
      ...totals.values(),
      previousNet: totals.before,
      calculation: totals.calculation,
      calculatedAt: ctx.services.clock(),
    },
    'finish',
  );
}

class Totals {
  employeeCount = 0;
  expected = 0;
  dayBasis: PayDayBasis | null = null;
  calculation: string | null = null;
  unsettledRetro: UnsettledRetro[] = [];
  before: string | null = null;
  private errorCount = 0;
  private gross = 0n;
  private deductions = 0n;
  private net = 0n;
  private employerCost = 0n;

  constructor(private readonly currency: string) {}

  add(slip: PayslipResult): void {
    this.employeeCount += 1;
    if (slip.state === 'error') {
      this.errorCount += 1;
      return;
    }
    this.gross += parseMoney(slip.gross, this.currency);
    this.deductions += parseMoney(slip.deductions, this.currency);
    this.net += parseMoney(slip.net, this.currency);
    this.employerCost += parseMoney(employerCostIn(slip.lines, this.currency), this.currency);
  }

  values() {
    const { employeeCount, errorCount, currency, dayBasis, unsettledRetro } = this;
    const [gross, deductions, net, employerCost] = [this.gross, this.deductions, this.net, this.employerCost].map(
      (sum) => formatMoney(sum, currency),
    );
    return {
      employeeCount,
      doneCount: employeeCount,
      errorCount,
      gross,
      deductions,
      net,
      employerCost,
      dayBasis,
      takesDaysOff: true,
      unsettledRetro: JSON.stringify(unsettledRetro.map((each) => ({ ...each, details: wordsOf(each.details) }))),
    };
  }
}
