import { calendarOfWeek } from '../../../organisation/domain/leave-calendar';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { grantsDue, type AccrualPlan, type Employment } from './accrual';
import { entriesDue } from './entries-due';
import { hired, plan } from './leave-grants.fixture';
import { wholeDay, type LedgerEntry } from './ledger';
import type { WorkingTime } from './working-share';

const calendar = calendarOfWeek({ weekendDays: [6, 0], holidays: [], dayMinutes: 480 });

/** Whole days of unpaid leave from one to the other. */
const away = (...spans: [from: PlainDate, to: PlainDate][]): WorkingTime => {
  const awayMinutes = new Map<PlainDate, number>();
  for (const [from, to] of spans)
    for (let day = from; day <= to; day = addDays(day, 1))
      if (calendar.dayOn(day).kind === 'work') awayMinutes.set(day, 480);
  return { calendar, away: spans.map(([from, to]) => ({ from, to })), awayMinutes };
};
const two = { levels: [{ afterMonths: 0, amount: 2 * wholeDay }] };
const sum = (lines: readonly LedgerEntry[]): number => lines.reduce((all, { amount }) => all + amount, 0) / wholeDay;
const granted = (
  more: Partial<AccrualPlan>,
  working: WorkingTime,
  from: PlainDate,
  through: PlainDate,
  employment = {},
) => sum(grantsDue(plan({ ...two, from, ...more }), hired('2020-01-01', { working, ...employment }), [], through));

// July 2026 has 31 days, the 1st a Wednesday; Saturdays and Sundays off leave 23 days of work. 2 days are granted a
// month.
describe('unpaid leave', () => {
  it.each<[string, Partial<AccrualPlan>, WorkingTime, number]>([
    ['of all of July takes nothing, unless the plan says so', {}, away(['2026-07-01', '2026-07-31']), 2],
    // The cliff: BEEG § 17 (1) lets an employer cut a twelfth for each full calendar month of parental leave; leave
    // from the 2nd, or to the last day but one, cuts nothing, though the day left be a Sunday (Haufe, TVöD Office,
    // "Elternzeit 10", on the full calendar month).
    [
      'of all of July, by full months, takes the month',
      { unpaid: 'full_months' },
      away(['2026-07-01', '2026-07-31']),
      0,
    ],
    ['of July but its last day takes nothing', { unpaid: 'full_months' }, away(['2026-07-01', '2026-07-30']), 2],
    ['of July but its first day takes nothing', { unpaid: 'full_months' }, away(['2026-07-02', '2026-07-31']), 2],
    [
      'in two that meet is one',
      { unpaid: 'full_months' },
      away(['2026-07-01', '2026-07-15'], ['2026-07-16', '2026-08-02']),
      0,
    ],
    // Without a cliff: 23, 22, 1 of 23 days away leave 0, 1/23 = 0.0870 and 22/23 = 1.9130 of 2 days.
    ['of all of July, by its share, takes the month', { unpaid: 'share' }, away(['2026-07-01', '2026-07-31']), 0],
    ['of July but its last day leaves that day', { unpaid: 'share' }, away(['2026-07-01', '2026-07-30']), 0.087],
    ['of a day takes a day of 23', { unpaid: 'share' }, away(['2026-07-08', '2026-07-08']), 1.913],
    ['on days nobody works takes nothing', { unpaid: 'share' }, away(['2026-07-04', '2026-07-05']), 2],
    // 22.5 ÷ 23 × 2 = 1.9565.
    [
      'of half a day takes half a day of 23',
      { unpaid: 'share' },
      { calendar, away: [], awayMinutes: new Map([['2026-07-08', 240]]) },
      1.9565,
    ],
    ['of another month takes nothing of July', { unpaid: 'share' }, away(['2026-06-01', '2026-06-30']), 2],
    [
      'is rounded as the plan rounds',
      { unpaid: 'share', step: 5000, rounding: 'down' },
      away(['2026-07-08', '2026-07-08']),
      1.5,
    ],
  ])('%s', (_what, more, working, days) => {
    expect(granted(more, working, '2026-07-01', '2026-07-31')).toBeCloseTo(days, 6);
  });

  // 24 days a year are 2 a month. 2026 has 261 days of work: 104 Saturdays and Sundays of 365.
  it.each<[string, Partial<AccrualPlan>, WorkingTime, number]>([
    ['takes a twelfth for a month', { unpaid: 'full_months' }, away(['2026-06-15', '2026-08-15']), 22],
    ['takes two for two', { unpaid: 'full_months' }, away(['2026-06-15', '2026-08-31']), 20],
    ['takes all for all', { unpaid: 'full_months' }, away(['2025-12-01', '2027-01-31']), 0],
    // 23 of 261: 24 × 238 ÷ 261 = 21.8851.
    ['takes its share of the working days', { unpaid: 'share' }, away(['2026-07-01', '2026-07-31']), 21.8851],
  ])('of a year %s', (_what, more, working, days) => {
    const year = { frequency: 'yearly' as const, levels: [{ afterMonths: 0, amount: 24 * wholeDay }] };
    expect(granted({ ...year, ...more }, working, '2026-01-01', '2026-12-31')).toBeCloseTo(days, 6);
  });

  it.each<[AccrualPlan['frequency'], number]>([
    // Half months: 2 each but those of July. Days: 2 each of 31 and 31 but those of July.
    ['twice_a_month', 4],
    ['daily', 62],
  ])('of a full month takes what is granted for its days %s', (frequency, days) => {
    const working = away(['2026-07-01', '2026-07-31']);
    expect(granted({ frequency, unpaid: 'full_months' }, working, '2026-07-01', '2026-08-31')).toBeCloseTo(days, 6);
  });
});

describe('working days', () => {
  const always = away();
  it.each<[string, Partial<AccrualPlan>, Partial<Employment>, number]>([
    // 17 of 31 days, 13 of 23 days of work: 2 × 17 ÷ 31 = 1.0968, 2 × 13 ÷ 23 = 1.1304.
    ['joiner of 15 July by the calendar', {}, { hireDate: '2026-07-15' }, 1.0968],
    ['joiner of 15 July by working days', { dayBasis: 'working' }, { hireDate: '2026-07-15' }, 1.1304],
    // 1 to 10 July are 8 days of work: 2 × 8 ÷ 23 = 0.6957.
    ['leaver of 10 July by working days', { dayBasis: 'working' }, { exitDate: '2026-07-10' }, 0.6957],
    ['whole month', { dayBasis: 'working' }, {}, 2],
    // Accrual plans of Odoo "based on worked time" grant worked ÷ (worked + away) of a period, and nothing of a day
    // off.
    [
      'day by day on the 23 of them',
      { dayBasis: 'working', frequency: 'daily', levels: [{ afterMonths: 0, amount: 100 }] },
      {},
      0.23,
    ],
    [
      'day by day without those of unpaid leave',
      { dayBasis: 'working', unpaid: 'share', frequency: 'daily', levels: [{ afterMonths: 0, amount: 100 }] },
      { working: away(['2026-07-06', '2026-07-10']) },
      0.18,
    ],
    // 13 days of work from the 15th on, 5 of them away: 2 × 8 ÷ 23 = 0.6957.
    [
      'joiner of 15 July, away for a week without pay',
      { dayBasis: 'working', unpaid: 'share' },
      { hireDate: '2026-07-15', working: away(['2026-07-20', '2026-07-24']) },
      0.6957,
    ],
  ])('%s', (_what, more, employment, days) => {
    expect(granted(more, always, '2026-07-01', '2026-07-31', employment)).toBeCloseTo(days, 6);
  });

  it('of a joiner after a weekend that begins the month are all of them', () => {
    // 1 August 2026 is a Saturday.
    expect(granted({ dayBasis: 'working' }, always, '2026-08-01', '2026-08-31', { hireDate: '2026-08-03' })).toBe(2);
  });
});

describe('a grant made before unpaid leave was known', () => {
  const kept = { most: null, validMonths: null, validDays: null, validUntil: null, forgivesDebt: false };
  const run = (ledger: LedgerEntry[], working: WorkingTime, more: Partial<AccrualPlan> = {}): LedgerEntry[] => [
    ...ledger,
    ...entriesDue(
      {
        accruals: [plan({ ...two, from: '2026-07-01', unpaid: 'share', ...more })],
        carryOver: kept,
        yearBasis: 'calendar',
      },
      hired('2020-01-01', { working }),
      ledger,
      '2026-08-15',
    ),
  ];
  const told = (lines: LedgerEntry[]) => lines.map(({ key, amount, effectiveDate }) => [key, amount, effectiveDate]);

  it('goes back by its share, comes again when the leave is cancelled, and a further run adds nothing', () => {
    const before = run([], away());
    const taken = run(before, away(['2026-07-01', '2026-07-30']));
    const again = run(taken, away());
    expect(told(again)).toEqual([
      ['accrual:annual:2026-07-01', 20000, '2026-07-01'],
      ['accrual:annual:2026-08-01', 20000, '2026-08-01'],
      ['accrual:annual:2026-07-01:1', -19130, '2026-07-01'],
      ['accrual:annual:2026-07-01:2', 19130, '2026-07-01'],
    ]);
    expect([run(taken, away(['2026-07-01', '2026-07-30'])), run(again, away())]).toEqual([taken, again]);
  });

  it('comes to the same as one made afterwards', () => {
    const known = away(['2026-07-01', '2026-07-30'], ['2026-08-03', '2026-08-07']);
    expect(sum(run(run([], away()), known))).toBeCloseTo(sum(run([], known)), 6);
  });

  it('comes again no further than the balance may be', () => {
    const more = { mostBalance: 2.5 * wholeDay };
    const before = run([], away(), more);
    // 2 and half a day; July goes back and leaves room for nothing that was cut before.
    expect(sum(before)).toBe(2.5);
    const taken = run(before, away(['2026-07-01', '2026-07-31']), more);
    expect(sum(taken)).toBe(0.5);
    expect(sum(run(taken, away(), more))).toBe(2.5);
  });

  it('stays where nothing is said of unpaid leave', () => {
    const before = run([], away(), { unpaid: 'granted' });
    expect(run(before, away(['2026-07-01', '2026-07-31']), { unpaid: 'granted' })).toEqual(before);
  });
});

describe('the most of a balance by level', () => {
  // 2 days a month. Hired on 1 January 2026 the second level begins on 1 July.
  it.each<[string, Partial<AccrualPlan>, PlainDate, number]>([
    // January 2, February 4, March 5, and no more.
    ['is that of the first level', {}, '2026-06-30', 5],
    // July 7, August 8.
    ['is that of the next level once it is reached', {}, '2026-12-31', 8],
    ['goes before that of the plan', { mostBalance: 1 * wholeDay }, '2026-12-31', 8],
    [
      'is that of the plan where the level has none',
      { mostBalance: 6 * wholeDay, levels: [{ afterMonths: 0, amount: 2 * wholeDay }] },
      '2026-12-31',
      6,
    ],
    [
      'takes nothing back where the next is lower',
      {
        levels: [
          { afterMonths: 0, amount: 2 * wholeDay, mostBalance: 5 * wholeDay },
          { afterMonths: 6, amount: 2 * wholeDay, mostBalance: 3 * wholeDay },
        ],
      },
      '2026-12-31',
      5,
    ],
  ])('%s', (_what, more, through, days) => {
    const levels = [
      { afterMonths: 0, amount: 2 * wholeDay, mostBalance: 5 * wholeDay },
      { afterMonths: 6, amount: 2 * wholeDay, mostBalance: 8 * wholeDay },
    ];
    expect(sum(grantsDue(plan({ levels, ...more }), hired('2026-01-01'), [], through))).toBe(days);
  });
});
