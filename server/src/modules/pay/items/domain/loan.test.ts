import fc from 'fast-check';
import { instalmentOf, leftAfter, loanSchedule, postponed, settlementOf, type LoanTerms } from './loan';

const terms = (more: Partial<LoanTerms> = {}): LoanTerms => ({
  principal: 1_100_000n,
  yearlyRate: 84_000n,
  method: 'reducing',
  instalments: 20,
  firstDue: '2026-01-31',
  roundUpTo: 100n,
  ...more,
});
const sum = (amounts: bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n);

describe('an instalment', () => {
  it('of 11,000 at 8.4 % in 20 is 592, rounded up from 591.32', () => {
    expect(instalmentOf(terms())).toBe(59_200n);
    expect(instalmentOf(terms({ roundUpTo: 1n }))).toBe(59_132n);
  });
  it.each<[string, Partial<LoanTerms>, bigint]>([
    [
      'of 1,200 without interest in 12 is 100',
      { principal: 120_000n, yearlyRate: 0n, instalments: 12, roundUpTo: 1n },
      10_000n,
    ],
    [
      'of 1,000 without interest in 3 is 333.34',
      { principal: 100_000n, yearlyRate: 0n, instalments: 3, roundUpTo: 1n },
      33_334n,
    ],
    [
      'of 12,000 at 6 % flat in 12 is 1,060',
      { principal: 1_200_000n, yearlyRate: 60_000n, method: 'flat', instalments: 12 },
      106_000n,
    ],
    [
      'in one is everything with a month of interest',
      { principal: 100_000n, yearlyRate: 120_000n, instalments: 1, roundUpTo: 1n },
      101_000n,
    ],
  ])('%s', (_what, more, amount) => expect(instalmentOf(terms(more))).toBe(amount));
});

describe('a schedule', () => {
  it('of 11,000 at 8.4 % has 20 months, the last of them what is left', () => {
    const rows = loanSchedule(terms());
    expect(rows).toHaveLength(20);
    expect(rows[0]).toEqual({
      number: 1,
      dueOn: '2026-01-31',
      due: 59_200n,
      interest: 7_700n,
      principal: 51_500n,
      owed: 1_048_500n,
    });
    expect(rows.slice(1, 3).map(({ dueOn }) => dueOn)).toEqual(['2026-02-28', '2026-03-31']);
    expect(rows.slice(0, -1).every(({ due }) => due === 59_200n)).toBe(true);
    expect(rows.at(-1)!.due).toBeLessThan(59_200n);
    expect(sum(rows.map(({ principal }) => principal))).toBe(1_100_000n);
  });

  it('of a flat loan charges what was agreed, to the coin', () => {
    const rows = loanSchedule(
      terms({ principal: 1_000_000n, yearlyRate: 70_000n, method: 'flat', instalments: 7, roundUpTo: 1n }),
    );
    // 10,000 × 7 % × 7/12
    expect(sum(rows.map(({ interest }) => interest))).toBe(40_833n);
    expect(sum(rows.map(({ principal }) => principal))).toBe(1_000_000n);
  });

  it('ends sooner where rounding up has paid it off', () => {
    expect(
      loanSchedule(terms({ principal: 100_000n, yearlyRate: 0n, instalments: 9, roundUpTo: 10_000n })).map(
        ({ due }) => due,
      ),
    ).toEqual([20_000n, 20_000n, 20_000n, 20_000n, 20_000n]);
  });

  it.each([{ principal: 0n }, { principal: -1n }, { instalments: 0 }, { yearlyRate: -1n }, { roundUpTo: 0n }])(
    'of %p is none',
    (more) => {
      expect(() => loanSchedule(terms(more))).toThrow(RangeError);
    },
  );

  it('pays back every coin once, owes less every month and takes no more than the instalment', () => {
    const any = fc.record({
      principal: fc.bigInt({ min: 100_000n, max: 10n ** 10n }),
      yearlyRate: fc.bigInt({ min: 0n, max: 400_000n }),
      method: fc.constantFrom('flat' as const, 'reducing' as const),
      instalments: fc.integer({ min: 1, max: 120 }),
      roundUpTo: fc.constantFrom(1n, 5n, 100n),
    });
    fc.assert(
      fc.property(any, (some) => {
        const all = terms(some);
        const rows = loanSchedule(all);
        const regular = instalmentOf(all);
        expect(sum(rows.map(({ principal }) => principal))).toBe(all.principal);
        expect(rows.length).toBeLessThanOrEqual(all.instalments);
        expect(
          rows.every(
            ({ due, interest, principal }, at) =>
              due === interest + principal && principal > 0n && (at === rows.length - 1 || due === regular),
          ),
        ).toBe(true);
        expect(rows.at(-1)!.due).toBeLessThanOrEqual(regular + BigInt(rows.length));
        expect(rows.at(-1)!.owed).toBe(0n);
      }),
    );
  });
});

describe('a loan that is being repaid already', () => {
  const schedule = loanSchedule(terms());
  const total = sum(schedule.map(({ due }) => due));
  it.each<[string, bigint, [due: bigint, interest: bigint, principal: bigint][]]>([
    [
      'nothing: as agreed',
      0n,
      [
        [59_200n, 7_700n, 51_500n],
        [59_200n, 7_340n, 51_860n],
      ],
    ],
    [
      'one instalment of 592',
      59_200n,
      [
        [0n, 0n, 0n],
        [59_200n, 7_340n, 51_860n],
      ],
    ],
    [
      'interest first: 50 of the 77 of the first',
      5_000n,
      [
        [54_200n, 2_700n, 51_500n],
        [59_200n, 7_340n, 51_860n],
      ],
    ],
    [
      'one instalment and 100 of the next',
      69_200n,
      [
        [0n, 0n, 0n],
        [49_200n, 0n, 49_200n],
      ],
    ],
  ])('with %s', (_what, repaid, first) => {
    expect(
      leftAfter(schedule, repaid)
        .slice(0, 2)
        .map(({ due, interest, principal }) => [due, interest, principal]),
    ).toEqual(first);
  });

  it('owes what was agreed less what was repaid, whatever that is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: total }), (repaid) => {
        const rows = leftAfter(schedule, repaid);
        expect(sum(rows.map(({ due }) => due))).toBe(total - repaid);
        expect(
          rows.every(
            ({ due, interest, principal }) => due === interest + principal && interest >= 0n && principal >= 0n,
          ),
        ).toBe(true);
      }),
    );
  });
});

describe('settling', () => {
  const open = (all: LoanTerms, paid: number) =>
    loanSchedule(all)
      .slice(paid)
      .map((row) => ({ ...row, taken: 0n }));

  it('takes what is owed, with a month of interest where it is on what is owed', () => {
    expect(settlementOf(terms(), open(terms(), 0))).toEqual({
      principal: 1_100_000n,
      interest: 7_700n,
      due: 1_107_700n,
    });
    expect(settlementOf(terms(), open(terms(), 1))).toEqual({
      principal: 1_048_500n,
      interest: 7_340n,
      due: 1_055_840n,
    });
    expect(settlementOf(terms({ method: 'flat' }), open(terms({ method: 'flat' }), 20))).toEqual({
      principal: 0n,
      interest: 0n,
      due: 0n,
    });
  });

  it('of an instalment taken in part asks for the principal left: interest was taken first', () => {
    const [first] = open(terms({ instalments: 1 }), 0);
    expect(settlementOf(terms(), [{ ...first!, taken: 5_000n }]).principal).toBe(1_100_000n);
    expect(settlementOf(terms(), [{ ...first!, taken: 107_700n }]).principal).toBe(first!.due - 107_700n);
  });
});

it.each([
  ['2026-01-31', '2026-02-28', 1, '2026-03-31'],
  ['2026-01-31', '2026-03-31', 1, '2026-04-30'],
  ['2026-01-15', '2026-12-15', 2, '2027-02-15'],
])('an instalment of a loan that began on %s, due on %s, waits %d months until %s', (first, due, months, then) =>
  expect(postponed(first, due, months)).toBe(then),
);
