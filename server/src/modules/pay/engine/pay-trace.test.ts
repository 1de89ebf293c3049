import { say } from '../../../platform/text';
import type { PayComponentSource, PayTableRowSource } from './components/pay-plan';
import { payslipFor } from './payroll';
import { factsOf, ready, rulesOf, salary } from './cases/payroll-cases';
import { openLine, type PayFacts, type TakenLeave } from './payslip';
import { usualFactorsOn } from '../statutory/salary-factors';

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
const row = (fromValue: string, value: string, validFrom?: string): PayTableRowSource => ({
  tableName: 'housing',
  fromValue,
  value,
  ...(validFrom && { validFrom }),
});
const housing = [row('0', '1000', '2024-01-01'), row('5000', '2500', '2025-01-01'), row('12000', '4000', '2024-07-01')];
const slipOf = (components: PayComponentSource[], facts: Partial<PayFacts> = {}, tableRows = housing) =>
  ready(payslipFor(factsOf(facts), rulesOf('2025-03', 'calendar', { components, tableRows })));
const lineOf = (...given: Parameters<typeof slipOf>) => slipOf(...given).lines[1]!;
const told = ({ inputs }: Pick<ReturnType<typeof lineOf>, 'inputs'>) =>
  inputs.map(({ name, label, value }) => `${name} ${value}: ${say(label, 'en')}`);

describe('a component line', () => {
  it('tells since when the version it was worked out by is in force', () => {
    const { reason } = lineOf([component('home', 'basic * 25%', { validFrom: '2025-02-01' })]);
    expect(reason).toEqual({
      en: 'home by its formula, in force since 1 February 2025',
      ar: 'home بحسب معادلته السارية منذ 1 فبراير 2025',
    });
  });

  it('of one that is only tried tells no day', () => {
    expect(say(lineOf([component('home', 'basic * 25%')]).reason, 'en')).toBe('home by its formula');
  });

  it.each<[string, string, Partial<PayFacts>, string[]]>([
    [
      'the step its value came from, with where the next begins and since when it is in force',
      'lookup("housing", basic)',
      {},
      [
        'basic 10000: Basic salary of the month',
        'lookup("housing") 2500: Step from 5,000 to below 12,000, in force since 1 January 2025',
      ],
    ],
    [
      'the last step as one that goes on',
      'lookup("housing", 12000)',
      {},
      ['lookup("housing") 4000: Step from 12,000 on, in force since 1 July 2024'],
    ],
    [
      'two steps of a table as two',
      'lookup("housing", 0) + lookup("housing", basic)',
      {},
      [
        'basic 10000: Basic salary of the month',
        'lookup("housing") 1000: Step from 0 to below 5,000, in force since 1 January 2024',
        'lookup("housing")_2 2500: Step from 5,000 to below 12,000, in force since 1 January 2025',
      ],
    ],
    [
      'one step asked for twice once',
      'lookup("housing", 1) + lookup("housing", 2)',
      {},
      ['lookup("housing") 1000: Step from 0 to below 5,000, in force since 1 January 2024'],
    ],
  ])('tells %s', (_what, formula, facts, expected) => {
    expect(
      told(lineOf([component('home', formula)], facts)).map((each) =>
        each.replace(/^basic 10000: .*/, 'basic 10000: Basic salary of the month'),
      ),
    ).toEqual(expected);
  });

  it('tells the step each salary of the month fell in, where it is paid by their days', () => {
    const raised = { salaries: [salary('4000', '2020-01-01', '2025-03-15'), salary('10000', '2025-03-16')] };
    const line = slipOf([component('home', 'lookup("housing", basic)', { prorated: true })], raised).lines.find(
      ({ code }) => code === 'home',
    )!;
    expect(told(line).filter((each) => each.startsWith('lookup'))).toEqual([
      'lookup("housing") 1000: Step from 0 to below 5,000, in force since 1 January 2024',
      'lookup("housing")_2 2500: Step from 5,000 to below 12,000, in force since 1 January 2025',
    ]);
  });

  it('keeps from the employee in which step what is kept from them lies', () => {
    const hidden = component('band', '6000', { kind: 'information', hidden: true });
    const line = slipOf([hidden, component('home', 'lookup("housing", band)')]).lines.find(
      ({ code }) => code === 'home',
    )!;
    expect(told(line)).toHaveLength(2);
    expect(told(openLine(line))).toEqual([]);
  });

  it('comes out by another digest once another version or another row holds', () => {
    const digest = (validFrom: string, rowsFrom: string) =>
      slipOf([component('home', 'lookup("housing", basic)', { validFrom })], {}, [row('0', '1000', rowsFrom)])
        .inputsHash;
    expect(digest('2025-01-01', '2024-01-01')).toBe(digest('2025-01-01', '2024-01-01'));
    expect(digest('2025-02-01', '2024-01-01')).not.toBe(digest('2025-01-01', '2024-01-01'));
    expect(digest('2025-01-01', '2024-02-01')).not.toBe(digest('2025-01-01', '2024-01-01'));
  });
});

const leave = (
  kind: TakenLeave['kind'],
  fromDate: string,
  toDate: string,
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
const illness = {
  id: 't',
  name: { en: 'Illness', ar: 'مرض' },
  paidPercent: '0',
  tiers: [
    { upToDay: 2, percent: '100' },
    { upToDay: 4, percent: '50' },
  ],
  yearBasis: 'calendar' as const,
};
const reasonsOf = (leaves: TakenLeave[], more: Partial<PayFacts> = {}) =>
  ready(payslipFor(factsOf({ salaries: [salary('9300.00')], leaves, ...more }), rulesOf('2025-03')))
    .lines.slice(1)
    .map(({ reason }) => say(reason, 'en').replace(/^.*goes on(; )?/, ''));

describe('a line of leave', () => {
  it.each<[string, TakenLeave[], Partial<PayFacts>, string[]]>([
    [
      'the usual share of a kind without steps',
      [leave('unpaid', '2025-03-03', '2025-03-03')],
      {},
      ['by the usual shares'],
    ],
    // Full for 15 days, half up to 30: the usual steps of sick leave, domain/law/salary-factors.
    [
      'the step of sick leave its days lie in',
      [leave('sick', '2025-01-06', '2025-01-20'), leave('sick', '2025-03-03', '2025-03-03')],
      {},
      ['days 16 to 30 of the calendar year, by the usual shares'],
    ],
    [
      'where no step follows, from when on',
      [leave('sick', '2024-11-01', '2025-01-31'), leave('sick', '2025-03-03', '2025-03-03')],
      {},
      ['from day 91 of the calendar year, by the usual shares'],
    ],
    [
      'that of the salary formula',
      [leave('unpaid', '2025-03-03', '2025-03-03')],
      { factors: { ...usualFactorsOn('2025-03-01'), unpaidLeavePercent: '25' } },
      ['by the salary formula'],
    ],
    [
      'the steps of its type',
      [leave('sick', '2025-03-03', '2025-03-07', { type: illness })],
      {},
      ['days 3 to 4 of the calendar year, by the leave type', 'from day 5 of the calendar year, by the leave type'],
    ],
    [
      'the year of service they are counted in',
      [leave('sick', '2025-03-03', '2025-03-06', { type: { ...illness, yearBasis: 'service' } })],
      {},
      ['days 3 to 4 of the year of service, by the leave type'],
    ],
    [
      'a type without steps',
      [leave('sick', '2025-03-03', '2025-03-03', { type: { ...illness, tiers: [] } })],
      {},
      ['by the leave type'],
    ],
    [
      'since when its type pays so',
      [
        leave('sick', '2025-03-03', '2025-03-03', {
          type: {
            ...illness,
            tiers: [],
            payFrom: '2025-02-01',
            payEarlier: [{ payFrom: null, paidPercent: '100', payTiers: [] }],
          },
        }),
      ],
      {},
      ['by the leave type as it holds since 1 February 2025'],
    ],
    [
      'until when its type paid so',
      [
        leave('sick', '2025-03-03', '2025-03-03', {
          type: {
            ...illness,
            tiers: [],
            paidPercent: '100',
            payFrom: '2025-04-01',
            payEarlier: [{ payFrom: null, paidPercent: '0', payTiers: [{ upToDay: 5, percent: '50' }] }],
          },
        }),
      ],
      {},
      ['days 1 to 5 of the calendar year, by the leave type as it held until 31 March 2025'],
    ],
    [
      'what was agreed for this leave',
      [leave('unpaid', '2025-03-03', '2025-03-03', { paidPercent: '50' })],
      {},
      ['as agreed for this leave'],
    ],
    [
      'two rules that come to the same share',
      [
        leave('sick', '2025-03-03', '2025-03-03', { type: illness, paidPercent: '50' }),
        leave('sick', '2025-03-10', '2025-03-12', { type: illness }),
      ],
      {},
      ['as agreed for this leave; days 3 to 4 of the calendar year, by the leave type'],
    ],
  ])('tells %s', (_what, leaves, more, expected) => expect(reasonsOf(leaves, more)).toEqual(expected));
});
