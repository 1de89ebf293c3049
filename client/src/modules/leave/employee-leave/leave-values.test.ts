import { firstValues, inputFrom, spanBegun, spanIn, type LeaveValues } from './leave-values';

const typed: Partial<LeaveValues> = {
  fromDate: '2026-03-09',
  toDate: '2026-03-13',
  part: 'pm',
  fromTime: '09:00',
  toTime: '11:00',
};
const days = {
  unit: 'daily',
  fromDate: '2026-03-09',
  toDate: '2026-03-13',
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
};

it.each<[string, Partial<LeaveValues>, object | null]>([
  ['days', { length: 'days' }, days],
  [
    'days from noon to noon',
    { length: 'days', fromNoon: true, untilNoon: true },
    { ...days, fromPart: 'pm', toPart: 'am' },
  ],
  ['days without an end', { length: 'days', toDate: null }, null],
  ['half a day, whatever end was typed before', { length: 'half' }, { ...days, toDate: '2026-03-09', fromPart: 'pm' }],
  ['hours', { length: 'hours' }, { ...days, unit: 'hourly', toDate: '2026-03-09', fromTime: '09:00', toTime: '11:00' }],
  ['hours without a time', { length: 'hours', toTime: null }, null],
])('a span of %s', (_what, values, span) => {
  expect(spanIn({ ...typed, ...values })).toEqual(span);
});

it.each([
  [{ unit: 'daily', fromPart: 'am', toPart: 'pm' }, 'days'],
  [{ unit: 'daily', fromPart: 'pm', toPart: 'pm' }, 'half'],
  [{ unit: 'hourly', fromPart: 'am', toPart: 'pm' }, 'hours'],
])('leave of %j is opened as %s', (leave, length) => {
  expect(firstValues({ ...typed, toDate: '2026-03-09', ...leave } as never, null).length).toBe(length);
});

it.each<[string, Partial<LeaveValues>]>([
  ['nothing but a reason', { length: 'days', reason: 'Wedding' }],
  ['a first day', { length: 'days', fromDate: '2026-03-09', fromNoon: true }],
  ['an afternoon without its day', { length: 'half', part: 'pm' }],
  ['a day without its hours', { length: 'hours', fromDate: '2026-03-09', fromTime: '09:00' }],
])('a draft of %s is opened as it was left', (_what, left) => {
  const empty = firstValues(null, 'mona');
  const kept = inputFrom({ ...empty, ...left }, spanBegun({ ...empty, ...left }));
  const opened = firstValues(kept as never, 'mona');
  expect({ ...opened, toDate: null, part: left.part ?? 'am' }).toEqual({ ...empty, ...left });
});
