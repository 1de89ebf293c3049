import { t } from '../../texts/text';
import { decimalOf, fine, scaled } from '../../../../kernel/numbers/fixed-point';
import { divideRounded, formatMoney, groupedDecimal } from '../../../../kernel/numbers/money';
import { exponentOf } from '../../../../kernel/numbers/currencies';
import type { Text } from '../../../../kernel/text/text';

export type SalaryFrequency = 'month' | 'year' | 'week' | 'day' | 'hour';

/** What a salary is agreed on for, and what makes it that of a month; decimal texts. */
export interface QuotedSalary {
  frequency: Exclude<SalaryFrequency, 'month'>;
  amount: string;
  weeklyHours: WeeklyHours | null;
  weeksPerYear: string;
  daysPerMonth: string;
}

/** Hours a week as a fraction, since a third of an hour is no decimal. */
export interface WeeklyHours {
  above: bigint;
  below: bigint;
}

export const weeklyHoursOf = (text: string): WeeklyHours => ({ above: scaled(text, fine), below: fine });

/**
 * The hours of a week as they are planned for two, by the share that is worked: minutes, or days of so many hours each.
 */
export const plannedHours = (
  of: { minutes: number } | { days: number; hoursOfDay: string },
  share: string,
): WeeklyHours => {
  const two = 2n * fine;
  return 'minutes' in of
    ? { above: BigInt(of.minutes) * scaled(share, fine), below: 60n * two }
    : // Days come in halves.
      {
        above: BigInt(of.days * 2) * scaled(of.hoursOfDay, fine) * scaled(share, fine),
        below: 2n * fine * two,
      };
};

/** To the hundredth of an hour, as hours are kept. */
export const keptHours = ({ above, below }: WeeklyHours): string =>
  decimalOf(divideRounded(above * 100n, below, 'half-up'), 100n);

const monthsOfYear = 12n;
const finest = 10n ** 8n;
const plain = (text: string): string => decimalOf(scaled(text, fine), fine);

/** Hours as a decimal, where they are one; else their minutes by sixty. */
const hoursInWords = ({ above, below }: WeeklyHours): string =>
  (above * finest) % below === 0n
    ? decimalOf((above * finest) / below, finest)
    : `${decimalOf((above * 60n * finest) / below, finest)} ÷ 60`;

/** The salary of a month, rounded once to the coin, and by what the amount was multiplied, such as `48 × 52 ÷ 12`. */
export function monthlySalary(
  { frequency, amount, weeklyHours, weeksPerYear, daysPerMonth }: QuotedSalary,
  currency: string,
): { monthly: string; conversion: string } {
  const hours = weeklyHours ?? { above: 0n, below: 1n };
  const [weeks, days] = [plain(weeksPerYear), plain(daysPerMonth)];
  const decimal = (text: string) => ({ text, above: scaled(text, fine), below: fine });
  const [factors, divisor] = {
    year: [[], monthsOfYear],
    week: [[decimal(weeks)], monthsOfYear],
    day: [[decimal(days)], 1n],
    hour: [[{ text: hoursInWords(hours), ...hours }, decimal(weeks)], monthsOfYear],
  }[frequency] as [(WeeklyHours & { text: string })[], bigint];
  const scale = 10n ** BigInt(exponentOf(currency));
  const above = factors.reduce((product, factor) => product * factor.above, scaled(amount, fine) * scale);
  const below = factors.reduce((product, factor) => product * factor.below, divisor * fine);
  return {
    monthly: formatMoney(divideRounded(above, below, 'half-up'), currency),
    conversion: [...factors.map(({ text }) => `× ${text}`), ...(divisor === 1n ? [] : [`÷ ${divisor}`])].join(' '),
  };
}

/** How a salary that is not agreed on by the month came to its amount; `conversion` as it was then. */
export interface SalaryQuote {
  frequency: Exclude<SalaryFrequency, 'month'>;
  amount: string;
  conversion: string;
}

const per: Record<SalaryQuote['frequency'], Text> = {
  year: t('salary_frequency.year'),
  week: t('salary_frequency.week'),
  day: t('salary_frequency.day'),
  hour: t('salary_frequency.hour'),
};

export function quoteInWords({ frequency, amount, conversion }: SalaryQuote): Text {
  const sum = groupedDecimal(amount.replace(/(\.\d\d+?)0+$/, '$1'));
  return t('salary_frequency.agreed', { sum, frequency: per[frequency], conversion });
}
