import type { PaySchedule } from '../periods/pay-period';
import { periodOf } from '../periods/pay-period';
import { insuredMonths } from './insured-months';

const from15: PaySchedule = { frequency: 'monthly', firstDay: 15 };
const weeks: PaySchedule = { frequency: 'weekly', anchor: '2026-11-02' };
const halves: PaySchedule = { frequency: 'semi_monthly', firstDay: 1, secondDay: 16 };

interface Case {
  schedule: PaySchedule | null;
  /** Some day of the period, or of the calendar month. */
  day: string;
  hireDate?: string;
  exitDate?: string;
  paidFrom?: string;
  paidTo?: string;
  isMonthTaken?: true;
  months: string[];
}

it.each<[string, Case]>([
  ['the calendar month', { schedule: null, day: '2026-11-10', months: ['2026-11-01…2026-11-30'] }],
  [
    'who joined in it',
    { schedule: null, day: '2026-11-10', hireDate: '2026-11-20', months: ['2026-11-20…2026-11-30'] },
  ],
  [
    'who goes to a pay group within it has the whole month',
    { schedule: null, day: '2026-11-10', paidTo: '2026-11-14', months: ['2026-11-01…2026-11-30'] },
  ],
  ['the month the period ends in', { schedule: from15, day: '2026-12-14', months: ['2026-12-01…2026-12-31'] }],
  [
    'who joined in the month before has its days too',
    {
      schedule: from15,
      day: '2026-12-14',
      hireDate: '2026-11-20',
      months: ['2026-11-20…2026-11-30', '2026-12-01…2026-12-31'],
    },
  ],
  [
    'who joined before the period had them with the payslip before',
    { schedule: from15, day: '2026-12-14', hireDate: '2026-11-10', months: ['2026-12-01…2026-12-31'] },
  ],
  [
    'who leaves in it',
    { schedule: from15, day: '2026-12-14', exitDate: '2026-12-05', months: ['2026-12-01…2026-12-05'] },
  ],
  ['who left before its month begins', { schedule: from15, day: '2026-12-14', exitDate: '2026-11-20', months: [] }],
  ['a week that is not the last of its month', { schedule: weeks, day: '2026-11-10', months: [] }],
  ['the last week', { schedule: weeks, day: '2026-11-25', months: ['2026-11-01…2026-11-30'] }],
  [
    'the last week that is paid',
    { schedule: weeks, day: '2026-11-10', exitDate: '2026-11-12', months: ['2026-11-01…2026-11-12'] },
  ],
  [
    'the week before a move',
    { schedule: weeks, day: '2026-11-10', paidTo: '2026-11-12', months: ['2026-11-01…2026-11-30'] },
  ],
  ['a second half', { schedule: halves, day: '2026-11-20', months: ['2026-11-01…2026-11-30'] }],
  ['a first half', { schedule: halves, day: '2026-11-10', months: [] }],
  ['what another payslip has taken', { schedule: from15, day: '2026-12-14', isMonthTaken: true, months: [] }],
])('%s', (_, { schedule, day, hireDate = '2020-01-01', exitDate = null, months, isMonthTaken, ...own }) => {
  const period = schedule ? periodOf(schedule, day) : { from: '2026-11-01', to: '2026-11-30' };
  const paid = {
    from: [period.from, hireDate, own.paidFrom ?? ''].toSorted().at(-1)!,
    to: [period.to, exitDate ?? '9', own.paidTo ?? '9'].toSorted()[0]!,
  };
  const month = period.to.slice(0, 7);
  const rules = {
    month,
    monthFirst: `${month}-01`,
    from: period.from,
    ...(schedule && { ownPeriod: { ...period, schedule } }),
  };
  const facts = { hireDate, exitDate, insurance: { nationality: 'AE', registrations: [], isMonthTaken }, ...own };
  expect(insuredMonths(facts as never, rules, paid).map(({ from, to }) => `${from}…${to}`)).toEqual(months);
});
