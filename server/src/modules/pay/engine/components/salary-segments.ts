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
    return [problem('no_salary', `No salary on file for ${month.en}.`, `لا يوجد راتب مسجل لشهر ${month.ar}.`)];
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
  if (hireDate === null) return problem('no_hire_date', 'No hire date on file.', 'لا يوجد تاريخ التحاق مسجل.');
  if (!isPlainDate(hireDate)) return invalidDate(hireDate);
  if (exitDate !== null && !isPlainDate(exitDate)) return invalidDate(exitDate);
  const lastOfMonth = rules.firstDay + rules.calendarDays - 1;
  const hired = dayNumber(hireDate);
  const left = exitDate === null ? lastOfMonth : dayNumber(exitDate);
  if (exitDate !== null && left < hired) {
    const [exit, hire] = [dateInWords(exitDate), dateInWords(hireDate)];
    return problem(
      'exit_before_hire',
      `The last day, ${exit.en}, is before the hire date, ${hire.en}.`,
      `آخر يوم عمل ${exit.ar} يسبق تاريخ الالتحاق ${hire.ar}.`,
    );
  }
  const from = Math.max(hired, rules.firstDay);
  const to = Math.min(left, lastOfMonth);
  if (from <= to) return { from, to };
  const month = monthInWords(rules.month);
  return problem('not_employed', `Not employed in ${month.en}.`, `ليس على رأس العمل في ${month.ar}.`);
}

function datedSalary(salary: PaySalary): DatedSalary | PayProblem {
  const { validFrom, validTo } = salary;
  if (!isPlainDate(validFrom)) return invalidDate(validFrom);
  if (validTo !== null && !isPlainDate(validTo)) return invalidDate(validTo);
  if (validTo === null || validTo >= validFrom) {
    return { salary, first: dayNumber(validFrom), last: validTo === null ? Infinity : dayNumber(validTo) };
  }
  const [from, to] = [dateInWords(validFrom), dateInWords(validTo)];
  return problem(
    'salary_dates',
    `The salary from ${from.en} ends before it begins, on ${to.en}.`,
    `الراتب الساري من ${from.ar} ينتهي قبل أن يبدأ، في ${to.ar}.`,
  );
}

// A salary of zero is an error, not a warning: a slip that pays nothing unasked is noticed only by the employee.
function payableAmount(salary: PaySalary, currency: string): bigint | PayProblem {
  const since = dateInWords(salary.validFrom);
  const [en, ar] = [`The salary from ${since.en}`, `الراتب الساري من ${since.ar}`];
  if (salary.currency !== currency) {
    return problem(
      'salary_currency',
      `${en} is in ${salary.currency}, the company pays in ${currency}.`,
      `${ar} بعملة ${salary.currency} والشركة تدفع بعملة ${currency}.`,
    );
  }
  const amount = amountIn(salary.amount, currency);
  if (amount === 'malformed') return problem('salary_malformed', `${en} is not a number.`, `${ar} ليس رقماً.`);
  if (amount === 'too_many_decimals') {
    return problem(
      'salary_too_many_decimals',
      `${en}, ${groupedDecimal(salary.amount)}, has more decimals than ${currency} has.`,
      `${ar}، ${groupedDecimal(salary.amount)}، به خانات عشرية أكثر مما لعملة ${currency}.`,
    );
  }
  if (amount < 0n) return problem('salary_negative', `${en} is below zero.`, `${ar} أقل من صفر.`);
  if (amount === 0n) return problem('salary_zero', `${en} is zero.`, `${ar} صفر.`);
  return amount;
}

function gap(from: number, to: number): PayProblem {
  const days = span(from, to);
  return problem('salary_gap', `No salary on file ${days.en}.`, `لا يوجد راتب مسجل ${days.ar}.`);
}

function overlap(from: number, to: number): PayProblem {
  const days = span(from, to);
  return problem('salary_overlap', `Two salaries on file ${days.en}.`, `يوجد راتبان مسجلان ${days.ar}.`);
}

function span(from: number, to: number): { en: string; ar: string } {
  const [first, last] = [dateInWords(dateOfDayNumber(from)), dateInWords(dateOfDayNumber(to))];
  if (from === to) return { en: `on ${first.en}`, ar: `في ${first.ar}` };
  return { en: `from ${first.en} to ${last.en}`, ar: `من ${first.ar} إلى ${last.ar}` };
}

function invalidDate(text: string): PayProblem {
  return problem('invalid_date', `${JSON.stringify(text)} is not a date.`, `${JSON.stringify(text)} ليس تاريخاً.`);
}

function problem(code: PayProblemCode, en: string, ar: string): PayProblem {
  return { code, message: { en, ar } };
}
