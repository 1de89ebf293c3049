import { say } from '../../../../platform/text';
import { payslipFor } from '../payroll';
import { factsOf, rulesOf, salary } from '../cases/payroll-cases';
import {
  comparable,
  comparedAsStored,
  differenceBetween,
  type ComparedLines,
  type ComparedPayslip,
} from './payslip-difference';
import type { PayComponentSource } from '../components/pay-plan';
import type { EmployeeRetro } from './pay-retro';
import type { AssignedItem, OwedAmount, PayFacts } from '../payslip';

function between(before: PayFacts | null, now: PayFacts | null, components: PayComponentSource[] = []) {
  const [february, march] = [
    rulesOf('2025-02', 'calendar', { components }),
    rulesOf('2025-03', 'calendar', { components }),
  ];
  const previous: ComparedPayslip | null = before && comparable(payslipFor(before, february));
  const current: ComparedPayslip | null = now && comparable(payslipFor(now, march));
  const { hireDate, exitDate } = now ?? before ?? factsOf();
  const employee = { month: '2025-03', currency: 'AED', hireDate, exitDate };
  const { difference, reasons } = differenceBetween(previous, current, employee, (name) => say(name, 'en'));
  return {
    difference,
    reasons: reasons.map((reason) => say(reason, 'en')),
    arabic: reasons.map((reason) => say(reason, 'ar')),
  };
}

const raise = [salary('10000.00', '2020-01-01', '2025-03-15'), salary('12000.00', '2025-03-16')];
const leaver = factsOf({ exitDate: '2025-03-10' });
const joiner = factsOf({ hireDate: '2025-03-10' });
const broken = factsOf({ salaries: [] });

const halfOfFebruary = { hireDate: '2025-02-15' };
const entry = (id: string, amount: string) => ({ id, name: id, amount, currency: 'AED', date: '2025-03-10' });
const owing = (id: string, amount: string, more: Partial<OwedAmount> = {}): OwedAmount => ({
  ...entry(id, amount),
  source: 'EmployeeDeduction',
  taken: '0',
  instalments: 1,
  capPercent: null,
  priority: 5,
  ...more,
});
const loan = (amount: string): OwedAmount =>
  owing('Car', amount, { source: 'LoanInstalment', loan: { id: 'l', number: 1, of: 10, open: '3000', consent: true } });
const allowance = (fixedAmount: string, validFrom = '2020-01-01'): AssignedItem => ({
  kind: 'allowance',
  title: 'Housing',
  basis: 'monthly',
  fixedAmount,
  percentOfBasic: null,
  currency: 'AED',
  validFrom,
  validTo: null,
});
const component = (code: string, formula: string, prorated = false): PayComponentSource => ({
  code,
  name: code,
  nameAr: null,
  kind: 'earning',
  formula,
  condition: null,
  prorated,
  rounding: 'coin',
});
const retro: EmployeeRetro = {
  problems: [],
  differences: [
    {
      month: '2025-02',
      code: 'BASIC',
      name: { en: 'Basic salary', ar: 'الراتب الأساسي' },
      kind: 'earning',
      recomputed: '5100.00',
      paid: '5000.00',
      because: { en: 'Raised', ar: 'زيادة' },
    },
  ],
};
const days = 'Days paid 14 of 28 → 31 of 31';

describe('the difference from a month of which another part was paid tells the days, and what changed without them', () => {
  test.each<[string, Partial<PayFacts>, Partial<PayFacts>, string, string[], PayComponentSource[]?]>([
    // 10,000 + 5,000 − 1,000 less the 5,000 of 14 of 28 days.
    [
      'a bonus and a fine',
      {},
      { rewards: [entry('Bonus', '5000')], owed: [owing('Fine', '1000')] },
      '9000.00',
      [days, 'Bonus: 5,000.00, new this month', 'Fine: 1,000.00, new this month'],
    ],
    [
      'a deduction of which instalments end',
      { owed: [owing('Damage', '600', { instalments: 3 })] },
      {},
      '5200.00',
      [days, 'Damage: no more 200.00'],
    ],
    [
      'an instalment of a loan that is less than before',
      { owed: [loan('500')] },
      { owed: [loan('300')] },
      '5200.00',
      [days, 'Car: 500.00 → 300.00'],
    ],
    [
      'what is settled of a closed month',
      {},
      { retro },
      '5100.00',
      [days, 'Basic salary, February 2025: 100.00, new this month'],
    ],
    [
      'an allowance follows the days: 500 of 1,000 before',
      { items: [allowance('1000')] },
      { items: [allowance('1000')] },
      '5500.00',
      [days],
    ],
    [
      'an allowance given since is told all the same',
      {},
      { items: [allowance('1000', '2025-03-01')] },
      '6000.00',
      [days, 'Housing: 1,000.00, new this month'],
    ],
    [
      'components follow the days where they are paid by them, or read what is',
      {},
      {},
      '5650.00',
      [days],
      [component('car', '1000', true), component('fuel', 'car * 10%'), component('tip', 'basic_paid * 2%')],
    ],
    [
      'a component that is not paid by days and reads another word',
      {},
      { rewards: [entry('Bonus', '5000')] },
      '10500.00',
      [days, 'Bonus: 5,000.00, new this month', 'tip: 500.00, new this month'],
      [component('tip', 'rewards * 10%')],
    ],
  ])('%s', (_, before, now, difference, reasons, components = []) => {
    const found = between(
      factsOf({ ...halfOfFebruary, ...before }),
      factsOf({ ...halfOfFebruary, ...now }),
      components,
    );
    expect([found.difference, found.reasons]).toEqual([difference, reasons]);
  });
});

test('what was stored before names had keys is compared by how it reads', () => {
  const amounts = [
    ['ALLOWANCE', 'Housing', 'Housing', '1000.00', true],
    ['LEAVE_UNPAID', 'Unpaid leave', 'إجازة غير مدفوعة', '100.00'],
  ];
  const compared = comparedAsStored({ amounts, salaries: [['10000.00', '2025-02-01']] } as unknown as ComparedLines);
  const away = { kind: 'unpaid', unit: 'daily', fromDate: '2025-03-03', toDate: '2025-03-03' } as const;
  const span = { fromPart: 'am', toPart: 'pm', fromTime: null, toTime: null, paidPercent: null } as const;
  const march = comparable(
    payslipFor(factsOf({ items: [allowance('1000')], leaves: [{ ...away, ...span }] }), rulesOf('2025-03')),
  );
  const { reasons } = differenceBetween(
    { state: 'ready', net: '10900.00', paymentDays: 28, basisDays: 28, compared },
    march,
    { month: '2025-03', currency: 'AED', hireDate: '2020-01-01', exitDate: null },
    (name) => say(name, 'en'),
  );
  expect(reasons.map((reason) => say(reason, 'en'))).toEqual(['Unpaid leave: 100.00 → 322.58']);
});

describe('the difference from last month in plain words', () => {
  test.each<[string, PayFacts | null, PayFacts | null, string, string[]]>([
    ['nothing changed (28 of 28 and 31 of 31 days are both the whole month)', factsOf(), factsOf(), '0.00', []],
    ['not there in either month', null, null, '0.00', []],
    ['joined', null, joiner, '7096.77', ['Joined on 10 March 2025']],
    ['there before but not paid', null, factsOf(), '10000.00', ['Not in last month’s payroll']],
    ['left last month', factsOf({ exitDate: '2025-02-28' }), null, '-10000.00', ['Left, last day 28 February 2025']],
    ['dropped out without an exit date', factsOf(), null, '-10000.00', ['No longer in the payroll']],
    ['leaves this month', leaver, leaver, '-6774.19', ['Last day 10 March 2025', 'Days paid 28 of 28 → 10 of 31']],
    [
      'joined in the middle of last month',
      factsOf({ hireDate: '2025-02-15' }),
      factsOf({ hireDate: '2025-02-15' }),
      '5000.00',
      ['Days paid 14 of 28 → 31 of 31'],
    ],
    [
      'raised in the middle of the month',
      factsOf(),
      factsOf({ salaries: raise }),
      '1032.26',
      ['Salary changed from 10,000.00 to 12,000.00 on 16 March 2025'],
    ],
    [
      'raised on the first',
      factsOf(),
      factsOf({ salaries: [salary('11000.00', '2025-03-01')] }),
      '1000.00',
      ['Salary changed from 10,000.00 to 11,000.00 on 1 March 2025'],
    ],
    ['new error', factsOf(), broken, '-10000.00', ['Cannot be calculated: No salary on file for March 2025.']],
    ['error repaired', broken, factsOf(), '10000.00', ['In error last month']],
  ])('%s', (_, before, now, difference, reasons) => {
    const found = between(before, now);
    expect([found.difference, found.reasons]).toEqual([difference, reasons]);
    for (const arabic of found.arabic) expect(arabic).toMatch(/[\u0600-\u06ff]/);
  });
});
