import type { LeaveSpan } from '../../../organisation/domain/leave-days';
import { calendarOfWeek, leaveCalendar } from '../../../organisation/domain/leave-calendar';
import type { WorkCalendar } from '../../../organisation/domain/work-calendar';
import { inARow } from './days-in-a-row';
import { daysTaken, takenDays } from './leave-type';

const holidays = [
  { name: 'Eid', date: '2026-03-31', part: 'full' as const },
  { name: 'Eve', date: '2026-03-25', part: 'pm' as const },
];
/** Saturday and Sunday free; days of eight hours whose times nobody has on file. */
const lengths = calendarOfWeek({
  weekendDays: [6, 0],
  dayMinutes: 480,
  holidays: [{ name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-03-31' }],
});
/**
 * 08:00 to 12:00 and 13:00 to 17:00, Monday to Friday; Eid on Tuesday 31 March, the afternoon of Wednesday the 25th
 * free.
 */
const week: WorkCalendar = {
  id: 'w',
  zone: 'UTC',
  parityFrom: null,
  parts: ([1, 2, 3, 4, 5] as const).flatMap((weekday) => [
    { weekday, weeks: 'every' as const, half: 'am' as const, start: '08:00', end: '12:00' },
    { weekday, weeks: 'every' as const, half: 'pm' as const, start: '13:00', end: '17:00' },
  ]),
};
const times = leaveCalendar(
  { own: [], department: [], company: [{ validFrom: '0001-01-01', validTo: null, calendar: week, holidays }] },
  'UTC',
  480,
);

const span = (fromDate: string, toDate = fromDate, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  ...more,
});
const morning = (date: string) => span(date, date, { toPart: 'am' });
const afternoon = (date: string) => span(date, date, { fromPart: 'pm' });
const hours = (date: string, fromTime: string, toTime: string) =>
  span(date, date, { unit: 'hourly', fromTime, toTime });
const plain = { weekends: 'none' as const, countsHolidays: false };

// Monday 16 March to Friday 20 March, and the weeks behind it.
describe('days follow each other', () => {
  it.each<[string, LeaveSpan, LeaveSpan[], number]>([
    ['where whole days touch', span('2026-03-17'), [span('2026-03-16'), span('2026-03-18', '2026-03-19')], 4],
    ['across a weekend', span('2026-03-23'), [span('2026-03-19', '2026-03-20')], 3],
    [
      'across a weekend, a working day and a holiday that are all off',
      span('2026-04-01'),
      [span('2026-03-27'), span('2026-03-30')],
      3,
    ],
    ['not across a day that is worked', span('2026-03-18'), [span('2026-03-16')], 1],
    ['not across the afternoon worked after a morning off', span('2026-03-17'), [morning('2026-03-16')], 1],
    ['from an afternoon off into the next day', span('2026-03-17'), [afternoon('2026-03-16')], 1.5],
    ['from a day into the next morning', morning('2026-03-17'), [span('2026-03-16')], 1.5],
    ['not across the morning worked before an afternoon off', afternoon('2026-03-17'), [span('2026-03-16')], 0.5],
    [
      'where two halves make a day',
      afternoon('2026-03-17'),
      [span('2026-03-16'), morning('2026-03-17'), span('2026-03-18')],
      3,
    ],
    [
      'not where only the later half is off between',
      span('2026-03-18'),
      [span('2026-03-16'), afternoon('2026-03-17')],
      1.5,
    ],
    ['from Friday afternoon over the weekend', span('2026-03-23'), [afternoon('2026-03-20')], 1.5],
    ['not over a weekend from a Friday worked after noon', span('2026-03-23'), [morning('2026-03-20')], 1],
    [
      'of three leaves until the first that is worked behind',
      span('2026-03-16'),
      [morning('2026-03-17'), span('2026-03-18')],
      1.5,
    ],
    ['where hours take the whole of a day', span('2026-03-17'), [hours('2026-03-16', '08:00', '17:00')], 2],
  ])('%s', (_what, asked, others, days) => {
    for (const calendar of [lengths, times]) expect(daysOf(asked, others, calendar)).toBe(days);
  });

  it.each<[string, LeaveSpan, LeaveSpan[], number]>([
    ['where the hours off are the last of the day', span('2026-03-17'), [hours('2026-03-16', '15:00', '17:00')], 1.25],
    ['not where hours are worked behind them', span('2026-03-17'), [hours('2026-03-16', '13:00', '15:00')], 1],
    [
      'where nothing but the pause lies between hours',
      hours('2026-03-16', '13:00', '15:00'),
      [hours('2026-03-16', '10:00', '12:00')],
      0.5,
    ],
    [
      'not where an hour is worked between hours',
      hours('2026-03-16', '13:00', '15:00'),
      [hours('2026-03-16', '09:00', '11:00')],
      0.25,
    ],
    ['across half a holiday', span('2026-03-26'), [morning('2026-03-25')], 1.5],
  ])('by the times of a calendar %s', (_what, asked, others, days) => {
    expect(daysOf(asked, others, times)).toBe(days);
  });

  const daysOf = (asked: LeaveSpan, others: LeaveSpan[], calendar: typeof times): number =>
    daysTaken(
      inARow(
        asked,
        [asked, ...others].map((each) => ({ span: each, days: takenDays(each, calendar, plain) })),
        calendar,
      ),
    ) / 10_000;
});
