import { exponentOf } from '../../kernel/numbers/currencies';
import { amountIn } from '../../kernel/numbers/money';
import { invalid } from '../errors';
import { t } from '../texts/text';

/** More than any person is paid at once in any currency; above it somebody has mistyped. */
const mostPayable = 1_000_000_000;

/** Refuses an amount that is no whole number of the currency's coins, or none that anybody is paid. */
export function refuseUnpayable(field: string, amount: string | null | undefined, currency: string): void {
  if (!amount) return;
  if (amountIn(amount, currency) === 'too_many_decimals') {
    const decimals = exponentOf(currency);
    throw invalid(field, t('payable.has_decimals', { currency, decimals }));
  }
  if (Number(amount) > mostPayable) {
    throw invalid(field, t('payable.give_most_looks_mistyped', { mostPayable: mostPayable.toLocaleString('en') }));
  }
}
