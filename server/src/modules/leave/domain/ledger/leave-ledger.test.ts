import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { periodOf } from './grant-periods';
import { balanceAt, lowestBalance, mostTaken, wholeDay, type EntryKind, type LedgerEntry } from './ledger';

let lines = 0;

const entry = (
  kind: EntryKind,
  days: number,
  effectiveDate: PlainDate,
  expiresOn: PlainDate | null = null,
): LedgerEntry => ({ key: `${kind}:${lines++}`, kind, amount: Math.round(days * wholeDay), effectiveDate, expiresOn });

const daysAt = (ledger: LedgerEntry[], day: PlainDate): number => balanceAt(ledger, day).days / wholeDay;

describe('a balance', () => {
  it('of 15 carried and 15 new days is 30 before the expiry and 15 after it', () => {
    const ledger = [entry('carry_over', 15, '2026-01-01', '2026-03-31'), entry('accrual', 15, '2026-01-01')];
    expect([
      daysAt(ledger, '2025-12-31'),
      daysAt(ledger, '2026-01-01'),
      daysAt(ledger, '2026-03-31'),
      daysAt(ledger, '2026-04-01'),
    ]).toEqual([0, 30, 30, 15]);
    expect(balanceAt(ledger, '2026-04-01').trace.at(-1)).toEqual({
      date: '2026-04-01',
      kind: 'expiry',
      key: ledger[0]!.key,
      amount: -15 * wholeDay,
      balance: 15 * wholeDay,
    });
  });

  it('of 5 carried days of which 3 were used loses 2', () => {
    const ledger = [
      entry('carry_over', 5, '2026-01-01', '2026-03-31'),
      entry('accrual', 15, '2026-01-01'),
      entry('consumption', -3, '2026-02-10'),
    ];
    expect(daysAt(ledger, '2026-04-01')).toBe(15);
    expect(balanceAt(ledger, '2026-04-01').trace.at(-1)?.amount).toBe(-2 * wholeDay);
  });

  it('uses first what expires first, and each day of a leave what can be used on that day', () => {
    const ledger = [
      entry('accrual', 10, '2026-01-01'),
      entry('carry_over', 1, '2026-01-01', '2026-03-31'),
      ...['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'].map((day) => entry('consumption', -1, day)),
    ];
    // The carried day pays 30 March; the 31st and April are paid by the new year's days.
    expect([daysAt(ledger, '2026-03-31'), daysAt(ledger, '2026-04-02')]).toEqual([9, 7]);
  });

  it('below zero is a debt that the next grant pays', () => {
    const ledger = [
      entry('accrual', 1, '2026-01-01'),
      entry('consumption', -2.5, '2026-01-10'),
      entry('accrual', 2, '2026-02-01', '2026-02-28'),
    ];
    expect([daysAt(ledger, '2026-01-10'), daysAt(ledger, '2026-02-01'), daysAt(ledger, '2026-03-01')]).toEqual([
      -1.5, 0.5, 0,
    ]);
  });

  it('counts what is given on a day before what is taken on it, and what was entered late at its own day', () => {
    expect(
      daysAt([entry('consumption', -1, '2026-01-01'), entry('accrual', 1, '2026-01-01', '2026-01-01')], '2026-01-02'),
    ).toBe(0);
    const late = [
      entry('carry_over', 2, '2026-01-01', '2026-01-31'),
      entry('accrual', 2, '2026-02-01'),
      entry('consumption', -1, '2026-01-20'),
    ];
    expect([daysAt(late, '2026-01-31'), daysAt(late, '2026-02-01')]).toEqual([1, 2]);
  });

  it('is zero of nothing', () => expect(balanceAt([], '2026-01-01')).toEqual({ days: 0, lots: [], trace: [] }));

  it('tells each step, and the last step is the balance', () => {
    const amount = fc.integer({ min: -5, max: 8 }).filter((days) => days !== 0);
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
    const some = fc.array(fc.record({ amount, day, lasts: fc.option(fc.integer({ min: 0, max: 200 })) }), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(some, day, (made, on) => {
        const ledger = made.map(({ amount: days, day: from, lasts }) =>
          entry(
            days > 0 ? 'accrual' : 'consumption',
            days,
            from,
            days > 0 && lasts !== null ? addDays(from, lasts) : null,
          ),
        );
        const { days, lots, trace } = balanceAt(ledger, on);
        expect(trace.reduce((sum, line) => sum + line.amount, 0)).toBe(days);
        expect(trace.at(-1)?.balance ?? 0).toBe(days);
        expect(lots.every(({ left, expiresOn }) => left > 0 && (expiresOn === null || expiresOn >= on))).toBe(true);
        expect(days > 0 ? lots.reduce((sum, { left }) => sum + left, 0) : Math.max(days, 0)).toBe(Math.max(days, 0));
      }),
    );
  });
});

describe('a request', () => {
  it('sees that a later leave already needs what it would take', () => {
    const ledger = [entry('accrual', 5, '2026-01-01'), entry('consumption', -5, '2026-06-01')];
    expect(lowestBalance(ledger, [entry('consumption', -1, '2026-02-01')]) / wholeDay).toBe(-1);
    expect(
      lowestBalance([...ledger, entry('accrual', 1, '2026-05-01')], [entry('consumption', -1, '2026-02-01')]) /
        wholeDay,
    ).toBe(0);
  });
});

describe('what can be asked for', () => {
  // What goes along into the next year at most, what is given there, and what is taken there already.
  const year =
    (has: number, most: number, given: number, later: number) =>
    (taken: number): number =>
      Math.min(has - taken, Math.min(has - taken, most) + given - later);
  it.each<[string, number, (taken: number) => number, number]>([
    ['is all there is where nothing comes after', 12, (taken) => 12 - taken, 12],
    ['is what a later leave does not need', 12, (taken) => 10 - taken, 10],
    ['is not less because the rest would lapse with the year', 12, year(12, 2, 1, 2), 11],
    ['is all there is where the next year gives what its leave needs', 12, year(12, 2, 5, 2), 12],
    ['is nothing where the last day is needed', 3, year(3, 5, 0, 3), 0],
    ['is what is lacking where later leave is not covered as it is', 12, year(12, 2, 1, 4), -1],
    ['is nothing of nothing', 0, (taken) => -taken, 0],
  ])('%s', (_name, has, lowest, most) => {
    expect(mostTaken(has, lowest)).toBe(most);
    if (most >= 0) expect([lowest(most) >= 0, lowest(most + 1) >= 0]).toEqual([true, false]);
  });
});

it.each([
  ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['weekly', '2023-12-31', '2023-12-25', '2023-12-31'],
  ['twice_a_month', '2026-02-16', '2026-02-16', '2026-02-28'],
  ['quarterly', '2026-06-30', '2026-04-01', '2026-06-30'],
  ['half_yearly', '2026-07-01', '2026-07-01', '2026-12-31'],
  ['anniversary', '2026-03-09', '2025-03-10', '2026-03-09'],
  ['anniversary', '2026-03-10', '2026-03-10', '2027-03-09'],
] as const)('the %s period of %s runs from %s to %s', (frequency, day, from, to) => {
  expect(periodOf(frequency, day, '2020-03-10')).toEqual({ from, to });
});
