import { t } from '../../texts/text';
import type { DayUnits, EncashmentFacts } from '../../../leave/domain/ledger/ledger';
import { daysOfUnits, type LeaveUnitOfType } from '../../../leave/domain/type/leave-type';
import { quantity } from '../../../../kernel/numbers/quantity';
import type { Text } from '../../../../kernel/text/text';

/** What a type allows of paying its days out while employment goes on. */
export interface EncashmentRules {
  name: Text;
  isEncashable: boolean;
  unit: LeaveUnitOfType;
  /** Days of a leave year at most; null without limit. */
  most: DayUnits | null;
  /** Days that have to be left. */
  keep: DayUnits;
}

/** Days are paid out in whole or half days; what is taken in hours in quarters of one. */
export const steps: Record<LeaveUnitOfType, DayUnits> = { day: 10_000, half_day: 5_000, hour: 2_500 };

/** The most that can be paid out, in whole steps. */
export function mostPayable(rules: EncashmentRules, facts: EncashmentFacts): DayUnits {
  if (!rules.isEncashable) return 0;
  const step = steps[rules.unit];
  const fits = (count: number): boolean => facts.lowestWith(count * step) >= rules.keep;
  const room = rules.most === null ? 1_000 : Math.max(0, Math.floor((rules.most - facts.inYear) / step));
  let [least, most] = [0, room];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least * step;
}

/** Why so many days cannot be paid out, with the field to correct; null where they can. */
export function encashmentProblem(
  rules: EncashmentRules,
  facts: EncashmentFacts,
  days: DayUnits,
): { field: 'typeId' | 'days'; text: Text } | null {
  const { name, most, keep, unit } = rules;
  if (!rules.isEncashable) return { field: 'typeId', text: t('encashment_rules.not_paid_out', { name }) };
  const step = daysOfUnits(steps[unit]);
  if (days <= 0 || days % steps[unit] !== 0)
    return { field: 'days', text: t('encashment_rules.steps', { name, step: quantity(step, 'day') }) };
  if (most !== null && facts.inYear + days > most) {
    const [limit, used] = [quantity(daysOfUnits(most), 'day'), daysOfUnits(facts.inYear)];
    return { field: 'days', text: t('encashment_rules.most_of_year', { name, limit, used }) };
  }
  if (facts.lowestWith(days) >= keep) return null;
  const left = daysOfUnits(mostPayable(rules, facts));
  return {
    field: 'days',
    text:
      keep > 0
        ? t('encashment_rules.must_be_left', { name, kept: quantity(daysOfUnits(keep), 'day'), left })
        : t('encashment_rules.does_not_reach', { name, left: quantity(left, 'day') }),
  };
}
