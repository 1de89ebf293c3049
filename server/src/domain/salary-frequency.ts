import { decimalOf, fine, scaled } from './fine-numbers';
import { divideRounded, formatMoney, groupedDecimal } from './money';
import { exponentOf } from './currencies';
import type { Text } from './text';

export type SalaryFrequency = 'month' | 'year' | 'week' | 'day' | 'hour';

/** What a salary is agreed on for, and what makes it that of a month; decimal texts. */
export interface QuotedSalary {
  frequency: Exclude<SalaryFrequency, 'month'>;
  amount: string;
  weeklyHours: string | null;
  weeksPerYear: string;
  daysPerMonth: string;
}

const monthsOfYear = 12n;
const plain = (text: string): string => decimalOf(scaled(text, fine), fine);

/** The salary of a month, rounded once to the coin, and by what the amount was multiplied, such as `48 × 52 ÷ 12`. */
export function monthlySalary(
  { frequency, amount, weeklyHours, weeksPerYear, daysPerMonth }: QuotedSalary,
  currency: string,
): { monthly: string; conversion: string } {
  const [hours, weeks, days] = [weeklyHours ?? '0', weeksPerYear, daysPerMonth].map(plain) as [string, string, string];
  const [factors, divisor] = {
    year: [[], monthsOfYear],
    week: [[weeks], monthsOfYear],
    day: [[days], 1n],
    hour: [[hours, weeks], monthsOfYear],
  }[frequency] as [string[], bigint];
  const scale = 10n ** BigInt(exponentOf(currency));
  const above = factors.reduce((product, factor) => product * scaled(factor, fine), scaled(amount, fine) * scale);
  const below = divisor * fine ** BigInt(factors.length + 1);
  return {
    monthly: formatMoney(divideRounded(above, below, 'half-up'), currency),
    conversion: [...factors.map((factor) => `× ${factor}`), ...(divisor === 1n ? [] : [`÷ ${divisor}`])].join(' '),
  };
}

/** How a salary that is not agreed on by the month came to its amount; `conversion` as it was then. */
export interface SalaryQuote {
  frequency: Exclude<SalaryFrequency, 'month'>;
  amount: string;
  conversion: string;
}

const per: Record<SalaryQuote['frequency'], Text> = {
  year: { en: 'a year', ar: 'في السنة' },
  week: { en: 'a week', ar: 'في الأسبوع' },
  day: { en: 'a day', ar: 'في اليوم' },
  hour: { en: 'an hour', ar: 'في الساعة' },
};

export function quoteInWords({ frequency, amount, conversion }: SalaryQuote): Text {
  const sum = groupedDecimal(amount.replace(/(\.\d\d+?)0+$/, '$1'));
  return {
    en: `agreed as ${sum} ${per[frequency].en} ${conversion}`,
    ar: `متفق عليه ${sum} ${per[frequency].ar} ${conversion}`,
  };
}
