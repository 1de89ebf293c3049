import { identityOf, named, type ReadName } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import type { PayLine, PayProblem, PayslipResult } from '../payslip';
import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

/** A line as far as it is compared; inputs are those of the basic salary. */
export type ComparedLine = Pick<PayLine, 'code' | 'name' | 'kind' | 'amount' | 'inputs'>;

/**
 * Lines as far as they are compared, in a tenth of their length: the next month's payslip is compared with this alone.
 * `amounts` are those that count beside the basic salary, in the order of the lines, one for each code and English
 * name;
 * `followsDays`: another number of days paid is enough to change it.
 */
export interface ComparedLines {
  amounts: readonly (readonly [code: string, name: Text, amount: string, followsDays?: true])[];
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
  reasons: Text[];
}

/** As rows of before names had keys hold it: with its English and its Arabic name. */
type ComparedBefore = readonly [code: string, en: string, ar: string, amount: string, followsDays?: true];

/** What is stored to be compared with, whenever it was stored. */
export const comparedAsStored = ({ amounts, salaries }: ComparedLines): ComparedLines => ({
  salaries,
  amounts: (amounts as readonly (ComparedLines['amounts'][number] | ComparedBefore)[]).map((each) => {
    if (typeof each[1] !== 'string') return each as ComparedLines['amounts'][number];
    const [code, name, second, amount, ...rest] = each as ComparedBefore;
    return [code, named(name, second), amount, ...rest];
  }),
});

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
  readName: ReadName,
): PayDifference {
  const change = netOf(current, employee.currency) - netOf(previous, employee.currency);
  return {
    difference: formatMoney(change, employee.currency),
    reasons: reasonsFor(previous, current, employee, readName),
  };
}

function reasonsFor(
  previous: ComparedPayslip | null,
  current: ComparedPayslip | null,
  employee: ComparedEmployee,
  readName: ReadName,
): Text[] {
  const { month, hireDate, exitDate } = employee;
  if (current === null) return previous === null ? [] : [noLongerPaid(exitDate)];
  if (current.state === 'error') return current.problems.map(({ message }) => blockedText(message));
  const reasons: Text[] = [];
  const joined = hireDate !== null && hireDate.startsWith(month);
  if (joined) reasons.push(t('payslip_difference.joined_on', { day: dateInWords(hireDate) }));
  else if (previous === null) reasons.push(t('payslip_difference.last_months_payroll'));
  else if (previous.state === 'error') reasons.push(t('payslip_difference.error_last_month'));
  if (exitDate !== null && exitDate.startsWith(month))
    reasons.push(t('payslip_difference.last_day_on', { day: dateInWords(exitDate) }));
  const before = previous?.state === 'ready' ? previous : null;
  reasons.push(...salaryChanges(before?.compared.salaries ?? [], current.compared.salaries));
  if (!before) return reasons;
  const hasOtherDays = isPartOf(before) !== isPartOf(current);
  return [
    ...reasons,
    ...(hasOtherDays ? [daysText(before, current)] : []),
    ...lineChanges(before.compared.amounts, current.compared.amounts, hasOtherDays, readName),
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

function daysText(before: PaidDays, now: PaidDays): Text {
  return t('payslip_difference.days_paid', {
    paymentDays: before.paymentDays,
    basisDays: before.basisDays,
    paymentDays2: now.paymentDays,
    basisDays2: now.basisDays,
  });
}

/**
 * What came, went or changed beside the basic salary; days paid that differ explain the change of what follows them.
 */
function lineChanges(
  before: ComparedLines['amounts'],
  now: ComparedLines['amounts'],
  hasOtherDays: boolean,
  readName: ReadName,
): Text[] {
  const [was, is] = [before, now].map(
    (amounts) => new Map(amounts.map((each) => [`${each[0]} ${readName(each[1])}`, each])),
  );
  return [...new Map([...is!, ...was!])].flatMap(([key, [, name]]): Text[] => {
    const [old, amount] = [was!.get(key)?.[2], is!.get(key)?.[2]];
    if (
      old === amount ||
      (hasOtherDays &&
        old !== undefined &&
        amount !== undefined &&
        [was!.get(key), is!.get(key)].some((each) => each?.[3]))
    )
      return [];
    if (old === undefined) return [t('payslip_difference.new', { name, amount: groupedDecimal(amount!) })];
    if (amount === undefined) return [t('payslip_difference.no_more', { name, old: groupedDecimal(old) })];
    return [t('payslip_difference.other', { name, old: groupedDecimal(old), amount: groupedDecimal(amount) })];
  });
}

/** What the pay of the days paid is called in a formula. */
const wordsOfDays = ['days.paid', 'basic_paid', 'allowances'];

function amountsOf(lines: readonly ComparedLine[]): ComparedLines['amounts'] {
  const found = new Map<string, ComparedLines['amounts'][number]>();
  const ofDays = new Set(wordsOfDays);
  for (const { code, kind, name, amount, inputs } of lines) {
    const followsDays = code === 'ALLOWANCE' || code === 'DEDUCTION' || inputs.some(({ name }) => ofDays.has(name));
    if (followsDays) ofDays.add(code);
    if (code === 'BASIC' || (kind !== 'earning' && kind !== 'deduction')) continue;
    const key = `${code} ${identityOf(name)}`;
    const before = found.get(key);
    const sum = before ? sumOf(before[2], amount) : amount;
    found.set(key, followsDays ? [code, name, sum, true] : [code, name, sum]);
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

function salaryChanges(before: ComparedLines['salaries'], now: ComparedLines['salaries']): Text[] {
  const changes: Text[] = [];
  let last = before.at(-1)?.[0];
  for (const [base, from] of now) {
    if (last !== undefined && last !== base) {
      const [was, is, day] = [groupedDecimal(last), groupedDecimal(base), dateInWords(from)];
      changes.push(t('payslip_difference.salary_changed', { was, is, day }));
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
export function noLongerPaid(exitDate: PlainDate | null): Text {
  if (exitDate) return t('payslip_difference.left_on', { day: dateInWords(exitDate) });
  return t('payslip_difference.longer_payroll');
}

function blockedText(message: Text): Text {
  return t('payslip_difference.cannot_calculated', { message });
}

function netOf(payslip: ComparedPayslip | null, currency: string): bigint {
  return payslip?.state === 'ready' ? parseMoney(payslip.net, currency) : 0n;
}
