import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { amountIn, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import type { PayRules } from '../pay-rules';
import type { PayFacts, PayProblem, PayProblemCode, PaySalary } from '../payslip';
import { dateOfDayNumber, dayNumber, isPlainDate } from '../../../../kernel/dates/plain-date';
import type { SalaryQuote } from './salary-frequency';

/** Days of the month under one salary, as day numbers, both ends included. `salary` is in smallest coins a month. */
export interface SalarySegment {
  from: number;
  to: number;
  salary: bigint;
  quote?: SalaryQuote;
  /** What overtime is paid by instead, in smallest coins a month. */
  overtimeBasis?: bigint;
}

interface DatedSalary {
  salary: PaySalary;
  first: number;
  last: number;
}

/** The employed days of the month, cut where the salary changes, without gap or overlap; or all that is wrong. */
export function salarySegments(facts: PayFacts, rules: PayRules): SalarySegment[] | PayProblem[] {
  const employed = employedDays(facts, rules);
  if ('code' in employed) return [employed];
  const problems: PayProblem[] = [];
  const salaries: DatedSalary[] = [];
  for (const salary of facts.salaries) {
    const dated = datedSalary(salary);
    if ('code' in dated) problems.push(dated);
    else if (dated.first <= employed.to && dated.last >= employed.from) salaries.push(dated);
  }
  if (salaries.length === 0 && problems.length === 0) {
    const month = monthInWords(rules.month);
    return [problem('no_salary', t('salary_segments.salary_file', { month }))];
  }
  salaries.sort((one, other) => one.first - other.first);
  const segments: SalarySegment[] = [];
  let next = employed.from;
  for (const { salary, first, last } of salaries) {
    if (first > next) problems.push(gap(next, first - 1));
    const from = Math.max(first, employed.from);
    const to = Math.min(last, employed.to);
    if (from < next) problems.push(overlap(from, Math.min(to, next - 1)));
    const amount = payableAmount(salary, rules.currency);
    if (typeof amount !== 'bigint') problems.push(amount);
    segments.push({
      from,
      to,
      salary: typeof amount === 'bigint' ? amount : 0n,
      ...(salary.quote && { quote: salary.quote }),
      ...(salary.overtimeBasis && { overtimeBasis: parseMoney(salary.overtimeBasis, rules.currency, 'half-up') }),
    });
    next = Math.max(next, to + 1);
  }
  if (next <= employed.to && salaries.length > 0) problems.push(gap(next, employed.to));
  return problems.length > 0 ? problems : segments;
}

function employedDays(facts: PayFacts, rules: PayRules): { from: number; to: number } | PayProblem {
  const { hireDate, exitDate } = facts;
  if (hireDate === null) return problem('no_hire_date', t('salary_segments.hire_date_file'));
  if (!isPlainDate(hireDate)) return invalidDate(hireDate);
  if (exitDate !== null && !isPlainDate(exitDate)) return invalidDate(exitDate);
  const lastOfMonth = rules.firstDay + rules.calendarDays - 1;
  const hired = dayNumber(hireDate);
  const left = exitDate === null ? lastOfMonth : dayNumber(exitDate);
  if (exitDate !== null && left < hired) {
    const [exit, hire] = [dateInWords(exitDate), dateInWords(hireDate)];
    return problem('exit_before_hire', t('salary_segments.last_day_before_hire_date', { exit, hire }));
  }
  const { paidFrom, paidTo } = facts;
  const from = Math.max(hired, rules.firstDay, paidFrom ? dayNumber(paidFrom) : hired);
  const to = Math.min(left, lastOfMonth, paidTo ? dayNumber(paidTo) : left);
  if (from <= to) return { from, to };
  const month = monthInWords(rules.month);
  return problem('not_employed', t('salary_segments.employed', { month }));
}

function datedSalary(salary: PaySalary): DatedSalary | PayProblem {
  const { validFrom, validTo } = salary;
  if (!isPlainDate(validFrom)) return invalidDate(validFrom);
  if (validTo !== null && !isPlainDate(validTo)) return invalidDate(validTo);
  if (validTo === null || validTo >= validFrom) {
    return { salary, first: dayNumber(validFrom), last: validTo === null ? Infinity : dayNumber(validTo) };
  }
  const [from, to] = [dateInWords(validFrom), dateInWords(validTo)];
  return problem('salary_dates', t('salary_segments.salary_ends_before_begins', { from, to }));
}

// A salary of zero is an error, not a warning: a slip that pays nothing unasked is noticed only by the employee.
function payableAmount(salary: PaySalary, currency: string): bigint | PayProblem {
  const since = dateInWords(salary.validFrom);
  const paid = salary.currency;
  if (paid !== currency)
    return problem('salary_currency', t('salary_segments.other_currency', { since, paid, currency }));
  const amount = amountIn(salary.amount, currency);
  if (amount === 'malformed') return problem('salary_malformed', t('salary_segments.malformed', { since }));
  if (amount === 'too_many_decimals') {
    const sum = groupedDecimal(salary.amount);
    return problem('salary_too_many_decimals', t('salary_segments.too_many_decimals', { since, sum, currency }));
  }
  if (amount < 0n) return problem('salary_negative', t('salary_segments.below_negative', { since }));
  if (amount === 0n) return problem('salary_zero', t('salary_segments.zero', { since }));
  return amount;
}

function gap(from: number, to: number): PayProblem {
  const days = span(from, to);
  return problem('salary_gap', t('salary_segments.salary_file_2', { days }));
}

function overlap(from: number, to: number): PayProblem {
  const days = span(from, to);
  return problem('salary_overlap', t('salary_segments.two_salaries_file', { days }));
}

function span(from: number, to: number): Text {
  const [first, last] = [dateInWords(dateOfDayNumber(from)), dateInWords(dateOfDayNumber(to))];
  if (from === to) return t('salary_segments.on', { first });
  return t('salary_segments.from_to', { first, last });
}

function invalidDate(text: string): PayProblem {
  return problem('invalid_date', t('salary_segments.date', { text: JSON.stringify(text) }));
}

const problem = (code: PayProblemCode, message: Text): PayProblem => ({ code, message });
