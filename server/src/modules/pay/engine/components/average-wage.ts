import { t } from '../../texts/text';
import { monthInWords } from '../../../../kernel/dates/date-words';
import type { AllowanceFact } from '../time/termination-wage';
import { averageWageLawOn, type AverageWageLaw } from '../../statutory/average-wage-laws';
import { divideRounded, formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../payslip';
import { addDays, addMonths, type Month, type PlainDate } from '../../../../kernel/dates/plain-date';
import { ruleOf } from '../../termination/domain/settlement-lines';
import type { Text } from '../../../../kernel/text/text';

/** The whole months an average is taken over: the last that ended by the last day, both ends included. */
export interface LookBack {
  from: Month;
  to: Month;
  law: AverageWageLaw;
}

/** Part of the wage that rises and falls, with what posted payrolls paid of it in each month; decimal texts. */
export interface PaidPart {
  code: string;
  title: Text;
  paid: ReadonlyMap<Month, string>;
}

export function lookBackOf(country: string, lastDay: PlainDate): LookBack {
  const law = averageWageLawOn(country, lastDay);
  const end = `${addDays(lastDay, 1).slice(0, 7)}-01`;
  return { from: addMonths(end, -law.months).slice(0, 7), to: addMonths(end, -1).slice(0, 7), law };
}

/**
 * What a part of the wage counts: all that was paid of it by the months that were paid, the months it came to nothing
 * in among them.
 */
export function averagePart(
  { code, title, paid }: PaidPart,
  posted: readonly Month[],
  { from, to, law }: LookBack,
  currency: string,
): AllowanceFact {
  const months = [...posted].sort();
  const counted = months.flatMap((month) =>
    paid.has(month) ? [{ month, coins: parseMoney(paid.get(month)!, currency, 'half-up') }] : [],
  );
  const sum = counted.reduce((all, { coins }) => all + coins, 0n);
  const amount = months.length && sum > 0n ? divideRounded(sum, BigInt(months.length), 'half-up') : 0n;
  const inputs = counted.map(({ month, coins }, at): PayInput => ({
    name: `m${at + 1}`,
    label: monthInWords(month),
    value: formatMoney(coins, currency),
    unit: currency,
  }));
  const [since, until, rule] = [monthInWords(from), monthInWords(to), ruleOf(law, law.source)];
  const of: Text =
    months.length === law.months
      ? t('average_wage.months', { months: law.months, since, until })
      : t('average_wage.those_months_have_posted_payroll', { length: months.length, months: law.months, since, until });
  return {
    title,
    basis: 'monthly',
    fixedAmount: formatMoney(amount, currency),
    percentOfBasic: null,
    isAverage: true,
    line: {
      code,
      formula: inputs.length ? `(${inputs.map(({ name }) => name).join(' + ')}) ÷ months` : '0',
      inputs: inputs.length
        ? [
            ...inputs,
            {
              name: 'months',
              label: t('average_wage.months_paid'),
              value: String(months.length),
              unit: '',
            },
          ]
        : [],
      reason: t('average_wage.average_what_was_paid', { of, rule }),
    },
  };
}
