import { addDays, dayWithin, type PlainDate } from '../../../../kernel/dates/plain-date';
import { grantOf, limitsOf, type AccrualPlan, type Employment } from './accrual';
import { daysIn, grantDayOf, periodOf, type Period } from './grant-periods';
import { grantRoom, type GrantLimits } from './grant-room';
import type { DayUnits, LedgerEntry } from './ledger';
import { isAwayIn } from './working-share';

const keyOfGrant = /^(accrual:(.+):(\d{4}-\d\d-\d\d))(?::part|:\d+)?$/;

/**
 * What grants of the ledger come to otherwise since another plan follows theirs or another day is the last: the part of
 * a period after the last day of its plan goes back, and all of it where a plan holds no more; what was granted for a
 * part of a period follows the last day, and what unpaid leave takes of grants follows the leave of their period. Each
 * difference is a line of its own behind the grant, on the day from which on it is not due; where the leave year of
 * that was closed, its closing is corrected. A second run adds nothing. Who has left before keeps what they were
 * granted.
 */
export function brokenGrants(
  plans: readonly AccrualPlan[],
  employment: Employment,
  ledger: readonly LedgerEntry[],
  through: PlainDate,
): LedgerEntry[] {
  if (!plans.length || !mayBeBroken(plans, ledger)) return [];
  const written = [...ledger];
  const grants = new Map<string, { code: string; from: PlainDate; lines: LedgerEntry[] }>();
  for (const line of ledger) {
    if (line.kind !== 'accrual') continue;
    const [, key, code, from] = keyOfGrant.exec(line.key) ?? [];
    if (key === undefined) continue;
    const grant = grants.get(key) ?? { code: code!, from: from!, lines: [] };
    grant.lines.push(line);
    grants.set(key, grant);
  }
  return [...grants].flatMap(([key, { code, from, lines }]): LedgerEntry[] => {
    const plan = plans.find((each) => each.code === code);
    const due = dueOf(plan, employment, from, lines);
    if (!due) return [];
    const difference = due.amount - lines.reduce((sum, line) => sum + line.amount, 0);
    const amount =
      due.limits && difference > 0 ? grantRoom(written).within(due.limits, difference, due.date) : difference;
    // A ten-thousandth more or less is what rounding made when it was written.
    if (
      Math.abs(amount) <= 1 ||
      amount * difference <= 0 ||
      due.date > through ||
      (employment.exitDate !== null && due.date > employment.exitDate)
    )
      return [];
    const line: LedgerEntry = {
      key: `${key}:${lines.length}`,
      kind: 'accrual',
      amount,
      effectiveDate: due.date,
      expiresOn: amount > 0 ? lines[0]!.expiresOn : null,
    };
    written.push(line);
    return [line];
  });
}

const looksAtUnpaid = ({ unpaid = 'granted' }: AccrualPlan): boolean => unpaid !== 'granted';

/** Whether a grant follows unpaid leave: there is some in its period, or a line behind it came of some. */
const followsUnpaid = (
  plan: AccrualPlan,
  { working }: Employment,
  period: Period,
  lines: readonly LedgerEntry[],
): boolean => looksAtUnpaid(plan) && working !== undefined && (lines.length > 1 || isAwayIn(working, period));

/**
 * Where no plan ends and none looks at unpaid leave, only what was granted for a part of a period or by a plan that is
 * none any more may come to otherwise.
 */
function mayBeBroken(plans: readonly AccrualPlan[], ledger: readonly LedgerEntry[]): boolean {
  const known = plans.map(({ code }) => `accrual:${code}:`);
  return (
    plans.some((plan) => plan.until !== null || looksAtUnpaid(plan)) ||
    ledger.some(
      ({ kind, key }) =>
        kind === 'accrual' && (key.endsWith(':part') || !known.some((prefix) => key.startsWith(prefix))),
    )
  );
}

/**
 * What is due of a grant whose plan ends, and from when on; null where it stands as it was granted. What was granted
 * for a part may come to more when the plan or the employment goes on longer than was said then.
 */
function dueOf(
  plan: AccrualPlan | undefined,
  employment: Employment,
  periodFrom: PlainDate,
  lines: readonly LedgerEntry[],
): { amount: DayUnits; date: PlainDate; limits?: GrantLimits } | null {
  const { key, amount, effectiveDate } = lines[0]!;
  if (!plan) return { amount: 0, date: effectiveDate };
  const isPart = key.endsWith(':part');
  if (plan.levels.length === 0) return null;
  const period = periodOf(plan.frequency, periodFrom, employment.hireDate);
  const isWithin = plan.until !== null && period.to <= plan.until;
  if (plan.frequency !== 'hourly' && followsUnpaid(plan, employment, period, lines)) {
    const part = grantOf(plan, employment, period);
    const day = isWithin || plan.until === null ? dayWithin(grantDayOf(plan, period), part) : addDays(plan.until, 1);
    return {
      amount: daysIn(part) < 1 ? 0 : part.amount,
      date: effectiveDate > day ? effectiveDate : day,
      limits: limitsOf(plan, employment.hireDate, part.from),
    };
  }
  if (plan.until === null && !isPart) return null;
  // Hours worked begin and end with months, and what attendance says otherwise has lines of its own.
  if (isWithin && !isPart && (lines.length === 1 || plan.frequency === 'hourly')) return null;
  const part = grantOf(plan, employment, period);
  const next = plan.until === null ? dayWithin(grantDayOf(plan, period), part) : addDays(plan.until, 1);
  const date = effectiveDate > next ? effectiveDate : next;
  if (daysIn(part) < 1) return { amount: 0, date };
  const isFree = isPart && plan.mostBalance === null && plan.mostPerYear === null;
  return { amount: isFree ? part.amount : Math.min(amount, part.amount), date };
}
