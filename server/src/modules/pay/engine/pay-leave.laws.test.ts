import { takenDays, type WeekendRule } from '../../leave/domain/type/leave-type';
import { valuesByLaw } from '../../leave/domain/law/law-rules';
import type { LeaveLawCode } from '../../leave/domain/law/leave-law';
import { leaveLawsOf, leaveLawsOn } from '../../leave/domain/law/leave-laws';
import { linesOf } from './pay-lines.fixture';
import { factsOf, rulesOf, salary } from './cases/payroll-cases';
import type { TakenLeave } from './payslip';

/** Leave by the law of a country, its days off as its type counts them. */
function byLaw(country: string, code: LeaveLawCode, spans: readonly [string, string][], month: string): TakenLeave[] {
  const law = leaveLawsOn(leaveLawsOf(country)!, '2026-11-27').find((each) => each.code === code)!;
  const values = valuesByLaw(law);
  const { calendar } = rulesOf(month);
  return spans.map(([fromDate, toDate]) => {
    const span = {
      unit: 'daily' as const,
      fromDate,
      toDate,
      fromPart: 'am' as const,
      toPart: 'pm' as const,
      fromTime: null,
      toTime: null,
    };
    const counted = takenDays(span, calendar, {
      weekends: (values.weekends ?? 'none') as WeekendRule,
      countsHolidays: values.countsHolidays ?? false,
    });
    return {
      ...span,
      kind: code === 'maternity' ? 'maternity' : 'sick',
      paidPercent: null,
      type: {
        id: code,
        name: { en: 'Leave', ar: 'إجازة' },
        paidPercent: values.paidPercent!,
        tiers: values.payTiers!,
        yearBasis: (values.yearBasis ?? 'calendar') as 'calendar',
      },
      daysOff: counted.filter(({ kind, minutes }) => kind !== 'work' && minutes > 0).map(({ date }) => date),
    };
  });
}

/**
 * A day is worth 300.00: a salary of 9,000 in June 2025, a month of 30 days that begins with a Sunday, and of 9,300 in
 * January. Weekend on Saturday and Sunday, which count as days of sickness.
 */
describe('leave is paid by the steps of the law of the country', () => {
  it.each<[string, string, LeaveLawCode, [string, string][], string, string[]]>([
    // Art. 69: days 16 to 20 go on at 75 %. 5 × 300 × 25 % = 375.
    ['Kuwait, 20 days', 'KW', 'sick', [['2025-06-01', '2025-06-20']], '2020-01-01', ['375.00']],
    // After ten days in February June holds days 11 to 40: to the 5th in full, 6th to 15th at 75 %, 10 × 75; 16th to
    // 25th by half, 10 × 150; 26th to 30th at 25 %, 5 × 225.
    [
      'Kuwait, 40 days in two leaves',
      'KW',
      'sick',
      [
        ['2025-02-01', '2025-02-10'],
        ['2025-06-01', '2025-06-30'],
      ],
      '2020-01-01',
      ['750.00', '1500.00', '1125.00'],
    ],
    // Counted in the calendar year: ten days in December before are none of it.
    [
      'Kuwait, days of the year before',
      'KW',
      'sick',
      [
        ['2024-12-01', '2024-12-10'],
        ['2025-06-01', '2025-06-15'],
      ],
      '2020-01-01',
      [],
    ],
    // Art. 117: the year began on 12 December, so June begins with day 21. The 11th to the 30th go on at 75 %, 20 × 75.
    [
      'Saudi Arabia, a year that began in December',
      'SA',
      'sick',
      [
        ['2024-12-12', '2024-12-31'],
        ['2025-06-01', '2025-06-30'],
      ],
      '2020-01-01',
      ['1500.00'],
    ],
    // That year ended on 19 May 2025; the first of June begins another, all of it in full.
    [
      'Saudi Arabia, a year that is over',
      'SA',
      'sick',
      [
        ['2024-05-20', '2024-06-18'],
        ['2025-06-01', '2025-06-30'],
      ],
      '2020-01-01',
      [],
    ],
    // Days 91 to 120 are not paid: after 90 days from March on the whole month, 30 × 300.
    [
      'Saudi Arabia, the fourth month',
      'SA',
      'sick',
      [
        ['2025-03-03', '2025-05-31'],
        ['2025-06-01', '2025-06-30'],
      ],
      '2020-01-01',
      ['9000.00'],
    ],
    // Art. 31: days 16 to 30 go on by half, 15 × 150.
    ['Emirates, 30 days', 'AE', 'sick', [['2025-06-01', '2025-06-30']], '2020-01-01', ['2250.00']],
    // After 44 days the first of June is day 45, by half; the 29 others are not paid.
    [
      'Emirates, day 45 and on',
      'AE',
      'sick',
      [
        ['2025-01-01', '2025-02-13'],
        ['2025-06-01', '2025-06-30'],
      ],
      '2020-01-01',
      ['150.00', '8700.00'],
    ],
    // Art. 65: 15 in full, 15 by half, 15 × 150.
    ['Bahrain, 30 days', 'BH', 'sick', [['2025-06-01', '2025-06-30']], '2024-01-01', ['2250.00']],
    // Hired on 16 June: the 15 days before lie in one year of service, the 15 from then on in the next.
    ['Bahrain, over the anniversary', 'BH', 'sick', [['2025-06-01', '2025-06-30']], '2024-06-16', []],
    // Art. 82: days 22 to 30 go on at 75 %, 9 × 75.
    ['Oman, 30 days', 'OM', 'sick', [['2025-06-01', '2025-06-30']], '2020-01-01', ['675.00']],
    // After 70 days all of June goes on at 35 %: 30 × 300 × 65 %.
    [
      'Oman, days 71 to 100',
      'OM',
      'sick',
      [
        ['2025-01-01', '2025-03-11'],
        ['2025-06-01', '2025-06-30'],
      ],
      '2020-01-01',
      ['5850.00'],
    ],
    // Art. 82: two weeks in full, the 16 days after by half.
    ['Qatar, 30 days', 'QA', 'sick', [['2025-06-01', '2025-06-30']], '2020-01-01', ['2400.00']],
    // 42 days lie before the anniversary of 1 June, after which two weeks are paid in full again.
    [
      'Qatar, over the anniversary',
      'QA',
      'sick',
      [
        ['2025-04-20', '2025-05-31'],
        ['2025-06-01', '2025-06-30'],
      ],
      '2020-06-01',
      ['2400.00'],
    ],
    // Art. 30: day 45 is 31 May, the 15 days to 15 June go on by half.
    ['Emirates, maternity', 'AE', 'maternity', [['2025-04-17', '2025-06-15']], '2020-01-01', ['2250.00']],
  ])('%s', (_, country, code, spans, hireDate, amounts) => {
    const facts = factsOf({ hireDate, salaries: [salary('9000.00')], leaves: byLaw(country, code, spans, '2025-06') });
    expect(linesOf(facts, rulesOf('2025-06')).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('maternity that begins in one year and ends in the next is one leave', () => {
    // Art. 30 of the Emirates: 2 December is day 1, 15 January day 45; 16 to 30 January by half, 15 × 150.
    const facts = factsOf({
      salaries: [salary('9300.00')],
      leaves: byLaw('AE', 'maternity', [['2024-12-02', '2025-01-30']], '2025-01'),
    });
    expect(linesOf(facts, rulesOf('2025-01')).map(({ amount }) => amount)).toEqual(['2250.00']);
  });
});
