import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import type { EndOfServiceLine } from './end-of-service-lines';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { OpenDeduction } from './settlement-facts';

// What payslips left: the codes are those of payslips, so that it is booked as it would have been there.

/** What payslips have not taken of a deduction: no payslip comes after the last. */
export function openDeductionLine(
  { reason, date, amount, taken }: OpenDeduction,
  number: number,
  currency: string,
): EndOfServiceLine {
  const day = dateInWords(date);
  const [all, before] = [amount, taken].map((each) => parseMoney(each, currency, 'half-up')) as [bigint, bigint];
  return {
    code: `ONE_OFF:${number}`,
    section: 'others',
    kind: 'deduction',
    value: formatMoney(all - before, currency),
    unit: currency,
    name: t('settlement_open_lines.deduction', { reason }),
    formula: 'amount − taken',
    inputs: [
      { name: 'amount', label: t('settlement_open_lines.amount'), value: formatMoney(all, currency), unit: currency },
      {
        name: 'taken',
        label: t('settlement_open_lines.taken_payslips'),
        value: formatMoney(before, currency),
        unit: currency,
      },
    ],
    reason: t('settlement_open_lines.deduction_what_payslip_has_taken', { day }),
  };
}

/** Deductions the pay was too small for, which payslips left to a next one. */
export const broughtForwardLine = (rest: string, currency: string): EndOfServiceLine => {
  const value = formatMoney(parseMoney(rest, currency, 'half-up'), currency);
  return {
    code: 'BROUGHT_FORWARD',
    section: 'others',
    kind: 'deduction',
    value,
    unit: currency,
    name: t('settlement_open_lines.carried_forward_payslips'),
    formula: 'brought',
    inputs: [
      {
        name: 'brought',
        label: t('settlement_open_lines.deductions_yet_taken'),
        value,
        unit: currency,
      },
    ],
    reason: t('settlement_open_lines.deductions_earlier_pay_was_too'),
  };
};
