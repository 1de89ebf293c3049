import { dayIn, startOfDay } from './company-clock';

test.each([
  ['2026-03-01', 'Asia/Dubai', '2026-02-28T20:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-12-31', 'Pacific/Auckland', '2026-12-30T11:00:00.000Z'],
])('%s begins in %s at %s, also where clocks change', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
  expect(dayIn(zone, new Date(instant))).toBe(day);
});
