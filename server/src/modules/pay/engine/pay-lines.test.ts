import { say } from '../../../platform/text';
import fc from 'fast-check';
import { parseMoney } from '../../../kernel/numbers/money';
import { payslipFor } from './payroll';
import { factsOf, ready, rulesOf, salary } from './cases/payroll-cases';
import type { AssignedItem, OwedAmount, PayFacts } from './payslip';
import { addDays } from '../../../kernel/dates/plain-date';
import { linesOf } from './pay-lines.fixture';

const amountsOf = (...args: Parameters<typeof linesOf>) =>
  linesOf(...args).map(({ name, amount }) => `${say(name, 'en')} ${amount}`);

const item = (more: Partial<AssignedItem> = {}): AssignedItem => ({
  kind: 'allowance',
  title: 'Housing',
  basis: 'monthly',
  fixedAmount: null,
  percentOfBasic: null,
  currency: 'AED',
  validFrom: '2020-01-01',
  validTo: null,
  ...more,
});

const owed = (more: Partial<OwedAmount> = {}): OwedAmount => ({
  source: 'EmployeeDeduction',
  id: 'a',
  name: 'Fine',
  amount: '300',
  taken: '0',
  currency: 'AED',
  date: '2025-03-05',
  instalments: 1,
  capPercent: null,
  priority: 5,
  ...more,
});

describe('allowances and regular deductions of a salary of 10,000.00 in March 2025', () => {
  test.each<[string, Partial<AssignedItem>, Partial<PayFacts>, string[]]>([
    ['a fixed amount', { fixedAmount: '1500.000' }, {}, ['Housing 1500.00']],
    ['a quarter of the salary', { percentOfBasic: '25.0000' }, {}, ['Housing 2500.00']],
    ['both', { fixedAmount: '500', percentOfBasic: '10' }, {}, ['Housing 1500.00']],
    ['held from the 16th', { fixedAmount: '1550', validFrom: '2025-03-16' }, {}, ['Housing 800.00']],
    ['held to the 10th', { fixedAmount: '1550', validTo: '2025-03-10' }, {}, ['Housing 500.00']],
    ['held in April', { fixedAmount: '1550', validFrom: '2025-04-01' }, {}, []],
    ['ended in February', { fixedAmount: '1550', validTo: '2025-02-28' }, {}, []],
    ['of who joins on the 17th', { fixedAmount: '3100' }, { hireDate: '2025-03-17' }, ['Housing 1500.00']],
    ['of who leaves on the 10th', { fixedAmount: '3100' }, { exitDate: '2025-03-10' }, ['Housing 1000.00']],
    ['an amount for each day paid', { fixedAmount: '15', basis: 'daily' }, {}, ['Housing 465.00']],
    [
      'an amount for each day paid since the 22nd',
      { fixedAmount: '15', basis: 'daily', validFrom: '2025-03-22' },
      {},
      ['Housing 150.00'],
    ],
    [
      'a share of two salaries is two lines',
      { percentOfBasic: '25' },
      { salaries: [salary('9300.00', '2020-01-01', '2025-03-15'), salary('12400.00', '2025-03-16')] },
      ['Housing 1125.00', 'Housing 1600.00'],
    ],
    [
      'a fixed amount under two salaries is one',
      { fixedAmount: '100' },
      { salaries: [salary('9300.00', '2020-01-01', '2025-03-15'), salary('12400.00', '2025-03-16')] },
      ['Housing 100.00'],
    ],
  ])('%s', (_, one, more, amounts) => {
    expect(amountsOf(factsOf({ items: [item(one)], ...more }))).toEqual(amounts);
  });

  test('a deduction lowers the net pay and not the gross', () => {
    const slip = ready(
      payslipFor(
        factsOf({ items: [item({ kind: 'deduction', title: 'Pension', percentOfBasic: '5' })] }),
        rulesOf('2025-03'),
      ),
    );
    expect([slip.gross, slip.deductions, slip.net]).toEqual(['10000.00', '500.00', '9500.00']);
  });

  test('deductions beyond the pay are told, not paid', () => {
    expect(
      payslipFor(factsOf({ items: [item({ kind: 'deduction', fixedAmount: '10000.50' })] }), rulesOf('2025-03')),
    ).toMatchObject({
      state: 'error',
      problems: [{ code: 'net_below_zero', message: { en: expect.stringContaining('0.50 more than the pay') } }],
    });
  });

  test('every line says how it came about', () => {
    const [line] = linesOf(factsOf({ items: [item({ percentOfBasic: '25' })] }));
    expect(line).toMatchObject({
      formula: 'base × percent ÷ 100 × days ÷ basis',
      reason: { en: '25 % of the salary 10,000.00, for all of March 2025: 31 of 31 calendar days' },
    });
  });

  test('an amount in another currency is told', () => {
    expect(
      payslipFor(factsOf({ items: [item({ fixedAmount: '1', currency: 'USD' })] }), rulesOf('2025-03')),
    ).toMatchObject({ problems: [{ code: 'item_currency' }] });
  });

  test('an allowance cut anywhere pays, to the cent, what it pays uncut', () => {
    const day = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        day,
        fc.constantFrom('calendar', 'fixed30', 'working'),
        (coins, percent, cut, basis) => {
          const rules = rulesOf('2025-03', basis as 'calendar');
          const values = { fixedAmount: (coins / 100).toFixed(2), percentOfBasic: (percent / 10_000).toFixed(4) };
          const before = addDays('2025-03-01', cut - 1);
          const whole = ready(payslipFor(factsOf({ items: [item(values)] }), rules));
          const split = ready(
            payslipFor(
              factsOf({
                items: [item(values)],
                salaries: [salary('10000.00', '2020-01-01', before), salary('10000.00', addDays(before, 1))],
              }),
              rules,
            ),
          );
          expect(split.gross).toBe(whole.gross);
        },
      ),
    );
  });
});

describe('single amounts', () => {
  test('a reward is paid whole, and noted as taken', () => {
    const slip = ready(
      payslipFor(
        factsOf({ rewards: [{ id: 'r', name: 'Bonus', amount: '750.500', currency: 'AED', date: '2025-03-02' }] }),
        rulesOf('2025-03'),
      ),
    );
    expect([slip.gross, slip.appliedEntries]).toEqual([
      '10750.50',
      [{ source: 'EmployeeReward', id: 'r', amount: 75050n }],
    ]);
  });

  test.each<[string, Partial<OwedAmount>[], string[]]>([
    ['one is taken whole', [{}], ['Fine 300.00']],
    ['three instalments: a third', [{ instalments: 3 }], ['Fine 100.00']],
    ['a third that does not come out even is rounded up', [{ amount: '100', instalments: 3 }], ['Fine 33.34']],
    ['and the last is what is left', [{ amount: '100', instalments: 3, taken: '66.68' }], ['Fine 33.32']],
    ['at most a tenth of the net pay', [{ amount: '5000', capPercent: '10.00' }], ['Fine 1000.00']],
    [
      'the second is capped by what the first left',
      [
        { amount: '5000', priority: 1 },
        { id: 'b', name: 'Advance', amount: '5000', capPercent: '10' },
      ],
      ['Fine 5000.00', 'Advance 500.00'],
    ],
    [
      'priority before age',
      [{ date: '2025-01-01' }, { id: 'b', name: 'Court order', priority: 1 }],
      ['Court order 300.00', 'Fine 300.00'],
    ],
    [
      'never more than the pay leaves',
      [{ amount: '9900' }, { id: 'b', name: 'Advance' }, { id: 'c', name: 'Other' }],
      ['Fine 9900.00', 'Advance 100.00'],
    ],
  ])('of %s', (_, entries, amounts) => {
    expect(amountsOf(factsOf({ owed: entries.map(owed) }))).toEqual(amounts);
  });

  test('what is left is told', () => {
    expect(say(linesOf(factsOf({ owed: [owed({ amount: '5000', capPercent: '10' })] }))[0]!.reason, 'en')).toBe(
      'Deduction of 5 March 2025; at most 10 % of the net pay before it; 4,000.00 still to come',
    );
  });

  test('an instalment tells which it is and what is left of the loan, several of them one after the other', () => {
    const instalment = (id: string, number: number, date: string) =>
      owed({
        source: 'LoanInstalment',
        id,
        name: 'Car',
        amount: '592.00',
        date,
        loan: { id: 'car', number, of: 20, open: '1776.00', consent: false },
        capPercent: '10',
      });
    // A tenth of 10,000 for both together: 1,000 − 592.
    const lines = linesOf(factsOf({ owed: [instalment('b', 19, '2025-03-31'), instalment('a', 18, '2025-02-28')] }));
    expect(lines.map(({ code, amount, reason }) => [code, amount, say(reason, 'en')])).toEqual([
      ['LOAN', '592.00', 'Instalment 18 of 20, due on 28 February 2025; 1,184.00 of the loan still to repay'],
      [
        'LOAN',
        '408.00',
        'Instalment 19 of 20, due on 31 March 2025; at most 10 % of the net pay before the loan, all instalments together; 776.00 of the loan still to repay',
      ],
    ]);
    expect(lines[1]!.inputs.map(({ name, value }) => [name, value])).toEqual([
      ['amount', '592.00'],
      ['owed', '1184.00'],
    ]);
  });

  test('month after month adds up to the amount, to the cent, and no net pay falls below zero', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 24 }),
        fc.option(fc.integer({ min: 10, max: 100 })),
        (coins, instalments, cap) => {
          let taken = 0n;
          for (let month = 0; month < 200 && taken < BigInt(coins); month += 1) {
            const entry = owed({
              amount: (coins / 100).toFixed(2),
              taken: (Number(taken) / 100).toFixed(2),
              instalments,
              capPercent: cap === null ? null : String(cap),
            });
            const slip = ready(payslipFor(factsOf({ owed: [entry] }), rulesOf('2025-03')));
            expect(parseMoney(slip.net, 'AED') >= 0n).toBe(true);
            taken += slip.appliedEntries.reduce((sum, each) => sum + each.amount, 0n);
          }
          expect(taken).toBe(BigInt(coins));
        },
      ),
      { numRuns: 30 },
    );
  });
});
