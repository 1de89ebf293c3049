import { say } from '../../../../platform/text';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf } from '../cases/payroll-cases';
import {
  keptHours,
  monthlySalary,
  plannedHours,
  quoteInWords,
  weeklyHoursOf,
  type QuotedSalary,
} from './salary-frequency';
import { salaryFrequencyRuleOn } from '../../statutory/salary-frequency-rules';

const rule = { weeksPerYear: '52', daysPerMonth: '30' };

test.each<[string, Partial<QuotedSalary> & Pick<QuotedSalary, 'frequency' | 'amount'>, string, string, string]>([
  ['a year is twelve months', { frequency: 'year', amount: '120000' }, 'AED', '10000.00', '÷ 12'],
  ['a twelfth is rounded once', { frequency: 'year', amount: '100000' }, 'AED', '8333.33', '÷ 12'],
  ['a year has 52 weeks', { frequency: 'week', amount: '1500' }, 'AED', '6500.00', '× 52 ÷ 12'],
  [
    'or as many as the company says',
    { frequency: 'week', amount: '1500', weeksPerYear: '52.1429' },
    'AED',
    '6517.86',
    '× 52.1429 ÷ 12',
  ],
  ['a month has thirty days', { frequency: 'day', amount: '200' }, 'AED', '6000.00', '× 30'],
  ['or 26', { frequency: 'day', amount: '200', daysPerMonth: '26.0000' }, 'AED', '5200.00', '× 26'],
  [
    'an hour counts by the hours of a week',
    { frequency: 'hour', amount: '50', weeklyHours: weeklyHoursOf('48') },
    'AED',
    '10400.00',
    '× 48 × 52 ÷ 12',
  ],
  [
    'hours have fractions',
    { frequency: 'hour', amount: '12.345', weeklyHours: weeklyHoursOf('37.5') },
    'KWD',
    '2006.063',
    '× 37.5 × 52 ÷ 12',
  ],
  ['a currency without coins', { frequency: 'year', amount: '1000000' }, 'JPY', '83333', '÷ 12'],
])('%s', (_, quoted, currency, monthly, conversion) => {
  expect(monthlySalary({ ...rule, weeklyHours: null, ...quoted }, currency)).toEqual({ monthly, conversion });
});

/** Worked out by hand: what the hours rounded to 37.33, 12.21, 18.58 and 20.16 would give is another sum. */
test.each<[string, Parameters<typeof plannedHours>, string, string, string, string]>([
  // 50 × 2240/60 × 52 ÷ 12 = 8088.888…; by 37.33: 8088.17
  ['a third of an hour', [{ minutes: 4480 }, '1'], '50', '8088.89', '× 2240 ÷ 60 × 52 ÷ 12', '37.33'],
  // 50 × 36.65 × 0.333 = 610.2225; × 52 ÷ 12 = 2644.2975; by 12.20: 2643.33
  [
    'a third of full time',
    [{ days: 10, hoursOfDay: '7.33' }, '0.333'],
    '50',
    '2644.30',
    '× 12.20445 × 52 ÷ 12',
    '12.2',
  ],
  // 100 × 2230/120 × 52 ÷ 12 = 8052.777…; by 18.58: 8051.33
  ['half of it', [{ minutes: 4460 }, '0.5'], '100', '8052.78', '× 1115 ÷ 60 × 52 ÷ 12', '18.58'],
  // 2.75 days of 7.33 hours are 20.1575; 100 × 20.1575 × 52 ÷ 12 = 8734.9166…; by 20.16: 8736.00
  ['half days', [{ days: 5.5, hoursOfDay: '7.33' }, '1'], '100', '8734.92', '× 20.1575 × 52 ÷ 12', '20.16'],
  ['hours that are whole', [{ minutes: 4800 }, '1'], '50', '8666.67', '× 40 × 52 ÷ 12', '40'],
])('planned hours are rounded nowhere but in the salary: %s', (_, planned, amount, monthly, conversion, kept) => {
  const weeklyHours = plannedHours(...planned);
  expect(monthlySalary({ ...rule, frequency: 'hour', amount, weeklyHours }, 'AED')).toEqual({ monthly, conversion });
  expect(keptHours(weeklyHours)).toBe(kept);
});

test('the rule in force is that of the day', () => {
  expect(salaryFrequencyRuleOn('2026-03-31')).toMatchObject(rule);
});

test('the payslip tells what was agreed and how it became a month', () => {
  expect(quoteInWords({ frequency: 'hour', amount: '50.000', conversion: '× 48 × 52 ÷ 12' })).toEqual({
    en: 'agreed as 50.00 an hour × 48 × 52 ÷ 12',
    ar: 'متفق عليه 50.00 في الساعة × 48 × 52 ÷ 12',
  });
  const salaries = [
    {
      amount: '10400',
      currency: 'AED',
      validFrom: '2024-01-01',
      validTo: null,
      quote: { frequency: 'hour' as const, amount: '50.000', conversion: '× 48 × 52 ÷ 12' },
    },
  ];
  const [basic] = ready(payslipFor(factsOf({ salaries }), rulesOf('2026-03', 'fixed30'))).lines;
  expect(basic).toMatchObject({
    amount: '10400.00',
    reason: {
      en: 'Salary 10,400.00 for all of March 2026: 30 of 30 days of a 30-day month; agreed as 50.00 an hour × 48 × 52 ÷ 12',
    },
  });
  expect(say(basic!.reason, 'ar')).toMatch(/متفق عليه 50\.00 في الساعة × 48 × 52 ÷ 12$/);
});
