import { t } from '../../texts/text';
import { parseMoney } from '../../../../kernel/numbers/money';
import type { StepOutcome, PayCalculation } from '../pay-step';

export { type PayableEncashment } from './payable-encashment';

/** Leave that was approved to be paid out, each whole and once. */
export function encashments({ facts, rules: { currency } }: PayCalculation): StepOutcome {
  const outcome: Required<StepOutcome> = { lines: [], appliedEntries: [], problems: [] };
  for (const { id, currency: its, line } of facts.encashments ?? []) {
    if (its !== currency) {
      outcome.problems.push({
        code: 'item_currency',
        message: t('pay_encashment.company_pays', { name: line.name, its, currency }),
      });
      continue;
    }
    const amount = parseMoney(line.amount, currency, 'half-up');
    outcome.lines.push({ ...line, amount });
    outcome.appliedEntries.push({ source: 'LeaveEncashment', id, amount });
  }
  return outcome;
}
