import { t } from '../../texts/text';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayLineKind } from '../../engine/payslip';
import type { Text } from '../../../../kernel/text/text';
import { ledgerLineOfPay, noAccounts, type AccountOf, type LedgerLine } from '../../accounting/domain/ledger-line';

/**
 * What lines of one name come to in one department, as decimal text; `count` payslips have it, `costCentre` is that of
 * the department.
 */
export interface LineSum {
  department: string | null;
  costCentre: string | null;
  kind: PayLineKind;
  code: string;
  name: Text;
  amount: string;
  count: number;
}

/** One booking: on one side an amount, on the other nothing. */
export interface JournalLine {
  department: string | null;
  costCentre: string | null;
  line: LedgerLine;
  code: string;
  name: Text;
  /** That of the general ledger; null where none is told. */
  account: string | null;
  debit: string;
  credit: string;
  count: number;
}

const netPay: Text = t('payroll_journal.net_pay_owed_employees');
const owedByEmployer: Text = t('payroll_journal.owed');

/**
 * The bookings of a run: earnings and employer's cost on the debit side, deductions, what the employer owes beside the
 * pay and the net pay on the credit side. Each department is in balance, whatever its lines are.
 */
export function journalOf(
  sums: readonly LineSum[],
  currency: string,
  accountOf: AccountOf = noAccounts,
): JournalLine[] {
  const lines: JournalLine[] = [];
  for (const department of new Set(sums.map((sum) => sum.department))) {
    let net = 0n;
    let people = 0;
    const own = sums.filter((sum) => sum.department === department);
    const { costCentre } = own[0]!;
    const book = (line: LedgerLine, code: string, name: Text, count: number, value: bigint): void => {
      const account = accountOf(line, code);
      lines.push(booking({ department, costCentre, line, code, name, account, count }, value, currency));
    };
    for (const { kind, code, name, amount, count } of own) {
      const value = parseMoney(amount, currency);
      if (kind === 'information' || value === 0n) continue;
      const side = kind === 'deduction' ? -value : value;
      const line = ledgerLineOfPay(kind, code);
      book(line, code, name, count, side);
      people = Math.max(people, count);
      if (kind !== 'employer_cost') net += side;
      else {
        const owed = line === 'insurance_employer' ? 'insurance_owed' : 'employer_cost_owed';
        book(owed, `${code}_OWED`, t('payroll_journal.text', { name, owedByEmployer }), count, -value);
      }
    }
    if (net !== 0n) book('net_pay', 'NET', netPay, people, -net);
  }
  return lines;
}

/** Above zero on the debit side, below on the credit side. */
export function booking(what: Omit<JournalLine, 'debit' | 'credit'>, value: bigint, currency: string): JournalLine {
  const [debit, credit] = value > 0n ? [value, 0n] : [0n, -value];
  return { ...what, debit: formatMoney(debit, currency), credit: formatMoney(credit, currency) };
}
