import { compensation } from '../../modules/pay/items/compensation/compensation';
import { compensationAssignment } from '../../modules/pay/items/compensation-assignment/compensation-assignment';
import { employee } from '../../modules/people/employee/employee';
import {
  calculationJob,
  approvePayrollRun,
  calculatePayrollRun,
  postPayrollRun,
} from '../../modules/pay/runs/payroll-run/payroll-run.actions';
import { outsidePayments } from '../../modules/pay/bank/payroll-payment/payees';
import { disbursePayrollRun, payPayrollRun } from '../../modules/pay/bank/payroll-payment/payroll-payment.actions';
import { postPayrollRunJournal } from '../../modules/pay/runs/payroll-run/journal/post-run-journal';
import { payrollJobs } from '../../modules/pay/runs/payroll-run/stale-runs/payroll-run.job';
import { payrollRun } from '../../modules/pay/runs/payroll-run/payroll-run';
import { addMonths, monthPeriod } from '../../kernel/dates/plain-date';
import type { Ctx, Services } from '../../platform/context';
import { createRecord, createRecords, oneRecord, updateRecord } from '../../platform/records/records';
import { inCompany, onPlatform } from '../../platform/system-ctx';
import { platformId } from '../../platform/records/write-rows';

/** Months back that are paid: a year to compare, and the last one left to be run by hand. */
const paid = Array.from({ length: 11 }, (_month, at) => 12 - at);

/** What a start that was killed may have left of a month. */
const unfinished = new Set(['draft', 'calculating', 'review', 'returned']);

/**
 * Pays the months before the last one in the first demo company, calculated by one account and approved by another,
 * so that last month is there to be run by hand and compared, and a year of cost to be seen; the first of them stands
 * in the accounts. Goes on where a killed start stopped; does nothing for a month that is paid, or lies before one that
 * is.
 */
export async function fillDemoPayroll(services: Services): Promise<void> {
  const ids = await onPlatform(
    services,
    platformId,
    'read',
    async (ctx) =>
      (
        await ctx.tx.query<{ companyId: string; hr: string; finance: string }>(
          `select c.id as "companyId", hr.id as hr, finance.id as finance from company c, app_user hr, app_user finance
     where c.name = 'Harbour Medical Group' and hr.email = 'hr@muster.example'
       and finance.email = 'finance@muster.example'`,
        )
      ).rows[0],
  );
  if (!ids) return;
  const { companyId, hr, finance } = ids;
  const today = services.clock().toISOString().slice(0, 10);
  let made = false;
  for (const back of paid) {
    const period = addMonths(today, -back).slice(0, 7);
    const runId = await inCompany(services, { companyId, userId: hr }, 'write', async (ctx) => {
      const {
        rows: [left],
      } = await ctx.tx.query<{ id: string; period: string; state: string }>(
        `select id, period, state from payroll_run where company_id = $1 and period >= $2 order by period, created_at
          limit 1`,
        [companyId, period],
      );
      if (left && (left.period !== period || !unfinished.has(left.state))) return null;
      const { id, version, state } = left
        ? await oneRecord(ctx, payrollRun, left.id)
        : await createRecord(ctx, payrollRun, { period, payDate: monthPeriod(period).to });
      return (state === 'calculating' ? { id } : await calculatePayrollRun(ctx, id, version)).id;
    });
    if (!runId) continue;
    await payrollJobs(services)[calculationJob]!({ companyId, userId: hr, recordId: runId });
    await inCompany(services, { companyId, userId: finance }, 'write', async (ctx) => {
      const calculated = await oneRecord(ctx, payrollRun, runId);
      const approved = await approvePayrollRun(ctx, runId, calculated.version);
      await disbursePayrollRun(ctx, runId, 'wps', monthPeriod(period).to);
      const { count } = await outsidePayments(ctx, runId);
      const settled = await payPayrollRun(ctx, runId, approved.version, monthPeriod(period).to, count);
      await postPayrollRun(ctx, runId, settled.version);
      if (back === paid[0]) await postPayrollRunJournal(ctx, runId);
    });
    made = true;
  }
  if (!made) return;
  await inCompany(services, { companyId, userId: hr }, 'write', async (ctx) => {
    await giveLate(ctx, `${addMonths(today, -3).slice(0, 7)}-01`);
    await bringPay(ctx, monthPeriod(addMonths(today, -13).slice(0, 7)).to);
  });
}

/** What a few were paid of the year before payroll was run here. */
async function bringPay(ctx: Ctx, through: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select id from employee where company_id = $1 and deleted_at is null and status = 'active' and hire_date < $2
      order by code limit 3`,
    [ctx.companyId, `${through.slice(0, 4)}-01-01`],
  );
  for (const [at, { id }] of rows.entries()) {
    await updateRecord(ctx, employee, id, null, {
      payBroughtThrough: through,
      grossBrought: String(Number(through.slice(5, 7)) * (9_000 + at * 1_500)),
      deductionsBrought: String(at * 600),
    });
  }
}

/** What became known after its months were posted: the next run settles it in lines of its own. */
async function giveLate(ctx: Ctx, validFrom: string): Promise<void> {
  const { id: compensationId } = await createRecord(ctx, compensation, {
    title: 'On-call allowance',
    basis: 'monthly',
    fixedAmount: '400',
  });
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select id from employee where company_id = $1 and deleted_at is null and status = 'active' and exit_date is null
      and hire_date < $2 order by code limit 2 offset 8`,
    [ctx.companyId, validFrom],
  );
  await createRecords(
    ctx,
    compensationAssignment,
    rows.map(({ id }) => ({ employeeId: id, compensationId, validFrom })),
  );
}
