import { planDay } from '../../time/domain/attendance-day';
import { addDays } from '../../../kernel/dates/plain-date';
import type { ShiftPlan } from '../../time/domain/shift';
import { plannedInstant, wallMoment } from '../../../kernel/dates/zone-time';
import { zoneAt, zoneOn, type ZonedPlace } from './person-zone';
import { dayHolding, plannedShift, usualWindow } from '../../time/domain/worked/shift-window';
import { nightsAround, workedDay } from '../../time/domain/worked/worked-day';

const [dubai, riyadh, london, auckland] = ['Asia/Dubai', 'Asia/Riyadh', 'Europe/London', 'Pacific/Auckland'];
const moved: ZonedPlace[] = [
  { zone: london, validFrom: '2026-01-01', validTo: '2026-05-31' },
  { zone: riyadh, validFrom: '2026-07-01', validTo: null },
];
const instant = (text: string): number => Date.parse(text);

describe('the zone of somebody on a day', () => {
  it.each([
    ['is that of the company before they work elsewhere', '2025-12-31', dubai],
    ['is that of where they work from the first day', '2026-01-01', london],
    ['to the last', '2026-05-31', london],
    ['is that of the company while they work at no place of its own zone', '2026-06-15', dubai],
    ['is that of the next place', '2026-07-01', riyadh],
    ['without an end', '2030-01-01', riyadh],
  ])('%s: %s', (_law, date, zone) => {
    expect(zoneOn(moved, date, dubai)).toBe(zone);
  });
});

describe('the zone of somebody at a moment', () => {
  it.each([
    [
      'in their last hour there is that of the place, though the company is a day ahead',
      '2026-05-31T22:30:00Z',
      london,
    ],
    ['after it is that of the company', '2026-05-31T23:30:00Z', dubai],
    ['begins when the day of the place does, not that of the company', '2026-06-30T20:30:00Z', dubai],
    ['is that of the place from then on', '2026-06-30T21:00:00Z', riyadh],
  ])('%s: %s', (_law, at, zone) => {
    expect(zoneAt(moved, instant(at), dubai)).toBe(zone);
  });
  it('ahead of the company begins earlier', () => {
    expect(
      zoneAt([{ zone: auckland, validFrom: '2026-07-01', validTo: null }], instant('2026-06-30T13:00:00Z'), dubai),
    ).toBe(auckland);
  });
});

const times = (start: string, end: string): ShiftPlan => ({
  kind: 'times',
  totalHours: '8',
  periods: [{ start, end, graceIn: 0, graceOut: 0 }],
});
const [office, nightly] = [times('09:00', '17:00'), times('22:00', '06:00')];

describe('the day of somebody in their own zone', () => {
  const standing = (plan: ShiftPlan | null, zone: string, date: string, now: string) =>
    workedDay(
      {
        date,
        hireDate: '2020-01-01',
        exitDate: null,
        isWeekend: false,
        dayOff: null,
        mark: null,
        thresholds: { half: null, full: null },
        strays: 0,
        nights: [],
        presences: [],
      },
      planDay(plan, date, zone),
      instant(now),
    ).status;

  // Dubai is four hours ahead of UTC, Riyadh three; London none in winter and one from 29 March to 25 October 2026 (tz
  // database).
  it.each([
    ['in Riyadh is not over when it is in Dubai', office, riyadh, '2026-03-02', '2026-03-02T14:30:00Z', 'upcoming'],
    ['in Dubai is then', office, dubai, '2026-03-02', '2026-03-02T14:30:00Z', 'absent'],
    ['in Riyadh is over an hour later', office, riyadh, '2026-03-02', '2026-03-02T15:00:00Z', 'absent'],
    ['without a shift ends at midnight in Riyadh', null, riyadh, '2026-03-02', '2026-03-02T20:59:00Z', 'upcoming'],
    ['which is at nine in the evening of UTC', null, riyadh, '2026-03-02', '2026-03-02T21:00:00Z', 'absent'],
    ['in London ends at 18:00 UTC in winter', office, london, '2026-03-27', '2026-03-27T18:00:00Z', 'absent'],
    ['and an hour earlier in summer', office, london, '2026-03-30', '2026-03-30T17:00:00Z', 'absent'],
    ['not before that', office, london, '2026-03-30', '2026-03-30T16:59:00Z', 'upcoming'],
  ])('%s', (_law, plan, zone, date, now, status) => {
    expect(standing(plan, zone, date, now)).toBe(status);
  });

  it.each([
    ['in Riyadh', riyadh, '2026-03-02', 8, 7],
    ['in London while clocks go forward', london, '2026-03-28', 7, 6],
    ['in London while clocks go back', london, '2026-10-24', 9, 8],
  ])('is of a night %s as long as it lasts there', (_law, zone, date, hours, dark) => {
    const [from, to] = [plannedInstant(date, '22:00:00', zone), plannedInstant(addDays(date, 1), '06:00:00', zone)];
    const day = workedDay(
      {
        date,
        hireDate: '2020-01-01',
        exitDate: null,
        isWeekend: false,
        dayOff: null,
        mark: null,
        thresholds: { half: null, full: null },
        strays: 0,
        nights: nightsAround(date, zone, { from: '22:00', to: '05:00' }),
        presences: [{ startedAt: from, endedAt: to }],
      },
      planDay(nightly, date, zone),
      to,
    );
    expect([day.worked, day.night, day.late, day.early]).toEqual([hours * 60, dark * 60, 0, 0]);
  });

  it('has what is punched at half past eleven in the evening there, when it is the next day in Dubai', () => {
    const at = instant('2026-03-02T20:30:00Z');
    const shifts = [-1, 0, 1].map((days) => plannedShift(office, addDays('2026-03-02', days), riyadh, usualWindow)!);
    expect([
      wallMoment(at, riyadh),
      wallMoment(at, dubai).date,
      dayHolding(at, wallMoment(at, riyadh).date, shifts),
    ]).toEqual([{ date: '2026-03-02', time: '23:30:00' }, '2026-03-03', '2026-03-02']);
  });
});
