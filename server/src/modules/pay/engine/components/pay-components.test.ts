import { say } from '../../../../platform/text';
import fc from 'fast-check';
import { parseMoney } from '../../../../kernel/numbers/money';
import { faultsOver, keptBetween, type PayComponentSource } from './pay-plan';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary, worked } from '../cases/payroll-cases';
import { openLine, type PayFacts } from '../payslip';
import { addDays } from '../../../../kernel/dates/plain-date';
import type { PaySettings } from '../pay-rules';
import type { SharedCalculation } from '../pay-step';
import { said } from '../../../../../test/said';

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
const slipOf = (components: PayComponentSource[], facts: Partial<PayFacts> = {}, more: Partial<PaySettings> = {}) =>
  payslipFor(factsOf(facts), rulesOf('2025-03', 'calendar', { components, ...more }));
const amountsOf = (...given: Parameters<typeof slipOf>) =>
  ready(slipOf(...given))
    .lines.slice(1)
    .map(({ code, kind, amount }) => `${code} ${kind} ${amount}`);

describe('components on the slip of a salary of 10,000.00', () => {
  test.each<[string, PayComponentSource[], string[]]>([
    ['a share of the salary', [component('housing', 'basic * 25%')], ['housing earning 2500.00']],
    [
      'reading each other, in the order they are read',
      [component('total', 'housing * 2'), component('housing', 'basic / 4')],
      ['housing earning 2500.00', 'total earning 5000.00'],
    ],
    ['a deduction', [component('pension', 'basic * 5%', { kind: 'deduction' })], ['pension deduction 500.00']],
    [
      'what the employer pays',
      [component('insurance', 'basic * 12.5%', { kind: 'employer_cost' })],
      ['insurance employer_cost 1250.00'],
    ],
    ['for the information', [component('shown', '1', { kind: 'information' })], ['shown information 1.00']],
    [
      'whose condition does not hold',
      [component('long', '1', { condition: 'years(employee.hire_date, period.end) > 20' })],
      [],
    ],
    ['that come to nothing', [component('none', 'max(basic - 20000, 0)')], []],
    [
      'an hour of a 30-day month is 125.00 of 30,000 and stays so',
      [component('hour', 'hour_value * 3')],
      ['hour earning 125.00'],
    ],
    [
      'the factors of the formula',
      [component('two_hours', 'round(day_value, 2) * formula.holiday_overtime_factor')],
      ['two_hours earning 666.66'],
    ],
    ['rounded up', [component('a', '100.01', { rounding: 'whole_up' })], ['a earning 101.00']],
    [
      'rounded up where it is whole but for the last decimal',
      [component('a', 'basic / 3 * 3', { rounding: 'whole_up' })],
      ['a earning 10000.00'],
    ],
    ['rounded down', [component('a', '100.99', { rounding: 'whole_down' })], ['a earning 100.00']],
    ['rounded to whole', [component('a', '100.50', { rounding: 'whole' })], ['a earning 101.00']],
  ])('%s', (_, all, amounts) => {
    expect(amountsOf(all)).toEqual(amounts);
  });

  test('prorated ones follow the days paid', () => {
    expect(
      amountsOf([component('housing', '3100', { prorated: true }), component('phone', '100')], {
        exitDate: '2025-03-10',
      }),
    ).toEqual(['housing earning 1000.00', 'phone earning 100.00']);
  });

  describe('prorated in a month of 31 days whose salary rises from 10,000 to 20,000 on the 16th', () => {
    const raised = { salaries: [salary('10000', '2020-01-01', '2025-03-15'), salary('20000', '2025-03-16')] };
    test.each<[string, PayComponentSource, Partial<PayFacts>, string]>([
      // (10,000 × 15 + 20,000 × 16) ÷ 31 × 25 % = 3,790.322….
      [
        'a share of the salary is that of each for its days',
        component('a', 'basic * 25%', { prorated: true }),
        raised,
        '3790.32',
      ],
      // (10,000 ÷ 30 × 15 + 20,000 ÷ 30 × 16) ÷ 31 = 505.376….
      ['so is the value of a day', component('a', 'day_value', { prorated: true }), raised, '505.38'],
      // Nothing for the first 15 days, 20,000 × 10 % × 16 ÷ 31 for the others.
      [
        'what begins above a salary begins with its day',
        component('a', 'if(basic > 15000, basic * 10%, 0)', { prorated: true }),
        raised,
        '1032.26',
      ],
      // To the 20th: (10,000 × 15 + 20,000 × 5) ÷ 31 × 25 % = 2,016.129….
      [
        'and for the days until somebody leaves',
        component('a', 'basic * 25%', { prorated: true }),
        { ...raised, exitDate: '2025-03-20' },
        '2016.13',
      ],
      [
        'what names no salary is paid as before: 3,100 × 31 ÷ 31',
        component('a', '3100', { prorated: true }),
        raised,
        '3100.00',
      ],
      ['what is not prorated follows the last salary: 20,000 × 25 %', component('a', 'basic * 25%'), raised, '5000.00'],
    ])('%s', (_law, one, facts, amount) => {
      expect(ready(slipOf([one], facts)).lines.find(({ code }) => code === 'a')!.amount).toBe(amount);
    });

    test('is told with each salary and its days', () => {
      const line = ready(slipOf([component('a', 'basic * 25%', { name: 'Housing', prorated: true })], raised)).lines.at(
        -1,
      )!;
      expect(line).toMatchObject({
        formula: 'Σ (basic * 25%) × days.paid ÷ days.basis',
        reason: { en: 'Housing by its formula, for 31 of 31 calendar days, by each salary of the month for its days' },
      });
      expect(
        line.inputs.map(({ name, label, value, unit }) => `${name}: ${say(label, 'en')} ${value} ${unit}`),
      ).toEqual([
        'basic_1: Monthly basic salary, from 1 March 2025 10000 AED',
        'basic_2: Monthly basic salary, from 16 March 2025 20000 AED',
        'days.paid_1: Days paid, from 1 March 2025 15 days',
        'days.paid_2: Days paid, from 16 March 2025 16 days',
        'days.basis: Days the month is divided by 31 days',
      ]);
    });
  });

  test('calculated together with the slip by one component less changed, a slip is what it is calculated alone', () => {
    const codes = ['a', 'b', 'c', 'd', 'e'];
    const formula = (at: number) =>
      fc.constantFrom(
        'basic * 10%',
        'day_value',
        '100',
        '1 / (basic - 10000)',
        'time.late_due',
        ...(at > 2 ? ['time.overtime_due', 'time.overtime_due + a'] : []),
        ...codes.slice(0, at).flatMap((code) => [`${code} / 2`, `if(basic > 9000, ${code}, 0)`]),
      );
    const one = (at: number) =>
      fc.record({
        formula: formula(at),
        condition: fc.constantFrom(null, 'basic > 9000', ...codes.slice(0, at).map((code) => `${code} > 500`)),
        prorated: fc.boolean(),
        kind: fc.constantFrom('earning' as const, 'deduction' as const),
        counts: fc.boolean(),
      });
    const minutes = [worked({ day: '2025-03-03', overtimeMin: 90, lateMin: 50 })];
    fc.assert(
      fc.property(
        fc.tuple(...codes.map((_, at) => one(at))),
        fc.nat(codes.length - 1),
        fc.constantFrom('10000', '8000'),
        fc.boolean(),
        (given, at, amount, isRaised) => {
          const facts = factsOf({
            worked: minutes,
            salaries: isRaised
              ? [salary('7000', '2020-01-01', '2025-03-15'), salary(amount, '2025-03-16')]
              : [salary(amount)],
          });
          const rules = (formula: string) =>
            rulesOf('2025-03', 'calendar', {
              components: given.map((each, nth) =>
                component(codes[nth]!, each.formula, {
                  formula: nth === at ? formula : each.formula,
                  condition: each.condition,
                  prorated: each.prorated,
                  kind: each.kind,
                  ...(each.counts && nth < 3 && { countsForOvertime: true }),
                }),
              ),
            });
          const [now, later] = [rules('basic * 3%'), rules(given[at]!.formula)];
          const shared: SharedCalculation = {
            ...keptBetween(now.pay, later.pay, new Set([codes[at]!]))!,
            outcomes: new Map(),
            worked: new Map(),
          };
          expect(payslipFor(facts, now, shared)).toEqual(payslipFor(facts, now));
          expect(payslipFor(facts, later, shared)).toEqual(payslipFor(facts, later));
        },
      ),
    );
  });

  test('unexplained, a slip comes to the same to the coin', () => {
    const all = [
      component('housing', 'if(basic > 9000, basic * 25%, 1000)', { prorated: true }),
      component('late', 'time.late_due', { kind: 'deduction' }),
      component('cost', 'housing * 12.5%', { kind: 'employer_cost', hidden: true }),
    ];
    const facts: Partial<PayFacts> = { exitDate: '2025-03-17', worked: [worked({ day: '2025-03-03', lateMin: 50 })] };
    const [told, untold] = [{}, { isUnexplained: true }].map((more) => ready(slipOf(all, facts, more)));
    const amounts = ({ lines, gross, deductions, net }: typeof told & object) => [
      lines.map(({ code, kind, amount }) => [code, kind, amount]),
      gross,
      deductions,
      net,
    ];
    expect(amounts(untold!)).toEqual(amounts(told!));
    expect(untold!.lines.slice(1).flatMap(({ inputs }) => inputs)).toEqual([]);
  });

  test('a line tells its formula, what it used and why', () => {
    const [line] = ready(
      slipOf(
        [
          component('housing', 'if(basic > 9000, basic * 25%, 1000)', {
            name: 'Housing',
            nameAr: 'السكن',
            prorated: true,
            condition: 'employee.type = "full_time"',
          }),
        ],
        { attributes: new Map([['employee.type', 'full_time']]) },
      ),
    ).lines.slice(1);
    expect(line).toMatchObject({
      name: { en: 'Housing', ar: 'السكن' },
      formula: '(if(basic > 9000, basic * 25%, 1000)) × days.paid ÷ days.basis',
      reason: { en: 'Housing by its formula, because employee.type = "full_time", for 31 of 31 calendar days' },
    });
    expect(line!.inputs.map(({ name, value, unit }) => `${name}=${value} ${unit}`)).toEqual([
      'employee.type=full_time ',
      'basic=10000 AED',
      'days.paid=31 days',
      'days.basis=31 days',
    ]);
  });

  test.each<[string, string, string | null]>([
    ['in its formula', 'cost * 2', null],
    ['in a branch that is not taken', 'if(basic < 0, cost, 100)', null],
    ['in its condition', '100', 'cost > 0'],
  ])(
    'a line that reads what is kept from the employee, %s, tells them neither its name nor its amount',
    (_place, formula, condition) => {
      const lines = ready(
        slipOf([
          component('cost', '777', { kind: 'employer_cost', hidden: true }),
          component('perk', formula, { name: 'Perk', condition }),
        ]),
      ).lines;
      const perk = lines.find(({ code }) => code === 'perk')!;
      expect(JSON.stringify(perk)).toMatch(/cost/);
      expect(openLine(perk)).toMatchObject({
        amount: perk.amount,
        formula: '',
        reason: { en: 'Perk, calculated by the employer from amounts that payslips do not show' },
      });
      expect(said(openLine(perk))).not.toMatch(/cost|777/);
    },
  );

  test('a line that reads nothing kept from them is told as it is', () => {
    const [line] = ready(slipOf([component('perk', 'basic / 10')])).lines.slice(1);
    expect(openLine(line!)).toEqual(line);
  });

  test('tables are looked up', () => {
    const tableRows = [
      { tableName: 'housing', fromValue: '8000', value: '2000' },
      { tableName: 'housing', fromValue: '0', value: '1000' },
      { tableName: 'housing', fromValue: '12000.0000', value: '3000' },
    ];
    expect(amountsOf([component('housing', 'lookup("housing", basic)')], {}, { tableRows })).toEqual([
      'housing earning 2000.00',
    ]);
  });

  test.each([
    [
      'what is not known of a person',
      component('a', '1', { condition: 'employee.gender = "female"' }),
      'a: “employee.gender” is not known of this person. Fill it in.',
    ],
    ['a division by zero', component('a', '1 / (basic - 10000)'), 'a: This divides by zero'],
    ['an amount below zero', component('a', 'basic - 10000.5'), 'a: Its formula came out as -0.5'],
    ['a formula that is none', component('a', 'basc'), 'a: There is no “basc”'],
  ])('%s is told, not paid', (_, one, message) => {
    expect(slipOf([one])).toMatchObject({
      state: 'error',
      problems: [{ code: 'component_failed', message: { en: expect.stringContaining(message) } }],
    });
  });

  test.each<[string, PayComponentSource[], string[]]>([
    ['a formula of fifteen nines', [component('a', '999999999999999')], ['a: 999,999,999,999,999.00 AED.']],
    [
      'what the employer pays',
      [component('a', 'basic * 10000000', { kind: 'employer_cost' })],
      ['a: 100,000,000,000.00 AED.'],
    ],
    [
      'what is taken off',
      [component('a', '999999999999', { kind: 'deduction' })],
      ['The regular deductions', 'a: 999,999,999,999.00 AED.'],
    ],
    // 99,999,999,000 is held, with the salary of 10,000 it is 100,000,009,000.
    ['a total of amounts that are held', [component('a', '99999999000')], ['All earnings: 100,000,009,000.00 AED.']],
  ])('%s beyond what a payslip holds is told, not paid', (_law, all, messages) => {
    const slip = slipOf(all);
    expect(slip.state === 'error' && slip.problems.map(({ message }) => say(message, 'en'))).toEqual(
      messages.map((text) => expect.stringContaining(text)),
    );
  });

  test('an amount just below what a payslip holds is paid', () => {
    expect(amountsOf([component('a', '99999989999.99')])).toEqual(['a earning 99999989999.99']);
  });

  test('totals are the sums of the lines to the cent, whatever the shares and days', () => {
    const percent = fc.integer({ min: 1, max: 9999 }).map((n) =>
      component(`c${n}`, `basic * ${n / 100}%`, {
        prorated: n % 2 === 0,
        kind: n % 5 === 0 ? 'deduction' : 'earning',
      }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(percent, { maxLength: 20, selector: ({ code }) => code }),
        fc.integer({ min: 0, max: 30 }),
        (all, days) => {
          const result = slipOf(all, { exitDate: addDays('2025-03-01', days), salaries: [salary('12345.67')] });
          if (result.state === 'error') return;
          const sum = (kind: string) =>
            result.lines
              .filter((line) => line.kind === kind)
              .reduce((total, { amount }) => total + parseMoney(amount, 'AED'), 0n);
          expect([parseMoney(result.gross, 'AED'), parseMoney(result.net, 'AED')]).toEqual([
            sum('earning'),
            sum('earning') - sum('deduction'),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('another formula is another digest', () => {
    const digest = (formula: string) => ready(slipOf([component('a', formula)])).inputsHash;
    expect(digest('1')).not.toBe(digest('2'));
  });
});

describe('faults over time', () => {
  const dated = (code: string, formula: string, validFrom: string, validTo: string | null = null) => ({
    code,
    formula,
    condition: null,
    validFrom,
    validTo,
  });
  const told = (all: ReturnType<typeof dated>[], from = '2025-01-01', to: string | null = null) =>
    faultsOver(all, [], from, to).map(({ code, fault }) => `${code}: ${say(fault.message, 'en')}`);
  test('what is read must be in force whenever it is read', () => {
    const reader = dated('a', 'b * 2', '2025-01-01');
    expect(told([reader, dated('b', '1', '2024-01-01')])).toEqual([]);
    expect(told([reader, dated('b', '1', '2025-02-01')])).toEqual([expect.stringContaining('a: There is no “b”')]);
    expect(told([reader, dated('b', '1', '2024-01-01', '2025-06-30')])).toEqual([
      expect.stringContaining('a: There is no “b”'),
    ]);
    expect(told([reader, dated('b', '1', '2024-01-01', '2025-06-30'), dated('b', '2', '2025-07-01')])).toEqual([]);
  });
  test('a circle that closes later is found', () => {
    expect(
      told([dated('a', 'b', '2025-01-01'), dated('b', '1', '2024-01-01', '2025-06-30'), dated('b', 'a', '2025-07-01')]),
    ).toEqual([expect.stringContaining('a → b → a')]);
  });
});
