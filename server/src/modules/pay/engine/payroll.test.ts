import { say } from '../../../platform/text';
import type { PayDayBasis, PaySettings } from './pay-rules';
import { payslipFor } from './payroll';
import { factsOf, ready, rulesOf, salary } from './cases/payroll-cases';
import type { PayFacts, PaySalary, PayslipInError } from './payslip';
import { addDays, monthPeriod } from '../../../kernel/dates/plain-date';
import type { SalaryQuote } from './components/salary-frequency';

function problemsOf(facts: PayFacts, month = '2025-03'): PayslipInError['problems'] {
  const slip = payslipFor(facts, rulesOf(month));
  if (slip.state === 'ready') throw new Error('expected problems');
  return slip.problems;
}

describe('days paid on the calendar basis, month of N days', () => {
  // Source: worked examples of payroll in Frappe HR's salary slip tests (joining and relieving dates).
  test.each([
    ['employed all month', '2020-01-01', null, 0],
    ['leaves 5 days early', '2020-01-01', -5, 5],
    ['joins on the 4th', '-04', null, 3],
    ['joins on the 4th and leaves 5 days early', '-04', -5, 8],
  ])('%s: N − the days not employed', (_, hire, early, absent) => {
    for (const month of ['2025-01', '2025-02', '2024-02', '2025-04']) {
      const { to } = monthPeriod(month);
      const days = Number(to.slice(8));
      const hireDate = hire.startsWith('-') ? month + hire : hire;
      const exitDate = early === null ? null : addDays(to, early);
      const slip = ready(payslipFor(factsOf({ hireDate, exitDate }), rulesOf(month)));
      expect([slip.paymentDays, slip.basisDays, slip.calendarDays]).toEqual([days - absent, days, days]);
    }
  });
});

describe('days paid and pay of a salary of 10,000.00', () => {
  test.each<[string, PayDayBasis, string, string, string | null, number, number, string]>([
    // calendar: 10,000 × days ÷ days of the month, half-up to the cent
    ['all of a month of 31', 'calendar', '2025-03', '2020-01-01', null, 31, 31, '10000.00'],
    ['joins on the 16th of 31', 'calendar', '2025-03', '2025-03-16', null, 16, 31, '5161.29'],
    ['last day is the 10th of 28', 'calendar', '2025-02', '2020-01-01', '2025-02-10', 10, 28, '3571.43'],
    ['joins on the last day', 'calendar', '2025-03', '2025-03-31', null, 1, 31, '322.58'],
    ['joins and leaves on one day', 'calendar', '2025-03', '2025-03-09', '2025-03-09', 1, 31, '322.58'],
    // fixed30: 30E/360 ISDA day counts; a day is a thirtieth
    ['all of February', 'fixed30', '2025-02', '2020-01-01', null, 30, 30, '10000.00'],
    ['all of a month of 31', 'fixed30', '2025-03', '2020-01-01', null, 30, 30, '10000.00'],
    ['joins on the 16th of 31', 'fixed30', '2025-03', '2025-03-16', null, 15, 30, '5000.00'],
    ['joins on the 31st', 'fixed30', '2025-03', '2025-03-31', null, 1, 30, '333.33'],
    ['joins on the 30th of 31', 'fixed30', '2025-03', '2025-03-30', null, 1, 30, '333.33'],
    ['last day is the 30th of 31', 'fixed30', '2025-03', '2020-01-01', '2025-03-30', 30, 30, '10000.00'],
    ['last day is the 15th', 'fixed30', '2025-03', '2020-01-01', '2025-03-15', 15, 30, '5000.00'],
    ['last day is 27 February', 'fixed30', '2025-02', '2020-01-01', '2025-02-27', 27, 30, '9000.00'],
    ['last day is 28 February', 'fixed30', '2025-02', '2020-01-01', '2025-02-28', 30, 30, '10000.00'],
    ['joins on 15 February', 'fixed30', '2025-02', '2025-02-15', null, 16, 30, '5333.33'],
    // working: March 2025 has 21 days that are not Saturday or Sunday
    ['all of the month', 'working', '2025-03', '2020-01-01', null, 21, 21, '10000.00'],
    ['joins on Monday the 17th', 'working', '2025-03', '2025-03-17', null, 11, 21, '5238.10'],
    ['joins on Saturday the 15th', 'working', '2025-03', '2025-03-15', null, 11, 21, '5238.10'],
    ['employed on a weekend only', 'working', '2025-03', '2025-03-08', '2025-03-09', 0, 21, '0.00'],
  ])('%s, %s', (_, basis, month, hireDate, exitDate, days, of, gross) => {
    const slip = ready(payslipFor(factsOf({ hireDate, exitDate }), rulesOf(month, basis)));
    expect([slip.paymentDays, slip.basisDays, slip.gross, slip.net]).toEqual([days, of, gross, gross]);
  });

  test('the weekend is the company’s: Friday and Saturday leave 22 working days in March 2025', () => {
    const rules = rulesOf('2025-03', 'working', { weekendDays: [5, 6] });
    expect(ready(payslipFor(factsOf(), rules)).basisDays).toBe(22);
  });
});

describe('two salaries in a month are two lines', () => {
  const raised = factsOf({
    salaries: [salary('12400.00', '2025-03-16'), salary('9300.00', '2020-01-01', '2025-03-15')],
  });

  test('9,300.00 to the 15th and 12,400.00 from the 16th: 4,500.00 and 6,400.00', () => {
    const slip = ready(payslipFor(raised, rulesOf('2025-03')));
    expect(slip.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['BASIC', '4500.00'],
      ['BASIC', '6400.00'],
    ]);
    expect([slip.gross, slip.paymentDays]).toEqual(['10900.00', 31]);
  });

  test('81,000.00 to the 15th and 90,000.00 from the 16th of a month of 30 days: 85,500.00', () => {
    const salaries = [salary('81000.00', '2025-01-01', '2025-04-15'), salary('90000.00', '2025-04-16')];
    expect(ready(payslipFor(factsOf({ salaries }), rulesOf('2025-04'))).gross).toBe('85500.00');
  });

  test('each line carries its formula, its values and its reason', () => {
    const line = ready(payslipFor(raised, rulesOf('2025-03'))).lines[1];
    expect(line?.formula).toBe('base × days ÷ basis');
    expect(line?.inputs.map(({ name, value, unit }) => `${name}=${value} ${unit}`)).toEqual([
      'base=12400.00 AED',
      'days=16 days',
      'basis=31 days',
      'from=2025-03-16 date',
      'to=2025-03-31 date',
    ]);
    expect(line?.reason).toEqual({
      en:
        'Salary 12,400.00 from 16 March 2025 to 31 March 2025: 16 of 31 calendar days; ' +
        'this salary is in force since 16 March 2025',
      ar:
        'الراتب 12,400.00 من 16 مارس 2025 إلى 31 مارس 2025: الأيام التقويمية 16 من 31؛ ' +
        'يسري هذا الراتب منذ 16 مارس 2025',
    });
  });

  test('a coin moved so that the parts add up is named: 100.01 by 15 and 15 of 30 days', () => {
    const salaries = [salary('100.01', '2025-01-01', '2025-04-15'), salary('100.01', '2025-04-16')];
    const { lines, gross } = ready(payslipFor(factsOf({ salaries }), rulesOf('2025-04')));
    expect([...lines.map(({ amount }) => amount), gross]).toEqual(['50.01', '50.00', '100.01']);
    expect(say(lines[1]!.reason, 'en')).toMatch(/; -0\.01 so that the parts of the month add up$/);
    expect(say(lines[0]!.reason, 'en')).not.toContain('add up');
  });
});

describe('the digest of what a slip was worked out from', () => {
  const digest = (more: Partial<PaySalary>) =>
    ready(payslipFor(factsOf({ salaries: [{ ...salary('10000.00'), ...more }] }), rulesOf('2025-03'))).inputsHash;
  const yearly: SalaryQuote = { frequency: 'year', amount: '120000', conversion: '÷ 12' };
  test.each<[string, Partial<PaySalary>, Partial<PaySalary>]>([
    ['tells a salary agreed on by the year from one by the month', {}, { quote: yearly }],
    [
      'tells two agreements that come to the same a month',
      { quote: yearly },
      { quote: { ...yearly, frequency: 'week', amount: '2307.69', conversion: '× 52 ÷ 12' } },
    ],
  ])('%s, as its reason does', (_law, one, other) => {
    expect(digest(one)).not.toBe(digest(other));
  });
});

describe('what is wrong on file is a problem, never an exception', () => {
  test.each<[string, Partial<PayFacts>, string[]]>([
    ['no hire date', { hireDate: null }, ['no_hire_date']],
    ['hire date that is none', { hireDate: '2025-02-30' }, ['invalid_date']],
    ['exit date that is none', { exitDate: 'soon' }, ['invalid_date']],
    ['exit before hire', { hireDate: '2025-03-10', exitDate: '2025-03-09' }, ['exit_before_hire']],
    ['hired after the month', { hireDate: '2025-04-01' }, ['not_employed']],
    ['left before the month', { exitDate: '2025-02-28' }, ['not_employed']],
    ['no salary at all', { salaries: [] }, ['no_salary']],
    ['only a salary of another time', { salaries: [salary('1', '2020-01-01', '2025-02-28')] }, ['no_salary']],
    ['salary from the 5th', { salaries: [salary('1', '2025-03-05')] }, ['salary_gap']],
    ['salary to the 20th', { salaries: [salary('1', '2020-01-01', '2025-03-20')] }, ['salary_gap']],
    ['overlap', { salaries: [salary('1', '2020-01-01', '2025-03-20'), salary('1', '2025-03-20')] }, ['salary_overlap']],
    ['overlap of two from before', { salaries: [salary('1'), salary('2', '2021-01-01')] }, ['salary_overlap']],
    ['ends before it begins', { salaries: [salary('1', '2025-03-05', '2025-03-01')] }, ['salary_dates']],
    ['salary dates that are none', { salaries: [salary('1', '2025-3-1')] }, ['invalid_date']],
    ['zero', { salaries: [salary('0.00')] }, ['salary_zero']],
    ['below zero', { salaries: [salary('-1')] }, ['salary_negative']],
    ['not a number', { salaries: [salary('ten')] }, ['salary_malformed']],
    ['too many decimals', { salaries: [salary('1.234')] }, ['salary_too_many_decimals']],
    ['another currency', { salaries: [{ ...salary('1'), currency: 'USD' }] }, ['salary_currency']],
    [
      'several at once, all named',
      { salaries: [salary('0', '2020-01-01', '2025-03-10'), salary('x', '2025-03-12')] },
      ['salary_zero', 'salary_gap', 'salary_malformed'],
    ],
  ])('%s', (_, more, codes) => {
    const problems = problemsOf(factsOf(more));
    expect(problems.map(({ code }) => code)).toEqual(codes);
    for (const { message } of problems)
      expect(say(message, 'en').length * say(message, 'ar').length).toBeGreaterThan(0);
  });

  test('a gap names its days', () => {
    const gap = problemsOf(factsOf({ salaries: [salary('1', '2020-01-01', '2025-03-09'), salary('1', '2025-03-13')] }));
    expect(gap[0]?.message).toEqual({
      en: 'No salary on file from 10 March 2025 to 12 March 2025.',
      ar: 'لا يوجد راتب مسجل من 10 مارس 2025 إلى 12 مارس 2025.',
    });
  });

  test('a salary is asked for only on employed days', () => {
    const facts = factsOf({ hireDate: '2025-03-05', salaries: [salary('3100.00', '2025-03-05')] });
    expect(ready(payslipFor(facts, rulesOf('2025-03'))).gross).toBe('2700.00');
  });
});

describe('settings no month can be paid by are refused', () => {
  test.each<[string, Partial<PaySettings>]>([
    ['a thirteenth month', { month: '2025-13' }],
    ['an unknown currency', { currency: 'ABC' }],
    ['a week of weekend', { dayBasis: 'working', weekendDays: [0, 1, 2, 3, 4, 5, 6] }],
  ])('%s', (_, more) => {
    expect(() => rulesOf('2025-03', 'calendar', more)).toThrow(RangeError);
  });
});
