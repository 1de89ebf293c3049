import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { grantsDue, type AccrualPlan, type Employment } from './accrual';
import type { Frequency } from './grant-periods';
import { entriesDue } from './entries-due';
import { balanceAt, wholeDay, type LedgerEntry } from './ledger';
import { grantsChangedFrom, grantsTheSame, nextGrantDay, type DatedGrants, type GrantRules } from './plan-change';

const days = (amount: string) => [{ afterMonths: 0, days: amount }];
const rules = (accrualFrequency: string | null, more: Partial<GrantRules> = {}): GrantRules => ({
  accrualFrequency,
  accrualGain: 'start',
  accrualOn: null,
  accrualLevels: days('2'),
  accrualProratesFirst: true,
  accrualProratesLast: true,
  accrualCountsLeave: false,
  accrualHours: 'all',
  accrualDayBasis: 'calendar',
  accrualUnpaid: 'granted',
  accrualMostBalance: null,
  accrualMostPerYear: null,
  accrualMonths: null,
  accrualStep: '0.0001',
  accrualRounding: 'nearest',
  ...more,
});
const begun = (of: GrantRules, accrualFrom: PlainDate): DatedGrants => ({
  ...of,
  accrualFrom,
  accrualVersion: 0,
  accrualEarlier: [],
});

/** The plans of a type, as its rules follow each other. */
function plansOf(type: DatedGrants): AccrualPlan[] {
  const versions = [...type.accrualEarlier, type];
  return versions.map((version, at): AccrualPlan => {
    const next = versions[at + 1]?.accrualFrom;
    return {
      code: `annual~${version.accrualVersion}`,
      from: version.accrualFrom,
      until: next ? addDays(next, -1) : null,
      follows: at > 0,
      frequency: (version.accrualFrequency ?? 'yearly') as Frequency,
      gain: version.accrualGain as 'start',
      levels:
        version.accrualFrequency === null
          ? []
          : version.accrualLevels.map((level) => ({
              afterMonths: level.afterMonths,
              amount: Number(level.days) * wholeDay,
            })),
      proratesFirst: version.accrualProratesFirst,
      proratesLast: version.accrualProratesLast,
      mostBalance: null,
      mostPerYear: null,
      validMonths: null,
      step: 1,
      rounding: 'nearest',
    };
  });
}
const kept = { most: null, validMonths: null, validDays: null, validUntil: null, forgivesDebt: false };
const hired: Employment = { hireDate: '2020-01-01', exitDate: null };
const run = (type: DatedGrants, ledger: LedgerEntry[], day: PlainDate, employment = hired): LedgerEntry[] => [
  ...ledger,
  ...entriesDue({ accruals: plansOf(type), carryOver: kept, yearBasis: 'calendar' }, employment, ledger, day),
];
const changed = (before: DatedGrants, to: GrantRules, day: PlainDate): DatedGrants => ({
  ...to,
  ...grantsChangedFrom(before, to, day),
});
const daysAt = (ledger: LedgerEntry[], day: PlainDate): number => balanceAt(ledger, day).days / wholeDay;

const yearly = rules('yearly', { accrualLevels: days('24') });
const monthly = begun(rules('monthly'), '2026-01-01');

describe('when how days are granted is changed', () => {
  // By hand: 24 days a year are 24 × 184 ÷ 365 = 12.0986 for July to December 2026, and 24 × 181 ÷ 365 = 11.9014 for
  // January to June.
  it.each<[string, DatedGrants, GrantRules, PlainDate, PlainDate, number]>([
    [
      'from months to years within a year, six months stay and the rest of the year is granted by its days',
      monthly,
      yearly,
      '2026-07-01',
      '2026-12-31',
      24.0986,
    ],
    [
      'from months to years on 1 January, the January of months is not taken for the year',
      monthly,
      yearly,
      '2027-01-01',
      '2027-12-31',
      48,
    ],
    [
      'from years to months within a year, what the year was granted for the time after goes back',
      begun(yearly, '2026-01-01'),
      rules('monthly'),
      '2026-07-01',
      '2026-12-31',
      23.9014,
    ],
    [
      'from years granted at their end to months, the year is granted until then',
      begun({ ...yearly, accrualGain: 'end' }, '2026-01-01'),
      rules('monthly'),
      '2026-07-01',
      '2026-12-31',
      23.9014,
    ],
    [
      'within a month, each rule grants its days of it',
      monthly,
      rules('monthly', { accrualLevels: days('3') }),
      '2026-06-16',
      '2026-06-30',
      12.5,
    ],
    [
      'though whole periods are granted to joiners, each rule grants its days alone',
      begun(rules('monthly', { accrualProratesFirst: false, accrualProratesLast: false }), '2026-01-01'),
      rules('monthly', { accrualLevels: days('3'), accrualProratesFirst: false, accrualProratesLast: false }),
      '2026-06-16',
      '2026-06-30',
      12.5,
    ],
    [
      'from years of service to months, the year of service is granted until then',
      begun(rules('anniversary', { accrualLevels: days('36.5') }), '2026-01-01'),
      rules('monthly'),
      '2026-02-01',
      '2026-02-28',
      5.1,
    ],
    ['to nothing any more, nothing is granted from then on', monthly, rules(null), '2026-07-01', '2026-12-31', 12],
  ])('%s', (_what, before, to, from, through, granted) => {
    const after = changed(before, to, from);
    const early = run(before, [], '2026-05-20');
    const [missed, caughtUp] = [run(after, [], through), run(after, run(after, early, addDays(from, -1)), through)];
    expect([daysAt(missed, through), daysAt(caughtUp, through)]).toEqual([granted, granted]);
    expect(run(after, caughtUp, through)).toEqual(caughtUp);
  });

  it('a grant of before stays until the day the change holds from', () => {
    const ledger = run(begun(yearly, '2026-01-01'), [], '2026-05-20');
    const after = run(changed(begun(yearly, '2026-01-01'), rules('monthly'), '2026-07-01'), ledger, '2026-07-01');
    expect([daysAt(after, '2026-06-30'), daysAt(after, '2026-07-01')]).toEqual([24, 13.9014]);
    expect(after.map(({ key }) => key)).toEqual([
      'accrual:annual~0:2026-01-01',
      'accrual:annual~1:2026-07-01',
      'accrual:annual~0:2026-01-01:1',
    ]);
  });

  it('by mistake and back, everybody has what they would have had', () => {
    let ledger = run(monthly, [], '2026-05-20');
    const mistake = changed(monthly, yearly, '2026-03-01');
    ledger = run(mistake, ledger, '2026-05-21');
    const right = changed(mistake, rules('monthly'), '2026-03-01');
    ledger = run(right, ledger, '2026-05-22');
    expect(['2026-02-28', '2026-03-01', '2026-05-22'].map((day) => daysAt(ledger, day))).toEqual([4, 6, 10]);
  });

  it('from another day than was said first, both rules grant until and from that day', () => {
    const first = changed(begun(yearly, '2026-01-01'), rules('monthly'), '2026-07-01');
    const ledger = run(first, run(begun(yearly, '2026-01-01'), [], '2026-01-01'), '2026-08-15');
    const moved = changed(first, rules('monthly'), '2026-10-01');
    // 24 × 273 ÷ 365 until 30 September, and three months.
    expect(daysAt(run(moved, ledger, '2026-12-31'), '2026-12-31')).toBe(23.9507);
  });

  it('who has left before keeps what they were granted', () => {
    const gone = { hireDate: '2020-01-01', exitDate: '2026-03-31' };
    const ledger = run(begun(yearly, '2026-01-01'), [], '2026-01-01', { ...gone, exitDate: null });
    expect(
      run(changed(begun(yearly, '2026-01-01'), rules('monthly'), '2026-07-01'), ledger, '2026-12-31', gone),
    ).toEqual(ledger);
  });

  it.each<[string, 'start' | 'end', PlainDate | null, PlainDate, number]>([
    // Granted until 15 March: 2, 2 and 2 × 15 ÷ 31 = 0.9677 days.
    ['is not to leave any more, the rest of the month is granted', 'start', null, '2026-03-20', 6],
    ['is not to leave any more, a month is granted at its end', 'end', null, '2026-03-31', 6],
    ['leaves later, their days until then are granted', 'start', '2026-03-20', '2026-12-31', 5.2903],
    ['leaves sooner, what they were granted after it goes back', 'start', '2026-03-10', '2026-12-31', 4.6452],
    ['leaves on the day that was said, nothing is changed', 'start', '2026-03-15', '2026-12-31', 4.9677],
  ])('who %s', (_what, accrualGain, exitDate, through, granted) => {
    const type = begun(rules('monthly', { accrualGain }), '2026-01-01');
    const ledger = run(type, [], '2026-03-16', { ...hired, exitDate: '2026-03-15' });
    const after = run(type, ledger, through, { ...hired, exitDate });
    expect([
      daysAt(ledger, '2026-03-16'),
      daysAt(after, through),
      run(type, after, through, { ...hired, exitDate }),
    ]).toEqual([4.9677, granted, after]);
  });

  it('in a leave year that is closed, what lapsed and was carried over then is corrected', () => {
    const before = begun(yearly, '2026-01-01');
    const closing = { most: 5 * wholeDay, validMonths: null, validDays: null, validUntil: null, forgivesDebt: false };
    const dueBy = (type: DatedGrants, ledger: LedgerEntry[], day: PlainDate) => [
      ...ledger,
      ...entriesDue({ accruals: plansOf(type), carryOver: closing, yearBasis: 'calendar' }, hired, ledger, day),
    ];
    const closed = dueBy(before, [], '2027-01-10');
    const after = changed(before, rules('yearly', { accrualLevels: days('3') }), '2026-01-01');
    const corrected = dueBy(after, closed, '2027-01-11');
    // Of 24 days 5 went along into a year of 24; of 3 all do into a year of 3.
    expect([daysAt(closed, '2027-01-10'), daysAt(corrected, '2026-12-31'), daysAt(corrected, '2027-01-11')]).toEqual([
      29, 3, 6,
    ]);
    expect(dueBy(after, corrected, '2027-01-12')).toEqual(corrected);
  });
});

describe('whatever is changed and whenever it runs', () => {
  const start = '2025-11-20';
  const frequency = fc.constantFrom(
    'weekly',
    'twice_a_month',
    'monthly',
    'quarterly',
    'half_yearly',
    'yearly',
    'anniversary',
  );
  const some = fc
    .record({
      of: frequency,
      gain: fc.constantFrom('start', 'end'),
      amount: fc.constantFrom('1', '2.5', '24'),
      isWhole: fc.boolean(),
    })
    .map(({ of, gain, amount, isWhole }) =>
      rules(of, {
        accrualGain: gain,
        accrualLevels: days(amount),
        accrualProratesFirst: !isWhole,
        accrualProratesLast: !isWhole,
      }),
    );
  const step = fc.record({
    after: fc.integer({ min: 0, max: 120 }),
    change: fc.option(fc.record({ to: some, ahead: fc.integer({ min: -150, max: 200 }) })),
  });
  const day = (offset: number) => addDays(start, offset);

  it('what is granted is the sum of what each rule grants for its own days, and no grant is booked twice', () => {
    fc.assert(
      fc.property(some, fc.array(step, { maxLength: 7 }), fc.integer({ min: 0, max: 400 }), (first, steps, hire) => {
        const employment: Employment = { hireDate: addDays('2025-03-31', hire), exitDate: null };
        let type = begun(first, start);
        let [ledger, today, last] = [[] as LedgerEntry[], 0, 0];
        for (const { after, change } of steps) {
          today += after;
          ledger = run(type, ledger, day(today), employment);
          if (change) type = changed(type, change.to, day(Math.max(1, (last = Math.max(last, today + change.ahead)))));
        }
        const through = day(Math.max(today, last) + 430);
        ledger = run(type, ledger, through, employment);
        const owed = plansOf(type)
          .flatMap((plan) => grantsDue(plan, employment, [], through))
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
        expect(new Set(ledger.map(({ key }) => key)).size).toBe(ledger.length);
        expect(run(type, ledger, through, employment)).toEqual(ledger);
      }),
      { numRuns: 100 },
    );
  });
});

it.each<[string, GrantRules, boolean]>([
  [
    'the same days written otherwise',
    rules('monthly', { accrualLevels: days('2.0000'), accrualStep: '0.00010' }),
    true,
  ],
  ['other days', rules('monthly', { accrualLevels: days('2.5') }), false],
  ['another frequency', rules('quarterly'), false],
  ['another limit', rules('monthly', { accrualMostBalance: '30' }), false],
])('%s are told from the rules on file: %#', (_what, other, isSame) => {
  expect(grantsTheSame(rules('monthly'), other)).toBe(isSame);
});

it.each<[string, GrantRules, PlainDate, GrantRules, PlainDate]>([
  ['a month is over', rules('monthly'), '2026-01-01', yearly, '2026-07-01'],
  ['a year is over', yearly, '2026-01-01', rules('monthly'), '2027-01-01'],
  ['a week is over', rules('weekly'), '2026-01-01', yearly, '2026-06-22'],
  ['the next month begins, where years of service differ', rules('anniversary'), '2026-01-01', yearly, '2026-07-01'],
  ['the next month begins, where hours are counted by it', yearly, '2026-01-01', rules('hourly'), '2026-07-01'],
  ['they begin, where they are still to come', rules('monthly'), '2026-09-01', yearly, '2026-09-01'],
  ['today, where nothing was granted', rules(null), '2026-01-01', yearly, '2026-06-15'],
])('a change holds where nobody says from when: %s', (_what, before, from, after, day) => {
  expect(nextGrantDay({ ...before, accrualFrom: from, accrualVersion: 0 }, after, '2026-06-15')).toBe(day);
});
