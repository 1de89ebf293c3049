import { advanceApproval } from '../../../../platform/approval/approval';
import type { Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { newId } from '../../../../platform/records/ids';
import { reasonIn } from '../../../../platform/records/note';
import { lockedRecord, oneRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { leftAfter, postponed } from '../domain/loan';
import { loanProcedure, type LoanAction, type LoanState } from '../domain/loan-procedure';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { decideStep, type StepDecision } from '../../../../kernel/state-machine';
import { refuseOutsideEmployment } from '../../../people/employee/employee';
import { loanInstalment } from '../loan-instalment/loan-instalment';
import { employeeLoan, loanDecision, type EmployeeLoan } from './employee-loan';
import { askWhenSent } from './loan-consent';
import { refuseWithoutConsent } from './loan-law';
import {
  openInstalments,
  plannedInstalments,
  refuseOnApprovedPayslip,
  settlementOfLoan,
  storedInstalment,
  type OpenRow,
} from './loan-rows';
import { t } from '../../texts/text';

function accepted(decision: StepDecision<LoanState>): Extract<StepDecision<LoanState>, { approved: true }> {
  if (!decision.approved) throw conflict(decision.because);
  return decision;
}

/** Sends a draft for approval, or gives up a loan that is not paid out. */
export async function moveLoan(
  ctx: Ctx,
  id: string,
  version: number,
  action: 'submit' | 'cancel',
): Promise<Row<EmployeeLoan>> {
  const loan = await lockedRecord(ctx, employeeLoan, id, action);
  const { to, repeated } = accepted(decideStep(loanProcedure, loan.state, action));
  if (repeated) return loan;
  const moved = await saveRecord(
    ctx,
    employeeLoan,
    { ...loan, version },
    { state: to, ...(action === 'submit' && { submittedById: ctx.user.id }) },
    action,
  );
  if (action === 'submit') await askWhenSent(ctx, moved);
  return moved;
}

export async function decideAboutLoan(
  ctx: Ctx,
  action: 'approve' | 'reject',
  id: string,
  version: number,
  note: string | null,
): Promise<Row<EmployeeLoan>> {
  const loan = await lockedRecord(ctx, employeeLoan, id, action);
  const { to, repeated } = accepted(loanDecision(ctx, loan, action));
  if (repeated) return loan;
  const because = action === 'reject' ? reasonIn(note ?? '') : note;
  if (
    (await advanceApproval(ctx, employeeLoan, loan, action === 'approve' ? 'approved' : 'rejected', because)) ===
    'later'
  )
    return oneRecord(ctx, employeeLoan, id, action);
  const decision = {
    state: to,
    decidedById: ctx.user.id,
    decidedAt: ctx.now,
    ...(action === 'reject' && { decisionNote: because }),
  };
  return saveRecord(ctx, employeeLoan, { ...loan, version }, decision, action, because ?? undefined);
}

/**
 * Notes that the employee has the money, on the day entered before or today unless another is given, and writes the
 * instalments payroll will take.
 */
export async function disburseLoan(
  ctx: Ctx,
  id: string,
  version: number,
  given: string | null,
  firstDue: string | null,
): Promise<Row<EmployeeLoan>> {
  const loan = await lockedRecord(ctx, employeeLoan, id, 'disburse');
  const { to, repeated } = accepted(decideStep(loanProcedure, loan.state, 'disburse'));
  if (repeated) return loan;
  const day = given ?? loan.paidOutBefore ?? todayIn(ctx);
  const paidOut = { ...loan, firstDue: firstDue ?? loan.firstDue };
  if (day > todayIn(ctx)) throw invalid('day', t('employee_loan.day_has_not_come_yet'));
  if (paidOut.firstDue < day) {
    throw invalid('firstDue', t('employee_loan.first_instalment_would_due_before'));
  }
  await refuseOutsideEmployment(ctx, loan.employeeId, { firstDue: paidOut.firstDue });
  await refuseWithoutConsent(ctx, loan, paidOut.firstDue);
  const {
    rows: [kept],
  } = await ctx.tx.query<{ repaid: string }>(
    'select coalesce(repaid_before, 0)::text as repaid from employee_loan where company_id = $1 and id = $2',
    [ctx.companyId, id],
  );
  const planned = plannedInstalments(paidOut);
  const rows = leftAfter(planned, parseMoney(kept!.repaid, loan.currency, 'half-up'));
  const balance = formatMoney(
    rows.reduce((sum, { due }) => sum + due, 0n),
    loan.currency,
  );
  await writeRows(
    ctx,
    loanInstalment,
    rows.map((row, at) => ({
      id: newId(),
      values:
        row.due > 0n
          ? storedInstalment(row, paidOut)
          : {
              ...storedInstalment(planned[at]!, paidOut),
              taken: formatMoney(planned[at]!.due, loan.currency),
              state: 'paid',
            },
    })),
    'create',
  );
  return saveRecord(
    ctx,
    employeeLoan,
    { ...loan, version },
    { state: to, disbursedOn: day, firstDue: paidOut.firstDue, balance },
    'disburse',
  );
}

/** The open instalments of a loan that is being repaid, locked; refused while an approved payroll takes one of them. */
async function repaying(
  ctx: Ctx,
  id: string,
  action: LoanAction,
): Promise<{ loan: Row<EmployeeLoan>; repeated: boolean; open: OpenRow[] }> {
  const loan = await lockedRecord(ctx, employeeLoan, id, action);
  const { repeated, to } = accepted(decideStep(loanProcedure, loan.state, action));
  if (repeated && to !== 'repaying') return { loan, repeated, open: [] };
  await refuseOnApprovedPayslip(ctx, id);
  return { loan, repeated: false, open: await openInstalments(ctx, id, 'for no key update') };
}

const write = (ctx: Ctx, rows: readonly OpenRow[], values: (row: OpenRow) => Values, action: string) =>
  writeRows(
    ctx,
    loanInstalment,
    rows.map((row) => ({ id: row.id, version: row.version, values: values(row) })),
    action,
  );

/** Instalments due on a day or later wait for so many months. */
export async function pauseLoan(
  ctx: Ctx,
  id: string,
  version: number,
  from: string,
  months: number,
  note: string,
): Promise<Row<EmployeeLoan>> {
  const because = reasonIn(note);
  if (months < 1 || months > 12) throw invalid('months', t('employee_loan.give_1_12_months'));
  const { loan, open } = await repaying(ctx, id, 'pause');
  const later = open.filter(({ dueOn }) => dueOn >= from);
  if (!later.length) throw invalid('from', t('employee_loan.no_instalment_due_day_later'));
  await write(ctx, later, ({ dueOn }) => ({ dueOn: postponed(loan.firstDue, dueOn, months) }), 'pause');
  return saveRecord(ctx, employeeLoan, { ...loan, version }, { stepNote: because }, 'pause', because);
}

/** Ends a loan early: what is owed was paid back on the day, or the payroll of its month takes it in one. */
export async function settleLoan(
  ctx: Ctx,
  id: string,
  version: number,
  day: string,
  way: 'paid' | 'payroll',
  note: string,
): Promise<Row<EmployeeLoan>> {
  const because = reasonIn(note);
  const { loan, repeated, open } = await repaying(ctx, id, 'settle');
  if (repeated) return loan;
  if (way === 'paid' && day > todayIn(ctx)) throw invalid('day', t('employee_loan.day_has_not_come_yet'));
  if (loan.disbursedOn && day < loan.disbursedOn)
    throw invalid('day', t('employee_loan.loan_paid_out_cannot_earlier', { disbursedOn: loan.disbursedOn }));
  if (way === 'payroll') await refuseOutsideEmployment(ctx, loan.employeeId, { day });
  const { due, interest, principal } = settlementOfLoan(loan, open);
  const endedAmount = formatMoney(due, loan.currency);
  const ended = {
    endedOn: day,
    endedAmount,
    stepNote: because,
    ...(way === 'paid' ? { state: 'closed', balance: '0' } : { balance: endedAmount }),
  };
  await write(ctx, open, () => ({ state: 'settled' }), 'settle');
  if (way === 'payroll') {
    const {
      rows: [last],
    } = await ctx.tx.query<{ number: number }>(
      'select max(number) as number from loan_instalment where company_id = $1 and loan_id = $2',
      [ctx.companyId, id],
    );
    await writeRows(
      ctx,
      loanInstalment,
      [
        {
          id: newId(),
          values: storedInstalment({ number: last!.number + 1, dueOn: day, due, interest, principal }, loan),
        },
      ],
      'create',
    );
  }
  return saveRecord(ctx, employeeLoan, { ...loan, version }, ended, 'settle', because);
}

/** Writes off what is still owed: no payroll takes any more of it. */
export async function forgiveLoan(ctx: Ctx, id: string, version: number, note: string): Promise<Row<EmployeeLoan>> {
  const because = reasonIn(note);
  const { loan, repeated, open } = await repaying(ctx, id, 'forgive');
  if (repeated) return loan;
  const ended = {
    state: 'written_off',
    endedOn: todayIn(ctx),
    endedAmount: loan.balance,
    balance: '0',
    stepNote: because,
  };
  await write(ctx, open, () => ({ state: 'written_off' }), 'forgive');
  return saveRecord(ctx, employeeLoan, { ...loan, version }, ended, 'forgive', because);
}
