import { named } from '../../../../kernel/text/text';
import type { DayUnits } from '../../../leave/domain/ledger/ledger';
import { decideEncashment, type EncashmentAction, type EncashmentState } from './encashment-procedure';
import { encashmentProblem, mostPayable, type EncashmentRules } from './encashment-rules';
import { encashmentLine, type EncashmentValue } from './encashment-value';
import { say } from '../../../../platform/text';

const day = 10_000;
const rules = (more: Partial<EncashmentRules> = {}): EncashmentRules => ({
  name: { en: 'Annual leave', ar: 'الإجازة السنوية' },
  isEncashable: true,
  unit: 'half_day',
  most: 10 * day,
  keep: 10 * day,
  ...more,
});
const facts = (balance: number, inYear = 0) => ({
  inYear: inYear * day,
  lowestWith: (days: DayUnits) => balance * day - days,
});

describe('days paid out', () => {
  it.each<[string, Partial<EncashmentRules>, balance: number, inYear: number, most: number]>([
    ['what is above what has to be left', {}, 18, 0, 8],
    ['the most of a year', {}, 30, 0, 10],
    ['what the year still allows', {}, 30, 4, 6],
    ['whole days of what the year still allows', { unit: 'day' }, 30, 4.25, 5],
    ['nothing beyond the year', {}, 30, 12, 0],
    ['nothing where too little is left', {}, 9.5, 0, 0],
    ['half days', {}, 12.75, 0, 2.5],
    ['whole days', { unit: 'day' }, 12.75, 0, 2],
    ['quarters of what is taken in hours', { unit: 'hour' }, 12.75, 0, 2.75],
    ['everything', { most: null, keep: 0 }, 12.5, 0, 12.5],
    ['nothing of a type that is not paid out', { isEncashable: false }, 30, 0, 0],
    ['nothing of a debt', { most: null, keep: 0 }, -3, 0, 0],
  ])('are at most %s', (_what, more, balance, inYear, most) => {
    expect(mostPayable(rules(more), facts(balance, inYear)) / day).toBe(most);
  });

  it.each<[string, Partial<EncashmentRules>, balance: number, inYear: number, days: number, problem: string | null]>([
    ['that fit', {}, 18, 0, 8, null],
    ['all that the year still allows', {}, 40, 4, 6, null],
    [
      'beyond what has to be left',
      {},
      18,
      0,
      8.5,
      'days: Of Annual leave, 10 days must be left, planned leave included: at most 8 can be paid out.',
    ],
    [
      'beyond the year',
      {},
      40,
      4,
      6.5,
      'days: At most 10 days of Annual leave can be paid out in a leave year; 4 were paid out or asked for already.',
    ],
    [
      'beyond the balance',
      { keep: 0 },
      3,
      0,
      4,
      'days: The balance of Annual leave does not reach, planned leave included: at most 3 days can be paid out.',
    ],
    ['in parts that are not paid out', {}, 18, 0, 1.25, 'days: Annual leave is paid out in steps of 0.5 days.'],
    ['none', {}, 18, 0, 0, 'days: Annual leave is paid out in steps of 0.5 days.'],
    ['of another type', { isEncashable: false }, 18, 0, 1, 'typeId: Annual leave is not paid out.'],
  ])('%s', (_what, more, balance, inYear, days, problem) => {
    const found = encashmentProblem(rules(more), facts(balance, inYear), days * day);
    expect(found && `${found.field}: ${say(found.text, 'en')}`).toBe(problem);
  });
});

describe('what they are worth', () => {
  const value = (more: Partial<EncashmentValue> = {}): EncashmentValue => ({
    name: { en: 'Annual leave', ar: 'الإجازة السنوية' },
    days: 5 * day,
    day: '2026-03-10',
    country: 'AE',
    currency: 'AED',
    basicSalary: '9000',
    allowances: [{ title: named('Housing'), basis: 'monthly', fixedAmount: '3000', percentOfBasic: null }],
    ...more,
  });
  it.each<[string, Partial<EncashmentValue>, amount: string, formula: string, rule: string]>([
    // (9,000 + 3,000) ÷ 30 × 5
    [
      'by the wage in the UAE',
      {},
      '2000.00',
      '(basic + a1) ÷ 30 × days',
      'Cabinet Resolution 1/2022, Art. 19 (1), in force since 2 February 2022.',
    ],
    [
      'by the basic salary before that law',
      { day: '2022-02-01' },
      '1500.00',
      'basic ÷ 30 × days',
      'Rule of the product where no law of the country is on file',
    ],
    [
      'by the wage in Saudi Arabia',
      { country: 'SA', currency: 'SAR' },
      '2000.00',
      '(basic + a1) ÷ 30 × days',
      'Saudi labour law (Royal Decree M/51), Arts. 109 and 111, in force since 27 September 2005.',
    ],
    [
      'by the basic salary elsewhere',
      { country: 'JO', currency: 'JOD' },
      '1500.000',
      'basic ÷ 30 × days',
      'Rule of the product where no law of the country is on file',
    ],
    [
      'rounded once',
      { basicSalary: '1000', allowances: [], days: 7 * day },
      '233.33',
      'basic ÷ 30 × days',
      'Cabinet Resolution 1/2022, Art. 19 (1), in force since 2 February 2022.',
    ],
  ])('%s', (_what, more, amount, formula, rule) => {
    const line = encashmentLine(value(more));
    expect([line.amount, line.formula]).toEqual([amount, formula]);
    expect(say(line.reason, 'en')).toContain(rule);
  });
});

it.each<[EncashmentState, EncashmentAction, who: string, string]>([
  ['submitted', 'approve', 'boss', 'approved'],
  [
    'submitted',
    'approve',
    'clerk',
    'You asked for this leave encashment yourself. Another person has to decide about it.',
  ],
  ['submitted', 'reject', 'mona', 'This leave encashment is your own. Another person has to decide about it.'],
  ['submitted', 'cancel', 'mona', 'cancelled'],
  ['approved', 'cancel', 'mona', 'cancelled'],
  ['approved', 'approve', 'boss', 'approved'],
  ['approved', 'reject', 'boss', 'This leave encashment is approved: it cannot be rejected.'],
  ['paid', 'cancel', 'mona', 'This leave encashment is paid: it cannot be cancelled.'],
  ['rejected', 'approve', 'boss', 'This leave encashment is rejected: it cannot be approved.'],
])('what is %s: %s by %s', (state, action, who, answer) => {
  const decision = decideEncashment({ state, employeeId: 'of mona', requestedById: 'clerk' }, action, {
    id: who,
    employeeId: `of ${who}`,
  });
  expect(decision.approved ? decision.to : say(decision.because, 'en')).toBe(answer);
});
