import { named } from '../../../src/kernel/text/text';
import { calculationVersion, lawDigest } from '../../../src/modules/pay/engine/calculation';
import { endOfServiceReasons } from '../../../src/modules/pay/statutory/end-of-service-laws';
import type { AccrualPlan } from '../../../src/modules/leave/domain/ledger/accrual';
import { daysOfPeriod } from '../../../src/modules/leave/domain/ledger/grant-amount';
import type { Frequency } from '../../../src/modules/leave/domain/ledger/grant-periods';
import { entriesDue, type LedgerPlan } from '../../../src/modules/leave/domain/ledger/entries-due';
import { balanceAt, wholeDay, type LedgerEntry } from '../../../src/modules/leave/domain/ledger/ledger';
import type { PayComponentSource } from '../../../src/modules/pay/engine/components/pay-plan';
import { payslipFor } from '../../../src/modules/pay/engine/payroll';
import type { PayRules } from '../../../src/modules/pay/engine/pay-rules';
import { factsOf, rulesOf, salary, worked } from '../../../src/modules/pay/engine/cases/payroll-cases';
import type { InsuranceSchemeCode } from '../../../src/modules/pay/statutory/social-insurance/scheme';
import type { OwedAmount, PayFacts, PersonInsurance, TakenLeave } from '../../../src/modules/pay/engine/payslip';
import { settledPayslip } from '../../../src/modules/pay/engine/difference/payslip-settling';
import { monthPeriod, type PlainDate } from '../../../src/kernel/dates/plain-date';
import { provisionOf } from '../../../src/modules/pay/termination/domain/provision';
import type { ServiceFacts } from '../../../src/modules/pay/termination/domain/end-of-service';
import { settlement } from '../../../src/modules/pay/termination/domain/settlement';

// The October 2026 of an invented company of eleven people in Dubai, and what people of each country with a law on file
// would be owed then.

const month = '2026-10';
const component = (code: string, formula: string, more: Partial<PayComponentSource> = {}): PayComponentSource => ({
  code,
  name: code,
  nameAr: null,
  kind: 'earning',
  formula,
  condition: null,
  prorated: false,
  rounding: 'coin',
  ...more,
});
const components = [
  component('transport', 'if(basic > 9000, 500, 300)', { prorated: true }),
  component('pension', 'basic * 12.5%', { kind: 'employer_cost' }),
  component('overtime', 'time.overtime_due + time.night_overtime_due'),
  component('lateness', 'time.late_due', { kind: 'deduction' }),
];
const rules = rulesOf(month, 'calendar', { country: 'AE', negativeNet: 'carry_forward', components });
/** A month in which transport counts to the contributory wage, as it did in January at 200 less. */
const insuringRules = rulesOf(month, 'calendar', {
  country: 'AE',
  negativeNet: 'carry_forward',
  components: components.map((each) => (each.code === 'transport' ? { ...each, insurableAs: 'transport' } : each)),
  earlier: [
    {
      day: '2026-01-31',
      components: [component('transport', 'if(basic > 9000, 300, 100)', { prorated: true, insurableAs: 'transport' })],
      tableRows: [],
    },
  ],
});
const away = (
  kind: TakenLeave['kind'],
  fromDate: PlainDate,
  toDate: PlainDate,
  more: Partial<TakenLeave> = {},
): TakenLeave => ({
  kind,
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
const owed = (id: string, name: string, amount: string, more: Partial<OwedAmount> = {}): OwedAmount => ({
  source: 'EmployeeDeduction',
  id,
  name,
  amount,
  taken: '0',
  currency: 'AED',
  date: '2026-10-05',
  instalments: 1,
  capPercent: null,
  priority: 5,
  ...more,
});
const instalment = (number: number, taken = '0'): OwedAmount =>
  owed(`i${number}`, 'Car', '600', {
    source: 'LoanInstalment',
    taken,
    date: `2026-0${number + 7}-28`,
    capPercent: '10',
    loan: { id: 'car', number, of: 6, open: '3400', consent: true },
  });
const item = (
  kind: 'allowance' | 'deduction',
  title: string,
  fixedAmount: string | null,
  percentOfBasic: string | null = null,
) => ({
  kind,
  title,
  basis: 'monthly' as const,
  fixedAmount,
  percentOfBasic,
  currency: 'AED',
  validFrom: '2020-01-01',
  validTo: null,
});

const insured = (nationality: string, scheme: InsuranceSchemeCode, firstInsured: PlainDate): PersonInsurance => ({
  nationality,
  registrations: [{ scheme, validFrom: '2024-02-01', validTo: null, firstInsured, wage: null }],
});

const people: Record<string, Partial<PayFacts>> = {
  'E-1 salary alone': {},
  'E-2 joined on the 17th, with housing by the basic salary': {
    hireDate: '2026-10-17',
    items: [item('allowance', 'Housing', null, '25')],
  },
  'E-3 raised on the 15th, two days of unpaid leave': {
    salaries: [salary('8000', '2020-01-01', '2026-10-14'), salary('9000', '2026-10-15')],
    leaves: [away('unpaid', '2026-10-20', '2026-10-21')],
  },
  'E-4 a loan with a cap, an order of a court and a penalty': {
    owed: [
      instalment(1, '200'),
      instalment(2),
      owed('o', 'Court', '1500', { legalOrder: true }),
      owed('p', 'Penalty', '800', { ground: 'penalty' }),
    ],
  },
  'E-5 overtime, nights and lateness': {
    worked: [worked({ day: '2026-10-06', overtimeMin: 90, nightOvertimeMin: 60, lateMin: 25 })],
  },
  'E-6 left on the 10th': { exitDate: '2026-10-10' },
  'E-7 ill since September': { leaves: [away('sick', '2026-09-21', '2026-10-16')] },
  'E-8 a club, a reward, and what was carried forward': {
    items: [item('deduction', 'Club', '333.33')],
    rewards: [{ id: 'r', name: 'Thanks', amount: '750.5', currency: 'AED', date: '2026-10-03' }],
    toSettle: { broughtForward: '150' },
    owed: [owed('f', 'Phone', '7000')],
  },
  'E-9 an Emirati of the law of 2023 with housing': {
    items: [item('allowance', 'Housing', '4000')],
    insurance: insured('AE', 'ae_gpssa', '2024-02-01'),
  },
  'E-10 an Emirati of the law of 1999 who left on the 20th': {
    exitDate: '2026-10-20',
    insurance: insured('AE', 'ae_gpssa', '2012-02-01'),
  },
  'E-11 a Bahraini at work in the Emirates': { insurance: insured('BH', 'bh_sio', '2019-02-01') },
};

const ofJanuary = { basicSalary: '9500', allowances: [] };
const insuredByComponents: Record<string, Partial<PayFacts>> = {
  'E-12 an Emirati whose transport counts, in the half month they were paid for too': {
    hireDate: '2026-10-16',
    insurance: insured('AE', 'ae_gpssa', '2024-02-01'),
  },
  'E-13 an Emirati whose wage of January counts, with transport as it was then': {
    insurance: {
      nationality: 'AE',
      registrations: [{ ...insured('AE', 'ae_gpssa', '2024-02-01').registrations[0]!, ofYear: ofJanuary }],
    },
  },
};

function payslips(): string[] {
  return [
    ...Object.entries(people).flatMap(([who, facts]) => payslipOf(who, facts, rules)),
    ...Object.entries(insuredByComponents).flatMap(([who, facts]) => payslipOf(who, facts, insuringRules)),
  ];
}

function payslipOf(who: string, facts: Partial<PayFacts>, by: PayRules): string[] {
  const slip = settledPayslip(
    payslipFor(factsOf(facts), by),
    facts.toSettle ?? { broughtForward: '0' },
    by.negativeNet,
  );
  if (slip.state === 'error') return [`${who}: ${slip.problems.map(({ code }) => code).join(' ')}`];
  return [
    `${who}: gross ${slip.gross}, deductions ${slip.deductions}, net ${slip.net}`,
    ...slip.lines.map(({ code, kind, amount }) => `  ${code} ${kind} ${amount}`),
  ];
}

const currencies = { AE: 'AED', SA: 'SAR', OM: 'OMR', QA: 'QAR', KW: 'KWD', BH: 'BHD', PT: 'EUR' } as const;
const countries = Object.keys(currencies) as (keyof typeof currencies)[];
const serviceOf = (country: keyof typeof currencies, more: Partial<ServiceFacts> = {}): ServiceFacts => ({
  country,
  currency: currencies[country],
  hireDate: '2019-03-11',
  lastDay: '2026-10-31',
  reason: 'termination',
  excludedDays: '12.375',
  basicSalary: '7150.35',
  factors: null,
  allowances: [{ title: named('Housing'), basis: 'monthly', fixedAmount: '1200', percentOfBasic: null }],
  ...more,
});
export const hires = ['2019-03-11', '2021-11-01', '2024-12-29'];

function settlements(): string[] {
  return countries.flatMap((country) =>
    endOfServiceReasons.map((reason) => {
      const isNoticed = reason === 'termination' || reason === 'resignation';
      const {
        years,
        award,
        additions,
        deductions,
        net,
        owed: left,
      } = settlement({
        service: serviceOf(country, { reason }),
        leave: [{ code: 'ANNUAL', name: { en: 'Annual', ar: 'سنوية' }, left: '13.0849', unearned: '1.5' }],
        notice: isNoticed ? { by: reason === 'termination' ? 'employer' : 'employee', due: null, served: 11 } : null,
        loans: [{ reason: 'Car', principal: '9000', interest: '12.5' }],
        others: [{ kind: 'deduction', category: 'asset', title: 'Laptop', amount: '400', reason: 'Kept' }],
      });
      return `${country} ${reason}: ${years} years, award ${award}, due ${additions}, taken ${deductions}, paid ${net}, owed ${left}`;
    }),
  );
}

function provisions(): string[] {
  return countries.flatMap((country) =>
    hires.map((hireDate) => {
      const [before, now] = ['2026-09', month].map((of) =>
        serviceOf(country, { hireDate, lastDay: monthPeriod(of).to }),
      );
      const { opening, charge, revaluation, closing } = provisionOf({
        service: { ...now!, basicSalary: '7400' },
        before: before!,
        brought: null,
        paid: null,
      });
      return `${country} since ${hireDate}: opening ${opening}, charge ${charge}, revaluation ${revaluation}, closing ${closing}`;
    }),
  );
}

const plan = (frequency: Frequency, entered: string, more: Partial<AccrualPlan> = {}): AccrualPlan => ({
  code: 'annual',
  from: null,
  until: null,
  follows: false,
  frequency,
  gain: 'start',
  levels: [{ afterMonths: 0, amount: daysOfPeriod(entered, frequency) }],
  proratesFirst: true,
  proratesLast: true,
  mostBalance: null,
  mostPerYear: null,
  validMonths: null,
  step: 1,
  rounding: 'nearest',
  ...more,
});
const carryOver = { most: 10 * wholeDay, validMonths: 3, validDays: null, validUntil: null, forgivesDebt: false };
const plans: Record<string, LedgerPlan> = {
  '20 days a year by the month': { accruals: [plan('monthly', '1.6667')], carryOver, yearBasis: 'calendar' },
  '30 days by the year of service': {
    accruals: [plan('anniversary', '30')],
    carryOver: { ...carryOver, most: null, validMonths: null },
    yearBasis: 'service',
  },
  '25 days by the week': { accruals: [plan('weekly', '0.4808')], carryOver, yearBasis: 'calendar' },
  '22 days by the quarter, to half days': {
    accruals: [plan('quarterly', '5.5', { gain: 'end', step: 5_000 })],
    carryOver: { ...carryOver, most: 0 },
    yearBasis: 'calendar',
  },
};

function balances(): string[] {
  return Object.entries(plans).flatMap(([name, of]) =>
    hires.map((hireDate) => {
      const taken = ['2025-08-11', '2026-02-03', '2026-07-20'].map((effectiveDate, at): LedgerEntry => ({
        key: `taken:${at}`,
        kind: 'consumption',
        amount: -(at + 1) * 12_500,
        effectiveDate,
        expiresOn: null,
      }));
      const ledger = [...taken, ...entriesDue(of, { hireDate, exitDate: null }, taken, monthPeriod(month).to)];
      return `${name}, since ${hireDate}: ${['2025-12-31', '2026-01-01', '2026-10-31'].map((day) => `${day} ${balanceAt(ledger, day).days / wholeDay}`).join(', ')}`;
    }),
  );
}

/** Each part as lines to be read and compared. */
export const results = (): Record<string, string[]> => ({
  payslips: payslips(),
  settlements: settlements(),
  provisions: provisions(),
  balances: balances(),
});

export const headOf = (): string => `formulas ${calculationVersion}, law ${lawDigest()}`;
