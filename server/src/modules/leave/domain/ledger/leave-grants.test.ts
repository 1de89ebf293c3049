import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { grantsDue, type AccrualPlan, type Employment } from './accrual';
import { wholeDay, type LedgerEntry } from './ledger';
import { plan, hired } from './leave-grants.fixture';

const totalOf = (grants: LedgerEntry[]): number => grants.reduce((sum, { amount }) => sum + amount, 0) / wholeDay;

describe('a grant', () => {
  it('of 12 days a year on the first of each month: joined on 15 March, by 16 May 17/31 of a day and 2', () => {
    const grants = grantsDue(plan(), hired('2023-03-15'), [], '2023-05-16');
    expect(grants.map(({ effectiveDate, amount }) => [effectiveDate, amount])).toEqual([
      ['2023-03-15', 5484],
      ['2023-04-01', 10000],
      ['2023-05-01', 10000],
    ]);
    expect(totalOf(grants).toFixed(3)).toBe('2.548');
  });

  it('at the end of its period is due on the last day of it', () => {
    expect(
      grantsDue(plan({ gain: 'end' }), hired('2023-03-15'), [], '2023-04-29').map(({ effectiveDate }) => effectiveDate),
    ).toEqual(['2023-03-31']);
    expect(grantsDue(plan({ gain: 'end' }), hired('2023-03-15'), [], '2023-04-30')).toHaveLength(2);
  });

  it.each<[string, Partial<AccrualPlan>, Employment, PlainDate, number]>([
    [
      'leaver at the end of a period has the days they were there',
      { gain: 'end' },
      hired('2026-01-01', { exitDate: '2026-02-14' }),
      '2026-12-31',
      1.5,
    ],
    [
      'leaver is granted nothing after their last day',
      {},
      hired('2026-01-01', { exitDate: '2026-02-14' }),
      '2026-12-31',
      1.5,
    ],
    [
      'whole first period where it is not prorated',
      { proratesFirst: false, proratesLast: false },
      hired('2026-01-31'),
      '2026-02-28',
      2,
    ],
    [
      'whole first period, and the last by its days',
      { proratesFirst: false },
      hired('2026-01-31', { exitDate: '2026-02-14' }),
      '2026-12-31',
      1.5,
    ],
    [
      'first period by its days, and the last whole',
      { proratesLast: false },
      hired('2026-01-17', { exitDate: '2026-02-14' }),
      '2026-12-31',
      1.4839,
    ],
    [
      'last period whole at its end too',
      { gain: 'end', proratesLast: false },
      hired('2026-01-01', { exitDate: '2026-02-14' }),
      '2026-12-31',
      2,
    ],
    [
      'period they both join and leave in by its days from then on',
      { proratesLast: false },
      hired('2026-01-17', { exitDate: '2026-01-20' }),
      '2026-12-31',
      0.4839,
    ],
    [
      'period they both join and leave in by its days until then',
      { proratesFirst: false },
      hired('2026-01-17', { exitDate: '2026-01-20' }),
      '2026-12-31',
      0.6452,
    ],
    [
      'period they both join and leave in by the days of both',
      {},
      hired('2026-01-17', { exitDate: '2026-01-20' }),
      '2026-12-31',
      0.129,
    ],
    [
      'whole period in which the plan began for them',
      { proratesFirst: false, from: '2026-03-15' },
      hired('2020-01-01'),
      '2026-04-30',
      2,
    ],
    ['plan that began for them later grants from then', { from: '2026-03-01' }, hired('2020-01-01'), '2026-04-30', 2],
    [
      'yearly grant of a joiner in July',
      { frequency: 'yearly', levels: [{ afterMonths: 0, amount: 30 * wholeDay }], rounding: 'up', step: wholeDay / 2 },
      hired('2026-07-01'),
      '2026-12-31',
      15.5,
    ],
    [
      'year from hire to hire',
      { frequency: 'anniversary', levels: [{ afterMonths: 0, amount: 30 * wholeDay }] },
      hired('2024-02-29'),
      '2026-02-28',
      90,
    ],
    [
      'more days from the fifth year on',
      {
        frequency: 'anniversary',
        levels: [
          { afterMonths: 0, amount: 20 * wholeDay },
          { afterMonths: 60, amount: 30 * wholeDay },
        ],
      },
      hired('2020-06-01'),
      '2026-06-01',
      160,
    ],
    [
      'nothing in the first six months',
      { levels: [{ afterMonths: 6, amount: 2 * wholeDay }] },
      hired('2026-01-01'),
      '2026-08-31',
      4,
    ],
    [
      'each quarter',
      { frequency: 'quarterly', levels: [{ afterMonths: 0, amount: 3 * wholeDay }] },
      hired('2026-01-01'),
      '2026-12-31',
      12,
    ],
    [
      'each half year',
      { frequency: 'half_yearly', levels: [{ afterMonths: 0, amount: 3 * wholeDay }] },
      hired('2026-01-01'),
      '2026-12-31',
      6,
    ],
    ['twice a month', { frequency: 'twice_a_month' }, hired('2026-01-01'), '2026-02-28', 4],
    ['each week', { frequency: 'weekly' }, hired('2026-01-05'), '2026-01-31', 4],
    [
      'each day',
      { frequency: 'daily', levels: [{ afterMonths: 0, amount: 100 }] },
      hired('2026-01-01'),
      '2026-12-31',
      3.65,
    ],
    ['no more than the most of a year', { mostPerYear: 10 * wholeDay }, hired('2026-01-01'), '2027-02-28', 12],
    ['no more than the most of a balance', { mostBalance: 3.5 * wholeDay }, hired('2026-01-01'), '2026-12-31', 3.5],
    [
      'rounded down to half days',
      { levels: [{ afterMonths: 0, amount: 17500 }], step: 5000, rounding: 'down' },
      hired('2026-01-01'),
      '2026-02-28',
      3,
    ],
  ])('%s', (_what, more, employment, through, days) => {
    expect(totalOf(grantsDue(plan(more), employment, [], through))).toBeCloseTo(days, 6);
  });

  it.each(['2024-03-20', '2024-02-25', '2023-11-10', '2025-03-10'])(
    'for a year of service is not made again when the day of hire turns out to be %s',
    (hireDate) => {
      const rules = plan({ frequency: 'anniversary', levels: [{ afterMonths: 0, amount: 30 * wholeDay }] });
      const ledger = grantsDue(rules, hired('2024-03-10'), [], '2026-04-01');
      expect([
        totalOf(ledger),
        grantsDue(rules, hired(hireDate), ledger, '2026-04-01').filter(
          ({ effectiveDate }) => effectiveDate >= '2024-03-10',
        ),
      ]).toEqual([90, []]);
    },
  );

  it('lasts as many months as it is valid', () => {
    const [grant] = grantsDue(plan({ validMonths: 12 }), hired('2026-01-01'), [], '2026-01-01');
    expect(grant!.expiresOn).toBe('2026-12-31');
  });

  it('is made once, whenever and however often it is run', () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 8 })
      .map((all) => all.sort((one, other) => one - other).map((each) => addDays('2026-01-10', each)));
    const frequency = fc.constantFrom(
      'weekly',
      'twice_a_month',
      'monthly',
      'quarterly',
      'half_yearly',
      'yearly',
      'anniversary' as const,
    );
    fc.assert(
      fc.property(days, frequency, fc.constantFrom('start', 'end', 'day' as const), (runs, often, gain) => {
        const on = {
          weekly: '4',
          twice_a_month: '05-20',
          monthly: '31',
          quarterly: '02-10',
          half_yearly: '06-20',
          yearly: '03-31',
          anniversary: '02-29',
        }[often];
        const rules = plan({ frequency: often, gain, on, mostPerYear: 9 * wholeDay, validMonths: 6 });
        let ledger: LedgerEntry[] = [];
        for (const day of [...runs, ...runs.slice(0, 2)])
          ledger = [...ledger, ...grantsDue(rules, hired('2025-12-20'), ledger, day)];
        expect(ledger).toEqual(grantsDue(rules, hired('2025-12-20'), [], runs.at(-1)!));
      }),
    );
  });
});
