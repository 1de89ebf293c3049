import { say } from '../../../../platform/text';
import fc from 'fast-check';
import type { PayComponentSource } from '../components/pay-plan';
import type { PaySettings } from '../pay-rules';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary, worked } from '../cases/payroll-cases';
import type { AssignedItem, PayFacts, WorkedMinutes } from '../payslip';
import { offeredRows } from '../../items/pay-component/offered-rows';

const standard = (country: string): PayComponentSource[] => offeredRows(country, '2026-03-31');
const slipOf = (
  facts: Partial<PayFacts>,
  country = 'AE',
  components = standard(country),
  more: Partial<PaySettings> = {},
) =>
  ready(
    payslipFor(
      factsOf({ salaries: [salary('30000.00')], ...facts }),
      rulesOf('2026-03', 'calendar', { country, components, ...more }),
    ),
  );
const linesOf = (...given: Parameters<typeof slipOf>) =>
  slipOf(...given)
    .lines.filter(({ code }) => code !== 'BASIC' && code !== 'ALLOWANCE')
    .map(({ code, kind, amount }) => `${code} ${kind} ${amount}`);
const hours = (count: number): number => count * 60;
const housing: AssignedItem = {
  kind: 'allowance',
  title: 'Housing',
  basis: 'monthly',
  fixedAmount: '6000',
  percentOfBasic: null,
  currency: 'AED',
  validFrom: '2020-01-01',
  validTo: null,
};

// A salary of 30,000 for 30 days of 8 hours is 125.00 an hour.
describe('the Emirates, Federal Decree-Law 33/2021', () => {
  it.each<[string, Partial<WorkedMinutes>, string[]]>([
    [
      'Art. 19 (2): overtime is paid 125 % of the basic salary: 2 h × 125.00 × 1.25',
      { overtimeMin: hours(2) },
      ['overtime earning 312.50'],
    ],
    [
      'Art. 19 (3): between 22:00 and 04:00 it is 150 %: 2 h × 125.00 × 1.5',
      { nightOvertimeMin: hours(2), nightMin: hours(2) },
      ['night_overtime earning 375.00'],
    ],
    [
      'Art. 19 (4): on a day of rest 150 %: 8 h × 125.00 × 1.5',
      { restDayMin: hours(8) },
      ['rest_day_work earning 1500.00'],
    ],
    [
      'Art. 28 (2): on a public holiday 150 %: 6 h × 125.00 × 1.5',
      { holidayMin: hours(6) },
      ['holiday_work earning 1125.00'],
    ],
    ['minutes count: 50 min × 125.00 ÷ 60 × 1.25 = 130.208…', { overtimeMin: 50 }, ['overtime earning 130.21']],
    ['night work that is not overtime has no premium of its own', { nightMin: hours(40) }, []],
    ['Art. 25 (1): lateness is taken by the hour: 4 h × 125.00', { lateMin: hours(4) }, ['lateness deduction 500.00']],
    ['and never more than 5 % of the wage: 30,000 × 5 %', { lateMin: hours(20) }, ['lateness deduction 1500.00']],
    ['nothing worked, nothing paid', {}, []],
  ])('%s', (_, minutes, expected) => {
    expect(linesOf({ worked: [worked(minutes)] })).toEqual(expected);
  });

  it('allowances are no part of it, but of the wage that limits what lateness takes: 36,000 × 5 %', () => {
    expect(linesOf({ items: [housing], worked: [worked({ overtimeMin: hours(2), lateMin: hours(20) })] })).toEqual([
      'overtime earning 312.50',
      'lateness deduction 1800.00',
    ]);
  });

  it('before the law of 2021 the plain rule holds', () => {
    const month = payslipFor(
      factsOf({ salaries: [salary('30000.00')], worked: [worked({ day: '2022-01-10', nightOvertimeMin: 120 })] }),
      rulesOf('2022-01', 'calendar', { country: 'AE', components: standard('AE') }),
    );
    expect(ready(month).lines.map(({ code, amount }) => `${code} ${amount}`)).toEqual([
      'BASIC 30000.00',
      'night_overtime 312.50',
    ]);
  });
});

describe('Saudi Arabia, Royal Decree M/51', () => {
  it.each<[string, Partial<WorkedMinutes>, string[]]>([
    [
      'Art. 107 (1): an hour of the wage and half one of the basic salary: 2 h × (150.00 + 62.50)',
      { overtimeMin: hours(2) },
      ['overtime earning 425.00'],
    ],
    [
      'Art. 107 (3): so is every hour of a holiday: 8 h × (150.00 + 62.50)',
      { holidayMin: hours(8) },
      ['holiday_work earning 1700.00'],
    ],
    [
      "Art. 70: lateness takes no more than five days' wage: 36,000 ÷ 30 × 5",
      { lateMin: hours(60) },
      ['lateness deduction 6000.00'],
    ],
  ])('%s', (_, minutes, expected) => {
    expect(linesOf({ items: [housing], worked: [worked(minutes)] }, 'SA')).toEqual(expected);
  });
});

describe('an hour is worth', () => {
  it('125.00 of 30,000 on every day basis, in part of a month and with leave', () => {
    const away = {
      fromDate: '2026-03-09',
      toDate: '2026-03-10',
      unit: 'daily' as const,
      fromPart: null,
      toPart: null,
      fromTime: null,
      toTime: null,
      kind: 'unpaid' as const,
      paidPercent: null,
    };
    const overtime = { worked: [worked({ overtimeMin: hours(2) })] };
    for (const dayBasis of ['calendar', 'fixed30', 'working'] as const) {
      expect(
        linesOf({ ...overtime, exitDate: '2026-03-20', leaves: [away as never] }, 'AE', undefined, { dayBasis }),
      ).toContain('overtime earning 312.50');
    }
  });

  it('less of whoever works more hours a day: 30,000 ÷ 30 ÷ 10 × 1.25 × 2', () => {
    expect(
      linesOf({
        worked: [worked({ overtimeMin: hours(2) })],
        attributes: new Map([['employee.hours_per_day', 10n * 10n ** 12n]]),
      }),
    ).toEqual(['overtime earning 250.00']);
  });

  it('what the salary of its day says: 2 h × 125.00 and 3 h × 150.00, × 1.25', () => {
    const raised = {
      salaries: [salary('30000.00', '2020-01-01', '2026-03-15'), salary('36000.00', '2026-03-16')],
      worked: [worked({ overtimeMin: 120 }), worked({ day: '2026-03-20', overtimeMin: 180 })],
    };
    expect(linesOf(raised)).toEqual(['overtime earning 875.00']);
    expect(
      slipOf(raised)
        .lines.at(-1)!
        .inputs.map(({ label, value }) => `${say(label, 'en')}: ${value}`),
    ).toEqual([
      'What the law has paid for overtime not by night: 875.00',
      'Hours, from 1 March 2026: 2',
      'Hourly basic salary, from 1 March 2026: 125',
      'Hours, from 16 March 2026: 3',
      'Hourly basic salary, from 16 March 2026: 150',
      'Of the hourly basic salary: 125',
    ]);
  });
});

// 18,000 for 30 days of 8 hours is 75.00 an hour.
describe('a basis of overtime of 18,000 beside a salary of 30,000', () => {
  const based = { ...salary('30000.00'), overtimeBasis: '18000.000' };
  it.each<[string, string, Partial<WorkedMinutes>, AssignedItem[], string[]]>([
    ['pays overtime: 2 h × 75.00 × 1.25', 'AE', { overtimeMin: hours(2) }, [], ['overtime earning 187.50']],
    [
      'pays overtime by night: 2 h × 75.00 × 1.5',
      'AE',
      { nightOvertimeMin: hours(2) },
      [],
      ['night_overtime earning 225.00'],
    ],
    ['pays days of rest: 8 h × 75.00 × 1.5', 'AE', { restDayMin: hours(8) }, [], ['rest_day_work earning 900.00']],
    ['pays holidays: 6 h × 75.00 × 1.5', 'AE', { holidayMin: hours(6) }, [], ['holiday_work earning 675.00']],
    [
      'stands in the wage with the allowances: 2 h × (100.00 + 37.50)',
      'SA',
      { overtimeMin: hours(2) },
      [housing],
      ['overtime earning 275.00'],
    ],
    ['takes nothing else for lateness: 4 h × 125.00', 'AE', { lateMin: hours(4) }, [], ['lateness deduction 500.00']],
    ['and no less at most: 30,000 × 5 %', 'AE', { lateMin: hours(20) }, [], ['lateness deduction 1500.00']],
    [
      'changes no premium of a shift, which is on the salary: 8 h × 0.5 × 125.00',
      'AE',
      { shift: { title: 'Friday night', factor: '1.50', ordinaryMin: hours(8) } },
      [],
      ['shift_premium earning 500.00'],
    ],
  ])('%s', (_law, country, minutes, items, expected) => {
    expect(linesOf({ salaries: [based], items, worked: [worked(minutes)] }, country)).toEqual(expected);
  });

  it('holds for the days of its salary and is told: 2 h × 75.00 and 3 h × 150.00, × 1.25', () => {
    const raised = {
      salaries: [{ ...based, validTo: '2026-03-15' }, salary('36000.00', '2026-03-16')],
      worked: [worked({ overtimeMin: 120 }), worked({ day: '2026-03-20', overtimeMin: 180 })],
    };
    expect(linesOf(raised)).toEqual(['overtime earning 750.00']);
    expect(
      slipOf(raised)
        .lines.at(-1)!
        .inputs.map(({ label, value }) => `${say(label, 'en')}: ${value}`),
    ).toEqual(
      expect.arrayContaining([
        'Hourly basis of overtime agreed on, from 1 March 2026: 75',
        'Hourly basic salary, from 16 March 2026: 150',
      ]),
    );
  });

  it('is part of the digest, where there is one', () => {
    expect(slipOf({ salaries: [based] }).inputsHash).not.toBe(slipOf({}).inputsHash);
  });
});

it('a line tells its formula, what it was worked out from and the rule with its day', () => {
  const [line] = slipOf({ worked: [worked({ overtimeMin: 90 })] }).lines.slice(1);
  expect(line).toMatchObject({
    name: { en: 'Overtime', ar: 'عمل إضافي' },
    formula: 'time.overtime_due = hours × basic × basic_percent',
    amount: '234.38',
    reason: { en: 'Overtime by its formula; Federal Decree-Law 33/2021, Art. 19 (2), in force since 2 February 2022' },
  });
  expect(line!.inputs.map(({ name, value, unit }) => `${name}=${value} ${unit}`)).toEqual([
    'time.overtime_due=234.38 AED',
    'hours=1.5 hours',
    'basic=125 AED',
    'basic_percent=125 %',
  ]);
});

describe('a shift of which an hour counts 1.5', () => {
  const friday = (ordinary: number, more: Partial<WorkedMinutes> = {}) =>
    worked({ ...more, shift: { title: 'Friday night', factor: '1.50', ordinaryMin: hours(ordinary) } });
  it.each<[string, WorkedMinutes[], string[]]>([
    ['adds half of its hours to the salary: 8 h × 0.5 × 125.00', [friday(8)], ['shift_premium earning 500.00']],
    [
      'multiplies its overtime: 2 h × 1.5 × 125.00 × 1.25',
      [friday(0, { overtimeMin: hours(2) })],
      ['overtime earning 468.75'],
    ],
    [
      'and its work on days of rest and holidays: 8 h × 1.5 × 125.00 × 1.5',
      [friday(0, { restDayMin: hours(8) })],
      ['rest_day_work earning 2250.00'],
    ],
    [
      'beside other shifts: 2 h × 125.00 × 1.25 and 2 h × 1.5 × 125.00 × 1.25',
      [worked({ overtimeMin: hours(2) }), friday(8, { overtimeMin: hours(2) })],
      ['overtime earning 781.25', 'shift_premium earning 500.00'],
    ],
    [
      'and takes no more for lateness',
      [friday(8, { lateMin: hours(2) })],
      ['lateness deduction 250.00', 'shift_premium earning 500.00'],
    ],
  ])('%s', (_name, minutes, expected) => {
    expect(linesOf({ worked: minutes }).toSorted()).toEqual(expected.toSorted());
  });

  it('is told on the line', () => {
    const lines = slipOf({ worked: [worked({ overtimeMin: 120 }), friday(8, { overtimeMin: 120 })] }).lines;
    const told = (code: string) =>
      lines
        .filter((line) => line.code === code)
        .map(({ formula, inputs }) => [
          formula,
          ...inputs.slice(1).map(({ label, value }) => `${say(label, 'en')}: ${value}`),
        ]);
    expect(told('overtime')).toEqual([
      [
        'time.overtime_due = (hours × basic + hours_2 × factor_2 × basic_2) × basic_percent',
        'Hours: 2',
        'Hourly basic salary: 125',
        'Hours: 2',
        '× shift Friday night: 1.5',
        'Hourly basic salary: 125',
        'Of the hourly basic salary: 125',
      ],
    ]);
    expect(told('shift_premium')).toEqual([
      [
        'time.shift_due = hours × factor × basic × basic_percent',
        'Hours: 8',
        'An hour of the shift Friday night counts so much more: 0.5',
        'Hourly basic salary: 125',
        'Of the hourly basic salary: 100',
      ],
    ]);
  });
});

it.each<[string, string, Partial<WorkedMinutes>, string]>([
  [
    'two shares',
    'SA',
    { overtimeMin: 60 },
    'time.overtime_due = hours × wage × wage_percent + hours × basic × basic_percent',
  ],
  ['a limit', 'AE', { lateMin: 60 }, 'time.late_due = min(hours × basic × basic_percent, most)'],
])('%s stand in the formula', (_, country, minutes, formula) => {
  expect(slipOf({ worked: [worked(minutes)] }, country).lines.at(-1)!.formula).toContain(formula);
});

it('a company says otherwise by a formula of its own', () => {
  const own = [
    {
      ...standard('AE')[0]!,
      formula: 'time.overtime_hours * hour_value * 200%',
      condition: 'employee.position <> "Manager"',
    },
  ];
  const someone = (position: string) =>
    linesOf(
      {
        worked: [worked({ overtimeMin: 120, restDayMin: 480 })],
        attributes: new Map([['employee.position', position]]),
      },
      'AE',
      own,
    );
  expect(someone('Nurse')).toEqual(['overtime earning 500.00']);
  expect(someone('Manager')).toEqual([]);
});

it('whoever has no attendance has no lines, and the slip they had before', () => {
  expect(linesOf({})).toEqual([]);
  expect(slipOf({}).inputsHash).toBe(slipOf({ worked: [] }).inputsHash);
  expect(slipOf({ worked: [worked({ overtimeMin: 1 })] }).inputsHash).not.toBe(slipOf({}).inputsHash);
});

it('sums fit: parts of a month under one salary come to what the whole does, half a coin from the exact amount at most', () => {
  const minutes = fc.array(fc.nat({ max: 6000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 100, max: 9_999_999 }), (parts, coins) => {
      const text = `${Math.floor(coins / 100)}.${String(coins % 100).padStart(2, '0')}`;
      const amount = (all: number[]): number =>
        Math.round(
          Number(
            slipOf({ salaries: [salary(text)], worked: all.map((overtimeMin) => worked({ overtimeMin })) }).lines.find(
              ({ code }) => code === 'overtime',
            )?.amount ?? 0,
          ) * 100,
        );
      const all = parts.reduce((sum, each) => sum + each, 0);
      expect(amount(parts)).toBe(amount([all]));
      expect(Math.abs(amount(parts) - (coins * all * 1.25) / 60 / 240)).toBeLessThanOrEqual(0.500001);
    }),
    { numRuns: 60 },
  );
});
