import { dateInWords } from '../../../../kernel/dates/date-words';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { inputLabels, otherCurrency, type PayCalculation, type StepOutcome } from '../pay-step';
import type { Reversed } from '../payslip';
import type { Bilingual } from '../../../../kernel/text/text';

export const rewardReversedCode = 'REWARD_REVERSED';
export const deductionReversedCode = 'DEDUCTION_REVERSED';

const what = { reward: { en: 'Reward', ar: 'مكافأة' }, deduction: { en: 'Deduction', ar: 'خصم' } } satisfies Record<
  string,
  Bilingual
>;

/** What a line that turns an earlier one round is for. */
export function reversalReason(of: keyof typeof what, { of: date, because }: Reversed): Bilingual {
  const day = dateInWords(date);
  return { en: `${what[of].en} of ${day.en} reversed: ${because}`, ar: `عكس ${what[of].ar} ${day.ar}: ${because}` };
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
      name: { en: entry.name, ar: entry.name },
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
