import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary } from '../cases/payroll-cases';
import type { PayComponentSource } from '../components/pay-plan';
import { daysWithoutPay, employerCostIn, unpaidDaysIn } from './payslip-figures';
import type { PayFacts, TakenLeave } from '../payslip';
import type { PayDayBasis } from '../pay-rules';

const leave = (fromDate: string, toDate: string, more: Partial<TakenLeave> = {}): TakenLeave => ({
  kind: 'unpaid',
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  paidPercent: null,
  ...more,
});
const linesOf = (leaves: TakenLeave[]) => ready(payslipFor(factsOf({ leaves }), rulesOf('2025-03'))).lines;

// Weekends on Saturday and Sunday; 3 March 2025 is a Monday.
it.each<[string, TakenLeave[], string]>([
  ['none', [], '0'],
  ['two working days', [leave('2025-03-03', '2025-03-04')], '2'],
  ['a day and a half', [leave('2025-03-03', '2025-03-04', { toPart: 'am' })], '1.5'],
  ['the weekend within does not count unless the type says so', [leave('2025-03-07', '2025-03-10')], '2'],
  ['where it does, it counts', [leave('2025-03-07', '2025-03-10', { daysOff: ['2025-03-08', '2025-03-09'] })], '4'],
  ['a whole month away', [leave('2025-03-01', '2025-03-31')], '31'],
  ['paid in part is not unpaid', [leave('2025-03-03', '2025-03-04', { paidPercent: '50' })], '0'],
  ['paid in whole', [leave('2025-03-03', '2025-03-04', { kind: 'paid' })], '0'],
  [
    'two of them add up',
    [leave('2025-03-03', '2025-03-03'), leave('2025-03-10', '2025-03-11', { kind: 'maternity', paidPercent: '0' })],
    '3',
  ],
])('unpaid days of a month: %s', (_what, leaves, days) => {
  expect(unpaidDaysIn(linesOf(leaves))).toBe(days);
});

// March 2026 has 31 days, 22 of work; the 17th is a Tuesday.
describe.each<PayDayBasis>(['calendar', 'working', 'fixed30'])(
  'days of the calendar without pay, where a month is paid by %s days',
  (basis) => {
    it.each<[string, Partial<PayFacts>, number]>([
      ['employed all of it', {}, 0],
      ['joined on the 17th: the 16 before', { hireDate: '2026-03-17' }, 16],
      ['left on the 10th: the 21 after', { exitDate: '2026-03-10' }, 21],
      ['joined on Saturday the 28th', { hireDate: '2026-03-28' }, 27],
      [
        'two salaries of one month',
        { salaries: [salary('10000.00', '2020-01-01', '2026-03-15'), salary('12000.00', '2026-03-16')] },
        0,
      ],
      ['two working days of unpaid leave', { leaves: [leave('2026-03-03', '2026-03-04')] }, 2],
      [
        'joined on the 17th, two days of unpaid leave',
        { hireDate: '2026-03-17', leaves: [leave('2026-03-24', '2026-03-25')] },
        18,
      ],
      ['on unpaid leave for all of it', { leaves: [leave('2026-03-01', '2026-03-31')] }, 31],
      [
        'joined on the 17th and on unpaid leave since',
        { hireDate: '2026-03-17', leaves: [leave('2026-03-17', '2026-03-31')] },
        31,
      ],
    ])('%s', (_what, facts, days) =>
      expect(daysWithoutPay(ready(payslipFor(factsOf(facts), rulesOf('2026-03', basis))))).toBe(days),
    );
  },
);

it('a correction, which has no basic salary, has no days without pay', () => {
  expect(daysWithoutPay({ lines: [{ code: 'RETRO', inputs: [] }], calendarDays: 31, paymentDays: 0 })).toBe(0);
});

it('what the employer pays beside the pay is the sum of its lines', () => {
  const cost = (code: string, formula: string): PayComponentSource => ({
    code,
    name: code,
    nameAr: null,
    kind: 'employer_cost',
    formula,
    condition: null,
    prorated: false,
    rounding: 'coin',
  });
  const { lines } = ready(
    payslipFor(
      factsOf(),
      rulesOf('2025-03', 'calendar', {
        components: [
          cost('pension', 'basic * 12.5%'),
          cost('insurance', '99.99'),
          { ...cost('shown', '5'), kind: 'information' },
        ],
      }),
    ),
  );
  expect(employerCostIn(lines, 'AED')).toBe('1349.99');
  expect(employerCostIn([], 'KWD')).toBe('0.000');
});
