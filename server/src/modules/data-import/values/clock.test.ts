import { readClock } from './clock';
import { readInstant, readMoment } from './instant';
import type { DayFormat } from './day';
import { decimalMarkOf, readAmount } from './pay';

test.each([
  ['8:05', '08:05:00'],
  ['08.05', '08:05:00'],
  ['8:05 PM', '20:05:00'],
  ['12:30 am', '00:30:00'],
  ['٠٨:٠٥', '08:05:00'],
  ['٨:٠٥ م', '20:05:00'],
  ['0.336805', '08:05:00'],
  ['2026-03-01 17:45:30', '17:45:30'],
  ['24:00', null],
  ['13:00 pm', null],
  ['8', null],
  ['late', null],
])('%s as a time of day', (cell, expected) => expect(readClock(cell)).toBe(expected));

test.each([
  ['01/03/2026 08:05', 'Asia/Dubai', '2026-03-01T04:05:00.000Z'],
  ['2026-03-01T08:05:00Z', 'Asia/Dubai', '2026-03-01T08:05:00.000Z'],
  ['2026-03-01 08:05+02:00', 'Asia/Dubai', '2026-03-01T06:05:00.000Z'],
  ['1 March 2026 8:05 pm', 'Asia/Dubai', '2026-03-01T16:05:00.000Z'],
  ['2026-03-29 03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-03-01 25:00', 'Asia/Dubai', null],
  ['soon', 'Asia/Dubai', null],
])('%s in %s', (cell, zone, expected) =>
  expect(readInstant(cell, 'DMY', '2046-01-01', zone)?.toISOString() ?? null).toBe(expected),
);

test.each<[string, DayFormat | undefined, [string, string, number | null] | null]>([
  ['2026-03-01 08:02', undefined, ['2026-03-01', '08:02:00', null]],
  ['01/03/2026 8:02 AM', 'DMY', ['2026-03-01', '08:02:00', null]],
  ['01/03/2026 8:02 PM', 'MDY', ['2026-01-03', '20:02:00', null]],
  ['3/1/2026, 12:05:09 AM', 'MDY', ['2026-03-01', '00:05:09', null]],
  ['1 March 2026 17:45:30.123', undefined, ['2026-03-01', '17:45:30', null]],
  ['٠١/٠٣/٢٠٢٦ ٨:٠٢ م', 'DMY', ['2026-03-01', '20:02:00', null]],
  ['2026-03-01T08:02:11Z', undefined, ['2026-03-01', '08:02:11', 0]],
  ['2026-03-01T08:02+04:00', undefined, ['2026-03-01', '08:02:00', 240]],
  ['2026-03-01 08:02 -0530', undefined, ['2026-03-01', '08:02:00', -330]],
  ['46082.3347222', 'serial', ['2026-03-01', '08:02:00', null]],
  ['46082.3347222', 'DMY', null],
  ['2026-03-01', undefined, null],
  ['08:02', 'DMY', null],
  ['01/03/2026 08:02', undefined, null],
  ['2026-03-01 25:00', undefined, null],
])('%s by %s as a day with a time', (cell, format, expected) => {
  const moment = readMoment(cell, format, '2046-01-01');
  expect(moment && [moment.date, moment.time, moment.ahead]).toEqual(expected);
});

test.each([
  ['1,234', 'open'],
  ['1.234', 'open'],
  ['1,5', 'comma'],
  ['1.5', 'point'],
  ['1,234.5', 'point'],
  ['1.234,5', 'comma'],
  ['1234', null],
  ['soon', null],
])('what starts the decimals of %s: %s', (cell, expected) => expect(decimalMarkOf(cell)).toBe(expected));

test.each([
  ['1.234', 'comma', '1234'],
  ['1,5', 'comma', '1.5'],
  ['1.234,50', 'comma', '1234.5'],
  ['1,234', 'point', '1234'],
  ['1,5', 'point', null],
  ['1.5', 'comma', null],
] as const)('%s with the %s', (cell, mark, expected) => expect(readAmount(cell, mark)).toBe(expected));
