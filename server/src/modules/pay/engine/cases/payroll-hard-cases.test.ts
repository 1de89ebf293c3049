import { say } from '../../../../platform/text';
import { csvPayment } from '../../bank/domain/csv-payment';
import type { Paid, PaymentFacts } from '../../bank/domain/payment';
import { sepaPayment } from '../../bank/domain/sepa-payment';
import { journalOf, type LineSum } from '../../runs/domain/payroll-journal';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary } from './payroll-cases';
import type { OwedAmount, ReadyPayslip } from '../payslip';
import { settledPayslip } from '../difference/payslip-settling';

const owed = (name: string, amount: string, priority: number, capPercent: string | null = null): OwedAmount => ({
  source: 'EmployeeDeduction',
  id: name,
  name,
  amount,
  taken: '0',
  currency: 'AED',
  date: '2026-03-05',
  instalments: 1,
  capPercent,
  priority,
});
const amountsOf = ({ lines }: ReadyPayslip) => lines.map(({ name, amount }) => `${say(name, 'en')} ${amount}`);

it('who joins on the 4th and leaves on the 26th of a month of 31 days is paid 23 of them', () => {
  // 10,000 × 23 ÷ 31 = 7,419.354…
  expect(
    ready(payslipFor(factsOf({ hireDate: '2026-03-04', exitDate: '2026-03-26' }), rulesOf('2026-03'))),
  ).toMatchObject({ paymentDays: 23, net: '7419.35' });
});

it('who joins and leaves on one day is paid that day', () => {
  // 10,000 ÷ 31 = 322.580…
  expect(
    ready(payslipFor(factsOf({ hireDate: '2026-03-31', exitDate: '2026-03-31' }), rulesOf('2026-03'))),
  ).toMatchObject({ paymentDays: 1, net: '322.58' });
});

it('two salaries in a month of which neither part comes out even add up to the coin', () => {
  // 10,000 × 15 ÷ 31 = 4,838.709… and 12,000 × 16 ÷ 31 = 6,193.548…: together 11,032.258…
  const slip = ready(
    payslipFor(
      factsOf({ salaries: [salary('10000', '2020-01-01', '2026-03-15'), salary('12000', '2026-03-16')] }),
      rulesOf('2026-03'),
    ),
  );
  expect([slip.lines.map(({ amount }) => amount), slip.net]).toEqual([['4838.71', '6193.55'], '11032.26']);
});

it('of two deductions the cap of the first is of all the pay, and the second takes no more than it leaves', () => {
  // A tenth of 10,000, and of 9,500 the 9,000 that are left.
  const slip = ready(
    payslipFor(factsOf({ owed: [owed('Second', '9500', 2), owed('First', '2000', 1, '10')] }), rulesOf('2026-03')),
  );
  expect([amountsOf(slip).slice(1), slip.net]).toEqual([['First 1000.00', 'Second 9000.00'], '0.00']);
});

it('what is carried twice is taken whole once the pay allows', () => {
  const slip = (gross: string): ReadyPayslip => ({
    state: 'ready',
    lines: [],
    appliedEntries: [],
    gross,
    deductions: '250.00',
    net: String(Number(gross) - 250),
    currency: 'AED',
    calendarDays: 31,
    basisDays: 31,
    paymentDays: 31,
    inputsHash: 'h',
  });
  const settle = (gross: string, broughtForward: string) =>
    settledPayslip(slip(gross), { broughtForward }, 'carry_forward');
  // 100 − 250 leaves 150; 100 − 250 − 150 leaves 300; 1,000 − 250 − 300 = 450.
  expect(settle('100.00', '0')).toMatchObject({ net: '0.00', carriedForward: '150.00' });
  expect(settle('100.00', '150')).toMatchObject({ net: '0.00', carriedForward: '300.00', broughtForward: '150.00' });
  expect(settle('1000.00', '300')).toMatchObject({ net: '450.00', carriedForward: '0.00', deductions: '550.00' });
});

describe('a currency of three decimals', () => {
  const sum = (kind: LineSum['kind'], code: string, amount: string): LineSum => ({
    department: null,
    costCentre: null,
    kind,
    code,
    name: { en: code, ar: code },
    amount,
    count: 1,
  });
  const facts: PaymentFacts = {
    id: 'p',
    format: 'csv',
    period: '2026-03',
    from: '2026-03-01',
    to: '2026-03-31',
    payDate: '2026-03-28',
    madeAt: '2026-03-27T10:00:00',
    serial: 1,
    currency: 'KWD',
    payer: {
      name: 'Clinic',
      iban: 'KW81CBKU0000000000001234560101',
      bic: null,
      routingCode: null,
      employerId: null,
      country: 'KW',
      tradeLicenceNo: null,
      bankShortName: null,
      customerNo: null,
    },
  };
  const paid = ['1000.125', '0.005'].map((net, at): Paid => ({
    payslipId: String(at),
    employeeId: String(at),
    code: `E-${at}`,
    name: 'Mona',
    net,
    fixed: net,
    parts: { basic: net, housing: '0', deductions: '0', socialInsurance: '0', extraHours: '0.00', deductionNames: [] },
    nationalId: null,
    passportNo: null,
    calendarDays: 31,
    unpaidDays: 0,
    isHeld: false,
    waitingAccount: null,
    account: {
      id: 'a',
      iban: 'KW81CBKU0000000000001234560101',
      holder: 'Mona',
      bic: null,
      routingCode: null,
      personCode: null,
      bankShortName: null,
    },
  }));

  it('keeps its thousandths in the journal', () => {
    // 1,000.125 − 0.875 = 999.250.
    expect(
      journalOf([sum('earning', 'BASIC', '1000.125'), sum('deduction', 'FINE', '0.875')], 'KWD').map(
        ({ code, debit, credit }) => `${code} ${debit} ${credit}`,
      ),
    ).toEqual(['BASIC 1000.125 0.000', 'FINE 0.000 0.875', 'NET 0.000 999.250']);
  });

  it('and in the files of the bank, whose sum is that of their lines', () => {
    expect(csvPayment(facts, paid)).toMatchObject({
      total: '1000.130',
      content: expect.stringContaining(',0.005,KWD,'),
    });
    expect(sepaPayment({ ...facts, format: 'sepa' }, paid)).toMatchObject({
      total: '1000.130',
      content: expect.stringContaining('<InstdAmt Ccy="KWD">1000.125</InstdAmt>'),
    });
  });
});
