import { identityOf } from '../../../../kernel/text/text';
import { allocate, formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { LineSum } from '../../runs/domain/payroll-journal';
import type { PayLine } from '../payslip';
import { addDays, daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';

/** A department and the days of a month somebody was in it, both ends included. */
export interface DepartmentDays {
  name: string | null;
  from: PlainDate;
  to: PlainDate;
}

interface MonthOfEmployment {
  from: PlainDate;
  to: PlainDate;
  hireDate: PlainDate | null;
  exitDate: PlainDate | null;
}

/**
 * The departments of a month where there was more than one, else null. One holds until the next begins, the first from
 * the beginning: days without a position on file are no department of their own.
 */
export function departmentsOf(
  positions: readonly { from: PlainDate; department: string | null }[],
  { from, to, hireDate, exitDate }: MonthOfEmployment,
): DepartmentDays[] | null {
  const first = hireDate !== null && hireDate > from ? hireDate : from;
  const last = exitDate !== null && exitDate < to ? exitDate : to;
  const spans: DepartmentDays[] = [];
  for (const [at, { from: began, department }] of positions.entries()) {
    const next = positions[at + 1];
    const span = {
      name: department,
      from: at === 0 || began < first ? first : began,
      to: next && next.from <= last ? addDays(next.from, -1) : last,
    };
    if (span.from > span.to) continue;
    const before = spans.at(-1);
    if (before?.name === span.name) before.to = span.to;
    else spans.push(span);
  }
  return spans.length > 1 ? spans : null;
}

const dateIn = ({ inputs }: Pick<PayLine, 'inputs'>, name: string): PlainDate | null =>
  inputs.find((input) => input.name === name && input.unit === 'date')?.value ?? null;

/**
 * What a line costs each department, by its days: of the days the line is for, where it says so, else of all. The parts
 * add up to the line.
 */
export function sharesOf(
  line: Pick<PayLine, 'amount' | 'inputs'>,
  departments: readonly DepartmentDays[],
  currency: string,
): string[] {
  const [from, to] = [dateIn(line, 'from'), dateIn(line, 'to')];
  const daysIn = (since: PlainDate | null, until: PlainDate | null): number[] =>
    departments.map((each) =>
      Math.max(
        0,
        daysBetween(since && since > each.from ? since : each.from, until && until < each.to ? until : each.to) + 1,
      ),
    );
  const own = from && to ? daysIn(from, to) : [];
  const days = own.some((count) => count > 0) ? own : daysIn(null, null);
  const amount = parseMoney(line.amount, currency);
  const all = BigInt(days.reduce((sum, count) => sum + count, 0));
  return allocate(
    days.map((count) => amount * BigInt(count)),
    all,
    'half-up',
  ).map((part) => formatMoney(part, currency));
}

/** A payslip of a month in which somebody was in several departments. */
export interface SplitPayslip {
  departments: readonly DepartmentDays[];
  lines: readonly PayLine[];
}
export type SplitSum = Omit<LineSum, 'costCentre'> & { place: number };

/** The sums of such payslips by department and line, as those of others are made in the database. */
export function splitSums(slips: readonly SplitPayslip[], currency: string): SplitSum[] {
  const sums = new Map<string, SplitSum & { value: bigint; slips: Set<SplitPayslip> }>();
  for (const slip of slips) {
    for (const [at, line] of slip.lines.entries()) {
      for (const [nth, amount] of sharesOf(line, slip.departments, currency).entries()) {
        const value = parseMoney(amount, currency);
        if (value === 0n) continue;
        const { name: department } = slip.departments[nth]!;
        const { kind, code, name } = line;
        const key = JSON.stringify([department, kind, code, identityOf(name)]);
        const sum = sums.get(key) ?? {
          department,
          kind,
          code,
          name,
          amount: '0',
          count: 0,
          place: at + 1,
          value: 0n,
          slips: new Set(),
        };
        sum.value += value;
        sum.place = Math.min(sum.place, at + 1);
        sum.slips.add(slip);
        sums.set(key, sum);
      }
    }
  }
  return [...sums.values()].map(({ value, slips: those, ...sum }) => ({
    ...sum,
    amount: formatMoney(value, currency),
    count: those.size,
  }));
}
