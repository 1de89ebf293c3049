import type { Plain } from '../../../../kernel/formula/compile';
import { decimalOf, type Decimal } from '../../../../kernel/formula/decimal';
import { usualFactorsOn, type SalaryFactors } from '../../statutory/salary-factors';
import type { PayCalculation } from '../pay-step';
import { overtimeBase } from '../time/overtime-base';
import { timeValue } from '../time/attendance-pay';
import { factorWords, timePrefix } from './formula-variables';
import { counted, hoursPerDay, toDecimal, wordsOfSalary } from './salary-words';
import { type Words } from './known-words';

export { type Words };

type Source = (calculation: PayCalculation, hours: Decimal) => Plain | undefined;
const ofSalary =
  (name: string): Source =>
  ({ segments, rules }, hours) =>
    wordsOfSalary(segments.at(-1)!.salary, rules.currency, hours).get(name);
const sumOf =
  (isMeant: (code: string) => boolean): Source =>
  ({ lines, rules }) =>
    toDecimal(
      lines.reduce((total, line) => (isMeant(line.code) ? total + line.amount : total), 0n),
      rules.currency,
    );

const sources: Readonly<Record<string, Source>> = {
  'employee.hire_date': ({ facts }) => facts.hireDate ?? undefined,
  'employee.exit_date': ({ facts }) => facts.exitDate ?? undefined,
  'employee.hours_per_day': (_calculation, hours) => hours,
  basic: ofSalary('basic'),
  day_value: ofSalary('day_value'),
  hour_value: ofSalary('hour_value'),
  basic_paid: sumOf((code) => code === 'BASIC'),
  allowances: sumOf((code) => code === 'ALLOWANCE'),
  rewards: sumOf((code) => code === 'REWARD'),
  leave_deducted: sumOf((code) => code.startsWith('LEAVE_')),
  'days.paid': ({ paymentDays }) => counted(paymentDays),
  'days.basis': ({ rules }) => counted(rules.basisDays),
  'days.month': ({ rules }) => counted(rules.calendarDays),
  'period.start': ({ rules }) => rules.from,
  'period.end': ({ rules }) => rules.to,
  [`${timePrefix}absent_days`]: ({ facts }) => counted(facts.absentDays ?? 0),
  [`${timePrefix}half_days`]: ({ facts }) => counted(facts.halfDays ?? 0),
};

/**
 * Words for one person and month by the lines so far, each worked out once it is asked for; what is not known of them
 * is absent.
 */
export function wordsOf(calculation: PayCalculation): Words {
  const { facts, rules, lines } = calculation;
  const now = { ...calculation, lines: [...lines] };
  const hours = hoursPerDay(calculation);
  const known = new Map<string, Plain | undefined>();
  const words: Words = {
    get(name) {
      if (!known.has(name))
        known.set(
          name,
          sources[name]?.(now, hours) ??
            timeValue(name, now, hours, counting) ??
            factorsOf(facts.factors ?? usualFactorsOn(rules.from)).get(name) ??
            facts.attributes.get(name),
        );
      return known.get(name);
    },
  };
  const counting = overtimeBase(now, words);
  return words;
}

const read = new WeakMap<SalaryFactors, ReadonlyMap<string, Decimal>>();

/** Factors are the same for everybody of a formula: they are read once. */
function factorsOf(factors: SalaryFactors): ReadonlyMap<string, Decimal> {
  let values = read.get(factors);
  if (!values)
    read.set(factors, (values = new Map(factorWords.map(({ name, code }) => [code, decimalOf(factors[name])!]))));
  return values;
}
