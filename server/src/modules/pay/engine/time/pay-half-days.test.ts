import { say } from '../../../../platform/text';
import { shareOfDay } from './day-shares';
import { rulesOf } from '../cases/payroll-cases';
import { countedDays, payRules, type PayRules } from '../pay-rules';
import { payslipFor } from '../payroll';
import type { PayFacts } from '../payslip';
import { dayNumber } from '../../../../kernel/dates/plain-date';
import { partsOf, type WeekTimes } from '../../../organisation/domain/calendar-week';
import { leaveCalendar } from '../../../organisation/domain/leave-calendar';
import type { CalendarHoliday } from '../../../organisation/domain/work-calendar';

const zone = 'Asia/Dubai';
const time = (weekday: number, start: string, end: string): WeekTimes => ({ weekday, weeks: 'every', start, end });
const week = [1, 2, 3, 4, 5].flatMap((weekday) => [time(weekday, '08:00', '12:00'), time(weekday, '13:00', '17:00')]);
const saturdays = ['01', '08', '15', '22', '29'].map((day) => `2026-08-${day}`);
const by = (times: WeekTimes[], holidays: CalendarHoliday[] = [], month = '2026-08'): PayRules =>
  payRules({
    month,
    currency: 'AED',
    dayBasis: 'working',
    weekendDays: [0],
    calendar: leaveCalendar(
      {
        own: [],
        department: [],
        company: [
          {
            validFrom: '2020-01-01',
            validTo: null,
            calendar: { id: 'c', zone, parityFrom: null, parts: partsOf(times) },
            holidays,
          },
        ],
      },
      zone,
      480,
    ),
  });
const morning = by([...week, time(6, '08:00', '12:00')]);
const afternoonsOff = by(
  [...week, time(6, '08:00', '12:00'), time(6, '13:00', '17:00')],
  saturdays.map((date) => ({ date, name: 'Saturday afternoon', part: 'pm', isDayOff: true })),
);
const leave = (fromDate: string, toDate = fromDate, more: object = {}): PayFacts['leaves'][number] =>
  ({
    kind: 'unpaid',
    unit: 'daily',
    fromDate,
    toDate,
    fromPart: 'am',
    toPart: 'pm',
    fromTime: null,
    toTime: null,
    paidPercent: '0',
    type: null,
    ...more,
  }) as PayFacts['leaves'][number];
const facts = (more: Partial<PayFacts> = {}): PayFacts =>
  ({
    employeeId: 'e',
    hireDate: '2024-01-01',
    exitDate: null,
    salaries: [{ amount: '23500', currency: 'AED', validFrom: '2024-01-01', validTo: null }],
    items: [],
    rewards: [],
    owed: [],
    givenBack: [],
    leaves: [],
    encashments: [],
    factors: null,
    attributes: new Map(),
    ...more,
  }) as PayFacts;
const linesOf = (rules: PayRules, more: Partial<PayFacts>): string[] => {
  const slip = payslipFor(facts(more), rules);
  return slip.state === 'error'
    ? slip.problems.map(({ message }) => say(message, 'en'))
    : [`${slip.paymentDays} of ${slip.basisDays}`, ...slip.lines.map(({ code, amount }) => `${code} ${amount}`)];
};

// August 2026 has five Sundays and five Saturdays: 31 − 5 = 26 days with work, of which five are halves: 21 + 2.5 =
// 23.5.
describe.each([
  ['whose Saturdays are worked until noon', morning],
  ['whose Saturday afternoons are a weekly rest', afternoonsOff],
])('a month paid by working days %s', (_how, rules) => {
  it('is divided by the days that are worked, half ones as halves', () => {
    expect(rules.basisDays).toBe(23.5);
  });

  it.each<[string, Partial<PayFacts>, string[]]>([
    ['is paid whole', {}, ['23.5 of 23.5', 'BASIC 23500.00']],
    // 23,500 ÷ 23.5 = 1,000.00 a day; by 26 days it was 903.85.
    [
      'loses a day of it for a day of unpaid leave',
      { leaves: [leave('2026-08-03')] },
      ['23.5 of 23.5', 'BASIC 23500.00', 'LEAVE_UNPAID 1000.00'],
    ],
    [
      'half a day for half a day',
      { leaves: [leave('2026-08-03', '2026-08-03', { toPart: 'am' })] },
      ['23.5 of 23.5', 'BASIC 23500.00', 'LEAVE_UNPAID 500.00'],
    ],
    [
      'half a day for a Saturday',
      { leaves: [leave('2026-08-08')] },
      ['23.5 of 23.5', 'BASIC 23500.00', 'LEAVE_UNPAID 500.00'],
    ],
    [
      'five and a half for a week',
      { leaves: [leave('2026-08-03', '2026-08-08')] },
      ['23.5 of 23.5', 'BASIC 23500.00', 'LEAVE_UNPAID 5500.00'],
    ],
    [
      'all of it for all of it',
      { leaves: [leave('2026-08-01', '2026-08-31')] },
      ['23.5 of 23.5', 'BASIC 23500.00', 'LEAVE_UNPAID 23500.00'],
    ],
    // From Saturday the 8th to the 31st: 24 days, 4 Sundays (9, 16, 23, 30), 4 Saturdays: 16 whole and 4 half days =
    // 18.
    [
      'pays who joins on a Saturday half of that day',
      {
        hireDate: '2026-08-08',
        salaries: [{ amount: '23500', currency: 'AED', validFrom: '2026-08-08', validTo: null }],
      },
      ['18 of 23.5', 'BASIC 18000.00'],
    ],
    // 1 to 7 August: Saturday the 1st, Monday to Friday: 5.5.
    ['pays who leaves after a week five days and a half', { exitDate: '2026-08-07' }, ['5.5 of 23.5', 'BASIC 5500.00']],
    // 9,400 × 5.5 ÷ 23.5 = 2,200.00, and 100 a day for 5.5 days.
    [
      'allowances likewise, by the month and by the day',
      {
        exitDate: '2026-08-07',
        items: [
          {
            kind: 'allowance',
            title: 'Housing',
            basis: 'monthly',
            fixedAmount: '9400',
            percentOfBasic: null,
            currency: 'AED',
            validFrom: '2024-01-01',
            validTo: null,
          },
          {
            kind: 'allowance',
            title: 'Meals',
            basis: 'daily',
            fixedAmount: '100',
            percentOfBasic: null,
            currency: 'AED',
            validFrom: '2024-01-01',
            validTo: null,
          },
          {
            kind: 'allowance',
            title: 'Transport',
            basis: 'daily',
            fixedAmount: null,
            percentOfBasic: '10',
            currency: 'AED',
            validFrom: '2024-01-01',
            validTo: null,
          },
        ],
      },
      ['5.5 of 23.5', 'BASIC 5500.00', 'ALLOWANCE 2200.00', 'ALLOWANCE 550.00', 'ALLOWANCE 550.00'],
    ],
    // Two salaries: 1 to 14 August are 11.5 days (Saturdays 1 and 8; two weeks of five, but for nothing), the rest 12:
    // 23,500 × 11.5 ÷ 23.5 + 47,000 × 12 ÷ 23.5.
    [
      'adds up where the salary changes within it',
      {
        salaries: [
          { amount: '23500', currency: 'AED', validFrom: '2024-01-01', validTo: '2026-08-14' },
          { amount: '47000', currency: 'AED', validFrom: '2026-08-15', validTo: null },
        ],
      },
      ['23.5 of 23.5', 'BASIC 11000.00', 'BASIC 25000.00'],
    ],
  ])('%s', (_law, more, expected) => expect(linesOf(rules, more)).toEqual(expected));
});

describe('what counts as half a day of work', () => {
  it.each<[string, number, number, number]>([
    ['four hours beside eight', 240, 480, 0.5],
    ['five beside eight', 300, 480, 0.5],
    ['five beside nine', 300, 540, 0.5],
    ['six beside eight are a whole one', 360, 480, 1],
    ['eight beside twelve are a whole one', 480, 720, 1],
    ['nothing is none', 0, 480, 0],
    ['the longest is whole', 240, 240, 1],
  ])('%s', (_what, minutes, longest, expected) => expect(shareOfDay(minutes, longest)).toBe(expected));

  it('half a public holiday is paid and counts whole, and who works mornings alone works whole days', () => {
    const halfHoliday = by(
      [...week, time(6, '08:00', '12:00'), time(6, '13:00', '17:00')],
      saturdays.map((date) => ({ date, name: 'Eve', part: 'pm' })),
    );
    const mornings = by([1, 2, 3, 4, 5].map((weekday) => time(weekday, '08:00', '12:00')));
    expect([halfHoliday.basisDays, mornings.basisDays]).toEqual([26, 21]);
  });

  it('a holiday on a short Saturday is worth half a day, a weekend nothing, and other bases know no halves', () => {
    const rules = by([...week, time(6, '08:00', '12:00')], [{ date: '2026-08-08', name: 'Eid', part: 'full' }]);
    const day = (date: string) => countedDays(rules, dayNumber(date), dayNumber(date), false);
    expect([
      rules.basisDays,
      day('2026-08-08'),
      day('2026-08-09'),
      rulesOf('2026-08', 'working').basisDays,
      rulesOf('2026-08').basisDays,
    ]).toEqual([23.5, 0.5, 0, 21, 31]);
  });

  it('changes the digest of the settings, where there is one', () => {
    expect(morning.settingsHash).not.toBe(by([...week, time(6, '08:00', '16:00')]).settingsHash);
  });
});
