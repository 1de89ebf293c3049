import { ceiled, floored, rounded, type Decimal } from '../../../../kernel/formula/decimal';
import type { ComponentRounding } from './pay-plan';

/** An amount to the coin or the whole unit a component is rounded to; `places` are those of the currency. */
export function roundedBy(rounding: ComponentRounding, amount: Decimal, places: number): Decimal {
  if (rounding === 'whole') return rounded(amount, 0);
  // What is a whole number but for the twelfth decimal is not pushed to the next.
  if (rounding === 'whole_up') return ceiled(rounded(amount, 6));
  if (rounding === 'whole_down') return floored(rounded(amount, 6));
  return rounded(amount, places);
}
