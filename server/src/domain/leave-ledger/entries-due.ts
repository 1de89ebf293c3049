import { yearStart } from '../leave-type/leave-rules';
import type { LeaveYear } from '../leave-type/leave-type';
import { addDays, addMonths, type PlainDate } from '../plain-date';
import { grantsDue, type AccrualPlan, type Employment } from './accrual';
import { hourlyGrants } from './hourly-accrual';
import { carriedOver, type CarryOverRule } from './carry-over';
import type { LedgerEntry } from './ledger';

/** What a type of leave writes by itself. */
export interface LedgerPlan {
  accrual: AccrualPlan | null;
  carryOver: CarryOverRule;
  yearBasis: LeaveYear;
}

/**
 * The lines of a plan that are due by a day and not in the ledger yet, in order: grants, and at the end of each leave year
 * what lapses and what is carried over. For a day to come these are the lines there will be.
 */
export function entriesDue({ accrual, carryOver, yearBasis }: LedgerPlan, employment: Employment, ledger: readonly LedgerEntry[], through: PlainDate): LedgerEntry[] {
  const due: LedgerEntry[] = [];
  const grant = (day: PlainDate): void => {
    if (accrual) due.push(...(accrual.frequency === 'hourly' ? hourlyGrants : grantsDue)(accrual, employment, [...ledger, ...due], day));
  };
  const first = firstDay(accrual, employment, ledger);
  if (first === null) return due;
  let end = addDays(addMonths(yearStart(yearBasis, first, employment.hireDate), 12), -1);
  for (; end < through; end = addDays(addMonths(addDays(end, 1), 12), -1)) {
    grant(end);
    due.push(...carriedOver([...ledger, ...due], end, carryOver));
  }
  // The day that runs may still be worked on.
  grant(accrual?.frequency === 'hourly' ? addDays(through, -1) : through);
  return due;
}

/** The first day anything stands on; nothing lapses in the years before. */
function firstDay(accrual: AccrualPlan | null, { hireDate, from }: Employment, ledger: readonly LedgerEntry[]): PlainDate | null {
  const begins = accrual ? (from && from > hireDate ? from : hireDate) : null;
  return ledger.reduce<PlainDate | null>((least, { effectiveDate }) => least === null || effectiveDate < least ? effectiveDate : least, begins);
}
