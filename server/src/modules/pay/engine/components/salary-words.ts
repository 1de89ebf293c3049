import { exponentOf } from '../../../../kernel/numbers/currencies';
import { decimals, one, over, type Decimal } from '../../../../kernel/formula/decimal';
import { inTwelfths } from '../pay-rules';
import type { PayCalculation } from '../pay-step';

/** An amount in smallest coins as formulas read it. */
export const toDecimal = (coins: bigint, currency: string): Decimal =>
  coins * 10n ** BigInt(decimals - exponentOf(currency));
export const counted = (count: number): Decimal => (inTwelfths(count) * one) / inTwelfths(1);
const thirty = counted(30);

/** Hours of a day of their own, else those of the company. */
export const hoursPerDay = ({ facts, rules }: PayCalculation): Decimal =>
  (facts.attributes.get('employee.hours_per_day') as Decimal | undefined) ??
  over(counted(rules.calendar.dayMinutes), counted(60));

/** What of the words is a salary's own. */
export const wordsOfSalary = (salary: bigint, currency: string, hours: Decimal): Map<string, Decimal> => {
  const basic = toDecimal(salary, currency);
  const dayValue = over(basic, thirty);
  return new Map([
    ['basic', basic],
    ['day_value', dayValue],
    ['hour_value', over(dayValue, hours)],
  ]);
};
