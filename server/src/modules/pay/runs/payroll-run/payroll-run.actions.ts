import { advanceApproval } from '../../../../platform/approval/approval';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { enqueue, manyRows } from '../../../../platform/jobs/jobs';
import { notify } from '../../../../platform/notify/notifications';
import { lockedRecord, oneRecord, saveRecord } from '../../../../platform/records/records';
import { noteIn, reasonIn } from '../../../../platform/records/note';
import { timePrefix } from '../../engine/components/formula-variables';
import { nameOf } from '../../engine/components/pay-plan';
import { payRules, type PayRules } from '../../engine/pay-rules';
import { decideAction, decideApproval, decideReturn, type RunDecision } from '../domain/payroll-run';
import { paySettings } from '../../items/pay-component/pay-component';
import { payslip } from '../payslip/payslip';
import { payrollRun, type PayrollRun } from './payroll-run';
import { refuseUnsettledAttendance } from './load-inputs/payroll-run.attendance';
import { refuseOutdatedEncashments, settleEncashments } from './load-inputs/payroll-run.encashments';
import { refuseOutdatedForwarded } from './retro/payroll-run.forwarded';
import { refuseOutdatedInstalments, settleInstalments } from './load-inputs/payroll-run.loans';
import { refuseOutdatedCalculation } from './retro/payroll-run.calculation-outdated';
import { refuseOutdatedRetro } from './retro/payroll-run.retro-outdated';
import { mailPostedPayslips } from './mail/payslip-mail';
import { refuseOutdatedEntries, settleAppliedEntries } from './load-inputs/payroll-run.applied-entries';
import { payGroupOf } from './load-inputs/payroll-run.pay-group';
import { employeeRows } from '../../../people/people.sql';
import { t } from '../../texts/text';

export const calculationJob = 'calculate_payroll_run';

/**
 * Starts the calculation in the background. Asked again while it runs, it only makes sure that a job is there to finish
 * it.
 */
export async function calculatePayrollRun(ctx: Ctx, id: string, version: number): Promise<Row<PayrollRun>> {
  const run = await lockedRecord(ctx, payrollRun, id, 'calculate');
  const decision = accepted(decideAction(run.state, 'calculate'));
  try {
    const settings = await paySettings(ctx, run);
    await refuseMonthlyComponents(ctx, run, payRules(settings));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw conflict(t('payroll_run.currency_weekend_days_company_do'));
  }
  await enqueue(
    ctx.tx,
    calculationJob,
    { companyId: ctx.companyId, userId: ctx.user.id, recordId: id },
    { isLong: await hasManyPeople(ctx) },
  );
  if (decision.repeated) return run;
  const started = { state: decision.to, doneCount: 0, calculatedById: ctx.user.id, calculatedAt: null };
  return saveRecord(ctx, payrollRun, { ...run, version }, started, 'calculate');
}

/** What reads the days of a period, or what another component comes to, would be paid in full with each of a month. */
async function refuseMonthlyComponents(ctx: Ctx, { payGroupId }: Row<PayrollRun>, { pay }: PayRules): Promise<void> {
  const schedule = (await payGroupOf(ctx, payGroupId))?.schedule;
  if (!schedule || schedule.frequency === 'monthly') return;
  const monthly = [...pay.components.values()].find(
    ({ code, prorated, formula }) => !prorated && !pay.ofMonth.has(code) && !formula.includes(timePrefix),
  );
  if (monthly) throw conflict(t('payroll_run.component_of_month', { name: nameOf(monthly) }));
}

/** Of a large company even a run of few looks through the closed months of all. */
async function hasManyPeople(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.tx.query(
    `select 1 from ${employeeRows()} where company_id = $1 and deleted_at is null limit $2`,
    [ctx.companyId, manyRows + 1],
  );
  return rows.length > manyRows;
}

/** Approval by a second person, who may say something about it; asked again it changes nothing. */
export async function approvePayrollRun(
  ctx: Ctx,
  id: string,
  version: number,
  comment: string | null = null,
): Promise<Row<PayrollRun>> {
  const run = await lockedRecord(ctx, payrollRun, id, 'approve');
  const decision = accepted(decideApproval({ run, actorId: ctx.user.id }));
  if (decision.repeated) return run;
  const decisionNote = noteIn(comment);
  await refuseUnsettledAttendance(ctx, run);
  refuseOutdatedCalculation(run);
  await refuseOutdatedEntries(ctx, id);
  await refuseOutdatedInstalments(ctx, id);
  await refuseOutdatedEncashments(ctx, id);
  await refuseOutdatedForwarded(ctx, id);
  await refuseOutdatedRetro(ctx, id);
  if ((await advanceApproval(ctx, payrollRun, run, 'approved', decisionNote)) === 'later')
    return oneRecord(ctx, payrollRun, id, 'approve');
  const approval = {
    state: decision.to,
    approvedById: ctx.user.id,
    approvedAt: ctx.now,
    returnedById: null,
    returnedAt: null,
    decisionNote,
  };
  return saveRecord(ctx, payrollRun, { ...run, version }, approval, 'approve', decisionNote ?? undefined);
}

/** Gives a run back to who calculated it, with the reason; an approved one as long as no payment is made of it. */
export async function returnPayrollRun(
  ctx: Ctx,
  id: string,
  version: number,
  reason: string,
): Promise<Row<PayrollRun>> {
  const run = await lockedRecord(ctx, payrollRun, id, 'return');
  const decision = accepted(decideReturn({ run, actorId: ctx.user.id }));
  if (decision.repeated) return run;
  const decisionNote = reasonIn(reason);
  await refuseMadePayments(ctx, id);
  if (run.state === 'review' && (await advanceApproval(ctx, payrollRun, run, 'rejected', decisionNote)) === 'later')
    return oneRecord(ctx, payrollRun, id, 'return');
  const returned = {
    state: decision.to,
    approvedById: null,
    approvedAt: null,
    returnedById: ctx.user.id,
    returnedAt: ctx.now,
    decisionNote,
  };
  return saveRecord(ctx, payrollRun, { ...run, version }, returned, 'return', decisionNote);
}

/** Makes the run and its payslips final: employees see them from here on, and the database refuses every change. */
export async function postPayrollRun(ctx: Ctx, id: string, version: number): Promise<Row<PayrollRun>> {
  const run = await lockedRecord(ctx, payrollRun, id, 'post');
  const decision = accepted(decideAction(run.state, 'post'));
  if (decision.repeated) return run;
  const { rows: slips } = await ctx.tx.query<{ id: string }>(
    `update payslip set state = 'posted', version = version + 1, updated_at = $3, updated_by_id = $4
     where company_id = $1 and run_id = $2 and deleted_at is null returning id`,
    [ctx.companyId, id, ctx.now, ctx.user.id],
  );
  await notify(
    ctx,
    payslip,
    slips.map((slip) => slip.id),
    'post',
  );
  await mailPostedPayslips(
    ctx,
    id,
    slips.map((slip) => slip.id),
  );
  await settleAppliedEntries(ctx, id);
  await settleInstalments(ctx, id);
  await settleEncashments(ctx, id);
  return saveRecord(ctx, payrollRun, { ...run, version }, { state: decision.to, postedAt: ctx.now }, 'post');
}

/** Gives a run up: its payslips leave the lists, and another run may pay the month. */
export async function cancelPayrollRun(ctx: Ctx, id: string, version: number): Promise<Row<PayrollRun>> {
  const run = await lockedRecord(ctx, payrollRun, id, 'cancel');
  const decision = accepted(decideAction(run.state, 'cancel'));
  if (decision.repeated) return run;
  await refuseMadePayments(ctx, id);
  await ctx.tx.query(
    `update payslip set deleted_at = $3, version = version + 1, updated_at = $3, updated_by_id = $4
     where company_id = $1 and run_id = $2 and deleted_at is null`,
    [ctx.companyId, id, ctx.now, ctx.user.id],
  );
  return saveRecord(ctx, payrollRun, { ...run, version }, { state: decision.to }, 'cancel');
}

async function refuseMadePayments(ctx: Ctx, id: string): Promise<void> {
  const { rows: payments } = await ctx.tx.query(
    `select 1 from payroll_payment where company_id = $1 and run_id = $2 and state <> 'cancelled'
      and deleted_at is null`,
    [ctx.companyId, id],
  );
  if (payments.length) throw conflict(t('payroll_run.payment_run_made_cancel_payment'));
}

function accepted(decision: RunDecision): Extract<RunDecision, { approved: true }> {
  if (!decision.approved) throw conflict(decision.because);
  return decision;
}
