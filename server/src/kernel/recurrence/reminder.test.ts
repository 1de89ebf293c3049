import { reminderFor, remindingOf, secondsBefore, whenToldOf, type Reminder } from './reminder';

const at = (start: string) => ({
  isAllDay: false,
  startDate: null,
  endDate: null,
  startAt: new Date(start),
  endAt: new Date(start),
});
const whole = (day: string) => ({ isAllDay: true, startDate: day, endDate: day, startAt: null, endAt: null });
const told = (
  times: ReturnType<typeof at> | ReturnType<typeof whole>,
  reminder: Reminder,
  event = 'Europe/London',
  company = event,
) => {
  const { from, until } = remindingOf(times, reminder, { event, company });
  return [from, until].map((instant) => new Date(instant).toISOString().slice(0, 16));
};

describe('of what begins at a time one is reminded', () => {
  it.each<[Reminder, string, string]>([
    ['at_start', '2026-03-02T09:00', '2026-03-02T09:05'],
    ['ten_minutes', '2026-03-02T08:50', '2026-03-02T09:00'],
    ['one_hour', '2026-03-02T08:00', '2026-03-02T09:00'],
    ['one_day', '2026-03-01T09:00', '2026-03-02T09:00'],
  ])('%s: from %s and no longer than until %s', (reminder, from, until) =>
    expect(told(at('2026-03-02T09:00:00Z'), reminder)).toEqual([from, until]),
  );
  it.each([
    ['go forward', '2026-03-29T08:00:00Z', '2026-03-28T09:00'],
    ['go back', '2026-10-25T09:00:00Z', '2026-10-24T08:00'],
    ['leave out the hour on the day before', '2026-03-30T00:30:00Z', '2026-03-29T01:30'],
  ])('a day before at the same time by the clock, where clocks %s', (_what, start, from) =>
    expect(told(at(start), 'one_day')[0]).toBe(from),
  );
  it('an hour before by elapsed time, also where clocks go forward in between', () => {
    expect(told(at('2026-03-29T01:30:00Z'), 'one_hour')[0]).toBe('2026-03-29T00:30');
  });
});

describe('of whole days one is reminded at nine by the clock of the company', () => {
  it.each<[Reminder, string, string, string]>([
    ['at_start', '2026-03-02', '2026-03-02T05:00', '2026-03-02T20:00'],
    ['one_day', '2026-03-02', '2026-03-01T05:00', '2026-03-01T20:00'],
  ])('%s of %s: from %s until %s', (reminder, day, from, until) =>
    expect(told(whole(day), reminder, 'Europe/London', 'Asia/Dubai')).toEqual([from, until]),
  );
  it('before clocks are changed and after', () => {
    expect([told(whole('2026-03-28'), 'at_start')[0], told(whole('2026-03-29'), 'at_start')[0]]).toEqual([
      '2026-03-28T09:00',
      '2026-03-29T08:00',
    ]);
  });
  it.each([
    [true, 'ten_minutes', 'at_start'],
    [true, 'one_hour', 'at_start'],
    [true, 'one_day', 'one_day'],
    [true, 'none', 'none'],
    [false, 'one_hour', 'one_hour'],
  ])('on the day or the day before (whole days: %s, %s becomes %s)', (isAllDay, asked, kept) =>
    expect(reminderFor(isAllDay, asked)).toBe(kept),
  );
});

it.each<[boolean, Reminder, number | null]>([
  [false, 'none', null],
  [false, 'at_start', 0],
  [false, 'one_hour', 3600],
  [false, 'one_day', 86_400],
  [true, 'at_start', -9 * 3600],
  [true, 'one_day', 15 * 3600],
])('other calendars are told (whole days: %s, %s) %s seconds before', (isAllDay, reminder, seconds) =>
  expect(secondsBefore(isAllDay, reminder)).toBe(seconds),
);

it('names the time by the clock of the company, of whole days the day alone', () => {
  expect([whenToldOf(at('2026-03-02T21:30:00Z'), 'Asia/Dubai'), whenToldOf(whole('2026-03-02'), 'Asia/Dubai')]).toEqual(
    ['2026-03-03 01:30', '2026-03-02'],
  );
});
