import { amountIn, divideRounded, formatMoney } from '../../../../kernel/numbers/money';
import type { PaySalary } from '../../engine/payslip';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';

/**
 * How salaries would change from a day on: by so many percent, by so much a month, or to so much a month. Decimal
 * texts; a fall is negative.
 */
export interface Raise {
  by: 'percent' | 'amount' | 'salary';
  value: string;
  from: PlainDate;
}

const percentScale = 4;

/**
 * Salaries as they would be; the one in force on the day is cut there. An amount that is none of its currency stays,
 * for the payslip to tell.
 */
export function raised(salaries: readonly PaySalary[], raise: Raise): PaySalary[] {
  return salaries.flatMap((salary) => {
    const { validFrom, validTo } = salary;
    if (validTo !== null && validTo < raise.from) return [salary];
    const { quote: _agreed, ...paid } = salary;
    const after = { ...paid, amount: amountAfter(salary, raise) };
    return validFrom >= raise.from
      ? [after]
      : [
          { ...salary, validTo: addDays(raise.from, -1) },
          { ...after, validFrom: raise.from },
        ];
  });
}

function amountAfter({ amount, currency }: PaySalary, { by, value }: Raise): string {
  if (by === 'salary') return value;
  const before = amountIn(amount, currency);
  if (typeof before !== 'bigint') return amount;
  if (by === 'amount') {
    const more = amountIn(value, currency, 'half-up');
    return typeof more === 'bigint' ? formatMoney(before + more, currency) : amount;
  }
  const [whole, fraction = ''] = value.split('.') as [string, string?];
  const hundred = 100n * 10n ** BigInt(percentScale);
  const share = BigInt(whole + fraction.slice(0, percentScale).padEnd(percentScale, '0'));
  return formatMoney(divideRounded(before * (hundred + share), hundred, 'half-up'), currency);
}
