import { dateInWords } from '../../../../kernel/dates/date-words';
import type { EndOfServiceLine } from './end-of-service-lines';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { OpenDeduction } from './settlement';

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
    name: { en: `Deduction: ${reason}`, ar: `خصم: ${reason}` },
    formula: 'amount − taken',
    inputs: [
      { name: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, value: formatMoney(all, currency), unit: currency },
      {
        name: 'taken',
        label: { en: 'Taken by payslips', ar: 'المستقطع في القسائم' },
        value: formatMoney(before, currency),
        unit: currency,
      },
    ],
    reason: {
      en: `Deduction of ${day.en}: what no payslip has taken is due at once, and none takes it once the end of service is paid.`,
      ar: `خصم ${day.ar}: ما لم تستقطعه أي قسيمة يستحق دفعة واحدة، ولا تستقطعه أي قسيمة بعد دفع نهاية الخدمة.`,
    },
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
    name: { en: 'Carried forward by payslips', ar: 'مرحّل من القسائم' },
    formula: 'brought',
    inputs: [
      {
        name: 'brought',
        label: { en: 'Deductions not yet taken', ar: 'استقطاعات لم تُؤخذ بعد' },
        value,
        unit: currency,
      },
    ],
    reason: {
      en: 'Deductions that earlier pay was too small for; no payslip takes them once the end of service is paid.',
      ar: 'استقطاعات لم يتسع لها أجر سابق؛ لا تستقطعها أي قسيمة بعد دفع نهاية الخدمة.',
    },
  };
};
