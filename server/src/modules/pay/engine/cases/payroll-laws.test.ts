import fc from 'fast-check';
import { parseMoney } from '../../../../kernel/numbers/money';
import { payRules, type PayDayBasis, type PaySettings } from '../pay-rules';
import { payslipFor } from '../payroll';
import { factsOf, nothingElse, ready, rulesOf, salary } from './payroll-cases';
import type { PayFacts, PaySalary } from '../payslip';
import { addDays, addMonths, monthPeriod } from '../../../../kernel/dates/plain-date';

test.each([
  ['2025-03-18', '0.00'],
  ['2025-03-19', '322.58'],
  ['2025-03-22', '967.74'],
  ['2025-03-24', '1290.32'],
  ['2025-03-31', '1612.90'],
])(
  'of unpaid leave from the 19th to the 25th, what lies after the last day counted, %s, is not taken off: %s is',
  (countedTo, taken) => {
    const leaves = [
      {
        kind: 'unpaid' as const,
        unit: 'daily' as const,
        fromDate: '2025-03-19',
        toDate: '2025-03-25',
        fromPart: 'am' as const,
        toPart: 'pm' as const,
        fromTime: null,
        toTime: null,
        paidPercent: null,
      },
    ];
    expect(ready(payslipFor(factsOf({ leaves, countedTo }), rulesOf('2025-03'))).deductions).toBe(taken);
  },
);

describe('laws of every payslip', () => {
  const month = fc.integer({ min: 0, max: 47 }).map((n) => addMonths('2023-01-01', n).slice(0, 7));
  const basis = fc.constantFrom<PayDayBasis>('calendar', 'fixed30', 'working');
  const coins = fc.integer({ min: 1, max: 10_000_000 }).map((n) => (n / 100).toFixed(2));
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 27 }), { maxLength: 6 });
  const span = fc.tuple(fc.integer({ min: 0, max: 27 }), fc.integer({ min: 0, max: 27 }));

  function cutAt(period: { from: string }, days: number[], amounts: (at: number) => string): PaySalary[] {
    const starts = ['2020-01-01', ...[...days].sort((a, b) => a - b).map((day) => addDays(period.from, day))];
    return starts.map((from, at) => {
      const next = starts[at + 1];
      return salary(amounts(at), from, next === undefined ? null : addDays(next, -1));
    });
  }

  test('a month split where nothing changes pays, to the cent, what one salary pays', () => {
    fc.assert(
      fc.property(month, basis, coins, cuts, span, (when, dayBasis, amount, days, [one, other]) => {
        const period = monthPeriod(when);
        const hireDate = addDays(period.from, Math.min(one, other));
        const exitDate = addDays(period.from, Math.max(one, other));
        const rules = rulesOf(when, dayBasis);
        const whole = ready(payslipFor(factsOf({ hireDate, exitDate, salaries: [salary(amount)] }), rules));
        const salaries = cutAt(period, days, () => amount);
        const split = ready(payslipFor(factsOf({ hireDate, exitDate, salaries }), rules));
        expect([split.gross, split.net, split.paymentDays]).toEqual([whole.gross, whole.net, whole.paymentDays]);
      }),
    );
  });

  test('totals are the sums of the lines, no line is negative, and nobody is paid more than their highest salary', () => {
    const amounts = fc.array(coins, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(month, basis, amounts, cuts, span, (when, dayBasis, values, days, [one, other]) => {
        const period = monthPeriod(when);
        const salaries = cutAt(period, days, (at) => values[at] ?? '1.00');
        const facts = factsOf({
          hireDate: addDays(period.from, Math.min(one, other)),
          exitDate: addDays(period.from, Math.max(one, other) + 7),
          salaries,
        });
        const slip = ready(payslipFor(facts, rulesOf(when, dayBasis)));
        const amountsOfLines = slip.lines.map((line) => parseMoney(line.amount, 'AED'));
        expect(amountsOfLines.every((amount) => amount >= 0n)).toBe(true);
        expect(parseMoney(slip.gross, 'AED')).toBe(amountsOfLines.reduce((sum, amount) => sum + amount, 0n));
        expect(slip.net).toBe(slip.gross);
        const highest = salaries.map((one) => parseMoney(one.amount, 'AED')).reduce((a, b) => (a > b ? a : b));
        expect(parseMoney(slip.gross, 'AED') <= highest).toBe(true);
        expect(slip.paymentDays).toBeLessThanOrEqual(slip.basisDays);
      }),
    );
  });

  test('a leaver and the joiner who follows them the next day are together paid one month', () => {
    fc.assert(
      fc.property(month, basis, fc.integer({ min: 0, max: 26 }), (when, dayBasis, day) => {
        const exitDate = addDays(monthPeriod(when).from, day);
        const rules = rulesOf(when, dayBasis);
        const leaver = ready(payslipFor(factsOf({ exitDate }), rules));
        const joiner = ready(payslipFor(factsOf({ hireDate: addDays(exitDate, 1) }), rules));
        expect(leaver.paymentDays + joiner.paymentDays).toBe(rules.basisDays);
      }),
    );
  });

  test('the same facts give the same slip and hash, whatever the order of keys and salaries', () => {
    const facts = factsOf({ salaries: [salary('1.00', '2020-01-01', '2025-03-09'), salary('2.00', '2025-03-10')] });
    const turned: PayFacts = {
      salaries: facts.salaries.toReversed().map(({ amount, currency, validFrom, validTo }) => {
        return { validTo, validFrom, currency, amount };
      }),
      ...nothingElse,
      exitDate: facts.exitDate,
      hireDate: facts.hireDate,
      employeeId: facts.employeeId,
    };
    const rules = payRules({ weekendDays: [6, 0], dayBasis: 'calendar', currency: 'AED', month: '2025-03' });
    expect(payslipFor(turned, rules)).toEqual(payslipFor(facts, rulesOf('2025-03')));
  });

  test.each<[string, Partial<PayFacts>, Partial<PaySettings>]>([
    ['the employee', { employeeId: '65f0c0ffee0123456789abce' }, {}],
    ['the hire date', { hireDate: '2020-01-02' }, {}],
    ['the exit date', { exitDate: '2026-01-01' }, {}],
    ['a salary', { salaries: [salary('10000.01')] }, {}],
    ['the days of absence', { absentDays: 1 }, {}],
    ['the half days', { halfDays: 1 }, {}],
    ['the last day counted', { countedTo: '2025-03-25' }, {}],
    ['the month', {}, { month: '2025-05' }],
    ['the day basis', {}, { dayBasis: 'fixed30' }],
    ['the weekend', {}, { weekendDays: [5, 6] }],
  ])('another value of %s gives another hash', (_, facts, settings) => {
    const before = payslipFor(factsOf(), rulesOf('2025-03'));
    const after = payslipFor(factsOf(facts), rulesOf('2025-03', 'calendar', settings));
    expect(after.inputsHash).not.toBe(before.inputsHash);
    expect(before.inputsHash).toMatch(/^[0-9a-f]{64}$/);
  });
});
