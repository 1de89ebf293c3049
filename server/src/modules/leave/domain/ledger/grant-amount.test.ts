import fc from 'fast-check';
import { addDays, daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';
import { grantsDue, type AccrualPlan } from './accrual';
import { daysOfPeriod } from './grant-amount';
import { periodOf, type Frequency } from './grant-periods';
import { wholeDay } from './ledger';

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
const granted = (
  of: AccrualPlan,
  hireDate: PlainDate,
  through: PlainDate,
  exitDate: PlainDate | null = null,
): number[] => grantsDue(of, { hireDate, exitDate }, [], through).map(({ amount }) => amount);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
const parts = { twice_a_month: 24, monthly: 12, quarterly: 4, half_yearly: 2, yearly: 1 } as const;
const frequency = fc.constantFrom(...(Object.keys(parts) as (keyof typeof parts)[]));

describe('days of a year that its periods do not divide', () => {
  it('of 20 by the month, entered as 1.6667, are twelve grants of 1.6666 and 1.6667 that come to 20', () => {
    const amounts = granted(plan('monthly', '1.6667'), '2026-01-01', '2026-12-31');
    expect([sum(amounts), [...new Set(amounts)].sort()]).toEqual([20 * wholeDay, [16_666, 16_667]]);
    expect(sum(granted(plan('monthly', '1.6667'), '2026-01-01', '2028-12-31'))).toBe(60 * wholeDay);
  });

  it.each<[string, Frequency, string, PlainDate, number]>([
    ['25 by the month', 'monthly', '2.0833', '2026-12-31', 25],
    ['22 by the month', 'monthly', '1.8333', '2026-12-31', 22],
    ['10 by the half month', 'twice_a_month', '0.4167', '2026-12-31', 10],
    ['25 by the quarter', 'quarterly', '6.25', '2026-12-31', 25],
    ['20 by the week, 52 of them', 'weekly', '0.3846', '2026-12-27', 20],
    ['20 by the day, to eight decimals', 'daily', '0.05479452', '2026-12-31', 20],
    ['to eight decimals by the month', 'monthly', '1.66666667', '2026-12-31', 20],
    // No part of a year in hundredths: twelve times what is entered.
    ['1.6665 a month, as it is said', 'monthly', '1.6665', '2026-12-31', 19.998],
    ['two and a half a month', 'monthly', '2.5', '2026-12-31', 30],
  ])('%s', (_what, often, entered, through, days) => {
    expect(sum(granted(plan(often, entered), often === 'weekly' ? '2025-12-29' : '2026-01-01', through))).toBe(
      Math.round(days * wholeDay),
    );
  });

  it('come to it for any figure and length of period, and no two grants of a year differ by more than a ten-thousandth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40_000 }),
        frequency,
        fc.integer({ min: 2024, max: 2032 }),
        (hundredths, often, year) => {
          const entered = (Math.round((hundredths * 100) / parts[often]) / wholeDay).toFixed(4);
          const amounts = granted(plan(often, entered), `${year}-01-01`, `${year}-12-31`);
          expect(sum(amounts)).toBe(hundredths * 100);
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('come to the part of a broken year that is left, by the days of its first and last period, to a ten-thousandth', () => {
    const day = fc.integer({ min: 0, max: 364 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000 }), frequency, day, day, (hundredths, often, one, other) => {
        const [hired, left] = [
          addDays('2026-01-01', Math.min(one, other)),
          addDays('2026-01-01', Math.max(one, other)),
        ];
        const entered = (Math.round((hundredths * 100) / parts[often]) / wholeDay).toFixed(4);
        // Periods served, those at both ends by their days.
        let served = 0;
        for (
          let period = periodOf(often, hired, hired);
          period.from <= left;
          period = periodOf(often, addDays(period.to, 1), hired)
        ) {
          const [from, to] = [period.from > hired ? period.from : hired, period.to < left ? period.to : left];
          served += (daysBetween(from, to) + 1) / (daysBetween(period.from, period.to) + 1);
        }
        expect(
          Math.abs(
            sum(granted(plan(often, entered), hired, '2026-12-31', left)) - (hundredths * 100 * served) / parts[often],
          ),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('each grant to its step where a step is chosen: 1.6667 to half days are 1.5', () => {
    expect(new Set(granted(plan('monthly', '1.6667', { step: 5_000 }), '2026-01-01', '2026-12-31'))).toEqual(
      new Set([15_000]),
    );
  });
});
