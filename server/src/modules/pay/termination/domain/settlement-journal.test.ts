import fc from 'fast-check';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { JournalLine } from '../../runs/domain/payroll-journal';
import { settlement, type SettlementFacts } from './settlement';
import { settlementJournal } from './settlement-journal';

const accounts = new Map<string, string>([
  ['AWARD', '5200'],
  ['LEAVE', '5210'],
  ['LOAN', '1300'],
  ['PROVISION', '2400'],
]);
/** 6,000 of basic salary from 2020 to 2024: an award of 21,000 by the law of the Emirates. */
const facts = (more: Partial<SettlementFacts> = {}, country = 'AE'): SettlementFacts => ({
  service: {
    country,
    currency: 'AED',
    hireDate: '2020-01-01',
    lastDay: '2024-12-31',
    reason: 'termination',
    excludedDays: '0',
    basicSalary: '6000',
    allowances: [],
    factors: null,
  },
  leave: [],
  notice: null,
  loans: [],
  others: [],
  ...more,
});
const journal = (of: SettlementFacts, provided = '0') =>
  settlementJournal({
    lines: settlement(of).lines,
    currency: 'AED',
    department: 'Nursing',
    costCentre: 'CC-7',
    accountOf: (_line, code) => accounts.get(code.split(':')[0]!) ?? null,
    provided,
  });
const told = (lines: JournalLine[]) => lines.map(({ code, debit, credit }) => `${code} ${debit} ${credit}`);
const sum = (lines: JournalLine[], side: 'debit' | 'credit') =>
  lines.reduce((all, line) => all + parseMoney(line[side], 'AED'), 0n);
const annual = { code: 'ANNUAL', name: { en: 'Annual leave', ar: 'الإجازة السنوية' }, left: '12', unearned: '0' };
const loan = (principal: string) => ({ reason: 'Car', principal, interest: '0' });
const taken = (amount: string) => ({ kind: 'deduction' as const, title: 'Laptop', amount, reason: 'Not returned' });

describe('an award of 21,000', () => {
  it.each<[string, string, string[]]>([
    ['without a provision is an expense', '0', ['AWARD 21000.00 0.00', 'NET 0.00 21000.00']],
    [
      'uses what was provided, and is an expense beyond it',
      '20000.00',
      ['PROVISION 20000.00 0.00', 'AWARD 1000.00 0.00', 'NET 0.00 21000.00'],
    ],
    ['is no expense where all of it was provided', '21000.000', ['PROVISION 21000.00 0.00', 'NET 0.00 21000.00']],
    [
      'frees what was provided beyond it',
      '21500',
      ['PROVISION 21500.00 0.00', 'PROVISION_FREED 0.00 500.00', 'NET 0.00 21000.00'],
    ],
  ])('%s', (_how, provided, lines) => expect(told(journal(facts(), provided))).toEqual(lines));
});

it('each line has its account, the department of the last day and its cost centre', () => {
  const lines = journal(
    facts({ leave: [annual], loans: [loan('5000')], others: [taken('900')], loansConsent: true }),
    '20000',
  );
  expect(
    lines.map(({ department, costCentre, code, account, debit, credit }) => [
      department,
      costCentre,
      code,
      account,
      debit,
      credit,
    ]),
  ).toEqual([
    ['Nursing', 'CC-7', 'PROVISION', '2400', '20000.00', '0.00'],
    ['Nursing', 'CC-7', 'AWARD', '5200', '1000.00', '0.00'],
    ['Nursing', 'CC-7', 'LEAVE:ANNUAL', '5210', '2400.00', '0.00'],
    ['Nursing', 'CC-7', 'LOAN:1', '1300', '0.00', '5000.00'],
    ['Nursing', 'CC-7', 'OTHER:1', null, '0.00', '900.00'],
    ['Nursing', 'CC-7', 'NET', null, '0.00', '17500.00'],
  ]);
});

it('150 minutes not worked are a part of a day, not an amount', () => {
  // 1,827 days without two leap days and 0.3125: 1,824.6875 ÷ 365 × 21 days × 200 = 20,996.40.
  const { service } = facts();
  expect(told(journal(facts({ service: { ...service, excludedDays: '0.3125' } })))).toEqual([
    'AWARD 20996.40 0.00',
    'NET 0.00 20996.40',
  ]);
});

it('what may not be taken of a loan stays that loan, and is booked nowhere', () => {
  // Half of 21,000 may be taken in the Emirates.
  expect(told(journal(facts({ loans: [loan('15000')], loansConsent: true })))).toEqual([
    'AWARD 21000.00 0.00',
    'LOAN:1 0.00 10500.00',
    'NET 0.00 10500.00',
  ]);
});

it('what may not be taken of other claims is owed by the employee', () => {
  expect(told(journal(facts({ others: [taken('15000')] })))).toEqual([
    'AWARD 21000.00 0.00',
    'OTHER:1 0.00 15000.00',
    'OWED 4500.00 0.00',
    'NET 0.00 10500.00',
  ]);
});

it('where more is taken than is due nothing is paid', () => {
  expect(told(journal(facts({ others: [taken('30000')] }, 'PT')))).toEqual(
    expect.arrayContaining(['OTHER:1 0.00 30000.00']),
  );
  expect(told(journal(facts({ others: [taken('30000')] }, 'PT'))).some((line) => line.startsWith('NET'))).toBe(false);
});

it('is in balance and pays the net of the settlement, whatever was taken and provided', () => {
  const cents = fc.integer({ min: 0, max: 4_000_000 });
  const money = (amount: number) => formatMoney(BigInt(amount), 'AED');
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 3 }),
      fc.array(cents, { maxLength: 3 }),
      fc.array(cents, { maxLength: 2 }),
      cents,
      fc.boolean(),
      fc.constantFrom('AE', 'SA', 'PT'),
      fc.integer({ min: 0, max: 900_000 }),
      (loans, claims, gifts, provided, loansConsent, country, tenThousandths) => {
        const excludedDays = String(tenThousandths / 10_000);
        const of = facts(
          {
            service: { ...facts({}, country).service, excludedDays },
            loans: loans.map((each) => loan(money(each))),
            loansConsent,
            leave: [annual],
            others: [
              ...claims.map((each) => taken(money(each))),
              ...gifts.map((each) => ({ ...taken(money(each)), kind: 'addition' as const })),
            ],
          },
          country,
        );
        const lines = journal(of, money(provided));
        expect(sum(lines, 'debit')).toBe(sum(lines, 'credit'));
        expect(
          sum(
            lines.filter(({ code }) => code === 'NET'),
            'credit',
          ),
        ).toBe(parseMoney(settlement(of).net, 'AED'));
        expect(lines.every(({ debit, credit }) => (Number(debit) === 0) !== (Number(credit) === 0))).toBe(true);
      },
    ),
  );
});
