import type { Area, Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { newId } from '../../../../platform/records/ids';
import { leastOf } from '../domain/loan';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { loanInstalment } from '../loan-instalment/loan-instalment';
import type { EmployeeLoan } from './employee-loan';
import { openInstalments, refuseOnApprovedPayslip, settlementOfLoan, storedInstalment } from './loan-rows';

type OpenLoan = Pick<
  Row<EmployeeLoan>,
  'principal' | 'currency' | 'yearlyRate' | 'method' | 'instalments' | 'firstDue' | 'reason' | 'endedOn'
> & { id: string; version: number };

async function openLoans(ctx: Ctx, employeeId: string, lock = ''): Promise<OpenLoan[]> {
  const { rows } = await ctx.tx.query<OpenLoan & Record<string, unknown>>(
    `select id, version, reason, principal::text, currency, yearly_rate::text as "yearlyRate", method, instalments,
      first_due as "firstDue", ended_on as "endedOn" from employee_loan
     where company_id = $1 and employee_id = $2 and state = 'repaying' and deleted_at is null
       order by disbursed_on, id ${lock}`,
    [ctx.companyId, employeeId],
  );
  return rows;
}

/** What would settle each loan somebody still repays, whatever the user themselves may see of them. */
export async function loansAtEnd(
  ctx: Ctx,
  employeeId: string,
): Promise<{ reason: string; principal: string; interest: string }[]> {
  const found = [];
  for (const loan of await openLoans(ctx, employeeId)) {
    const { principal, interest } = settlementOfLoan(loan, await openInstalments(ctx, loan.id));
    found.push({
      reason: loan.reason,
      principal: formatMoney(principal, loan.currency),
      interest: formatMoney(interest, loan.currency),
    });
  }
  return found;
}

/** Locks the loans somebody still repays, so that what is taken of them is what was reckoned. */
export async function lockLoansOf(ctx: Ctx, employeeId: string): Promise<void> {
  await openLoans(ctx, employeeId, 'for no key update');
}

/**
 * Takes from the loans somebody still repays what the end of service has taken of each: one taken whole is closed, of
 * another the rest is owed at once.
 */
export async function takeLoansAtEnd(
  ctx: Ctx,
  loans: Area<EmployeeLoan>,
  employeeId: string,
  day: string,
  taken: readonly string[],
  because: string,
): Promise<void> {
  for (const [at, loan] of (await openLoans(ctx, employeeId, 'for no key update')).entries()) {
    await refuseOnApprovedPayslip(ctx, loan.id);
    const open = await openInstalments(ctx, loan.id, 'for no key update');
    const { due, principal } = settlementOfLoan(loan, open);
    const given = parseMoney(taken[at]!, loan.currency);
    const rest = due - given;
    await writeRows(
      ctx,
      loanInstalment,
      open.map(({ id, version }) => ({ id, version, values: { state: 'settled' } })),
      'settle',
      because,
    );
    if (rest > 0n) {
      const {
        rows: [last],
      } = await ctx.tx.query<{ number: number }>(
        'select max(number) as number from loan_instalment where company_id = $1 and loan_id = $2',
        [ctx.companyId, loan.id],
      );
      const owed = {
        number: last!.number + 1,
        dueOn: day,
        due: rest,
        principal: leastOf(principal, rest),
        interest: rest - leastOf(principal, rest),
      };
      await writeRows(
        ctx,
        loanInstalment,
        [{ id: newId(), values: storedInstalment(owed, { ...loan, employeeId }) }],
        'create',
      );
    }
    const ended =
      rest > 0n
        ? { endedOn: day, balance: formatMoney(rest, loan.currency) }
        : { endedOn: todayIn(ctx), balance: '0', state: 'closed' };
    const values = { ...ended, endedAmount: formatMoney(given, loan.currency), stepNote: because };
    await writeRows(ctx, loans, [{ id: loan.id, version: loan.version, values }], 'settle', because);
  }
}
