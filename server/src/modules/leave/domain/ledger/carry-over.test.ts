import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { carriedOver, type CarryOverRule } from './carry-over';
import { balanceAt, wholeDay, type EntryKind, type LedgerEntry } from './ledger';

let lines = 0;
const entry = (
  kind: EntryKind,
  days: number,
  effectiveDate: PlainDate,
  expiresOn: PlainDate | null = null,
): LedgerEntry => ({ key: `${kind}:${lines++}`, kind, amount: Math.round(days * wholeDay), effectiveDate, expiresOn });
const daysAt = (ledger: LedgerEntry[], day: PlainDate): number => balanceAt(ledger, day).days / wholeDay;
const carries = (more: Partial<CarryOverRule> = {}): CarryOverRule => ({
  most: null,
  validMonths: null,
  validDays: null,
  validUntil: null,
  forgivesDebt: false,
  ...more,
});

describe('at the end of a leave year', () => {
  const closed = (ledger: LedgerEntry[], rule: CarryOverRule) => [
    ...ledger,
    ...carriedOver(ledger, '2025-12-31', rule),
  ];

  it('of 15 days at most 10 are carried: 25 with 15 new ones', () => {
    const ledger = [
      ...closed([entry('accrual', 15, '2025-01-01')], carries({ most: 10 * wholeDay })),
      entry('accrual', 15, '2026-01-01'),
    ];
    expect([daysAt(ledger, '2025-12-31'), daysAt(ledger, '2026-01-01')]).toEqual([15, 25]);
  });

  it.each<[string, Partial<CarryOverRule>, [PlainDate, number][]]>([
    [
      'nothing is carried',
      { most: 0 },
      [
        ['2025-12-31', 8],
        ['2026-01-01', 0],
      ],
    ],
    [
      'everything is carried without a line',
      {},
      [
        ['2026-01-01', 8],
        ['2030-01-01', 8],
      ],
    ],
    [
      'everything is carried for three months',
      { validMonths: 3 },
      [
        ['2026-03-31', 8],
        ['2026-04-01', 0],
      ],
    ],
    // domain.md 1.7: expiry by n days. 31 + 28 + 31 days of 2026 end with March.
    [
      'everything is carried for ninety days, the first of the year counted',
      { validDays: 90 },
      [
        ['2026-03-31', 8],
        ['2026-04-01', 0],
      ],
    ],
    [
      'five are carried for a single day',
      { most: 5 * wholeDay, validDays: 1 },
      [
        ['2026-01-01', 5],
        ['2026-01-02', 0],
      ],
    ],
    [
      'five are carried until 29 February, which the year does not have',
      { most: 5 * wholeDay, validUntil: '02-29' },
      [
        ['2026-02-28', 5],
        ['2026-03-01', 0],
      ],
    ],
    [
      'five are carried until the last of June',
      { most: 5 * wholeDay, validUntil: '06-30' },
      [
        ['2026-06-30', 5],
        ['2026-07-01', 0],
      ],
    ],
  ])('%s', (_what, rule, balances) => {
    const ledger = closed([entry('accrual', 8, '2025-01-01')], carries(rule));
    expect(balances.map(([day]) => [day, daysAt(ledger, day)])).toEqual(balances);
  });

  it('days that end with the year are gone by themselves, and those with a later end keep it', () => {
    const ledger = [
      entry('accrual', 4, '2025-01-01', '2025-12-31'),
      entry('accrual', 3, '2025-07-01', '2026-02-15'),
      entry('accrual', 2, '2025-08-01'),
    ];
    const after = closed(ledger, carries({ most: 4 * wholeDay, validMonths: 12 }));
    expect([
      daysAt(after, '2025-12-31'),
      daysAt(after, '2026-01-01'),
      daysAt(after, '2026-02-16'),
      daysAt(after, '2027-01-01'),
    ]).toEqual([9, 4, 2, 0]);
  });

  it.each<[string, PlainDate, Partial<CarryOverRule>, PlainDate]>([
    ['their own, which is sooner', '2026-02-15', { validMonths: 12 }, '2026-02-15'],
    ['their own, on the first day of the new year', '2026-01-01', { validMonths: 12 }, '2026-01-01'],
    ['their own, where the rule has none', '2026-02-15', {}, '2026-02-15'],
    ['that of the rule, which is sooner', '2027-06-30', { validMonths: 3 }, '2026-03-31'],
  ])('days with an end have %s', (_what, own, rule, end) => {
    const ledger = [entry('accrual', 3, '2025-07-01', own)];
    expect(carriedOver(ledger, '2025-12-31', carries({ most: 2 * wholeDay, ...rule })).at(-1)).toMatchObject({
      kind: 'carry_over',
      amount: 2 * wholeDay,
      expiresOn: end,
    });
  });

  it.each<[string, PlainDate]>([
    ['02-28', '2026-02-28'],
    ['03-31', '2026-03-31'],
    ['04-01', '2025-04-01'],
    ['06-30', '2025-06-30'],
  ])('where years end with March, what is carried until %s ends on %s', (validUntil, end) => {
    const ledger = [entry('accrual', 8, '2024-04-01')];
    expect(carriedOver(ledger, '2025-03-31', carries({ validUntil })).at(-1)).toMatchObject({ expiresOn: end });
  });

  it('nothing is written where nothing changes', () => {
    expect(carriedOver([entry('accrual', 8, '2025-01-01')], '2025-12-31', carries())).toEqual([]);
    for (const rule of [carries({ most: 0 }), carries({ validMonths: 3 })])
      expect(carriedOver([], '2025-12-31', rule)).toEqual([]);
  });

  it('days entered late are those that would have been taken in time, each with its end', () => {
    const given = [entry('accrual', 3, '2025-07-01', '2026-02-15'), entry('accrual', 2, '2025-08-01')];
    const rule = carries({ most: 10 * wholeDay, validMonths: 12 });
    const taken = entry('consumption', -4, '2025-12-30');
    const once = [...closed(given, rule), taken];
    const corrected = closed(once, rule);
    for (const day of ['2026-01-01', '2026-02-16', '2027-01-01'])
      expect([day, daysAt(corrected, day)]).toEqual([day, daysAt(closed([...given, taken], rule), day)]);
    expect(daysAt(corrected, '2026-02-16')).toBe(1);
  });

  it('days overdrawn stay owed unless they are forgiven', () => {
    const ledger = [entry('consumption', -2, '2025-05-05')];
    expect([
      daysAt(closed(ledger, carries({ most: 0 })), '2026-01-01'),
      daysAt(closed(ledger, carries({ most: 0, forgivesDebt: true })), '2026-01-01'),
    ]).toEqual([-2, 0]);
  });

  it('closing twice closes once', () => {
    for (const rule of [
      carries({ most: 2 * wholeDay }),
      carries({ most: 0 }),
      carries({ most: 0, forgivesDebt: true }),
    ]) {
      for (const days of [6, -6]) {
        const ledger = closed([entry(days > 0 ? 'accrual' : 'consumption', days, '2025-02-02')], rule);
        expect(carriedOver(ledger, '2025-12-31', rule)).toEqual([]);
      }
    }
  });

  const late = (taken: number): LedgerEntry => ({
    key: 'late',
    kind: 'consumption',
    amount: -taken * wholeDay,
    effectiveDate: '2025-12-30',
    expiresOn: null,
  });
  const givenBack = (days: number): LedgerEntry => ({
    key: 'back',
    kind: 'reversal',
    amount: days * wholeDay,
    effectiveDate: '2025-12-30',
    expiresOn: null,
    reverses: 'late',
  });
  it.each<[string, Partial<CarryOverRule>, number, number, number, number]>([
    // Days granted, days taken on 30 December before the close, change after it (taken below zero), days of the new
    // year.
    ['a day given back after the close goes no further than the limit', { most: 5 * wholeDay }, 12, 1, 1, 5],
    ['days given back where nothing goes along lapse', { most: 0 }, 6, 5, 5, 0],
    ['a day entered late takes none of the five that go along', { most: 5 * wholeDay }, 12, 0, -1, 5],
    ['days entered late where nothing goes along leave no debt', { most: 0 }, 6, 0, -5, 0],
    ['a day given back below the limit goes along', { most: 5 * wholeDay }, 4, 1, 1, 4],
    ['days entered late below the limit are fewer that go along', { most: 5 * wholeDay }, 6, 0, -3, 3],
    ['days entered late beyond what there was stay owed', { most: 5 * wholeDay }, 3, 0, -4, -1],
    [
      'days entered late beyond what there was are forgiven where debts are',
      { most: 5 * wholeDay, forgivesDebt: true },
      3,
      0,
      -4,
      0,
    ],
    ['a debt forgiven that was none is forgiven no more', { most: 0, forgivesDebt: true }, 2, 4, 3, 0],
    ['a day given back where all goes along for a while goes along', { validMonths: 3 }, 4, 1, 1, 4],
  ])('%s', (_what, more, granted, before, after, carried) => {
    const rule = carries(more);
    const given = entry('accrual', granted, '2025-01-01');
    const change = after > 0 ? givenBack(after) : { ...late(-after), key: 'entered later' };
    const once = [...closed([given, ...(before ? [late(before)] : [])], rule), change];
    const corrected = [...once, ...carriedOver(once, '2025-12-31', rule)];
    expect([daysAt(corrected, '2026-01-01'), carriedOver(corrected, '2025-12-31', rule)]).toEqual([carried, []]);
    expect(new Set(corrected.map(({ key }) => key)).size).toBe(corrected.length);
    // What was entered in time would have been closed with the same.
    expect(daysAt(closed([given, ...(before ? [late(before)] : []), change], rule), '2026-01-01')).toBe(carried);
  });

  it('a year that was closed keeps the limit it was closed with, changed since or not', () => {
    const before = closed([entry('accrual', 12, '2025-01-01'), late(1)], carries({ most: 5 * wholeDay }));
    const now = carries({ most: 8 * wholeDay });
    expect(carriedOver(before, '2025-12-31', now)).toEqual([]);
    const after = [...before, givenBack(1)];
    expect(daysAt([...after, ...carriedOver(after, '2025-12-31', now)], '2026-01-01')).toBe(5);
  });

  it('whatever changes after the close, one after the other, ends as if it had been known', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -8, max: 8 }).filter((days) => days !== 0),
          { minLength: 1, maxLength: 5 },
        ),
        fc.option(fc.integer({ min: 0, max: 10 })),
        fc.boolean(),
        (changes, most, forgivesDebt) => {
          const rule = carries({ most: most === null ? null : most * wholeDay, validMonths: 3, forgivesDebt });
          const known = [entry('accrual', 9, '2025-01-01')];
          let ledger = closed(known, rule);
          for (const days of changes) {
            const change = entry(days > 0 ? 'adjustment' : 'consumption', days, '2025-11-11');
            known.push(change);
            ledger = [...ledger, change];
            ledger = closed(ledger, rule);
          }
          expect(daysAt(ledger, '2026-01-01')).toBe(daysAt(closed(known, rule), '2026-01-01'));
          expect(carriedOver(ledger, '2025-12-31', rule)).toEqual([]);
        },
      ),
    );
  });

  it('no day is made or lost: what was left is what is carried and what lapsed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.option(fc.integer({ min: 0, max: 500 }))), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.option(fc.integer({ min: 0, max: 40 })),
        (given, most) => {
          const ledger = given.map(([days, lasts]) =>
            entry('accrual', days, '2025-06-01', lasts === null ? null : addDays('2025-06-01', lasts)),
          );
          const survives = balanceAt(ledger, '2026-01-01').days;
          const after = closed(ledger, carries({ most: most === null ? null : most * wholeDay, validMonths: 24 }));
          expect(balanceAt(after, '2026-01-01').days).toBe(
            most === null ? survives : Math.min(survives, most * wholeDay),
          );
        },
      ),
    );
  });
});
