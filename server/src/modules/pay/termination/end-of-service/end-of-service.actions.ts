import type { Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import {
  endOfServiceProcedure,
  type EndOfServiceAction,
  type EndOfServiceState,
} from '../domain/end-of-service-procedure';
import type { OtherAmount } from '../domain/settlement';
import { decideStep, type StepDecision } from '../../../../kernel/state-machine';
import type { Text } from '../../../../kernel/text/text';
import { employeeLoan, lockLoansOf, takeLoansAtEnd } from '../../items/employee-loan/employee-loan';
import { inWords } from '../../runs/payslip/payslip-lines';
import { lockLeaveOf, encashLeaveAtEnd } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { approvalOf, endOfService, type EndOfService } from './end-of-service';
import { lockOpenAtEnd, takeOpenAtEnd } from './open-at-end';
import { figuresOf, type Figures } from './settlement-figures';
import { t } from '../../texts/text';
import { say } from '../../../../platform/text';

function accepted(
  decision: StepDecision<EndOfServiceState>,
): Extract<StepDecision<EndOfServiceState>, { approved: true }> {
  if (!decision.approved) throw conflict(decision.because);
  return decision;
}

interface Kept {
  others: OtherAmount[];
  hash: string | null;
  calculation: string | null;
  amounts: Record<Amount, string>;
}
const amounts = ['award', 'additions', 'deductions', 'net', 'owed'] as const;
type Amount = (typeof amounts)[number];

/**
 * What is worked out of it now, and the digest of what it was calculated from; amounts entered count whoever reads
 * them.
 */
async function calculated(ctx: Ctx, row: Row<EndOfService>): Promise<{ figures: Figures; kept: Kept }> {
  const {
    rows: [kept],
  } = await ctx.tx.query<Kept & Record<string, unknown>>(
    `select others, inputs_hash as hash, calculation,
      jsonb_build_object(${amounts.map((name) => `'${name}', ${name}::text`).join(', ')}) as amounts
     from end_of_service where company_id = $1 and id = $2`,
    [ctx.companyId, row.id],
  );
  return { figures: await figuresOf(ctx, { ...row, others: kept!.others }), kept: kept! };
}

/** Calculates it by the law of the last day; asked again, from what is on file then. */
export async function calculateEndOfService(ctx: Ctx, id: string, version: number): Promise<Row<EndOfService>> {
  const row = await lockedRecord(ctx, endOfService, id, 'calculate');
  const { to } = accepted(decideStep(endOfServiceProcedure, row.state, 'calculate'));
  const {
    figures: { loansTaken: _each, ...figures },
  } = await calculated(ctx, row);
  return saveRecord(
    ctx,
    endOfService,
    { ...row, version },
    {
      ...figures,
      lines: figures.lines.map(inWords),
      state: to,
      calculatedById: ctx.user.id,
      calculatedAt: ctx.now,
    },
    'calculate',
  );
}

const corrected: Text = t('end_of_service.corrected');

async function refuseChanged(ctx: Ctx, row: Row<EndOfService>, because: Text): Promise<Figures> {
  const { figures, kept } = await calculated(ctx, row);
  if (figures.inputsHash !== kept.hash) throw conflict(because);
  // Formulas or law were corrected since: what comes to the same stands as it was agreed.
  if (
    figures.calculation !== kept.calculation &&
    amounts.some((name) => Number(figures[name]) !== Number(kept.amounts[name]))
  )
    throw conflict(corrected);
  return figures;
}

/** Approval by a second person of what would still be calculated today; it ends no employment by itself. */
export async function approveEndOfService(ctx: Ctx, id: string, version: number): Promise<Row<EndOfService>> {
  const row = await lockedRecord(ctx, endOfService, id, 'approve');
  const decision = accepted(approvalOf(ctx, row));
  if (decision.repeated) return row;
  await refuseChanged(ctx, row, t('end_of_service.salary_allowances_leave_loans_deductions'));
  return saveRecord(
    ctx,
    endOfService,
    { ...row, version },
    { state: decision.to, approvedById: ctx.user.id, approvedAt: ctx.now },
    'approve',
  );
}

const settled: Text = t('end_of_service.settled');

/**
 * Notes it as paid: the days it pays leave the leave ledger, the loans it takes whole are closed, and no payroll takes
 * what payslips had left.
 */
export async function payEndOfService(ctx: Ctx, id: string, version: number): Promise<Row<EndOfService>> {
  const row = await lockedRecord(ctx, endOfService, id, 'pay');
  const decision = accepted(decideStep(endOfServiceProcedure, row.state, 'pay'));
  if (decision.repeated) return row;
  await lockLeaveOf(ctx, row.employeeId);
  await lockLoansOf(ctx, row.employeeId);
  await lockOpenAtEnd(ctx, row.employeeId, row.currency);
  const { loansTaken } = await refuseChanged(ctx, row, t('end_of_service.pay_leave_loans_deductions_have'));
  await encashLeaveAtEnd(ctx, row);
  await takeLoansAtEnd(ctx, employeeLoan, row.employeeId, row.lastDay, loansTaken, say(settled, ctx.locale));
  await takeOpenAtEnd(ctx, row.employeeId, row.currency, say(settled, ctx.locale));
  return saveRecord(ctx, endOfService, { ...row, version }, { state: decision.to, paidAt: ctx.now }, 'pay');
}

const without: Values = {
  serviceDays: null,
  years: null,
  basicSalary: null,
  dailySalary: null,
  firstYearsDays: null,
  firstYearsAmount: null,
  laterYearsDays: null,
  laterYearsAmount: null,
  award: null,
  additions: null,
  deductions: null,
  net: null,
  owed: null,
  lines: null,
  inputsHash: null,
  calculation: null,
  calculatedById: null,
  calculatedAt: null,
  approvedById: null,
  approvedAt: null,
};

/** Giving it up, or taking it back to be changed. */
export async function moveEndOfService(
  ctx: Ctx,
  id: string,
  version: number,
  action: Extract<EndOfServiceAction, 'cancel' | 'reopen'>,
): Promise<Row<EndOfService>> {
  const row = await lockedRecord(ctx, endOfService, id, action);
  const decision = accepted(decideStep(endOfServiceProcedure, row.state, action));
  if (decision.repeated) return row;
  return saveRecord(
    ctx,
    endOfService,
    { ...row, version },
    { state: decision.to, ...(action === 'reopen' && without) },
    action,
  );
}
