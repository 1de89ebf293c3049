import { say } from '../../../../platform/text';
import { amountOfDays, penaltyRefusal } from './days-of-pay';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf } from '../cases/payroll-cases';
import type { OwedAmount } from '../payslip';

test.each<[string, string, string, string]>([
  ['3', '10000', 'AED', '1000.00'],
  ['1', '10000', 'AED', '333.33'],
  ['2', '10000', 'AED', '666.67'],
  ['0.5', '10000', 'AED', '166.67'],
  ['1', '1000', 'KWD', '33.333'],
])('%s days of a basic salary of %s %s are %s', (days, base, currency, amount) => {
  expect(amountOfDays({ days, base }, currency)).toBe(amount);
});

describe('penalties in days of pay', () => {
  test.each<[string, string, string, string, string, RegExp | null]>([
    ['the Emirates: five days may be imposed', 'AE', '2026-03-05', '5', '0', null],
    [
      'the Emirates: five and a half may not',
      'AE',
      '2026-03-05',
      '5.5',
      '0',
      /^Penalties of March 2026 would come to 5\.5 days of pay; the law allows 5 in a month: Federal Decree-Law 33\/2021, Art\. 39/,
    ],
    ['the Emirates: all of a month count together', 'AE', '2026-03-05', '2', '3.25', /5\.25 days/],
    ['the Emirates: before the law of 2022 none is on file', 'AE', '2022-02-01', '9', '9', null],
    [
      'Saudi Arabia: five days for one violation',
      'SA',
      '2026-03-05',
      '6',
      '0',
      /^The penalty of 5 March 2026 is 6 days of pay; the law allows 5 for one violation/,
    ],
    ['Saudi Arabia: several violations wait for their months', 'SA', '2026-03-05', '5', '5', null],
    ['Kuwait: beyond five days it goes on in the next month', 'KW', '2026-03-05', '8', '0', null],
    ['a country without a law on file', 'EG', '2026-03-05', '20', '0', null],
  ])('%s', (_, country, date, days, others, expected) => {
    const refusal = penaltyRefusal({ country, date, days, others });
    if (expected) expect(say(refusal!, 'en')).toMatch(expected);
    else expect(refusal).toBeNull();
  });
});

test('the line says how many days of which salary it is, and what the law keeps back', () => {
  const owed: OwedAmount = {
    source: 'EmployeeDeduction',
    id: 'p',
    name: 'Late again',
    amount: '1000',
    taken: '0',
    currency: 'AED',
    date: '2026-03-05',
    instalments: 1,
    capPercent: null,
    priority: 5,
    ground: 'penalty',
    daysOfPay: { days: '3.00', base: '10000.000' },
  };
  const line = (country: string) =>
    ready(payslipFor(factsOf({ owed: [owed] }), rulesOf('2026-03', 'fixed30', { country }))).lines.find(
      ({ code }) => code === 'ONE_OFF',
    )!;
  expect(line('EG')).toMatchObject({
    amount: '1000.00',
    formula: 'base × days ÷ 30',
    reason: { en: 'Deduction of 5 March 2026: 3 days of the basic salary of 10,000.00, a day being a thirtieth' },
  });
  expect(line('EG').inputs.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'base 10000.00',
    'days 3',
    'amount 1000.00',
  ]);
  expect(line('AE')).toMatchObject({
    amount: '500.00',
    reason: {
      en: expect.stringContaining('a day being a thirtieth; penalties at most 5 % of the wage of 10,000.00') as string,
    },
  });
  expect(say(line('AE').reason, 'ar')).toContain('أجر 3 أيام');
});
