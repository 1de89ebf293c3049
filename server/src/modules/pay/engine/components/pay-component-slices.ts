import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import type { Slices, Used } from '../../../../kernel/formula/components';
import { one, over } from '../../../../kernel/formula/decimal';
import { inTwelfths } from '../pay-rules';
import type { PayCalculation } from '../pay-step';
import { formulaVariables } from './formula-variables';
import type { PayInput } from '../payslip';
import { dateOfDayNumber } from '../../../../kernel/dates/plain-date';
import { hoursPerDay, wordsOfSalary } from './salary-words';
import type { Text } from '../../../../kernel/text/text';

/**
 * A month of several salaries, for components paid by its days: each salary with its own, divided once. Null where
 * there is one.
 */
export function slicesOf(calculation: PayCalculation): Slices | null {
  const { segments, rules } = calculation;
  if (segments.every(({ salary }) => salary === segments[0]!.salary)) return null;
  const hours = hoursPerDay(calculation);
  return {
    facts: segments.map(({ salary }) => wordsOfSalary(salary, rules.currency, hours)),
    join: (amounts) =>
      over(
        amounts.reduce((sum, amount, at) => sum + amount * inTwelfths(segments[at]!.days), 0n),
        inTwelfths(rules.basisDays) * one,
      ),
  };
}

export const isOfSlices = (used: readonly Used[]): boolean => used.some(({ slice }) => slice !== undefined);

/** What of a salary a formula used, with the day it is in force since, and its days. */
export const salaryInput = (
  { name, value, slice }: Used & { slice: number },
  { segments, rules }: PayCalculation,
): PayInput => ({
  name: `${name}_${slice + 1}`,
  label: since(formulaVariables[name]!.label, segments[slice]!.from),
  value,
  unit: rules.currency,
});

export const daysInputs = ({ segments }: PayCalculation): PayInput[] =>
  segments.map(({ from, days }, at) => ({
    name: `days.paid_${at + 1}`,
    label: since(formulaVariables['days.paid']!.label, from),
    value: String(days),
    unit: 'days',
  }));

function since(label: Text, day: number): Text {
  return t('pay_component_slices.from', { label, from: dateInWords(dateOfDayNumber(day)) });
}
