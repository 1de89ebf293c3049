import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { grantsDue, type AccrualPlan, type Employment } from './accrual';
import { isGrantDay, periodOf, type Frequency } from './grant-periods';
import { balanceAt, lowestBalance, mostTaken, wholeDay, type EntryKind, type LedgerEntry } from './ledger';

let lines = 0;
const entry = (
  kind: EntryKind,
  days: number,
  effectiveDate: PlainDate,
  expiresOn: PlainDate | null = null,
): LedgerEntry => ({ key: `${kind}:${lines++}`, kind, amount: Math.round(days * wholeDay), effectiveDate, expiresOn });
const daysAt = (ledger: LedgerEntry[], day: PlainDate): number => balanceAt(ledger, day).days / wholeDay;
const plan = (more: Partial<AccrualPlan> = {}): AccrualPlan => ({
  code: 'annual',
  from: null,
  until: null,
  follows: false,
  frequency: 'monthly',
  gain: 'start',
  levels: [{ afterMonths: 0, amount: wholeDay }],
  proratesFirst: true,
  proratesLast: true,
  mostBalance: null,
  mostPerYear: null,
  validMonths: null,
  step: 1,
  rounding: 'nearest',
  ...more,
});
const hired = (hireDate: PlainDate, more: Partial<Employment> = {}): Employment => ({
  hireDate,
  exitDate: null,
  ...more,
});
const totalOf = (grants: LedgerEntry[]): number => grants.reduce((sum, { amount }) => sum + amount, 0) / wholeDay;

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
      'leaver at the end of a period has the days he was there',
      { gain: 'end' },
      hired('2026-01-01', { exitDate: '2026-02-14' }),
      '2026-12-31',
      1.5,
    ],
    [
      'leaver is granted nothing after his last day',
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
      'period he both joins and leaves in by its days from then on',
      { proratesLast: false },
      hired('2026-01-17', { exitDate: '2026-01-20' }),
      '2026-12-31',
      0.4839,
    ],
    [
      'period he both joins and leaves in by its days until then',
      { proratesFirst: false },
      hired('2026-01-17', { exitDate: '2026-01-20' }),
      '2026-12-31',
      0.6452,
    ],
    [
      'period he both joins and leaves in by the days of both',
      {},
      hired('2026-01-17', { exitDate: '2026-01-20' }),
      '2026-12-31',
      0.129,
    ],
    [
      'whole period in which the plan began for him',
      { proratesFirst: false, from: '2026-03-15' },
      hired('2020-01-01'),
      '2026-04-30',
      2,
    ],
    ['plan that began for him later grants from then', { from: '2026-03-01' }, hired('2020-01-01'), '2026-04-30', 2],
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

  it.each<[string, Partial<AccrualPlan>, Employment, PlainDate, PlainDate[]]>([
    ['on the 15th of each month', { on: '15' }, hired('2026-01-01'), '2026-03-14', ['2026-01-15', '2026-02-15']],
    [
      'on the last day of shorter months',
      { on: '31' },
      hired('2026-01-01'),
      '2026-04-30',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    ['on 29 February of a leap year', { on: '30' }, hired('2028-02-01'), '2028-03-01', ['2028-02-29']],
    [
      'each Thursday',
      { frequency: 'weekly', on: '4' },
      hired('2026-03-02'),
      '2026-03-18',
      ['2026-03-05', '2026-03-12'],
    ],
    [
      'on 31 March of each year',
      { frequency: 'yearly', on: '03-31' },
      hired('2025-01-01'),
      '2027-03-30',
      ['2025-03-31', '2026-03-31'],
    ],
    [
      'on 29 February, else the 28th',
      { frequency: 'yearly', on: '02-29' },
      hired('2027-01-01'),
      '2028-12-31',
      ['2027-02-28', '2028-02-29'],
    ],
    [
      'on the 10th of the second month of a quarter',
      { frequency: 'quarterly', on: '02-10' },
      hired('2026-01-01'),
      '2026-08-31',
      ['2026-02-10', '2026-05-10', '2026-08-10'],
    ],
    [
      'on the 20th of the sixth month of a half year',
      { frequency: 'half_yearly', on: '06-20' },
      hired('2026-01-01'),
      '2026-12-31',
      ['2026-06-20', '2026-12-20'],
    ],
    [
      'on the 5th and the 20th',
      { frequency: 'twice_a_month', on: '05-20' },
      hired('2026-01-01'),
      '2026-02-19',
      ['2026-01-05', '2026-01-20', '2026-02-05'],
    ],
    [
      'on the 15th and the last day',
      { frequency: 'twice_a_month', on: '15-31' },
      hired('2028-02-01'),
      '2028-04-30',
      ['2028-02-15', '2028-02-29', '2028-03-15', '2028-03-31', '2028-04-15', '2028-04-30'],
    ],
    [
      'in the half he joins on his first day, where its day is over',
      { frequency: 'twice_a_month', on: '05-20' },
      hired('2026-01-10'),
      '2026-01-31',
      ['2026-01-10', '2026-01-20'],
    ],
    [
      'on 31 March of each year of service',
      { frequency: 'anniversary', on: '03-31' },
      hired('2024-03-10'),
      '2026-03-31',
      ['2024-03-31', '2025-03-31', '2026-03-31'],
    ],
    [
      'on 1 January of each year of service, which lies in its second',
      { frequency: 'anniversary', on: '01-01' },
      hired('2024-03-10'),
      '2026-12-31',
      ['2025-01-01', '2026-01-01'],
    ],
    [
      'on the day before the anniversary',
      { frequency: 'anniversary', on: '03-09' },
      hired('2024-03-10'),
      '2026-03-09',
      ['2025-03-09', '2026-03-09'],
    ],
    [
      'on the anniversary itself',
      { frequency: 'anniversary', on: '03-10' },
      hired('2024-03-10'),
      '2026-03-09',
      ['2024-03-10', '2025-03-10'],
    ],
    [
      'on 29 February of each year of service, else the 28th',
      { frequency: 'anniversary', on: '02-29' },
      hired('2024-03-01'),
      '2028-03-01',
      ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'by years of service begun on a 29 February',
      { frequency: 'anniversary', on: '02-29' },
      hired('2024-02-29'),
      '2028-12-31',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'on his last day to who leaves before it in a year of service',
      { frequency: 'anniversary', on: '01-01' },
      hired('2024-03-10', { exitDate: '2025-06-30' }),
      '2026-12-31',
      ['2025-01-01', '2025-06-30'],
    ],
    [
      'to who joins after it on his first day',
      { on: '15' },
      hired('2026-01-20'),
      '2026-02-28',
      ['2026-01-20', '2026-02-15'],
    ],
    [
      'to who leaves before it on his last day',
      { on: '15' },
      hired('2026-01-01', { exitDate: '2026-02-10' }),
      '2026-12-31',
      ['2026-01-15', '2026-02-10'],
    ],
    [
      'from where the plan begins',
      { on: '15', from: '2026-03-01' },
      hired('2020-01-01'),
      '2026-04-20',
      ['2026-03-15', '2026-04-15'],
    ],
  ])('on a day of choice is due %s', (_what, more, employment, through, days) => {
    expect(
      grantsDue(plan({ gain: 'day', ...more }), employment, [], through).map(({ effectiveDate }) => effectiveDate),
    ).toEqual(days);
  });

  it.each<[Frequency, string[], string[]]>([
    ['weekly', ['1', '7'], ['0', '8', '01-01', '']],
    ['monthly', ['1', '9', '10', '31'], ['0', '32', '01', '03-15']],
    ['quarterly', ['01-01', '03-31'], ['04-01', '00-10', '15']],
    ['half_yearly', ['06-30'], ['07-01']],
    ['yearly', ['12-31', '02-29'], ['13-01', '12-32', '12-00']],
    ['twice_a_month', ['01-16', '15-31', '05-20'], ['5', '16-20', '00-20', '05-15', '05-32', '5-20']],
    ['anniversary', ['01-01', '02-29', '12-31'], ['13-01', '15', '']],
    ['daily', [], ['1']],
    ['hourly', [], ['1', '01-01']],
  ])('%s can be given on %j, not on %j', (frequency, days, others) => {
    expect([days.every((day) => isGrantDay(frequency, day)), others.some((day) => isGrantDay(frequency, day))]).toEqual(
      [true, false],
    );
  });

  it('is made once for each period, whichever day is chosen meanwhile', () => {
    const day = fc
      .constantFrom('monthly 1', 'monthly 15', 'monthly 31', 'start', 'end')
      .map((said): Partial<AccrualPlan> =>
        said.includes(' ') ? { gain: 'day', on: said.split(' ')[1]! } : { gain: said as 'start' | 'end' },
      );
    const runs = fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), day), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(runs, (made) => {
        const days = made.toSorted(([one], [other]) => one - other);
        let ledger: LedgerEntry[] = [];
        for (const [at, chosen] of days)
          ledger = [...ledger, ...grantsDue(plan(chosen), hired('2025-12-20'), ledger, addDays('2026-01-10', at))];
        const keys = ledger.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const [at, chosen] = days.at(-1)!;
        expect(keys).toEqual(
          expect.arrayContaining(
            grantsDue(plan(chosen), hired('2025-12-20'), [], addDays('2026-01-10', at)).map(({ key }) => key),
          ),
        );
      }),
    );
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
