import { attendanceDay, countedPresences, planDay, reasonOf, type DayFacts, type DayReason } from './attendance-day';
import { automaticClockOut } from './automatic-clock-out';
import { addDays } from '../../../kernel/dates/plain-date';
import type { ShiftPlan } from './shift';
import { plannedBeside, type FreeTime } from './worked/free-time';
import { workedDay } from './worked/worked-day';
import { plannedInstant, wallMoment } from '../../../kernel/dates/zone-time';

const day = '2026-03-02';
const dubai = 'Asia/Dubai';
const berlin = 'Europe/Berlin';
const times = (spans: string, clockOutAfter: number | null = 90, more: Partial<ShiftPlan> = {}): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: spans.split(' ').map((span) => ({ start: span.slice(0, 5), end: span.slice(6), graceIn: 0, graceOut: 0 })),
  clockOutAfter,
  ...more,
});
const office = times('08:00-12:00 13:00-17:00');
const hours: ShiftPlan = { kind: 'daily_hours', totalHours: '8', periods: [], clockOutAfter: 120 };
/** '08:00' of the day, '+06:00' of the one after it. */
const at = (time: string, zone = dubai, date = day) =>
  plannedInstant(time.startsWith('+') ? addDays(date, 1) : date, `${time.replace('+', '')}:00`, zone);
const told = (instant: number, zone: string, date: string): string => {
  const { date: shown, time } = wallMoment(instant, zone);
  return `${shown === date ? '' : '+'}${time.slice(0, 5)}`;
};

interface Case {
  plan?: ShiftPlan & { parts?: ShiftPlan[] };
  spans: string[];
  zone?: string;
  date?: string;
  free?: FreeTime[];
}
const dayOf = ({ plan = office, spans, zone = dubai, date = day, free = [] }: Case) => {
  const spansAt = spans
    .map((span) => span.split('-'))
    .map(([from, to]) => ({ startedAt: at(from!, zone, date), endedAt: to ? at(to, zone, date) : null }));
  return {
    zone,
    date,
    planned: plannedBeside(free, planDay(plan, date, zone)),
    presences: countedPresences(spansAt, plan.counting),
  };
};

describe('who has no way out is taken by rule to have gone', () => {
  const split = {
    ...times('08:00-12:00 20:00-23:00', 30),
    parts: [times('08:00-12:00', 30), times('20:00-23:00', 60)],
  };
  it.each<[string, Case, string | null]>([
    // Odoo, "Automatic Check-Out": once the tolerance after the hours of the schedule has passed; here at their end,
    // not at that of the tolerance.
    ['at the end of their shift, once the minutes after it have passed', { spans: ['08:00'] }, '17:00 from 18:30'],
    [
      'not before its window has closed, whatever the minutes',
      { plan: times('08:00-17:00', 0), spans: ['08:00'] },
      '17:00 from 18:00',
    ],
    ['never where the shift says nothing', { plan: times('08:00-17:00', null), spans: ['08:00'] }, null],
    [
      'at the end of all its times, though they went out at noon',
      { spans: ['08:00-12:00', '13:05'] },
      '17:00 from 18:30',
    ],
    [
      'at the end of a night in the morning after',
      { plan: times('22:00-06:00'), spans: ['22:00'] },
      '+06:00 from +07:30',
    ],
    [
      'at the end of a night they came to after midnight',
      { plan: times('22:00-06:00'), spans: ['+00:20'] },
      '+06:00 from +07:30',
    ],
    ['at the end of a duty of 24 hours', { plan: times('08:00-08:00', 120), spans: ['08:00'] }, '+08:00 from +10:00'],
    [
      'when the clock shows the end, where clocks go forward',
      { plan: times('22:00-06:00'), spans: ['22:00'], zone: berlin, date: '2026-03-28' },
      '+06:00 from +07:30',
    ],
    [
      'and where they go back',
      { plan: times('22:00-06:00'), spans: ['22:00'], zone: berlin, date: '2026-10-24' },
      '+06:00 from +07:30',
    ],
    ['not where they came after its end', { spans: ['17:30'] }, null],
    ['not where they did go', { spans: ['08:00-15:00'] }, null],
    ['not where nobody came', { spans: [] }, null],
    ['not where another way out is missing before', { spans: ['08:00', '13:00'] }, null],
    [
      'which does not matter from the first to the last',
      { plan: { ...office, counting: 'first_to_last' }, spans: ['08:00', '13:00'] },
      '17:00 from 18:30',
    ],
    [
      'at noon, where leave has the afternoon',
      { spans: ['08:00'], free: [{ share: 0.5, from: 'leave', lies: 'pm' }] },
      '12:00 from 18:00',
    ],
    [
      'not where they came in the part that is free',
      { spans: ['13:00'], free: [{ share: 0.5, from: 'leave', lies: 'pm' }] },
      null,
    ],
    [
      'of two shifts at the end of the one they came for, by its rule',
      { plan: split, spans: ['20:00'] },
      '23:00 from +00:00',
    ],
    ['of two shifts the first, when the last is over too', { plan: split, spans: ['08:00'] }, '12:00 from +00:00'],
    [
      'not by the rule of the other',
      { plan: { ...split, parts: [times('08:00-12:00', null), times('20:00-23:00', 60)] }, spans: ['08:00'] },
      null,
    ],
    [
      'with hours and no times when they are full, at the earliest once the day is over',
      { plan: hours, spans: ['09:00'] },
      '17:00 from +00:00',
    ],
    ['less those they have worked', { plan: hours, spans: ['08:00-11:00', '14:00'] }, '19:00 from +00:00'],
    [
      'or, from the first to the last, has been there since',
      { plan: { ...hours, counting: 'first_to_last' }, spans: ['08:00-11:00', '14:00'] },
      '16:00 from +00:00',
    ],
    ['on the day after, where they fill late', { plan: hours, spans: ['20:00'] }, '+04:00 from +06:00'],
    ['not where they were full before', { plan: hours, spans: ['08:00-16:00', '18:00'] }, null],
    [
      'in real hours, where clocks go back',
      { plan: hours, spans: ['22:00'], zone: berlin, date: '2026-10-24' },
      '+05:00 from +07:00',
    ],
    [
      'not where only the month has hours',
      { plan: { ...hours, kind: 'monthly_hours', totalHours: '160' }, spans: ['09:00'] },
      null,
    ],
  ])('%s', (_name, given, expected) => {
    const { planned, presences, zone, date } = dayOf(given);
    const closing = automaticClockOut(presences, planned);
    expect(closing && `${told(closing.out, zone, date)} from ${told(closing.standsFrom, zone, date)}`).toBe(expected);
  });
});

describe('a day closed by rule', () => {
  const facts = (given: Case, more: Partial<DayFacts> = {}): DayFacts => ({
    date: day,
    hireDate: '2024-01-01',
    exitDate: null,
    isWeekend: false,
    dayOff: null,
    mark: null,
    presences: dayOf(given).presences,
    ...more,
  });
  it.each<[string, Partial<DayFacts>, string, DayReason]>([
    ['is going on until the rule holds', {}, '18:29', 'still_in'],
    ['and misses its way out from then on', {}, '18:30', 'automatic_clock_out'],
    ['is what somebody decided', { mark: 'present' }, '+08:00', 'decided'],
    ['is not closed where nothing was to be worked: a day of rest', { isWeekend: true }, '+08:00', 'no_way_out'],
    ['nor a holiday', { dayOff: 'holiday' }, '+08:00', 'no_way_out'],
    ['nor leave', { dayOff: 'leave' }, '+08:00', 'no_way_out'],
    ['nor after the last day', { exitDate: '2026-03-01' }, '+08:00', 'not_employed'],
  ])('%s', (_name, more, now, reason) => {
    expect(reasonOf(facts({ spans: ['08:00'] }, more), dayOf({ spans: [] }).planned, at(now))).toBe(reason);
  });

  it.each<[string, Case, number, number]>([
    ['the hours of its shift, its break left out', { spans: ['08:00'] }, 0, 480],
    ['with those they came early', { spans: ['07:30'] }, 0, 510],
    ['beside those that count already', { spans: ['08:00-12:00', '13:00'] }, 240, 480],
    [
      'from the first to the last',
      { plan: { ...office, counting: 'first_to_last' }, spans: ['08:00', '14:00'] },
      0,
      480,
    ],
    [
      'of a night an hour less where clocks go forward',
      { plan: times('22:00-06:00'), spans: ['22:00'], zone: berlin, date: '2026-03-28' },
      0,
      420,
    ],
    [
      'and one more where they go back',
      { plan: times('22:00-06:00'), spans: ['22:00'], zone: berlin, date: '2026-10-24' },
      0,
      540,
    ],
  ])('would have %s, and has none of them', (_name, given, worked, autoWorked) => {
    const { planned, date } = dayOf(given);
    const result = workedDay(
      { ...facts(given), date, nights: [], thresholds: { half: 300, full: 400 }, strays: 0 },
      planned,
      planned.endsAt + 12 * 3_600_000,
    );
    expect(result).toMatchObject({
      status: 'missing_punch',
      problem: 'automatic_clock_out',
      worked,
      overtime: 0,
      early: 0,
      lastOut: null,
      autoWorked,
    });
  });

  it('is like any other once they went', () => {
    const given = { spans: ['08:00-18:00'] };
    expect(attendanceDay(facts(given), dayOf(given).planned, at('+08:00'))).toMatchObject({
      status: 'present',
      worked: 600,
    });
    expect(
      workedDay(
        { ...facts(given), nights: [], thresholds: { half: null, full: null }, strays: 0 },
        dayOf(given).planned,
        at('+08:00'),
      ),
    ).toMatchObject({ problem: null, autoOut: null, autoWorked: null, overtime: 60 });
  });
});
