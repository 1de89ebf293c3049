import { dateInWords } from './date-words';
import { formatMoney, groupedDecimal, parseMoney } from './money';
import type { PayLine, PayProblem } from './payslip';
import type { Month, PlainDate } from './plain-date';
import type { Text } from './text';

/** A payslip as far as it is compared; a PayslipResult and a stored payslip both are one. */
export type ComparedPayslip =
  | { state: 'ready'; net: string; paymentDays: number; basisDays: number; lines: readonly PayLine[] }
  | { state: 'error'; problems: readonly PayProblem[] };

/** The employee and the month of the current payslip. */
export interface ComparedEmployee {
  month: Month;
  currency: string;
  hireDate: PlainDate | null;
  exitDate: PlainDate | null;
}

/** `difference` = current − previous net, decimal text; no slip or one in error pays 0. No reasons: nothing changed. */
export interface PayDifference {
  difference: string;
  reasons: Text[];
}

/** Why an employee's net pay is not last month's, in plain words. null: no payslip in that month. */
export function differenceBetween(
  previous: ComparedPayslip | null,
  current: ComparedPayslip | null,
  employee: ComparedEmployee,
): PayDifference {
  const change = netOf(current, employee.currency) - netOf(previous, employee.currency);
  return { difference: formatMoney(change, employee.currency), reasons: reasonsFor(previous, current, employee) };
}

function reasonsFor(
  previous: ComparedPayslip | null,
  current: ComparedPayslip | null,
  employee: ComparedEmployee,
): Text[] {
  const { month, hireDate, exitDate } = employee;
  if (current === null) return previous === null ? [] : [goneText(exitDate)];
  if (current.state === 'error') return current.problems.map(({ message }) => blockedText(message));
  const reasons: Text[] = [];
  const joined = hireDate !== null && hireDate.startsWith(month);
  if (joined) reasons.push(dated('Joined on', 'تاريخ الالتحاق', hireDate));
  else if (previous === null) reasons.push({ en: 'Not in last month’s payroll', ar: 'ليس في رواتب الشهر الماضي' });
  else if (previous.state === 'error') reasons.push({ en: 'In error last month', ar: 'تعذر احتسابه الشهر الماضي' });
  if (exitDate !== null && exitDate.startsWith(month)) reasons.push(dated('Last day', 'آخر يوم عمل', exitDate));
  const before = previous?.state === 'ready' ? previous : null;
  reasons.push(...salaryChanges(before?.lines ?? [], current.lines));
  if (before && isPartOf(before) !== isPartOf(current)) reasons.push(daysText(before, current));
  return reasons;
}

interface PaidDays {
  paymentDays: number;
  basisDays: number;
}

// Shares of the month, not days: 28 of 28 and 31 of 31 are both all of it.
function isPartOf({ paymentDays, basisDays }: PaidDays): number {
  return paymentDays / basisDays;
}

function daysText(before: PaidDays, now: PaidDays): Text {
  return {
    en: `Days paid ${before.paymentDays} of ${before.basisDays} → ${now.paymentDays} of ${now.basisDays}`,
    ar: `الأيام المدفوعة ${before.paymentDays} من ${before.basisDays} ← ${now.paymentDays} من ${now.basisDays}`,
  };
}

function salaryChanges(before: readonly PayLine[], now: readonly PayLine[]): Text[] {
  const changes: Text[] = [];
  let last = basicSalaries(before).at(-1)?.base;
  for (const { base, from } of basicSalaries(now)) {
    if (last !== undefined && last !== base) {
      const [was, is, day] = [groupedDecimal(last), groupedDecimal(base), dateInWords(from)];
      changes.push({
        en: `Salary changed from ${was} to ${is} on ${day.en}`,
        ar: `تغير الراتب من ${was} إلى ${is} في ${day.ar}`,
      });
    }
    last = base;
  }
  return changes;
}

function basicSalaries(lines: readonly PayLine[]): { base: string; from: PlainDate }[] {
  return lines.flatMap(({ code, inputs }) => {
    if (code !== 'BASIC') return [];
    const base = inputs.find(({ name }) => name === 'base')?.value;
    const from = inputs.find(({ name }) => name === 'from')?.value;
    return base === undefined || from === undefined ? [] : [{ base, from }];
  });
}

function goneText(exitDate: PlainDate | null): Text {
  if (exitDate) return dated('Left, last day', 'انتهت خدمته، آخر يوم عمل', exitDate);
  return { en: 'No longer in the payroll', ar: 'لم يعد في الرواتب' };
}

function blockedText(message: Text): Text {
  return { en: `Cannot be calculated: ${message.en}`, ar: `تعذر الاحتساب: ${message.ar}` };
}

function dated(en: string, ar: string, date: PlainDate): Text {
  const words = dateInWords(date);
  return { en: `${en} ${words.en}`, ar: `${ar} ${words.ar}` };
}

function netOf(payslip: ComparedPayslip | null, currency: string): bigint {
  return payslip?.state === 'ready' ? parseMoney(payslip.net, currency) : 0n;
}
