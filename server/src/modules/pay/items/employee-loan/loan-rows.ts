import type { Ctx } from '../../../../platform/context';
import { exponentOf } from '../../../../kernel/numbers/currencies';
import {
  leastOf,
  loanSchedule,
  settlementOf,
  type Instalment,
  type LoanMethod,
  type LoanTerms,
  type OpenInstalment,
} from '../domain/loan';
import { explainLoan, type LoanLine } from '../domain/loan-lines';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { refuseInPayroll } from '../pay-entry/pay-entry';

interface Terms {
  principal: string;
  currency: string;
  yearlyRate: string;
  method: LoanMethod;
  instalments: number;
  firstDue: string;
}
type Ended = Terms & { endedOn: string | null };

/** The terms of a loan in smallest coins; its instalments are rounded up to whole units of the currency. */
export const termsOf = ({ principal, currency, yearlyRate, method, instalments, firstDue }: Terms): LoanTerms => ({
  principal: parseMoney(principal, currency, 'half-up'),
  yearlyRate: BigInt(Math.round(Number(yearlyRate) * 10_000)),
  method,
  instalments,
  firstDue,
  roundUpTo: 10n ** BigInt(exponentOf(currency)),
});

/** An instalment as it is stored. */
export const storedInstalment = (
  { number, dueOn, due, interest, principal }: Omit<Instalment, 'owed'>,
  { id, employeeId, currency }: { id: string; employeeId: string; currency: string },
) => ({
  loanId: id,
  employeeId,
  number,
  dueOn,
  due: formatMoney(due, currency),
  interest: formatMoney(interest, currency),
  principal: formatMoney(principal, currency),
  taken: '0',
  state: 'due',
});

export const plannedInstalments = (loan: Terms): Instalment[] => loanSchedule(termsOf(loan));

export interface OpenRow {
  id: string;
  version: number;
  number: number;
  dueOn: string;
  due: string;
  interest: string;
  principal: string;
  taken: string;
}

/** The instalments still to be repaid, in their order. */
export async function openInstalments(ctx: Ctx, loanId: string, lock = ''): Promise<OpenRow[]> {
  const { rows } = await ctx.tx.query<OpenRow>(
    `select id, version, number, due_on as "dueOn", due::text, interest::text, principal::text, taken::text
      from loan_instalment
     where company_id = $1 and loan_id = $2 and state = 'due' and deleted_at is null order by number ${lock}`,
    [ctx.companyId, loanId],
  );
  return rows;
}

const coinsIn =
  (currency: string) =>
  (amount: string): bigint =>
    parseMoney(amount, currency, 'half-up');

/** What would settle the loan now; where what settles it was reckoned before, what is left of that. */
export function settlementOfLoan(loan: Ended, open: readonly OpenRow[]) {
  const coins = coinsIn(loan.currency);
  if (loan.endedOn !== null) {
    const due = open.reduce((sum, row) => sum + coins(row.due) - coins(row.taken), 0n);
    const principal = open.reduce(
      (sum, row) => sum + leastOf(coins(row.principal), coins(row.due) - coins(row.taken)),
      0n,
    );
    return { due, principal, interest: due - principal };
  }
  return settlementOf(
    termsOf(loan),
    open.map(({ due, principal, taken }): OpenInstalment => ({
      due: coins(due),
      principal: coins(principal),
      taken: coins(taken),
    })),
  );
}

/** What an approved payroll takes stays as it is until that payroll is posted or cancelled. */
export async function refuseOnApprovedPayslip(ctx: Ctx, loanId: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    'select id from loan_instalment where company_id = $1 and loan_id = $2',
    [ctx.companyId, loanId],
  );
  await refuseInPayroll(
    ctx,
    'LoanInstalment',
    rows.map(({ id }) => id),
  );
}

/** How the figures of the loan come about, with the instalments still to be repaid. */
export function linesOfLoan(loan: Ended, open: readonly OpenRow[]): LoanLine[] {
  const coins = coinsIn(loan.currency);
  return explainLoan(
    termsOf(loan),
    loan.currency,
    open.map(({ number, dueOn, due, interest, principal, taken }) => ({
      number,
      dueOn,
      due: coins(due),
      interest: coins(interest),
      principal: coins(principal),
      taken: coins(taken),
    })),
    loan.endedOn,
  );
}
