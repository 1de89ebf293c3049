import { payrollMonthToDo, type PayrollMonths } from './payroll-month';

const none: PayrollMonths = { open: null, last: null, leavesPeople: false };

test.each<[string, Partial<PayrollMonths>, string]>([
  ['this month where there never was a payroll', {}, '2026-06'],
  ['the month after the last posted one', { last: '2026-03' }, '2026-04'],
  ['the earliest that is not posted, whatever came later', { open: '2026-02', last: '2026-04' }, '2026-02'],
  [
    'the last month again while runs of parts of the company left somebody out',
    { last: '2026-04', leavesPeople: true },
    '2026-04',
  ],
  [
    'an earlier open month before those left out of a later one',
    { open: '2026-03', last: '2026-04', leavesPeople: true },
    '2026-03',
  ],
  ['none that is yet to come', { last: '2026-06' }, '2026-06'],
])('next to be paid is %s', (_what, months, expected) => {
  expect(payrollMonthToDo({ ...none, ...months }, '2026-06')).toBe(expected);
});
