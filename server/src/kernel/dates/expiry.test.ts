import { dueNotices, expiryProblem, expiryStateOf } from './expiry';

test.each([
  ['without a last day, none', null, null, 'none'],
  ['before its notice begins, valid', '2026-06-30', '2026-05-31', 'valid'],
  ['on the first day of its notice, expiring', '2026-06-30', '2026-05-01', 'expiring'],
  ['on its last day, expiring still', '2026-05-01', '2026-04-01', 'expiring'],
  ['on its last day without a notice, valid still', '2026-05-01', null, 'valid'],
  ['on the day after, expired', '2026-04-30', '2026-04-01', 'expired'],
])('a document is, %s', (_what, expiryDate, noticeFrom, state) => {
  expect(expiryStateOf(expiryDate, noticeFrom, '2026-05-01')).toBe(state);
});

test.each([
  ['none while the widest is to come', '2026-09-01', []],
  ['the widest from its day on', '2026-07-30', [90]],
  ['all that are due, the tightest first, where days were missed', '2026-05-06', [7, 30, 90]],
  ['those of the last days shortly after the end', '2026-04-26', [0, 7, 30, 90]],
  ['none long after the end', '2026-04-20', []],
])('notices due: %s', (_what, expiryDate, due) => {
  expect(dueNotices(expiryDate, [90, 30, 7, 0, 7], '2026-05-01')).toEqual(due);
});

test.each<[string, boolean[], string | null, string | null]>([
  ['of no type may have a last day', [], '2026-05-01', null],
  ['of no type may have none', [], null, null],
  ['of a type that expires has a last day', [true], '2026-05-01', null],
  ['of a type that expires lacks one', [true], null, 'needed'],
  ['of a type that never expires has none', [false], null, null],
  ['of a type that never expires takes none', [false], '2026-05-01', 'refused'],
  ['of several types has one where any of them expires', [false, true], '2026-05-01', null],
  ['of several types lacks one where any of them expires', [false, true], null, 'needed'],
])('a document %s', (_what, types, expiryDate, problem) => {
  expect(
    expiryProblem(
      types.map((hasExpiry) => ({ hasExpiry })),
      expiryDate,
    ),
  ).toBe(problem);
});
