import { keptLineSums } from './line-sums';

const line = (code: string, kind: string, amount: string, hidden = false) =>
  ({ code, kind, amount, ...(hidden && { hidden }) }) as Parameters<typeof keptLineSums>[0][number];

const paid = [
  line('BASIC', 'earning', '8000.00'),
  line('BASIC', 'earning', '500.50'),
  line('ALLOWANCE', 'earning', '1000.00'),
  line('OVERTIME', 'earning', '99.50'),
  line('SI_SA_GOSI_ANNUITIES', 'deduction', '720.00'),
  line('INCOME_TAX', 'deduction', '10.00'),
  line('CLUB', 'deduction', '25.00'),
  line('SI_SA_GOSI_HAZARDS', 'employer_cost', '160.00'),
  line('WAGE', 'information', '9000.00'),
];
// 8,000 + 500.50; what only informs is in no sum.
const sums = {
  basic: '8500.50',
  allowances: '1000.00',
  otherEarnings: '99.50',
  insurance: '720.00',
  incomeTax: '10.00',
  otherDeductions: '25.00',
  employerCost: '160.00',
};

it.each([
  ['of no lines', [], { whole: {} }],
  ['of every kind', paid, { whole: sums }],
  // 160 + 40 for who sees all, 160 for the employee.
  [
    'with lines kept from the employee',
    [...paid, line('HEALTH', 'employer_cost', '40.00', true)],
    { whole: { ...sums, employerCost: '200.00' }, open: sums },
  ],
])('sums %s', (_what, lines, kept) => expect(keptLineSums(lines, 'SAR')).toEqual(kept));
