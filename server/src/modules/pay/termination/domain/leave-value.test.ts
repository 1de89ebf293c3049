import { leaveOwed, type PayAtEnd } from './leave-value';

const housing = {
  title: { en: 'Housing', ar: 'السكن' },
  basis: 'monthly',
  fixedAmount: '2000',
  percentOfBasic: null,
};
const pay = (more: Partial<PayAtEnd> = {}): PayAtEnd => ({
  country: 'SA',
  lastDay: '2024-12-31',
  basicSalary: '6000',
  allowances: [housing],
  currency: 'SAR',
  ...more,
});
const emirates = { country: 'AE', currency: 'AED' };

/** Basic salary 6,000, with housing a wage of 8,000, unless the case says otherwise. */
it.each<[string, [left: string, unearned: string][], Partial<PayAtEnd>, string, string, string]>([
  // 6000 ÷ 30 = 200; × 12.
  ['by the basic salary', [['12', '0']], emirates, '12', '200.00', '2400.00'],
  // 8000 ÷ 30 = 266.67; × 12.
  ['by the law of an earlier day', [['12', '0']], { ...emirates, lastDay: '2022-02-01' }, '12', '266.67', '3200.00'],
  // 8000 ÷ 30 × 7.5 = 2000, not 266.67 × 7.5 = 2000.03: only the amount is rounded.
  ['of half a day', [['7.5', '0']], {}, '7.5', '266.67', '2000.00'],
  // 8000 ÷ 26 = 307.692; × 12 = 3692.308. Dinars have three digits.
  ['by twenty-sixths', [['12', '0']], { country: 'KW', currency: 'KWD' }, '12', '307.692', '3692.308'],
  // 200 × (12 − 4.5): what was granted for the time after the day is not owed.
  ['less what is not earned', [['12', '4.5']], emirates, '7.5', '200.00', '1500.00'],
  // 1000 ÷ 30 = 33.33 for each of two types: 66.66, and not 66.67.
  [
    'of two types',
    [
      ['1', '0'],
      ['1', '0'],
    ],
    { basicSalary: '1000', allowances: [] },
    '2',
    '33.33',
    '66.66',
  ],
  // What was taken beyond one type does not lessen what is owed for the other: 5 × 266.666….
  [
    'beside more taken than there was',
    [
      ['-3', '0'],
      ['5', '0'],
    ],
    {},
    '5',
    '266.67',
    '1333.33',
  ],
  ['of nothing', [], {}, '0', '266.67', '0.00'],
])('leave owed %s', (_what, leave, more, days, dailyWage, amount) => {
  const given = leave.map(([left, unearned]) => ({ left, unearned }));
  expect(leaveOwed(given, pay(more))).toEqual({ days, dailyWage, amount });
});
