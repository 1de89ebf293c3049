import {
  addDays,
  addMonths,
  daysBetween,
  dayWithin,
  earlier,
  later,
  type PlainDate,
} from '../../../../kernel/dates/plain-date';
import { partOf } from './grant-amount';
import { daysIn, grantDayOf, periodOf, type GrantDay, type Period } from './grant-periods';
import { grantRoom, type GrantLimits } from './grant-room';
import type { DayUnits, LedgerEntry } from './ledger';
import { shareOf, type GrantDayBasis, type UnpaidLeaveRule, type WorkingTime } from './working-share';

/** Which hours a plan by the hour counts: all that are worked, or those on days of rest and public holidays alone. */
export type HoursThatCount = 'all' | 'days_off';

/** What is granted from so many months of service on. */
export interface AccrualLevel {
  afterMonths: number;
  /** Days of a whole period, or of an hour worked, in ten-thousandths and parts of them. */
  amount: number;
  /** Nothing is granted beyond this balance from then on; where none is given that of the plan counts. */
  mostBalance?: DayUnits | null;
}

/** The rules days are granted by for a stretch of time; where they change, another plan goes on from that day. */
export interface AccrualPlan extends GrantDay, GrantLimits {
  /** Tells its grants from those of any other plan of the type. */
  code: string;
  /** First day it grants for; null: always. */
  from: PlainDate | null;
  /** Last day it grants for; null: without end. */
  until: PlainDate | null;
  /** Whether another plan granted until the day before; then the period it begins in is granted by its days. */
  follows: boolean;
  /**
   * Ascending by `afterMonths`; none where nothing is granted any more. A level begins with the first period that
   * starts when it is reached.
   */
  levels: readonly AccrualLevel[];
  /** A period they joined in, or the first plan began for them in, is granted by its days from then on; else whole. */
  proratesFirst: boolean;
  /** A period they left in is granted by its days until then; else whole. */
  proratesLast: boolean;
  /** Months a grant can be used; null without end. */
  validMonths: number | null;
  /**
   * Each grant to whole steps of this; 1 keeps the ten-thousandths, and the sum of a year is rounded to them, not each
   * grant.
   */
  step: DayUnits;
  rounding: 'down' | 'nearest' | 'up';
  /** Of plans by the hour: whether hours of paid leave count as worked. */
  countsLeave?: boolean;
  /** Of plans by the hour: which hours count, all unless told. */
  hours?: HoursThatCount;
  /** By which days a part of a period is told, those of the calendar unless told. */
  dayBasis?: GrantDayBasis;
  /** What unpaid leave takes of a grant, nothing unless told. */
  unpaid?: UnpaidLeaveRule;
}

/** What somebody worked in a month, as their days of attendance tell it. */
export interface WorkedMonth {
  /** YYYY-MM. */
  period: string;
  workedMinutes: number;
  /** Of them on days of rest and public holidays. */
  dayOffMinutes: number;
  /** Of paid leave. */
  leaveMinutes: number;
  isClosed: boolean;
  /** Whether it was corrected after it was closed. */
  isCorrected: boolean;
}

/**
 * `worked`: what plans by the hour go by, oldest month first. `working`: what plans go by that look at working days or
 * at unpaid leave; told where a plan does.
 */
export interface Employment {
  hireDate: PlainDate;
  exitDate: PlainDate | null;
  worked?: readonly WorkedMonth[];
  working?: WorkingTime;
}

/**
 * The grants of a plan that are due by a day and not in the ledger yet, in order: also those of periods nobody ran it
 * for.
 * Each is keyed by plan and period, so that a second run on the same ledger grants nothing; `part` tells that the
 * period was cut short by a last day or by another plan. `done`: a day by which all that was due is in the ledger.
 */
export function grantsDue(
  plan: AccrualPlan,
  employment: Employment,
  ledger: readonly LedgerEntry[],
  through: PlainDate,
  done: PlainDate | null = null,
): LedgerEntry[] {
  const isMade = madeBy(plan, ledger);
  const room = grantRoom(ledger);
  const grants: LedgerEntry[] = [];
  const begins = beginOf(plan, employment);
  const ends = earlier(earlier(through, employment.exitDate), plan.until);
  if (begins > ends) return [];
  for (
    let period = periodOf(plan.frequency, later(begins, done), employment.hireDate);
    period.from <= ends;
    period = periodOf(plan.frequency, addDays(period.to, 1), employment.hireDate)
  ) {
    if (isMade(period.from)) continue;
    const { from, to, counted, amount: whole } = grantOf(plan, employment, period);
    const wanted = grantDayOf(plan, period);
    // Who joins after it or leaves before it is granted their part on the day next to it.
    const date = dayWithin(wanted, { from, to });
    if (date > through) break;
    const key = `accrual:${plan.code}:${period.from}`;
    const amount = room.within(limitsOf(plan, employment.hireDate, from), whole, date);
    if (amount <= 0) continue;
    const grant: LedgerEntry = {
      key: counted.to < period.to ? `${key}:part` : key,
      kind: 'accrual',
      amount,
      effectiveDate: date,
      expiresOn: plan.validMonths === null ? null : addDays(addMonths(date, plan.validMonths), -1),
    };
    grants.push(grant);
    room.add(grant);
  }
  return grants;
}

const halfAYear = 183;

/**
 * Whether a plan has granted the period that begins on a day; years of service move with the day of hire, so of these
 * the nearest counts.
 */
function madeBy({ code, frequency }: AccrualPlan, ledger: readonly LedgerEntry[]): (from: PlainDate) => boolean {
  const key = `accrual:${code}:`;
  const made = new Set(
    ledger.filter((line) => line.key.startsWith(key)).map((line) => line.key.slice(key.length, key.length + 10)),
  );
  return frequency === 'anniversary'
    ? (from) => [...made].some((day) => Math.abs(daysBetween(day, from)) < halfAYear)
    : (from) => made.has(from);
}

/** The first day a plan grants somebody for. */
export const beginOf = ({ from }: AccrualPlan, { hireDate }: Employment): PlainDate =>
  from && from > hireDate ? from : hireDate;

/**
 * The days of a period that are somebody's and the plan's, those it is granted by, and what that is before any limit.
 * Where one plan follows another, each grants by its days.
 */
export function grantOf(
  plan: AccrualPlan,
  employment: Employment,
  period: Period,
): Period & { counted: Period; amount: DayUnits } {
  const begins = beginOf(plan, employment);
  const from = period.from < begins ? begins : period.from;
  const last = earlier(period.to, plan.until);
  const to = earlier(last, employment.exitDate);
  const first = plan.follows && plan.from && plan.from > period.from ? plan.from : period.from;
  const counted = { from: plan.proratesFirst ? from : first, to: plan.proratesLast ? to : last };
  const level = levelAt(plan, employment.hireDate, from);
  const share = employment.working && daysIn(counted) > 0 ? shareOf(plan, employment.working, period, counted) : null;
  if (share) return { from, to, counted, amount: rounded(level * share.part, plan) };
  const amount =
    plan.step === 1
      ? partOf(level, plan.frequency, period, counted)
      : rounded((level * daysIn(counted)) / daysIn(period), plan);
  return { from, to, counted, amount };
}

const levelOn = ({ levels }: AccrualPlan, hireDate: PlainDate, day: PlainDate): AccrualLevel | undefined =>
  levels.findLast(({ afterMonths }) => addMonths(hireDate, afterMonths) <= day);

/** Days of a whole period by the level reached on its first day. */
export const levelAt = (plan: AccrualPlan, hireDate: PlainDate, day: PlainDate): number =>
  levelOn(plan, hireDate, day)?.amount ?? 0;

/** What limits a grant whose first day it is: the balance of the level reached then, else that of the plan. */
export const limitsOf = (plan: AccrualPlan, hireDate: PlainDate, day: PlainDate): GrantLimits => ({
  mostBalance: levelOn(plan, hireDate, day)?.mostBalance ?? plan.mostBalance,
  mostPerYear: plan.mostPerYear,
});

export function rounded(amount: number, { step, rounding }: AccrualPlan): DayUnits {
  const steps = amount / step;
  // A third of a day is never exactly one: what lies within a millionth of a step counts as on it.
  const near = Math.round(steps * 1e6) / 1e6;
  return (rounding === 'down' ? Math.floor(near) : rounding === 'up' ? Math.ceil(near) : Math.round(near)) * step;
}
