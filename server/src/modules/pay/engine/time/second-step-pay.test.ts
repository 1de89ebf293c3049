import { say } from '../../../../platform/text';
import type { PayComponentSource } from '../components/pay-plan';
import type { PaySettings } from '../pay-rules';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary, worked } from '../cases/payroll-cases';
import type { PayFacts, WorkedMinutes } from '../payslip';
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
// A salary of 30,000 for 30 days of 8 hours is 125.00 an hour.
describe('the second step of overtime', () => {
  const second = (minutes: Partial<WorkedMinutes>, secondFactor = '2.00') => worked({ ...minutes, secondFactor });
  it.each<[string, string, WorkedMinutes[], string[]]>([
    [
      'is paid its factor: 3 h × 125.00 × 1.25 + 1 h × 125.00 × 2',
      'AE',
      [worked({ overtimeMin: 180 }), second({ overtimeMin: 60 })],
      ['overtime earning 718.75'],
    ],
    [
      'by night no more than the law where that is higher: 1 h × 125.00 × 1.5',
      'AE',
      [second({ nightOvertimeMin: 60 }, '1.40')],
      ['night_overtime earning 187.50'],
    ],
    ['by night its factor where that is', 'AE', [second({ nightOvertimeMin: 60 })], ['night_overtime earning 250.00']],
    [
      'on a holiday the law: 12 h × 125.00 × 1.5 + 1 h × 125.00 × 1.5',
      'AE',
      [worked({ holidayMin: hours(12) }), second({ holidayMin: 60 }, '1.25')],
      ['holiday_work earning 2437.50'],
    ],
    [
      'on a day of rest the factor: 1 h × 125.00 × 2',
      'AE',
      [second({ restDayMin: 60 })],
      ['rest_day_work earning 250.00'],
    ],
    [
      'of the wage and the basic salary: 1 h × (125.00 × 1 + 125.00 × 1)',
      'SA',
      [second({ overtimeMin: 60 })],
      ['overtime earning 250.00'],
    ],
    [
      'of two factors in a month each its own: 1 h × 125.00 × 2 + 1 h × 125.00 × 2.5',
      'AE',
      [second({ overtimeMin: 60 }), second({ overtimeMin: 60 }, '2.50')],
      ['overtime earning 562.50'],
    ],
  ])('%s', (_name, country, minutes, expected) => expect(linesOf({ worked: minutes }, country)).toEqual(expected));

  it('is told on the line', () => {
    const [line] = slipOf({
      worked: [worked({ overtimeMin: 180 }), second({ overtimeMin: 60 }), second({ overtimeMin: 30 }, '2.50')],
    }).lines.filter(({ code }) => code === 'overtime');
    expect(line!.formula).toContain(
      'hours × basic × basic_percent + hours_2 × basic_2 × second_percent + hours_3 × basic_3 × second_percent_2',
    );
    expect(line!.inputs.slice(1).map(({ label, value }) => `${say(label, 'en')}: ${value}`)).toEqual([
      'Hours: 3',
      'Hourly basic salary: 125',
      'Hours of the second step: 1',
      'Hourly basic salary: 125',
      'Hours of the second step: 0.5',
      'Hourly basic salary: 125',
      'Of the hourly basic salary: 125',
      'Of the hourly basic salary, second step: 200',
      'Of the hourly basic salary, second step: 250',
    ]);
    expect(say(line!.reason, 'en')).toContain('second step of overtime by the rule of the company');
  });
});
