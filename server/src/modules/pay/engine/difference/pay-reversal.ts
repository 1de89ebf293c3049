import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { inputLabels, otherCurrency, type PayCalculation, type StepOutcome } from '../pay-step';
import type { Reversed } from '../payslip';
import { named, type Text } from '../../../../kernel/text/text';

export const rewardReversedCode = 'REWARD_REVERSED';
export const deductionReversedCode = 'DEDUCTION_REVERSED';

const what = { reward: t('pay_reversal.reward'), deduction: t('pay_reversal.deduction') } satisfies Record<
  string,
  Text
>;

/** What a line that turns an earlier one round is for. */
export function reversalReason(of: keyof typeof what, { of: date, because }: Reversed): Text {
  const day = dateInWords(date);
  return t('pay_reversal.reversed', { of: what[of], day, because });
}

/** Deductions that were taken and have been reversed, each given back whole and once. */
export function deductionsGivenBack({ facts, rules: { currency } }: PayCalculation): StepOutcome {
  const outcome: Required<StepOutcome> = { lines: [], appliedEntries: [], problems: [] };
  for (const entry of facts.givenBack ?? []) {
    if (entry.currency !== currency) {
      outcome.problems.push(otherCurrency(entry, currency));
      continue;
    }
    const amount = parseMoney(entry.amount, currency, 'half-up');
    outcome.lines.push({
      code: deductionReversedCode,
      name: named(entry.name),
      kind: 'earning',
      amount,
      formula: 'amount',
      inputs: [{ name: 'amount', label: inputLabels.amount, value: formatMoney(amount, currency), unit: currency }],
      reason: reversalReason('deduction', entry.reversal),
    });
    outcome.appliedEntries.push({ source: entry.source, id: entry.id, amount });
  }
  return outcome;
}
