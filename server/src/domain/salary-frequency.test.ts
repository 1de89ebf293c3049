import { payslipFor } from './payroll';
import { factsOf, ready, rulesOf } from './payroll-cases';
import { monthlySalary, quoteInWords, type QuotedSalary } from './salary-frequency';
import { salaryFrequencyRuleOn } from './law/salary-frequency-rules';

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
    { frequency: 'hour', amount: '50', weeklyHours: '48' },
    'AED',
    '10400.00',
    '× 48 × 52 ÷ 12',
  ],
  [
    'hours have fractions',
    { frequency: 'hour', amount: '12.345', weeklyHours: '37.5' },
    'KWD',
    '2006.063',
    '× 37.5 × 52 ÷ 12',
  ],
  ['a currency without coins', { frequency: 'year', amount: '1000000' }, 'JPY', '83333', '÷ 12'],
])('%s', (_, quoted, currency, monthly, conversion) => {
  expect(monthlySalary({ ...rule, weeklyHours: null, ...quoted }, currency)).toEqual({ monthly, conversion });
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
  expect(basic!.reason.ar).toMatch(/متفق عليه 50\.00 في الساعة × 48 × 52 ÷ 12$/);
});
