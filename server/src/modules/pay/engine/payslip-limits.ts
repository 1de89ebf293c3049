import { t } from '../texts/text';
import { exponentOf } from '../../../kernel/numbers/currencies';
import { formatMoney, groupedDecimal } from '../../../kernel/numbers/money';
import type { DraftLine } from './pay-step';
import type { PayLineKind, PayProblem } from './payslip';
import type { Text } from '../../../kernel/text/text';

/**
 * In whole units of the currency: with it the totals of ten thousand people are stored in 15 digits before the point.
 */
const mostPaid = 100_000_000_000n;

/** Lines, or else totals, beyond what a payslip may hold. */
export function overPayslipLimits(lines: readonly DraftLine[], currency: string): PayProblem[] {
  const most = mostPaid * 10n ** BigInt(exponentOf(currency));
  const isBeyond = (amount: bigint): boolean => amount >= most || amount <= -most;
  // Where all of it together stays below, so does each line and each total.
  const together = lines.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum + amount), 0n);
  if (!isBeyond(together)) return [];
  const beyond = lines
    .filter(({ amount }) => isBeyond(amount))
    .map(({ name, amount }) => problem(name, amount, currency));
  if (beyond.length) return beyond;
  return (Object.keys(totals) as (keyof typeof totals)[]).flatMap((kind) => {
    const total = lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0n);
    return isBeyond(total) ? [problem(totals[kind], total, currency)] : [];
  });
}

const totals = {
  earning: t('payslip_limits.all_earnings'),
  deduction: t('payslip_limits.all_deductions'),
  employer_cost: t('payslip_limits.all_costs_employer'),
} satisfies Partial<Record<PayLineKind, Text>>;

function problem(name: Text, amount: bigint, currency: string): PayProblem {
  const [sum, most] = [groupedDecimal(formatMoney(amount, currency)), groupedDecimal(String(mostPaid))];
  return { code: 'amount_too_large', message: t('payslip_limits.too_large', { name, sum, currency, most }) };
}
