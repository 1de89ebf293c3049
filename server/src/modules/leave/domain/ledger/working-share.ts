import type { WorkCalendar } from '../../../organisation/domain/leave-days';
import { addDays, addMonths, earlier, later, type PlainDate } from '../../../../kernel/dates/plain-date';
import { daysIn, monthsIn, type Frequency, type Period } from './grant-periods';

/** By which days a part of a period is told: those of the calendar, or those that are worked. */
export type GrantDayBasis = 'calendar' | 'working';
/**
 * What unpaid leave takes of a grant.
 * - `granted`: nothing.
 * - `full_months`: each calendar month away from its first day to its last takes what is granted for a month; a day
 *   less takes nothing.
 * - `share`: as much of it as of the working time of its days.
 */
export type UnpaidLeaveRule = 'granted' | 'full_months' | 'share';

/** When somebody works, and when they are away without pay. */
export interface WorkingTime {
  calendar: WorkCalendar;
  /** Whole days of unpaid leave, weekends and holidays between them too; they may overlap. */
  away: readonly Period[];
  /** Working minutes of unpaid leave by day. */
  awayMinutes: ReadonlyMap<PlainDate, number>;
}

interface Rules {
  frequency: Frequency;
  dayBasis?: GrantDayBasis;
  unpaid?: UnpaidLeaveRule;
}

/** What of a whole period is granted, and what that is made of, for whoever is told. */
export interface WorkingShare {
  /** From 0 to 1. */
  part: number;
  /** The same before unpaid leave. */
  ofPeriod: number;
  /** Working time of the days that count and of the whole period, as whole days of theirs. */
  worked: { days: number; of: number };
  /** Working time away without pay; 0 where it is not looked at. */
  daysAway: number;
  monthsAway: number;
}

/** The part of a period that is granted by its working time; null where it is that by its days. */
export function shareOf(
  { frequency, dayBasis = 'calendar', unpaid = 'granted' }: Rules,
  working: WorkingTime,
  period: Period,
  counted: Period,
): WorkingShare | null {
  const isAway = unpaid !== 'granted' && isAwayIn(working, counted);
  if (!isAway && dayBasis === 'calendar') return null;
  const { calendar } = working;
  const [own, all] = [minutesIn(calendar, counted), minutesIn(calendar, period)];
  const isWhole = counted.from === period.from && counted.to === period.to;
  // Where nobody works in a whole period it is granted all the same, but by the day, of which only working days are.
  if (!isAway && isWhole && (all > 0 || frequency !== 'daily')) return null;
  const byDays = daysIn(counted) / daysIn(period);
  const ofPeriod = dayBasis === 'calendar' || (all === 0 && frequency !== 'daily') ? byDays : all > 0 ? own / all : 0;
  const awayMinutes = unpaid === 'share' ? awayIn(working, counted) : 0;
  const months = isAway && unpaid === 'full_months' ? fullMonthsAway(working, counted) : [];
  const left = own > 0 ? ofPeriod * (1 - awayMinutes / own) : ofPeriod;
  return {
    part: Math.max(0, left - lost(frequency, period, counted, months)),
    ofPeriod,
    worked: { days: own / calendar.dayMinutes, of: all / calendar.dayMinutes },
    daysAway: awayMinutes / calendar.dayMinutes,
    monthsAway: months.length,
  };
}

/** Whether any day of a period lies in unpaid leave. */
export const isAwayIn = ({ away, awayMinutes }: WorkingTime, { from, to }: Period): boolean =>
  away.some((span) => span.from <= to && from <= span.to) ||
  [...awayMinutes.keys()].some((day) => from <= day && day <= to);

function minutesIn(calendar: WorkCalendar, period: Period): number {
  let minutes = 0;
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) minutes += workedOn(calendar, day);
  return minutes;
}

function workedOn(calendar: WorkCalendar, date: PlainDate): number {
  const { kind, minutes } = calendar.dayOn(date);
  return kind === 'work' ? minutes : 0;
}

function awayIn({ calendar, awayMinutes }: WorkingTime, { from, to }: Period): number {
  let minutes = 0;
  for (const [day, away] of awayMinutes)
    if (from <= day && day <= to) minutes += Math.min(away, workedOn(calendar, day));
  return minutes;
}

/** The calendar months a period has a part in that lie in unpaid leave from their first day to their last. */
function fullMonthsAway({ away }: WorkingTime, { from, to }: Period): Period[] {
  const spans = joined(away);
  const months: Period[] = [];
  const first = `${from.slice(0, 7)}-01`;
  for (let begin = first; begin <= to; begin = addMonths(begin, 1)) {
    const end = addDays(addMonths(begin, 1), -1);
    if (spans.some((span) => span.from <= begin && end <= span.to)) months.push({ from: begin, to: end });
  }
  return months;
}

/** Spans that meet or overlap are one. */
function joined(spans: readonly Period[]): Period[] {
  const found: Period[] = [];
  for (const span of [...spans].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = found.at(-1);
    if (last && span.from <= addDays(last.to, 1)) last.to = span.to > last.to ? span.to : last.to;
    else found.push({ ...span });
  }
  return found;
}

/**
 * What whole months away take of a period: of one made of months each its part, a twelfth of a year, of a shorter one
 * its days in them. Of a month that is another period's too only its days here count.
 */
function lost(frequency: Frequency, period: Period, counted: Period, months: readonly Period[]): number {
  const inPeriod = frequency === 'anniversary' ? 12 : monthsIn[frequency];
  return months.reduce((sum, month) => {
    const here = daysIn({ from: later(month.from, counted.from), to: earlier(month.to, counted.to) });
    return sum + (inPeriod === undefined ? here / daysIn(period) : here / daysIn(month) / inPeriod);
  }, 0);
}
