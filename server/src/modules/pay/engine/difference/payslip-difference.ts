import { dateInWords } from '../../../../kernel/dates/date-words';
import { isolatedInArabic } from '../../../../kernel/text/isolated';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import type { PayLine, PayProblem, PayslipResult } from '../payslip';
import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../../kernel/text/text';

/** A line as far as it is compared; inputs are those of the basic salary. */
export type ComparedLine = Pick<PayLine, 'code' | 'name' | 'kind' | 'amount' | 'inputs'>;

/**
 * Lines as far as they are compared, in a tenth of their length: the next month's payslip is compared with this alone.
 * `amounts` are those that count beside the basic salary, in the order of the lines, one for each code and English
 * name;
 * `followsDays`: another number of days paid is enough to change it.
 */
export interface ComparedLines {
  amounts: readonly (readonly [code: string, en: string, ar: string, amount: string, followsDays?: true])[];
  salaries: readonly (readonly [base: string, from: PlainDate])[];
}

/** A payslip as far as it is compared. */
export type ComparedPayslip =
  | { state: 'ready'; net: string; paymentDays: number; basisDays: number; compared: ComparedLines }
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
  reasons: Bilingual[];
}

export function comparedLines(lines: readonly ComparedLine[]): ComparedLines {
  return { amounts: amountsOf(lines), salaries: salariesOf(lines) };
}

export function comparable(slip: PayslipResult): ComparedPayslip {
  if (slip.state === 'error') return slip;
  const { state, net, paymentDays, basisDays, lines } = slip;
  return { state, net, paymentDays, basisDays, compared: comparedLines(lines) };
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
): Bilingual[] {
  const { month, hireDate, exitDate } = employee;
  if (current === null) return previous === null ? [] : [noLongerPaid(exitDate)];
  if (current.state === 'error') return current.problems.map(({ message }) => blockedText(message));
  const reasons: Bilingual[] = [];
  const joined = hireDate !== null && hireDate.startsWith(month);
  if (joined) reasons.push(dated('Joined on', 'تاريخ الالتحاق', hireDate));
  else if (previous === null) reasons.push({ en: 'Not in last month’s payroll', ar: 'ليس في رواتب الشهر الماضي' });
  else if (previous.state === 'error') reasons.push({ en: 'In error last month', ar: 'تعذر احتسابه الشهر الماضي' });
  if (exitDate !== null && exitDate.startsWith(month)) reasons.push(dated('Last day', 'آخر يوم عمل', exitDate));
  const before = previous?.state === 'ready' ? previous : null;
  reasons.push(...salaryChanges(before?.compared.salaries ?? [], current.compared.salaries));
  if (!before) return reasons;
  const hasOtherDays = isPartOf(before) !== isPartOf(current);
  return [
    ...reasons,
    ...(hasOtherDays ? [daysText(before, current)] : []),
    ...lineChanges(before.compared.amounts, current.compared.amounts, hasOtherDays),
  ];
}

interface PaidDays {
  paymentDays: number;
  basisDays: number;
}

// Shares of the month, not days: 28 of 28 and 31 of 31 are both all of it.
function isPartOf({ paymentDays, basisDays }: PaidDays): number {
  return paymentDays / basisDays;
}

function daysText(before: PaidDays, now: PaidDays): Bilingual {
  return {
    en: `Days paid ${before.paymentDays} of ${before.basisDays} → ${now.paymentDays} of ${now.basisDays}`,
    ar: `الأيام المدفوعة ${before.paymentDays} من ${before.basisDays} ← ${now.paymentDays} من ${now.basisDays}`,
  };
}

/**
 * What came, went or changed beside the basic salary; days paid that differ explain the change of what follows them.
 */
function lineChanges(
  before: ComparedLines['amounts'],
  now: ComparedLines['amounts'],
  hasOtherDays: boolean,
): Bilingual[] {
  const [was, is] = [before, now].map((amounts) => new Map(amounts.map((each) => [keyOf(each[0], each[1]), each])));
  return [...new Map([...is!, ...was!])].flatMap(([key, [, en, ar]]): Bilingual[] => {
    const [old, amount] = [was!.get(key)?.[3], is!.get(key)?.[3]];
    if (
      old === amount ||
      (hasOtherDays &&
        old !== undefined &&
        amount !== undefined &&
        [was!.get(key), is!.get(key)].some((each) => each?.[4]))
    )
      return [];
    if (old === undefined)
      return [
        {
          en: `${en}: ${groupedDecimal(amount!)}, new this month`,
          ar: `${isolatedInArabic(ar)}: ${groupedDecimal(amount!)}، جديد هذا الشهر`,
        },
      ];
    if (amount === undefined)
      return [
        {
          en: `${en}: no more ${groupedDecimal(old)}`,
          ar: `${isolatedInArabic(ar)}: لم يعد هناك ${groupedDecimal(old)}`,
        },
      ];
    return [
      {
        en: `${en}: ${groupedDecimal(old)} → ${groupedDecimal(amount)}`,
        ar: `${isolatedInArabic(ar)}: ${groupedDecimal(old)} ← ${groupedDecimal(amount)}`,
      },
    ];
  });
}

/** What the pay of the days paid is called in a formula. */
const wordsOfDays = ['days.paid', 'basic_paid', 'allowances'];

const keyOf = (code: string, en: string): string => `${code} ${en}`;

function amountsOf(lines: readonly ComparedLine[]): ComparedLines['amounts'] {
  const found = new Map<string, ComparedLines['amounts'][number]>();
  const ofDays = new Set(wordsOfDays);
  for (const {
    code,
    kind,
    name: { en, ar },
    amount,
    inputs,
  } of lines) {
    const followsDays = code === 'ALLOWANCE' || code === 'DEDUCTION' || inputs.some(({ name }) => ofDays.has(name));
    if (followsDays) ofDays.add(code);
    if (code === 'BASIC' || (kind !== 'earning' && kind !== 'deduction')) continue;
    const key = keyOf(code, en);
    const before = found.get(key);
    const sum = before ? sumOf(before[3], amount) : amount;
    found.set(key, followsDays ? [code, en, ar, sum, true] : [code, en, ar, sum]);
  }
  return [...found.values()];
}

/** Two amounts of the same currency, with its decimals. */
function sumOf(one: string, other: string): string {
  const places = one.length - 1 - one.indexOf('.');
  if (!one.includes('.')) return String(BigInt(one) + BigInt(other));
  const sum = (BigInt(one.replace('.', '')) + BigInt(other.replace('.', ''))).toString();
  const digits = sum.replace('-', '').padStart(places + 1, '0');
  return `${sum.startsWith('-') ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function salaryChanges(before: ComparedLines['salaries'], now: ComparedLines['salaries']): Bilingual[] {
  const changes: Bilingual[] = [];
  let last = before.at(-1)?.[0];
  for (const [base, from] of now) {
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

function salariesOf(lines: readonly ComparedLine[]): ComparedLines['salaries'] {
  return lines.flatMap(({ code, inputs }) => {
    if (code !== 'BASIC') return [];
    const base = inputs.find(({ name }) => name === 'base')?.value;
    const from = inputs.find(({ name }) => name === 'from')?.value;
    return base === undefined || from === undefined ? [] : [[base, from] as const];
  });
}

/** Why who was paid the month before is paid nothing now. */
export function noLongerPaid(exitDate: PlainDate | null): Bilingual {
  if (exitDate) return dated('Left, last day', 'انتهت خدمته، آخر يوم عمل', exitDate);
  return { en: 'No longer in the payroll', ar: 'لم يعد في الرواتب' };
}

function blockedText(message: Bilingual): Bilingual {
  return { en: `Cannot be calculated: ${message.en}`, ar: `تعذر الاحتساب: ${message.ar}` };
}

function dated(en: string, ar: string, date: PlainDate): Bilingual {
  const words = dateInWords(date);
  return { en: `${en} ${words.en}`, ar: `${ar} ${words.ar}` };
}

function netOf(payslip: ComparedPayslip | null, currency: string): bigint {
  return payslip?.state === 'ready' ? parseMoney(payslip.net, currency) : 0n;
}
