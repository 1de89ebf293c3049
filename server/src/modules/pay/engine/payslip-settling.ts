import { hashOf } from './inputs-hash';
import { formatMoney, groupedDecimal, parseMoney } from '../../../kernel/numbers/money';
import type { NegativeNetPolicy } from './pay-rules';
import type { PayInput, PayLine, PayslipInError, PayslipResult, ReadyPayslip } from './payslip';
import type { Bilingual } from '../../../kernel/text/text';

/** What earlier payslips leave to be settled by this one: decimal texts in the company's currency. */
export interface ToSettle {
  /** Deductions carried forward by earlier payslips and not taken since. */
  broughtForward: string;
}

/**
 * A payslip after settling. `carriedForward` is left to the next one, `broughtForward` was taken over; both are 0 in
 * error.
 */
export type SettledPayslip = (ReadyPayslip | PayslipInError) & { broughtForward: string; carriedForward: string };

const nothing = { broughtForward: '0', carriedForward: '0' };

/**
 * Takes over what earlier payslips left, and sees that nobody is paid less than nothing: deductions beyond the pay are
 * carried to the next payroll as a line, or stop the payslip, as the company wants it.
 */
export function settledPayslip(
  slip: PayslipResult,
  { broughtForward }: ToSettle,
  policy: NegativeNetPolicy = 'block',
): SettledPayslip {
  if (slip.state === 'error') return { ...slip, ...nothing };
  const { currency } = slip;
  const brought = parseMoney(broughtForward, currency);
  const net = parseMoney(slip.net, currency) - brought;
  if (brought === 0n && net >= 0n) {
    // Written out, not spread: almost every payslip ends here.
    const { lines, appliedEntries, gross, deductions, calendarDays, basisDays, paymentDays, inputsHash } = slip;
    return {
      state: 'ready',
      lines,
      appliedEntries,
      gross,
      deductions,
      net: slip.net,
      currency,
      calendarDays,
      basisDays,
      paymentDays,
      inputsHash,
      broughtForward: '0',
      carriedForward: '0',
    };
  }
  const inputsHash = hashOf([slip.inputsHash, formatMoney(brought, currency), policy]);
  if (net < 0n && policy === 'block') return { ...nothing, ...belowZero(slip, net), inputsHash };
  const carried = net < 0n ? -net : 0n;
  const lines = [
    ...slip.lines,
    ...(brought === 0n ? [] : [broughtLine(brought, currency)]),
    ...(carried > 0n ? [carriedLine(slip, brought, carried)] : []),
  ];
  return {
    ...slip,
    lines,
    inputsHash,
    deductions: formatMoney(parseMoney(slip.deductions, currency) + brought - carried, currency),
    net: formatMoney(net + carried, currency),
    broughtForward: formatMoney(brought, currency),
    carriedForward: formatMoney(carried, currency),
  };
}

function belowZero({ currency, calendarDays, basisDays, inputsHash }: ReadyPayslip, net: bigint): PayslipInError {
  const beyond = groupedDecimal(formatMoney(-net, currency));
  const message = {
    en: `Deductions exceed the pay by ${beyond} ${currency}. Lower or postpone a deduction, or let the company carry such amounts forward.`,
    ar: `تزيد الاستقطاعات على الأجر بمقدار ${beyond} ${currency}. خفّض استقطاعًا أو أجّله، أو اسمح بترحيل مثل هذه المبالغ في إعدادات الشركة.`,
  };
  return { state: 'error', problems: [{ code: 'net_below_zero', message }], calendarDays, basisDays, inputsHash };
}

const input = (name: string, label: Bilingual, value: string, unit: string): PayInput => ({ name, label, value, unit });

/**
 * Below zero where payslips took what the payroll that left it, cancelled since, never left: that much is given back.
 */
function broughtLine(brought: bigint, currency: string): PayLine {
  const amount = formatMoney(brought, currency);
  const reason: Bilingual =
    brought > 0n
      ? { en: 'Deductions that earlier pay was too small for.', ar: 'استقطاعات لم يتسع لها أجر سابق.' }
      : {
          en: 'Taken from earlier pay for a payroll that was cancelled since: it is given back.',
          ar: 'استُقطع من أجر سابق عن رواتب أُلغيت بعد ذلك: يُرد هنا.',
        };
  return {
    code: 'BROUGHT_FORWARD',
    kind: 'deduction',
    amount,
    formula: 'brought',
    reason,
    name: { en: 'Brought forward from earlier payrolls', ar: 'مرحّل من رواتب سابقة' },
    inputs: [input('brought', { en: 'Deductions not yet taken', ar: 'استقطاعات لم تُؤخذ بعد' }, amount, currency)],
  };
}

/** A deduction below zero: that much less is taken this month. */
function carriedLine({ gross, deductions, currency }: ReadyPayslip, brought: bigint, carried: bigint): PayLine {
  const all = formatMoney(parseMoney(deductions, currency) + brought, currency);
  return {
    code: 'CARRIED_FORWARD',
    kind: 'deduction',
    amount: formatMoney(-carried, currency),
    formula: 'gross − deductions',
    name: { en: 'Carried forward to the next payroll', ar: 'مرحّل إلى الرواتب التالية' },
    inputs: [
      input('gross', { en: 'Gross pay', ar: 'إجمالي الاستحقاقات' }, gross, currency),
      input('deductions', { en: 'Deductions due', ar: 'الاستقطاعات المستحقة' }, all, currency),
    ],
    reason: {
      en: 'Deductions exceed the pay; the rest is taken from the next payroll.',
      ar: 'تزيد الاستقطاعات على الأجر؛ يؤخذ الباقي من الرواتب التالية.',
    },
  };
}
