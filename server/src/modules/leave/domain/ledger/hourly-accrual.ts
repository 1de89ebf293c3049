import { addDays, addMonths, type PlainDate } from '../../../../kernel/dates/plain-date';
import { beginOf, levelAt, limitsOf, rounded, type AccrualPlan, type Employment, type WorkedMonth } from './accrual';
import { grantRoom } from './grant-room';
import type { LedgerEntry } from './ledger';

/** The minutes of a month a plan goes by. */
export const minutesFor = (
  { countsLeave, hours }: AccrualPlan,
  { workedMinutes, dayOffMinutes, leaveMinutes }: WorkedMonth,
): number => (hours === 'days_off' ? dayOffMinutes : workedMinutes + (countsLeave ? leaveMinutes : 0));

/**
 * The grants of a plan by hours worked for the months over by a day, those nobody ran it for too. A line keeps the
 * minutes it rests on: where attendance says something else since, the difference is a line of its own, so that nothing
 * is granted twice. A closed month is granted once and changes only where it was corrected by name.
 */
export function hourlyGrants(
  plan: AccrualPlan,
  employment: Employment,
  ledger: readonly LedgerEntry[],
  through: PlainDate,
): LedgerEntry[] {
  const grants: LedgerEntry[] = [];
  const begins = beginOf(plan, employment);
  for (const month of employment.worked ?? []) {
    const first = `${month.period}-01`;
    const last = addDays(addMonths(first, 1), -1);
    const end = employment.exitDate && employment.exitDate < last ? employment.exitDate : last;
    if (end < begins || end < first || end > through || (plan.until !== null && first > plan.until)) continue;
    const key = `accrual:${plan.code}:${first}`;
    const written = ledger.filter((line) => line.key === key || line.key.startsWith(`${key}:`));
    const [before, minutes] = [written.at(-1)?.minutes ?? 0, minutesFor(plan, month)];
    if (before === minutes || (written.length > 0 && month.isClosed && !month.isCorrected)) continue;
    const own = first < begins ? begins : first;
    const rate = levelAt(plan, employment.hireDate, own);
    const difference = rounded((rate * minutes) / 60, plan) - rounded((rate * before) / 60, plan);
    const date = written.length ? openDay(ledger, end) : end;
    const amount =
      difference > 0
        ? grantRoom([...ledger, ...grants]).within(limitsOf(plan, employment.hireDate, own), difference, date)
        : Math.max(difference, -written.reduce((sum, line) => sum + line.amount, 0));
    if (amount === 0 || (difference > 0 && amount < 0)) continue;
    grants.push({
      key: written.length ? `${key}:${written.length}` : key,
      kind: 'accrual',
      amount,
      effectiveDate: date,
      minutes,
      expiresOn: plan.validMonths === null || amount < 0 ? null : addDays(addMonths(date, plan.validMonths), -1),
    });
  }
  return grants;
}

/** The day of a late difference: its month, or once the leave year of that was closed the first day after it. */
const openDay = (ledger: readonly LedgerEntry[], end: PlainDate): PlainDate =>
  ledger.reduce(
    (day, { kind, effectiveDate }) =>
      (kind === 'lapse' || kind === 'carry_over') && effectiveDate > day ? effectiveDate : day,
    end,
  );
