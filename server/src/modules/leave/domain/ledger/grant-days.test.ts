import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { grantsDue, type AccrualPlan, type Employment } from './accrual';
import { isGrantDay, type Frequency } from './grant-periods';
import { type LedgerEntry } from './ledger';
import { plan, hired } from './leave-grants.fixture';

describe('a grant', () => {
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
      'in the half they join on their first day, where its day is over',
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
      'on their last day to who leaves before it in a year of service',
      { frequency: 'anniversary', on: '01-01' },
      hired('2024-03-10', { exitDate: '2025-06-30' }),
      '2026-12-31',
      ['2025-01-01', '2025-06-30'],
    ],
    [
      'to who joins after it on their first day',
      { on: '15' },
      hired('2026-01-20'),
      '2026-02-28',
      ['2026-01-20', '2026-02-15'],
    ],
    [
      'to who leaves before it on their last day',
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
});
