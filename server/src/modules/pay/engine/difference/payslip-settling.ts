import { t } from '../../texts/text';
import { hashOf } from '../inputs-hash';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import type { NegativeNetPolicy } from '../pay-rules';
import type { PayInput, PayLine, PayslipInError, PayslipResult, ReadyPayslip } from '../payslip';
import type { Text } from '../../../../kernel/text/text';

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
  const message = t('payslip_settling.deductions_exceed_pay_lower_postpone', { beyond, currency });
  return { state: 'error', problems: [{ code: 'net_below_zero', message }], calendarDays, basisDays, inputsHash };
}

const input = (name: string, label: Text, value: string, unit: string): PayInput => ({ name, label, value, unit });

/**
 * Below zero where payslips took what the payroll that left it, cancelled since, never left: that much is given back.
 */
function broughtLine(brought: bigint, currency: string): PayLine {
  const amount = formatMoney(brought, currency);
  const reason: Text =
    brought > 0n
      ? t('payslip_settling.deductions_earlier_pay_was_too')
      : t('payslip_settling.taken_earlier_pay_payroll_was');
  return {
    code: 'BROUGHT_FORWARD',
    kind: 'deduction',
    amount,
    formula: 'brought',
    reason,
    name: t('payslip_settling.brought_forward_earlier_payrolls'),
    inputs: [input('brought', t('payslip_settling.deductions_yet_taken'), amount, currency)],
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
    name: t('payslip_settling.carried_forward_next_payroll'),
    inputs: [
      input('gross', t('payslip_settling.gross_pay'), gross, currency),
      input('deductions', t('payslip_settling.deductions_due'), all, currency),
    ],
    reason: t('payslip_settling.deductions_exceed_pay_rest_taken'),
  };
}
