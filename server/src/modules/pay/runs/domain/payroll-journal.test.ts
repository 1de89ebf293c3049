import fc from 'fast-check';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { componentOfLine, ledgerLineOfPay } from '../../accounting/domain/ledger-line';
import { journalOf, type LineSum } from './payroll-journal';

const sum = (kind: LineSum['kind'], code: string, amount: string, department: string | null = 'Nursing'): LineSum => ({
  department,
  costCentre: department && 'CC-' + department,
  kind,
  code,
  name: { en: code, ar: code },
  amount,
  count: 2,
});

it('books earnings against deductions and net pay, department by department', () => {
  const lines = journalOf(
    [
      sum('earning', 'BASIC', '20000.000'),
      sum('deduction', 'LOAN', '500.000'),
      sum('employer_cost', 'PENSION', '1000.000'),
      sum('information', 'DAYS', '31.000'),
      sum('earning', 'BASIC', '9000.000', null),
    ],
    'AED',
  );
  expect(lines.map(({ department, code, debit, credit }) => [department, code, debit, credit])).toEqual([
    ['Nursing', 'BASIC', '20000.00', '0.00'],
    ['Nursing', 'LOAN', '0.00', '500.00'],
    ['Nursing', 'PENSION', '1000.00', '0.00'],
    ['Nursing', 'PENSION_OWED', '0.00', '1000.00'],
    ['Nursing', 'NET', '0.00', '19500.00'],
    [null, 'BASIC', '9000.00', '0.00'],
    [null, 'NET', '0.00', '9000.00'],
  ]);
});

it('names the cost centre of the department with every booking, the net pay among them', () => {
  const lines = journalOf([sum('earning', 'BASIC', '20000.000'), sum('earning', 'BASIC', '9000.000', null)], 'AED');
  expect(lines.map(({ code, costCentre }) => [code, costCentre])).toEqual([
    ['BASIC', 'CC-Nursing'],
    ['NET', 'CC-Nursing'],
    ['BASIC', null],
    ['NET', null],
  ]);
});

it('books each line to the account of its kind and code, and what the employer owes for it to one of its own', () => {
  const lines = journalOf(
    [
      sum('earning', 'BASIC', '20000.000'),
      sum('deduction', 'INCOME_TAX', '2000.000'),
      sum('deduction', 'SI_SA_GOSI_ANNUITIES', '1800.000'),
      sum('employer_cost', 'SI_SA_GOSI_ANNUITIES_EMPLOYER', '1800.000'),
      sum('employer_cost', 'PENSION', '1000.000'),
    ],
    'AED',
    (line, code) => (line === 'net_pay' ? '2310' : code === 'PENSION' ? '5100' : null),
  );
  expect(lines.map(({ line, code, account }) => [line, code, account])).toEqual([
    ['basic_salary', 'BASIC', null],
    ['income_tax', 'INCOME_TAX', null],
    ['insurance_employee', 'SI_SA_GOSI_ANNUITIES', null],
    ['insurance_employer', 'SI_SA_GOSI_ANNUITIES_EMPLOYER', null],
    ['insurance_owed', 'SI_SA_GOSI_ANNUITIES_EMPLOYER_OWED', null],
    ['employer_cost', 'PENSION', '5100'],
    ['employer_cost_owed', 'PENSION_OWED', null],
    ['net_pay', 'NET', '2310'],
  ]);
});

it.each([
  ['earning', 'ALLOWANCE', 'allowance'],
  ['earning', 'REWARD', 'other_earning'],
  ['earning', 'INCOME_TAX', 'income_tax'],
  ['deduction', 'LOAN', 'loan'],
  ['deduction', 'LEAVE_UNPAID', 'unpaid_leave'],
  ['deduction', 'club', 'deduction'],
] as const)('%s %s is booked as %s', (kind, code, line) => {
  expect(ledgerLineOfPay(kind, code)).toBe(line);
});

it.each([
  ['BASIC', 'basic_salary'],
  ['ALLOWANCE', 'allowance'],
  ['ONE_OFF', 'one_off'],
  ['LEAVE_UNPAID', 'leave_unpaid'],
  ['housing', 'housing'],
  ['NET', 'net'],
  ['LOAN:2', 'loan'],
])('a line %s has the account of the pay component %s', (line, component) => {
  expect(componentOfLine(line)).toBe(component);
});

it('a deduction carried forward stands on the debit side', () => {
  expect(journalOf([sum('deduction', 'CARRIED_FORWARD', '-300.000')], 'AED')).toMatchObject([
    { debit: '300.00', credit: '0.00' },
    { code: 'NET', credit: '300.00' },
  ]);
});

it('is in balance in every department, whatever was paid', () => {
  const one = fc.record({
    kind: fc.constantFrom<LineSum['kind']>('earning', 'deduction', 'employer_cost', 'information'),
    code: fc.constantFrom('A', 'B', 'C'),
    cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    department: fc.constantFrom('Nursing', 'Finance', null),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), (lines) => {
      const journal = journalOf(
        lines.map(({ kind, code, cents, department }) =>
          sum(kind, code, formatMoney(BigInt(cents), 'AED'), department),
        ),
        'AED',
      );
      for (const department of ['Nursing', 'Finance', null]) {
        const own = journal.filter((line) => line.department === department);
        const side = (name: 'debit' | 'credit') =>
          own.reduce((total, line) => total + parseMoney(line[name], 'AED'), 0n);
        expect(side('debit')).toBe(side('credit'));
      }
    }),
  );
});
