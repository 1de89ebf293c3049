import { t } from '../../texts/text';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayLineKind } from '../../engine/payslip';
import type { Text } from '../../../../kernel/text/text';

/**
 * What lines of one name come to in one department, as decimal text; `count` payslips have it, `account` is that of the
 * general ledger, `costCentre` that of the department.
 */
export interface LineSum {
  department: string | null;
  costCentre: string | null;
  kind: PayLineKind;
  code: string;
  name: Text;
  account: string | null;
  amount: string;
  count: number;
}

/** One booking: on one side an amount, on the other nothing. */
export interface JournalLine {
  department: string | null;
  costCentre: string | null;
  code: string;
  name: Text;
  account: string | null;
  debit: string;
  credit: string;
  count: number;
}

const netPay: Text = t('payroll_journal.net_pay_owed_employees');
const owedByEmployer: Text = t('payroll_journal.owed');

/**
 * The pay component a line is booked to the account of: that with its code in small letters. `basic` is a word of
 * formulas and names no component.
 */
export const componentOfLine = (code: string): string => (code === 'BASIC' ? 'basic_salary' : code.toLowerCase());

/**
 * The bookings of a run: earnings and employer's cost on the debit side, deductions, what the employer owes beside the
 * pay and the net pay on the credit side. Each department is in balance, whatever its lines are.
 */
export function journalOf(sums: readonly LineSum[], currency: string, netAccount: string | null = null): JournalLine[] {
  const lines: JournalLine[] = [];
  for (const department of new Set(sums.map((sum) => sum.department))) {
    let net = 0n;
    let people = 0;
    const own = sums.filter((sum) => sum.department === department);
    const { costCentre } = own[0]!;
    for (const { kind, code, name, account, amount, count } of own) {
      const value = parseMoney(amount, currency);
      if (kind === 'information' || value === 0n) continue;
      const side = kind === 'deduction' ? -value : value;
      lines.push(booking({ department, costCentre, code, name, account, count }, side, currency));
      people = Math.max(people, count);
      if (kind !== 'employer_cost') net += side;
      else
        lines.push(
          booking(
            {
              department,
              costCentre,
              code: `${code}_OWED`,
              name: t('payroll_journal.text', { name, owedByEmployer }),
              account: null,
              count,
            },
            -value,
            currency,
          ),
        );
    }
    if (net !== 0n)
      lines.push(
        booking(
          { department, costCentre, code: 'NET', name: netPay, account: netAccount, count: people },
          -net,
          currency,
        ),
      );
  }
  return lines;
}

/** Above zero on the debit side, below on the credit side. */
export function booking(
  what: Pick<JournalLine, 'department' | 'costCentre' | 'code' | 'name' | 'account' | 'count'>,
  value: bigint,
  currency: string,
): JournalLine {
  const [debit, credit] = value > 0n ? [value, 0n] : [0n, -value];
  return { ...what, debit: formatMoney(debit, currency), credit: formatMoney(credit, currency) };
}
