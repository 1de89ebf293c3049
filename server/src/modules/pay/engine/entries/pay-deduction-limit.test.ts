import { say } from '../../../../platform/text';
import { asksConsent, needsConsent, wageDeductionLawOn } from '../../statutory/wage-deduction-laws';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary } from '../cases/payroll-cases';
import type { AssignedItem, OwedAmount, PayFacts } from '../payslip';

const loan = (amount: string, consent: boolean, more: Partial<OwedAmount> = {}): OwedAmount => ({
  source: 'LoanInstalment',
  id: 'a',
  name: 'Car',
  amount,
  taken: '0',
  currency: 'AED',
  date: '2026-03-31',
  instalments: 1,
  capPercent: null,
  priority: 5,
  loan: { id: 'car', number: 1, of: 3, open: '30000', consent },
  ...more,
});
const fine = (amount: string, more: Partial<OwedAmount> = {}): OwedAmount => ({
  source: 'EmployeeDeduction',
  id: 'f',
  name: 'Fine',
  amount,
  taken: '0',
  currency: 'AED',
  date: '2026-03-05',
  instalments: 1,
  capPercent: null,
  priority: 1,
  ...more,
});
const order = (amount: string, more: Partial<OwedAmount> = {}): OwedAmount =>
  fine(amount, { id: 'o', name: 'Order', legalOrder: true, ...more });
const maintenance = (amount: string): OwedAmount =>
  order(amount, { id: 'm', name: 'Maintenance', ground: 'maintenance', priority: 9 });
const overpaid = (amount: string): OwedAmount =>
  fine(amount, {
    id: 'r',
    name: 'Overpaid',
    source: 'RewardReversal',
    reversal: { of: '2026-02-01', because: 'Paid twice' },
  });
const item = (kind: AssignedItem['kind'], title: string, fixedAmount: string): AssignedItem => ({
  kind,
  title,
  basis: 'monthly',
  fixedAmount,
  percentOfBasic: null,
  currency: 'AED',
  validFrom: '2020-01-01',
  validTo: null,
});
const takenOf = (facts: Partial<PayFacts>, country: string | undefined, month = '2026-03') =>
  ready(payslipFor(factsOf(facts), rulesOf(month, 'fixed30', country ? { country } : {})))
    .lines.filter(({ code }) => ['LOAN', 'ONE_OFF', 'REWARD_REVERSED'].includes(code))
    .map(({ name, amount }) => `${say(name, 'en')} ${amount}`);

describe('of a wage of 10,000.00 a month', () => {
  test.each<[string, string | undefined, Partial<PayFacts>, string[]]>([
    ['the Emirates: nothing of a loan without written consent', 'AE', { owed: [loan('334', false)] }, []],
    [
      'the Emirates: an instalment agreed to is taken whole within a fifth',
      'AE',
      { owed: [loan('2000', true)] },
      ['Car 2000.00'],
    ],
    ['the Emirates: beyond a fifth it waits', 'AE', { owed: [loan('2000.01', true)] }, ['Car 2000.00']],
    [
      'the Emirates: the fifth is of all loans together',
      'AE',
      {
        owed: [
          loan('1500', true),
          loan('1500', true, {
            id: 'b',
            name: 'Rent',
            loan: { id: 'rent', number: 1, of: 1, open: '1500', consent: true },
          }),
        ],
      },
      ['Car 1500.00', 'Rent 500.00'],
    ],
    [
      'the Emirates: of the wage with its allowances',
      'AE',
      { owed: [loan('5000', true)], items: [item('allowance', 'Housing', '2500')] },
      ['Car 2500.00'],
    ],
    [
      'the Emirates: of the wage without a reward',
      'AE',
      {
        owed: [loan('5000', true)],
        rewards: [{ id: 'r', name: 'Bonus', amount: '5000', currency: 'AED', date: '2026-03-02' }],
      },
      ['Car 2000.00'],
    ],
    [
      'the Emirates: of the days paid, who begins in the middle of the month',
      'AE',
      { owed: [loan('5000', true)], hireDate: '2026-03-16' },
      ['Car 1000.00'],
    ],
    [
      'the Emirates: half for all deductions together, those that come first first',
      'AE',
      { owed: [loan('2000', true), fine('4500')] },
      ['Fine 4500.00', 'Car 500.00'],
    ],
    [
      'the Emirates: regular deductions count to the half',
      'AE',
      { owed: [fine('4500')], items: [item('deduction', 'Club', '1000')] },
      ['Fine 4000.00'],
    ],
    [
      'the Emirates: a quarter for what courts ordered, all orders together',
      'AE',
      { owed: [order('2000'), order('2000', { id: 'p', name: 'Second order', priority: 2 })] },
      ['Order 2000.00', 'Second order 500.00'],
    ],
    [
      'the Emirates: maintenance beyond the quarter, up to half, and before other orders',
      'AE',
      { owed: [order('1000', { priority: 1 }), maintenance('4500')] },
      ['Maintenance 4500.00', 'Order 500.00'],
    ],
    [
      'the Emirates: the quarter whatever share the order names',
      'AE',
      { owed: [order('4000', { capPercent: '40' })] },
      ['Order 2500.00'],
    ],
    [
      'the Emirates: a twentieth for penalties by the rules of the employer',
      'AE',
      { owed: [fine('600', { name: 'Penalty', ground: 'penalty' }), fine('300')] },
      ['Penalty 500.00', 'Fine 300.00'],
    ],
    [
      'Saudi Arabia: five days of the wage for penalties, together',
      'SA',
      {
        owed: [
          fine('1200', { name: 'Penalty', ground: 'penalty' }),
          fine('900', { id: 'g', name: 'Second', ground: 'penalty', priority: 2 }),
        ],
      },
      ['Penalty 1200.00', 'Second 466.66'],
    ],
    [
      'Kuwait: five days of the wage for penalties',
      'KW',
      { owed: [fine('3000', { name: 'Penalty', ground: 'penalty' })] },
      ['Penalty 1666.66'],
    ],
    [
      'the Emirates: of five days the twentieth is the narrower',
      'AE',
      { owed: [fine('1666', { name: 'Penalty', ground: 'penalty', daysOfPay: { days: '5', base: '10000' } })] },
      ['Penalty 500.00'],
    ],
    ['the Emirates: a fifth for what was paid too much', 'AE', { owed: [overpaid('2500')] }, ['Overpaid 2000.00']],
    ['Saudi Arabia: a quarter for what courts ordered', 'SA', { owed: [order('4000')] }, ['Order 2500.00']],
    [
      'Saudi Arabia: unless the order names a share',
      'SA',
      { owed: [order('4000', { capPercent: '40' })] },
      ['Order 4000.00'],
    ],
    [
      'Saudi Arabia: maintenance up to half',
      'SA',
      { owed: [maintenance('6000'), order('4000')] },
      ['Maintenance 5000.00'],
    ],
    [
      'Kuwait: a tenth for loans, a quarter for what courts ordered',
      'KW',
      { owed: [loan('3000', true), order('4000')] },
      ['Order 2500.00', 'Car 1000.00'],
    ],
    // A quarter for debts to others, maintenance among them (Law 6/2010, Arts. 59 and 60).
    [
      'Kuwait: one quarter for maintenance and other orders',
      'KW',
      { owed: [order('4000'), maintenance('2000')] },
      ['Maintenance 2000.00', 'Order 500.00'],
    ],
    [
      'the Emirates: what payslips carried forward counts to the half',
      'AE',
      { owed: [fine('4500')], toSettle: { broughtForward: '1000' } },
      ['Fine 4000.00'],
    ],
    [
      'no law on file: what payslips carried forward comes first',
      'EG',
      { owed: [fine('9500')], toSettle: { broughtForward: '1000' } },
      ['Fine 9000.00'],
    ],
    [
      'a country without a law on file: orders as far as the pay reaches',
      'EG',
      { owed: [order('8000'), fine('3000', { ground: 'penalty' })] },
      ['Order 8000.00', 'Fine 2000.00'],
    ],
    ['Saudi Arabia: a tenth of a loan without written consent', 'SA', { owed: [loan('3000', false)] }, ['Car 1000.00']],
    ['Saudi Arabia: with it half, as of all deductions', 'SA', { owed: [loan('8000', true)] }, ['Car 5000.00']],
    [
      'a country without a law on file: all that is left',
      'EG',
      { owed: [loan('9900', false), fine('300')] },
      ['Fine 300.00', 'Car 9700.00'],
    ],
    ['nobody told of the country: the same', undefined, { owed: [loan('9900', false)] }, ['Car 9900.00']],
    [
      'the narrower of the cap agreed on and the law',
      'AE',
      { owed: [loan('5000', true, { capPercent: '10' })] },
      ['Car 1000.00'],
    ],
  ])('%s', (_, country, facts, expected) => {
    expect(takenOf(facts, country)).toEqual(expected);
  });
});

test('a month is taken from by the law of its last day: a tenth in the Emirates until February 2022, without consent', () => {
  expect(takenOf({ owed: [loan('3000', false)] }, 'AE', '2022-01')).toEqual(['Car 1000.00']);
  expect(takenOf({ owed: [loan('3000', false)] }, 'AE', '2022-02')).toEqual([]);
});

test('an order and maintenance are told as such, with the limit that held them back', () => {
  const reasons = ready(
    payslipFor(
      factsOf({ owed: [order('4000'), maintenance('1000')] }),
      rulesOf('2026-03', 'fixed30', { country: 'AE' }),
    ),
  )
    .lines.filter(({ code }) => code === 'ONE_OFF')
    .map(({ reason }) => reason);
  expect(reasons.map((reason) => say(reason, 'en'))).toEqual([
    'Maintenance of 5 March 2026 by order of a court',
    'Deduction of 5 March 2026 by order of a court or an authority; orders of courts and authorities at most 25 % of the wage of 10,000.00 by Federal Decree-Law 33/2021, Art. 25, in force since 2 February 2022; 1,500.00 still to come',
  ]);
  expect(reasons.map((reason) => say(reason, 'ar'))).toEqual([
    expect.stringContaining('نفقة'),
    expect.stringContaining('أوامر المحاكم والجهات الرسمية بحد أقصى 25٪'),
  ]);
});

test('the line tells the limit, the wage it is of and the law, and what is still to repay', () => {
  const [line] = ready(
    payslipFor(factsOf({ owed: [loan('3000', true)] }), rulesOf('2026-03', 'fixed30', { country: 'AE' })),
  ).lines.filter(({ code }) => code === 'LOAN');
  expect(say(line!.reason, 'en')).toBe(
    'Instalment 1 of 3, due on 31 March 2026; loans agreed to in writing at most 20 % of the wage of 10,000.00 by Federal Decree-Law 33/2021, Art. 25, in force since 2 February 2022; 28,000.00 of the loan still to repay',
  );
  expect(say(line!.reason, 'ar')).toContain('20٪ من أجر الشهر');
  expect(line!.inputs.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'amount 3000.00',
    'owed 30000.00',
    'wage 10000.00',
  ]);
});

test('an instalment that is taken later leaves nothing out: month by month it adds up', () => {
  let taken = 0;
  for (let month = 0; month < 3; month += 1) {
    const entry = loan('5000', true, { taken: String(taken) });
    taken += Number(takenOf({ owed: [entry] }, 'AE')[0]!.split(' ')[1]);
  }
  expect(taken).toBe(5000);
});

test.each<[string, boolean, boolean, boolean]>([
  ['AE', true, true, false],
  ['SA', true, false, true],
  ['EG', false, false, true],
])(
  'the law of %s: asks for consent %s, lets nothing be taken without it %s, lets a loan bear interest %s',
  (country, asks, needs, interest) => {
    const law = wageDeductionLawOn(country, '2026-03-31');
    expect([asksConsent(law), needsConsent(law), law.loans.interest]).toEqual([asks, needs, interest]);
  },
);

describe('a cap agreed on a loan is that of the payslip, not of each instalment', () => {
  /**
   * 900 in three instalments, a tenth of a net pay of 1,000: in each month what is due by then, less what was taken.
   */
  const instalment = (number: number, taken: number): OwedAmount =>
    loan('300', true, {
      id: `i${number}`,
      taken: String(taken),
      date: `2026-0${number}-28`,
      capPercent: '10',
      loan: { id: 'car', number, of: 3, open: '900', consent: true },
    });
  const poor = { salaries: [salary('1000.00')] };

  test('900 in three, at most 10 % of 1,000: 100 each month until it is repaid', () => {
    const taken = new Map<number, number>();
    const months: string[][] = [];
    for (let month = 1; month <= 9; month += 1) {
      const owed = [1, 2, 3]
        .filter((number) => number <= month && (taken.get(number) ?? 0) < 300)
        .map((number) => instalment(number, taken.get(number) ?? 0));
      const slip = ready(payslipFor(factsOf({ ...poor, owed }), rulesOf(`2026-0${month}`)));
      for (const { id, amount } of slip.appliedEntries)
        taken.set(Number(id.slice(1)), (taken.get(Number(id.slice(1))) ?? 0) + Number(amount) / 100);
      months.push(slip.lines.filter(({ code }) => code === 'LOAN').map(({ amount }) => amount));
    }
    expect(months).toEqual(Array.from({ length: 9 }, () => ['100.00']));
    expect([...taken.values()]).toEqual([300, 300, 300]);
  });

  test.each<[string, OwedAmount[], string[]]>([
    // A tenth of 1,000 is 100: 60 finish the first instalment, 40 go to the next.
    ['two instalments share it', [instalment(1, 240), instalment(2, 0)], ['Car 60.00', 'Car 40.00']],
    [
      'two loans have one each, the second of what the first leaves',
      [
        instalment(1, 0),
        {
          ...instalment(1, 0),
          id: 'z',
          name: 'Rent',
          date: '2026-02-01',
          loan: { id: 'rent', number: 1, of: 3, open: '900', consent: true },
        },
      ],
      ['Car 100.00', 'Rent 90.00'],
    ],
    [
      'what comes between them does not widen it',
      [instalment(1, 240), fine('500', { date: '2026-02-01', priority: 5 }), instalment(2, 0)],
      ['Car 60.00', 'Fine 500.00', 'Car 40.00'],
    ],
    // The order comes first: a tenth of the 700 it leaves.
    [
      'an order of a court comes before',
      [instalment(1, 0), instalment(2, 0), order('300')],
      ['Order 300.00', 'Car 70.00'],
    ],
    [
      'a loan with a cap and a deduction with one of its own',
      [instalment(1, 0), instalment(2, 0), fine('500', { capPercent: '20', priority: 9 })],
      ['Car 100.00', 'Fine 180.00'],
    ],
  ])('%s', (_, owed, expected) => {
    expect(takenOf({ ...poor, owed }, undefined)).toEqual(expected);
  });

  test('a further instalment tells that the cap is of all of them', () => {
    const lines = ready(
      payslipFor(factsOf({ ...poor, owed: [instalment(1, 240), instalment(2, 0)] }), rulesOf('2026-03')),
    ).lines.filter(({ code }) => code === 'LOAN');
    expect(say(lines[1]!.reason, 'en')).toBe(
      'Instalment 2 of 3, due on 28 February 2026; at most 10 % of the net pay before the loan, all instalments together; 800.00 of the loan still to repay',
    );
  });
});
