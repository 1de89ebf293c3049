import {
  addMonths,
  dateOfDayNumber,
  earlier,
  later,
  monthPeriod,
  type PlainDate,
} from '../../../../kernel/dates/plain-date';
import { periodsOfMonth } from '../periods/pay-period';
import type { PayRules } from '../pay-rules';
import type { PayCalculation } from '../pay-step';
import type { PayFacts } from '../payslip';

/** A calendar month that a payslip takes the contributions of, and the days of it somebody is employed. */
export interface InsuredMonth {
  /** First of the month. */
  first: PlainDate;
  from: PlainDate;
  to: PlainDate;
}

/**
 * Contributions are due by the calendar month. A payslip of the month takes those of its days. One of a pay group
 * takes those of the month its period ends in, with the last period that ends there or with the last that is paid,
 * however many days of it lie in the month; one of whoever joined in the month before takes that one with it. None
 * takes a month that another payslip has taken.
 */
export function insuredMonths(
  { hireDate, exitDate, insurance, paidFrom, paidTo }: PayFacts,
  { month, monthFirst, from, ownPeriod }: Pick<PayRules, 'month' | 'monthFirst' | 'from' | 'ownPeriod'>,
  paid: { from: PlainDate; to: PlainDate },
): InsuredMonth[] {
  if (insurance?.isMonthTaken) return [];
  if (!ownPeriod && !paidFrom && !paidTo) return [{ first: from, ...paid }];
  if (!ownPeriod) return daysOf(monthFirst, hireDate, exitDate);
  if (!isLastOfMonth({ exitDate, paidTo }, { month, ownPeriod }, paid)) return [];
  const periods = periodsOfMonth(ownPeriod.schedule, month);
  const before = addMonths(monthFirst, -1);
  const joinedBefore = hireDate !== null && hireDate >= periods[0]!.from && hireDate < monthFirst;
  return [...(joinedBefore ? daysOf(before, hireDate, exitDate) : []), ...daysOf(monthFirst, hireDate, exitDate)];
}

/** Whether a payslip is the last of its month, which takes what is due by the month: any but those of pay groups. */
export const isLastOfMonth = (
  { exitDate, paidTo }: Pick<PayFacts, 'exitDate' | 'paidTo'>,
  { month, ownPeriod }: Pick<PayRules, 'month' | 'ownPeriod'>,
  paid: { to: PlainDate },
): boolean =>
  !ownPeriod ||
  paid.to === exitDate ||
  paidTo !== undefined ||
  periodsOfMonth(ownPeriod.schedule, month).at(-1)!.to === ownPeriod.to;

/** The same of a payslip that is being calculated; one without a day paid takes what is due. */
export function isLastPayslip({
  facts,
  rules,
  segments,
}: Pick<PayCalculation, 'facts' | 'rules' | 'segments'>): boolean {
  const last = segments.at(-1);
  return !last || isLastOfMonth(facts, rules, { to: dateOfDayNumber(last.to) });
}

function daysOf(first: PlainDate, hireDate: PlainDate | null, exitDate: PlainDate | null): InsuredMonth[] {
  const month = monthPeriod(first.slice(0, 7));
  const [from, to] = [later(month.from, hireDate), earlier(month.to, exitDate)];
  return from <= to ? [{ first, from, to }] : [];
}
