import { yearStart } from '../type/leave-rules';
import type { LeaveYear } from '../type/leave-type';
import { addDays, addMonths, type PlainDate } from '../../../../kernel/dates/plain-date';
import { beginOf, grantsDue, type AccrualPlan, type Employment } from './accrual';
import { brokenGrants } from './broken-grants';
import { hourlyGrants } from './hourly-accrual';
import { carriedOver, type CarryOverRule } from './carry-over';
import type { LedgerEntry } from './ledger';

/** What a type of leave writes by itself. */
export interface LedgerPlan {
  /** The plans days were and are granted by, oldest first; none where days are not granted. */
  accruals: readonly AccrualPlan[];
  carryOver: CarryOverRule;
  yearBasis: LeaveYear;
}

/**
 * The lines of a plan that are due by a day and not in the ledger yet, in order: grants, and at the end of each leave
 * year what lapses and what is carried over. For a day to come these are the lines there will be.
 */
export function entriesDue(
  { accruals, carryOver, yearBasis }: LedgerPlan,
  employment: Employment,
  ledger: readonly LedgerEntry[],
  through: PlainDate,
): LedgerEntry[] {
  const due: LedgerEntry[] = [];
  let done: PlainDate | null = null;
  const grant = (day: PlainDate): void => {
    for (const plan of accruals) {
      const all = [...ledger, ...due];
      // The day that runs may still be worked on.
      due.push(
        ...(plan.frequency === 'hourly'
          ? hourlyGrants(plan, employment, all, day === through ? addDays(day, -1) : day)
          : grantsDue(plan, employment, all, day, done)),
      );
    }
    const broken = brokenGrants(accruals, employment, [...ledger, ...due], day);
    due.push(...broken);
    // What is taken back makes room below a limit, in years before too.
    done = broken.length ? null : day;
  };
  const first = firstDay(accruals, employment, ledger);
  if (first === null) return due;
  let end = addDays(addMonths(yearStart(yearBasis, first, employment.hireDate), 12), -1);
  for (; end < through; end = addDays(addMonths(addDays(end, 1), 12), -1)) {
    grant(end);
    due.push(...carriedOver([...ledger, ...due], end, carryOver));
  }
  grant(through);
  return due;
}

/** The first day anything stands on; nothing lapses in the years before. */
function firstDay(
  [plan]: readonly AccrualPlan[],
  employment: Employment,
  ledger: readonly LedgerEntry[],
): PlainDate | null {
  const begins = plan ? beginOf(plan, employment) : null;
  return ledger.reduce<PlainDate | null>(
    (least, { effectiveDate }) => (least === null || effectiveDate < least ? effectiveDate : least),
    begins,
  );
}
