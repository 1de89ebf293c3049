import { areaNamed, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/write-rows';
import { formatMoney } from '../../domain/money';
import { loanInstalment } from '../loan-instalment/loan-instalment';
import type { EmployeeLoan } from './employee-loan';
import { openInstalments, refuseOnApprovedPayslip, settlementOfLoan } from './loan-rows';

type OpenLoan = Pick<Row<EmployeeLoan>, 'principal' | 'currency' | 'yearlyRate' | 'method' | 'instalments' | 'firstDue' | 'reason'> & { id: string; version: number };

async function openLoans(ctx: Ctx, employeeId: string, lock = ''): Promise<OpenLoan[]> {
  const { rows } = await ctx.tx.query<OpenLoan & Record<string, unknown>>(
    `select id, version, reason, principal::text, currency, yearly_rate::text as "yearlyRate", method, instalments, first_due as "firstDue" from employee_loan
     where company_id = $1 and employee_id = $2 and state = 'repaying' and deleted_at is null order by disbursed_on, id ${lock}`, [ctx.companyId, employeeId]);
  return rows;
}

/** What would settle each loan somebody still repays, whatever the user himself may see of them. */
export async function loansAtEnd(ctx: Ctx, employeeId: string): Promise<{ reason: string; principal: string; interest: string }[]> {
  const found = [];
  for (const loan of await openLoans(ctx, employeeId)) {
    const { principal, interest } = settlementOfLoan(loan, await openInstalments(ctx, loan.id));
    found.push({ reason: loan.reason, principal: formatMoney(principal, loan.currency), interest: formatMoney(interest, loan.currency) });
  }
  return found;
}

/** Closes the loans somebody still repays: what is paid at the end of service has taken them. */
export async function closeLoansAtEnd(ctx: Ctx, employeeId: string, because: string): Promise<void> {
  for (const loan of await openLoans(ctx, employeeId, 'for no key update')) {
    await refuseOnApprovedPayslip(ctx, loan.id);
    const open = await openInstalments(ctx, loan.id, 'for no key update');
    const endedAmount = formatMoney(settlementOfLoan(loan, open).due, loan.currency);
    await writeRows(ctx, loanInstalment, open.map(({ id, version }) => ({ id, version, values: { state: 'settled' } })), 'settle', because);
    await writeRows(ctx, areaNamed('EmployeeLoan')!, [{
      id: loan.id, version: loan.version, values: { state: 'closed', balance: '0', endedOn: todayIn(ctx), endedAmount, stepNote: because },
    }], 'settle', because);
  }
}
