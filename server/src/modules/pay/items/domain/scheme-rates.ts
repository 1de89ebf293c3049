import { fine, scaled } from '../../../../kernel/numbers/fixed-point';
import { amountIn } from '../../../../kernel/numbers/money';
import type { Text } from '../../../../kernel/text/text';
import type { SchemeRate } from '../../engine/contributions/own-scheme';
import { t } from '../../texts/text';

/** Rows of a scheme, at most. */
export const mostRates = 20;

/** By the wage they end at, that for all other wages last: the calculation takes the first that fits. */
export const inOrder = (rates: readonly SchemeRate[]): SchemeRate[] =>
  rates
    .map(({ wageBelow, employee, employer, floor, ceiling }) => ({
      wageBelow: wageBelow ?? null,
      employee,
      employer,
      floor: floor ?? null,
      ceiling: ceiling ?? null,
    }))
    .toSorted((one, other) => boundOf(one) - boundOf(other));

const boundOf = ({ wageBelow }: SchemeRate): number => (wageBelow == null ? Number.MAX_VALUE : Number(wageBelow));

/** What is wrong with the rows of a scheme, the row named by its wages; null where nothing is. */
export function faultOfRates(rates: readonly SchemeRate[], currency: string): Text | null {
  if (!rates.length || rates.length > mostRates) return t('scheme_rates.give_rows', { most: mostRates });
  for (const [at, rate] of rates.entries()) {
    const fault = faultOfRate(rate, currency);
    if (fault) return fault;
    if (rates.slice(0, at).some((each) => boundOf(each) === boundOf(rate)))
      return t('scheme_rates.same_band', { row: rowNamed(rate) });
  }
  return rates.every(({ employee, employer }) => Number(employee) + Number(employer) === 0)
    ? t('scheme_rates.nothing_due')
    : null;
}

const rowNamed = ({ wageBelow }: SchemeRate): Text =>
  wageBelow == null ? t('scheme_rates.all_other_wages') : t('scheme_rates.wages_below', { wage: wageBelow });

function faultOfRate(rate: SchemeRate, currency: string): Text | null {
  const { wageBelow, employee, employer, floor, ceiling } = rate;
  const row = rowNamed(rate);
  if (![employee, employer].every(isShare)) return t('scheme_rates.write_share', { row });
  if (scaled(employee, fine) + scaled(employer, fine) > 100n * fine) return t('scheme_rates.beyond_wage', { row });
  const [below, least, most] = [wageBelow, floor, ceiling].map((amount) =>
    amount == null ? null : limitIn(amount, currency),
  );
  if (below === 'wrong' || least === 'wrong' || most === 'wrong') return t('scheme_rates.write_limit', { row });
  return least && most && least > most ? t('scheme_rates.floor_above_ceiling', { row }) : null;
}

const isShare = (percent: string): boolean =>
  /^\d{1,3}(\.\d{1,4})?$/.test(percent) && scaled(percent, fine) <= 100n * fine;

function limitIn(amount: string, currency: string): bigint | 'wrong' {
  const found = /^\d{1,9}(\.\d+)?$/.test(amount) ? amountIn(amount, currency) : 'malformed';
  return typeof found === 'bigint' && found > 0n ? found : 'wrong';
}
