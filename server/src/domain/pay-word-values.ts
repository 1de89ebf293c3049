import { exponentOf } from './currencies';
import type { Plain } from './formula/compile';
import { decimalOf, decimals, one, over, type Decimal } from './formula/decimal';
import { usualFactorsOn, type SalaryFactors } from './law/salary-factors';
import type { PayCalculation } from './pay-step';
import { timeValues } from './pay-time';
import { factorWords, timePrefix } from './pay-words';

const toDecimal = (coins: bigint, currency: string): Decimal => coins * 10n ** BigInt(decimals - exponentOf(currency));
const counted = (count: number): Decimal => BigInt(count) * one;
const thirty = counted(30);

/** Hours of a day of his own, else those of the company. */
export const hoursPerDay = ({ facts, rules }: PayCalculation): Decimal =>
  (facts.attributes.get('employee.hours_per_day') as Decimal | undefined) ?? over(counted(rules.calendar.dayMinutes), counted(60));

/** What of the words is a salary's own. */
export const wordsOfSalary = (salary: bigint, currency: string, hours: Decimal): Map<string, Decimal> => {
  const basic = toDecimal(salary, currency);
  const dayValue = over(basic, thirty);
  return new Map([['basic', basic], ['day_value', dayValue], ['hour_value', over(dayValue, hours)]]);
};

/** The values of all words for one person and month; what is not known of him is absent. */
export function wordsOf(calculation: PayCalculation): Map<string, Plain> {
  const { facts, rules, segments, paymentDays, lines } = calculation;
  const { currency, from, to } = rules;
  const sum = (code: (code: string) => boolean): Decimal => toDecimal(lines.reduce((total, line) => code(line.code) ? total + line.amount : total, 0n), currency);
  const known = new Map<string, Plain>(facts.attributes);
  if (facts.hireDate !== null) known.set('employee.hire_date', facts.hireDate);
  if (facts.exitDate !== null) known.set('employee.exit_date', facts.exitDate);
  const hours = hoursPerDay(calculation);
  known.set('employee.hours_per_day', hours);
  for (const [name, value] of wordsOfSalary(segments.at(-1)!.salary, currency, hours)) known.set(name, value);
  known.set('basic_paid', sum((code) => code === 'BASIC'))
    .set('allowances', sum((code) => code === 'ALLOWANCE')).set('rewards', sum((code) => code === 'REWARD')).set('leave_deducted', sum((code) => code.startsWith('LEAVE_')))
    .set('days.paid', counted(paymentDays)).set('days.basis', counted(rules.basisDays)).set('days.month', counted(rules.calendarDays))
    .set('period.start', from).set('period.end', to).set(`${timePrefix}absent_days`, counted(facts.absentDays ?? 0));
  for (const [name, value] of timeValues(calculation, hours)) known.set(name, value);
  for (const [name, value] of valuesOf(facts.factors ?? usualFactorsOn(from))) known.set(name, value);
  return known;
}

const read = new WeakMap<SalaryFactors, readonly (readonly [string, Decimal])[]>();

/** Factors are the same for everybody of a formula: they are read once. */
function valuesOf(factors: SalaryFactors): readonly (readonly [string, Decimal])[] {
  let values = read.get(factors);
  if (!values) read.set(factors, values = factorWords.map(({ name, code }) => [code, decimalOf(factors[name])!]));
  return values;
}
