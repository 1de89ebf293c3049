import { listedFurther } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import { allocate, divideRounded, formatMoney, groupedDecimal, type Rounding } from '../../../../kernel/numbers/money';
import { inTwelfths, writtenDays, type PayRules } from '../pay-rules';
import {
  daysOfBasis,
  explainedLine,
  inputLabels,
  withCarried,
  type PayCalculation,
  type StepOutcome,
} from '../pay-step';
import type { PayFacts } from '../payslip';
import { dateOfDayNumber } from '../../../../kernel/dates/plain-date';
import { quoteInWords, type SalaryQuote } from './salary-frequency';
import { inCommon, type Text } from '../../../../kernel/text/text';

const rounding: Rounding = 'half-up';
const lineName: Text = inCommon(t('basic_salary.basic_salary'));

/** One line per salary in force in the month. The lines add up to what the exact total rounds to. */
export function basicSalary(calculation: PayCalculation): StepOutcome {
  const { facts, rules, segments } = calculation;
  const basis = inTwelfths(rules.basisDays);
  const exact = segments.map((segment) => segment.salary * inTwelfths(segment.days));
  const amounts = allocate(exact, basis, rounding);
  const lines = segments.map((segment, index) => {
    const amount = amounts[index] ?? 0n;
    const from = dateOfDayNumber(segment.from);
    const to = dateOfDayNumber(segment.to);
    const base = formatMoney(segment.salary, rules.currency);
    const carried = amount - divideRounded(exact[index] ?? 0n, basis, rounding);
    return explainedLine(rules, { code: 'BASIC', name: lineName, kind: 'earning', amount }, () => ({
      formula: 'base × days ÷ basis',
      inputs: [
        { name: 'base', label: inputLabels.base, value: base, unit: rules.currency },
        { name: 'days', label: inputLabels.days, value: String(segment.days), unit: 'days' },
        { name: 'basis', label: inputLabels.basis, value: writtenDays(rules.basisDays), unit: 'days' },
        { name: 'from', label: inputLabels.from, value: from, unit: 'date' },
        { name: 'to', label: inputLabels.to, value: to, unit: 'date' },
      ],
      reason: withQuote(reasonFor(facts, rules, { base, days: segment.days, from, to, carried }), segment.quote),
    }));
  });
  return { lines };
}

function withQuote(reason: Text, quote: SalaryQuote | undefined): Text {
  if (!quote) return reason;
  return listedFurther([reason, quoteInWords(quote)]);
}

interface Paid {
  base: string;
  days: number;
  from: string;
  to: string;
  carried: bigint;
}

function reasonFor(facts: PayFacts, rules: PayRules, paid: Paid): Text {
  const base = groupedDecimal(paid.base);
  const days = daysOfBasis(rules, paid.days);
  if (!rules.ownPeriod && paid.from === rules.from && paid.to === rules.to) {
    const month = monthInWords(rules.month);
    return t('basic_salary.salary_all', { base, month, days });
  }
  const [from, to] = [dateInWords(paid.from), dateInWords(paid.to)];
  const told: [Text, ...Text[]] = [t('basic_salary.salary_part', { base, from, to, days })];
  if (paid.from === facts.hireDate) told.push(t('basic_salary.joined', { from }));
  else if (paid.from === facts.paidFrom) told.push(t('basic_salary.paid_since', { from }));
  else if (paid.from !== rules.from) told.push(t('basic_salary.in_force_since', { from }));
  if (paid.to === facts.exitDate) told.push(t('basic_salary.last_day', { to }));
  else if (paid.to === facts.paidTo) told.push(t('basic_salary.paid_until', { to }));
  else if (paid.to !== rules.to) told.push(t('basic_salary.ended', { to }));
  const reason = listedFurther(told);
  return paid.carried === 0n ? reason : withCarried(reason, formatMoney(paid.carried, rules.currency));
}
