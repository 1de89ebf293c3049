import { say } from '../../../../platform/text';
import type { PayComponentSource } from '../components/pay-plan';
import { faultsOver } from '../components/pay-plan';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary, worked } from '../cases/payroll-cases';
import type { PayFacts, WorkedMinutes } from '../payslip';
import { offeredRows } from '../../items/pay-component/offered-rows';

const component = (code: string, formula: string, more: Partial<PayComponentSource> = {}): PayComponentSource => ({
  code,
  name: code,
  nameAr: null,
  kind: 'earning',
  formula,
  condition: null,
  prorated: true,
  rounding: 'coin',
  ...more,
});
const counted = (code: string, formula: string, more: Partial<PayComponentSource> = {}) =>
  component(code, formula, { countsForOvertime: true, ...more });
const slipOf = (
  own: PayComponentSource[],
  minutes: Partial<WorkedMinutes>,
  country = 'SA',
  facts: Partial<PayFacts> = {},
) =>
  ready(
    payslipFor(
      factsOf({ salaries: [salary('10000.00')], worked: [worked(minutes)], ...facts }),
      rulesOf('2026-03', 'calendar', { country, components: [...offeredRows(country, '2026-03-31'), ...own] }),
    ),
  );
const amountOf = (code: string, ...given: Parameters<typeof slipOf>) =>
  slipOf(...given).lines.find((line) => line.code === code)!.amount;
const hours = (count: number): number => count * 60;
const housing = counted('housing', '2500', { name: 'Housing', nameAr: 'السكن' });

// 10,000 for 30 days of 8 hours is 41.666… an hour, 2,500 is 10.416….
describe('a component that counts for overtime', () => {
  it.each<[string, PayComponentSource[], Partial<WorkedMinutes>, string, string, string]>([
    [
      'is part of the wage of an hour, not of the half one on top: 10 h × (52.08… + 20.83…)',
      [housing],
      { overtimeMin: hours(10) },
      'SA',
      'overtime',
      '729.17',
    ],
    [
      'is part of the wage of a holiday: 8 h × (52.08… + 20.83…)',
      [housing],
      { holidayMin: hours(8) },
      'SA',
      'holiday_work',
      '583.33',
    ],
    [
      'is paid like the salary where the law pays by the salary alone: 10 h × 52.08… × 1.25',
      [housing],
      { overtimeMin: hours(10) },
      'AE',
      'overtime',
      '651.04',
    ],
    [
      'counts nothing where it does not say so: 10 h × (41.66… + 20.83…)',
      [component('housing', '2500')],
      { overtimeMin: hours(10) },
      'SA',
      'overtime',
      '625.00',
    ],
    ['takes no more for lateness: 4 h × 41.66…', [housing], { lateMin: hours(4) }, 'SA', 'lateness', '166.67'],
    [
      'counts by its formula and what that reads: 25 % of 10,000',
      [counted('housing', 'share * 5'), component('share', 'basic * 5%')],
      { overtimeMin: hours(10) },
      'SA',
      'overtime',
      '729.17',
    ],
    [
      'counts where its condition holds',
      [counted('housing', '2500', { condition: 'basic > 20000' })],
      { overtimeMin: hours(10) },
      'SA',
      'overtime',
      '625.00',
    ],
    [
      'counts beside others: 2,500 and 480 are 10.416… and 2.00',
      [housing, counted('tools', '480', { prorated: false })],
      { overtimeMin: hours(10) },
      'SA',
      'overtime',
      '749.17',
    ],
  ])('%s', (_law, own, minutes, country, code, amount) => {
    expect(amountOf(code, own, minutes, country)).toBe(amount);
  });

  it('counts as of a whole month for whoever leaves within it', () => {
    const left = { exitDate: '2026-03-10' };
    expect([
      amountOf('housing', [housing], { overtimeMin: hours(10) }, 'SA', left),
      amountOf('overtime', [housing], { overtimeMin: hours(10) }, 'SA', left),
    ]).toEqual(['806.45', '729.17']);
  });

  it('counts by the salary of the day that was worked: 3 h of 10,000 and 4 h of 20,000, with a quarter each', () => {
    const raised = {
      salaries: [salary('10000.00', '2020-01-01', '2026-03-15'), salary('20000.00', '2026-03-16')],
      worked: [worked({ overtimeMin: hours(3) }), worked({ day: '2026-03-20', overtimeMin: hours(4) })],
    };
    // 3 × (52.0833… + 20.8333…) + 4 × (104.1666… + 41.6666…) = 218.75 + 583.333….
    expect(amountOf('overtime', [counted('housing', 'basic * 25%')], {}, 'SA', raised)).toBe('802.08');
  });

  it('stands beside a basis of overtime agreed on: 10 h × (8,000 + 2,500 + 4,000) ÷ 240', () => {
    expect(
      amountOf('overtime', [housing], { overtimeMin: hours(10) }, 'SA', {
        salaries: [{ ...salary('10000.00'), overtimeBasis: '8000.000' }],
      }),
    ).toBe('604.17');
  });

  it('is named on the line', () => {
    const { lines } = slipOf([housing, counted('tools', '480', { name: 'Tools' })], { overtimeMin: hours(10) });
    expect(
      lines.find(({ code }) => code === 'overtime')!.inputs.map(({ label, value }) => `${say(label, 'en')}: ${value}`),
    ).toEqual([
      'What the law has paid for overtime not by night: 749.17',
      'Hours: 10',
      'Hourly wage with allowances (with Housing, Tools): 54.0833',
      'Hourly basic salary: 41.6667',
      'Of the hourly wage: 100',
      'Of the hourly basic salary: 50',
    ]);
    expect(
      slipOf([housing], { overtimeMin: 60 }, 'AE').lines.find(({ code }) => code === 'overtime')!.inputs[2]!.label,
    ).toEqual({ en: 'Hourly basic salary (with Housing)', ar: 'أجر الساعة الأساسي (مع السكن)' });
  });

  it('is not worth overtime itself: that is a circle, wherever it closes', () => {
    const dated = (code: string, formula: string, countsForOvertime = false) => ({
      code,
      formula,
      condition: null,
      countsForOvertime,
      validFrom: '2026-01-01',
      validTo: null,
    });
    const told = (...all: ReturnType<typeof dated>[]) =>
      faultsOver(all, [], '2026-01-01', null).map(({ fault }) => say(fault.message, 'en'));
    expect(told(dated('a', 'time.overtime_due', true))).toEqual([expect.stringContaining('a → a')]);
    expect(told(dated('a', 'b * 2', true), dated('b', 'time.holiday_due'))).toEqual([
      expect.stringMatching(/a → b → a|b → a → b/),
    ]);
    expect(told(dated('a', 'b * 2'), dated('b', 'time.holiday_due'), dated('c', 'time.overtime_hours', true))).toEqual(
      [],
    );
  });

  it('that fails is told by its own line alone', () => {
    const slip = payslipFor(
      factsOf({ salaries: [salary('10000.00')], worked: [worked({ overtimeMin: 60 })] }),
      rulesOf('2026-03', 'calendar', {
        country: 'SA',
        components: [...offeredRows('SA', '2026-03-31'), counted('housing', '1 / (basic - 10000)')],
      }),
    );
    expect(slip).toMatchObject({
      state: 'error',
      problems: [{ code: 'component_failed', message: { en: expect.stringMatching(/^housing: /) } }],
    });
  });
});
