import { factsOf, rulesOf, salary } from './cases/payroll-cases';
import { linesOf } from './pay-lines.fixture';
import type { TakenLeave } from './payslip';

/** The Saturdays and Sundays of July 2026, a month of 31 days, 23 of them worked. */
const weekends = ['04', '05', '11', '12', '18', '19', '25', '26'].map((day) => `2026-07-${day}`);
const until = (toDate: string, daysOff?: string[]): TakenLeave => ({
  kind: 'unpaid',
  unit: 'daily',
  fromDate: '2026-07-01',
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  paidPercent: null,
  ...(daysOff && { daysOff }),
});

// 3,100.00 are 100.00 a day of the calendar. Away from the 1st to the 30th is away on 22 of 23 days of work.
test.each<[string, TakenLeave, Parameters<typeof rulesOf>[1], string]>([
  ['all of the month takes all of the pay', until('2026-07-31'), 'calendar', '3100.00'],
  // 22 × 100: what is left pays the day worked and the eight days off.
  ['all but a day takes the days of work', until('2026-07-30'), 'calendar', '2200.00'],
  // 22 and 8 × 100: a type whose weekends count leaves the pay of the day worked.
  ['all but a day, of a type whose weekends count', until('2026-07-30', weekends), 'calendar', '3000.00'],
  // 3,100 × 22 ÷ 23 = 2,965.217: a company that pays by working days leaves a twenty-third.
  ['all but a day, where pay goes by working days', until('2026-07-30'), 'working', '2965.22'],
])('unpaid leave of %s', (_what, leave, dayBasis, taken) => {
  const lines = linesOf(factsOf({ salaries: [salary('3100.00')], leaves: [leave] }), rulesOf('2026-07', dayBasis));
  expect(lines.map(({ amount }) => amount)).toEqual([taken]);
});
