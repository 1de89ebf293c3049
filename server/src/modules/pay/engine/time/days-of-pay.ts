import { t } from '../../texts/text';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import { fine, scaled } from '../../../../kernel/numbers/fixed-point';
import { wageDeductionLawOn } from '../../statutory/wage-deduction-laws';
import { divideRounded, formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { inputLabels } from '../pay-step';
import type { DaysOfPay, PayInput } from '../payslip';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { ruleOf } from '../../termination/domain/settlement-lines';
import type { Text } from '../../../../kernel/text/text';

/** A day's pay is a thirtieth of the basic salary, as for leave paid out and notice. */
const daysOfMonth = 30n;

/** What so many days of a basic salary come to. */
export const amountOfDays = ({ days, base }: DaysOfPay, currency: string): string =>
  formatMoney(
    divideRounded(parseMoney(base, currency, 'half-up') * scaled(days, fine), daysOfMonth * fine, 'half-up'),
    currency,
  );

export const daysFormula = 'base × days ÷ 30';

export const daysInputs = ({ days, base }: DaysOfPay, currency: string): PayInput[] => [
  {
    name: 'base',
    label: inputLabels.base,
    value: formatMoney(parseMoney(base, currency, 'half-up'), currency),
    unit: currency,
  },
  { name: 'days', label: t('days_of_pay.days_pay'), value: String(Number(days)), unit: 'days' },
];

export function daysInWords({ days, base }: DaysOfPay, currency: string): Text {
  const [n, salary] = [Number(days), groupedDecimal(formatMoney(parseMoney(base, currency, 'half-up'), currency))];
  return t('days_of_pay.of_basic_salary', { count: n, salary });
}

/** A penalty in days of pay and the days of others that are dated in its month. */
export interface PenaltyInDays {
  country: string;
  date: PlainDate;
  days: string;
  others: string;
}

/** Why the law forbids to impose it; null where it does not. What it only spreads over months is not refused. */
export function penaltyRefusal({ country, date, days, others }: PenaltyInDays): Text | null {
  const law = wageDeductionLawOn(country, date);
  if (!law.penaltyDays?.imposed) return null;
  const { most, imposed, source } = law.penaltyDays;
  const all = Number(days) + (imposed === 'month' ? Number(others) : 0);
  if (all <= most) return null;
  const [rule, month, day] = [ruleOf(law, source), monthInWords(date.slice(0, 7)), dateInWords(date)];
  return imposed === 'month'
    ? t('days_of_pay.penalties_would_come_days_pay', { month, all, most, rule })
    : t('days_of_pay.penalty_days_pay_law_allows', { day, all, most, rule });
}
