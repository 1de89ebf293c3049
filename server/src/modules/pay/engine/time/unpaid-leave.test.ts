import { awardOf } from '../../termination/domain/end-of-service';
import type { LeaveSpan } from '../../../organisation/domain/leave-days';
import { endOfServiceLawOn } from '../../statutory/end-of-service-laws';
import { calendarOfWeek } from '../../../organisation/domain/leave-calendar';
import { sumOfUnpaid, unpaidLeaveWithin } from './unpaid-leave';

const calendar = calendarOfWeek({
  weekendDays: [6, 0],
  holidays: [{ name: 'National day', firstDay: '2024-12-02', lastDay: '2024-12-03' }],
  dayMinutes: 480,
});
const service = { hireDate: '2020-01-15', lastDay: '2024-12-31' };
const daily = (fromDate: string, toDate: string, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  ...more,
});
const hourly = (day: string, fromTime: string, toTime: string) => daily(day, day, { unit: 'hourly', fromTime, toTime });
const law = (country: string, day = service.lastDay) => endOfServiceLawOn(country, day);

describe('unpaid leave is no service', () => {
  it.each<[string, string, LeaveSpan, string | null]>([
    ['a day', 'AE', daily('2024-03-05', '2024-03-05'), '1'],
    ['weekends within it', 'AE', daily('2024-03-04', '2024-03-17'), '14'],
    ['holidays within it', 'AE', daily('2024-12-01', '2024-12-04'), '4'],
    ['a month of the calendar', 'AE', daily('2023-02-01', '2023-02-28'), '28'],
    // 26 to 28 February and 1 March: the law counts no 29 February as service, so there is none to leave out.
    ['over a 29 February', 'AE', daily('2024-02-26', '2024-03-01'), '4'],
    ['on a 29 February alone', 'AE', daily('2024-02-29', '2024-02-29'), null],
    ['over a 29 February where it is service', 'PT', daily('2024-02-26', '2024-03-01'), '5'],
    [
      'over a 29 February in Saudi Arabia, the nineteenth of the twenty days that count',
      'SA',
      daily('2024-02-11', '2024-03-05'),
      '4',
    ],
    ['over a 29 February in Saudi Arabia, the twenty-ninth day', 'SA', daily('2024-02-01', '2024-03-01'), '9'],
    ['from noon', 'AE', daily('2024-03-05', '2024-03-06', { fromPart: 'pm' }), '1.5'],
    ['until noon', 'AE', daily('2024-03-05', '2024-03-05', { toPart: 'am' }), '0.5'],
    ['two of eight hours', 'AE', hourly('2024-03-05', '10:00', '12:00'), '0.25'],
    ['three of eight hours', 'AE', hourly('2024-03-05', '09:00', '12:00'), '0.375'],
    ['a third of a day, to four decimals', 'AE', hourly('2024-03-05', '10:00', '12:40'), '0.3333'],
    ['hours of a weekend', 'AE', hourly('2024-03-09', '10:00', '12:00'), null],
    ['begun before the first day', 'AE', daily('2020-01-10', '2020-01-20'), '6'],
    ['begun before the first day at noon', 'AE', daily('2020-01-14', '2020-01-15', { fromPart: 'pm' }), '1'],
    ['ending after the last day', 'AE', daily('2024-12-30', '2025-01-10'), '2'],
    ['wholly before', 'AE', daily('2019-12-01', '2019-12-31'), null],
    ['wholly after', 'AE', daily('2025-01-01', '2025-01-31'), null],
    ['under the law of 1980 too', 'AE80', daily('2021-03-01', '2021-03-10'), '10'],
    ['twenty days in Saudi Arabia, which count', 'SA', daily('2024-03-01', '2024-03-20'), null],
    ['thirty days in Saudi Arabia, of which twenty count', 'SA', daily('2024-03-01', '2024-03-30'), '10'],
    ['twenty days and a half in Saudi Arabia', 'SA', daily('2024-03-01', '2024-03-21', { toPart: 'am' }), '0.5'],
    ['where no law is on file', 'PT', daily('2024-03-01', '2024-03-30'), '30'],
  ])('%s (%s)', (_what, country, leave, days) => {
    const found = unpaidLeaveWithin(
      service,
      [leave],
      calendar,
      country === 'AE80' ? law('AE', '2021-12-31') : law(country),
    );
    expect(found.map((each) => each.days)).toEqual(days === null ? [] : [days]);
  });

  it.each<[string, string, LeaveSpan, [string | null, string | null][], [string, string, string] | null]>([
    [
      'the days since leave of the type is no service',
      'AE',
      daily('2024-03-01', '2024-03-10'),
      [['2024-03-08', null]],
      ['2024-03-08', '2024-03-10', '3'],
    ],
    [
      'the days until it was none',
      'AE',
      daily('2024-03-01', '2024-03-10', { fromPart: 'pm' }),
      [[null, '2024-03-07']],
      ['2024-03-01', '2024-03-07', '6.5'],
    ],
    [
      'none, while it counts',
      'AE',
      daily('2024-03-01', '2024-03-10'),
      [
        ['2024-03-11', null],
        [null, '2024-02-29'],
      ],
      null,
    ],
    [
      'both ends of a leave across which it counted for a while',
      'AE',
      daily('2024-03-01', '2024-03-10'),
      [
        [null, '2024-03-02'],
        ['2024-03-09', null],
      ],
      ['2024-03-01', '2024-03-10', '4'],
    ],
    [
      'hours of a day since then',
      'AE',
      hourly('2024-03-05', '10:00', '12:00'),
      [['2024-03-05', null]],
      ['2024-03-05', '2024-03-05', '0.25'],
    ],
    [
      'of one leave twenty days once in Saudi Arabia, whatever of it counted',
      'SA',
      daily('2024-03-01', '2024-03-30'),
      [
        [null, '2024-03-10'],
        ['2024-03-16', null],
      ],
      ['2024-03-01', '2024-03-30', '5'],
    ],
  ])('%s (%s)', (_what, country, leave, stretches, expected) => {
    const found = unpaidLeaveWithin(
      service,
      [{ ...leave, noService: stretches.map(([from, to]) => ({ from, to })) }],
      calendar,
      law(country),
    );
    expect(found.map(({ fromDate, toDate, days }) => [fromDate, toDate, days])).toEqual(expected ? [expected] : []);
  });

  it('a leave across the day the law turns on says what of it lies before: in Bahrain 1 March 2024', () => {
    // 20 to 28 February are 9 days, 1 to 10 March ten; half of the 20th was worked in the other.
    const found = unpaidLeaveWithin(
      service,
      [
        daily('2024-02-20', '2024-03-10'),
        daily('2024-02-20', '2024-03-01', { fromPart: 'pm' }),
        daily('2024-03-01', '2024-03-02'),
      ],
      calendar,
      law('BH'),
    );
    expect(found.map(({ days, daysBefore }) => [days, daysBefore])).toEqual([
      ['19', '9'],
      ['9.5', '8.5'],
      ['2', undefined],
    ]);
  });

  it('who was away all of a leap year has served the other years, and no day less', () => {
    const leaves = unpaidLeaveWithin(
      { hireDate: '2023-01-01', lastDay: '2024-12-31' },
      [daily('2024-01-01', '2024-12-31')],
      calendar,
      law('AE'),
    );
    const excludedDays = sumOfUnpaid('0', leaves);
    const facts = {
      country: 'AE',
      currency: 'AED',
      hireDate: '2023-01-01',
      lastDay: '2024-12-31',
      reason: 'termination',
      basicSalary: '10000',
      allowances: [],
      factors: null,
    } as const;
    expect([
      excludedDays,
      awardOf({ ...facts, excludedDays, unpaid: { before: '0', leaves, enteredBecause: null } }).award,
    ]).toEqual(['365', '7000.00']);
  });

  it('each leave by itself: in Saudi Arabia twenty days of each count', () => {
    const leaves = [daily('2023-03-01', '2023-03-25'), daily('2024-03-01', '2024-03-25')];
    expect(unpaidLeaveWithin(service, leaves, calendar, law('SA'))).toEqual([
      { fromDate: '2023-03-01', toDate: '2023-03-25', days: '5' },
      { fromDate: '2024-03-01', toDate: '2024-03-25', days: '5' },
    ]);
  });

  // Friday the 8th and Monday the 11th of March; the type counts the weekend between, and one of the two leaves holds
  // it.
  it.each<[string, string, string[], string[], [string, string, string][]]>([
    [
      'held by the leave after it',
      'AE',
      [],
      ['2024-03-09', '2024-03-10'],
      [
        ['2024-03-08', '2024-03-08', '1'],
        ['2024-03-09', '2024-03-11', '3'],
      ],
    ],
    [
      'held by the leave before it',
      'AE',
      ['2024-03-09', '2024-03-10'],
      [],
      [
        ['2024-03-08', '2024-03-10', '3'],
        ['2024-03-11', '2024-03-11', '1'],
      ],
    ],
    [
      'of a type that does not count it',
      'AE',
      [],
      [],
      [
        ['2024-03-08', '2024-03-08', '1'],
        ['2024-03-11', '2024-03-11', '1'],
      ],
    ],
    [
      'a day of it worked by now',
      'AE',
      [],
      ['2024-03-07', '2024-03-10'],
      [
        ['2024-03-08', '2024-03-08', '1'],
        ['2024-03-10', '2024-03-11', '2'],
      ],
    ],
    ['in Saudi Arabia, within the twenty days that count', 'SA', [], ['2024-03-09', '2024-03-10'], []],
  ])('days off between two leaves are no service, %s', (_what, country, friday, monday, expected) => {
    const found = unpaidLeaveWithin(
      service,
      [
        { ...daily('2024-03-08', '2024-03-08'), daysOff: friday },
        { ...daily('2024-03-11', '2024-03-11'), daysOff: monday },
      ],
      calendar,
      law(country),
    );
    expect(found.map(({ fromDate, toDate, days }) => [fromDate, toDate, days])).toEqual(expected);
  });

  it('days off beside leave count as far as they lie within the service', () => {
    const monday = [{ ...daily('2024-03-11', '2024-03-11'), daysOff: ['2024-03-09', '2024-03-10'] }];
    const until = (lastDay: string) => unpaidLeaveWithin({ ...service, lastDay }, monday, calendar, law('AE'));
    expect([until('2024-03-10'), until('2024-03-09'), until('2024-03-08')]).toEqual([
      [{ fromDate: '2024-03-09', toDate: '2024-03-10', days: '2', beside: 2 }],
      [{ fromDate: '2024-03-09', toDate: '2024-03-09', days: '1', beside: 1 }],
      [],
    ]);
  });

  it.each([
    ['0', [], '0'],
    ['36.50', [], '36.5'],
    ['36.50', ['0.25', '14'], '50.75'],
    ['0', ['0.1', '0.2'], '0.3'],
  ])('%s days before and %j make %s', (before, days, sum) => {
    expect(
      sumOfUnpaid(
        before,
        days.map((each) => ({ fromDate: '2024-01-01', toDate: '2024-01-01', days: each })),
      ),
    ).toBe(sum);
  });
});
