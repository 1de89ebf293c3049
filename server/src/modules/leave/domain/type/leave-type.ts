import type { LeaveDay, LeaveSpan, WorkCalendar } from '../../../organisation/domain/leave-days';
import { leaveDays } from '../../../organisation/domain/leave-days';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { DayUnits } from '../ledger/ledger';

export type LeaveUnitOfType = 'day' | 'half_day' | 'hour';
/** Which days nobody works count as leave: none, those between working days taken, or those at its ends too. */
export type WeekendRule = 'none' | 'between' | 'adjacent';
export type LeaveYear = 'calendar' | 'service';
/** A year in which days of leave are counted; `first_taken` begins with a day taken that lies in no such year yet. */
export type TakenYear = LeaveYear | 'first_taken';

/** Days of a leave year up to this one are paid at this share of a day's pay. */
export interface PayTier {
  upToDay: number;
  percent: string;
}

/** How a type counts the days of a span. */
export interface CountingRule {
  weekends: WeekendRule;
  countsHolidays: boolean;
}

/** What a type asks of a request. */
export interface LeaveTypeRules extends CountingRule {
  name: string;
  unit: LeaveUnitOfType;
  /** Hours are taken in steps of so many minutes. */
  minMinutes: number | null;
  /** Days that may follow each other, over several requests too. */
  maxConsecutive: DayUnits | null;
  maxPerYear: DayUnits | null;
  /** How often it may be taken while employed. */
  timesInService: number | null;
  yearBasis: TakenYear;
  noticeDays: number | null;
  backdateDays: number | null;
  /** Days of service before it may be taken. */
  waitingDays: number | null;
  /** The same in months, each up to the day of its number. */
  waitingMonths: number | null;
  /** Whether it may be taken only once probation is over. */
  afterProbation: boolean;
  requiresAllocation: boolean;
  /** How far below zero the balance may fall. */
  negativeTo: DayUnits;
  documentRule: 'never' | 'always' | 'after_days';
  documentAfterDays: number | null;
  gender: string | null;
  /** The form of employment it is for alone; null for all. */
  employeeType: string | null;
}

/**
 * Each day of a span and what it takes by the rule of a type: a weekend or a holiday that counts takes a whole day.
 * Where weekends between days taken count, so do those between it and `neighbours`, other leave of the type that does
 * not hold them.
 */
export function takenDays(
  span: LeaveSpan,
  calendar: WorkCalendar,
  { weekends, countsHolidays }: CountingRule,
  neighbours: readonly LeaveSpan[] = [],
): LeaveDay[] {
  const days = leaveDays(span, calendar);
  if (span.unit === 'hourly' || (weekends === 'none' && !countsHolidays)) return days;
  const first = days.findIndex(({ minutes }) => minutes > 0);
  const last = days.findLastIndex(({ minutes }) => minutes > 0);
  const own = days.map((day, at) => {
    const isInside = weekends === 'adjacent' || (first >= 0 && at > first && at < last);
    const counts =
      day.kind === 'holiday'
        ? countsHolidays && (isInside || weekends === 'none')
        : day.kind === 'weekend' && weekends !== 'none' && isInside;
    return counts ? { ...day, minutes: calendar.dayMinutes, dayMinutes: calendar.dayMinutes } : day;
  });
  if (weekends === 'none' || first < 0 || neighbours.length === 0) return own;
  const between = [
    ...daysBetween(span, calendar, neighbours, days[first]!.date, -1),
    ...daysBetween(span, calendar, neighbours, days[last]!.date, 1),
  ].filter(
    ({ date, kind }) =>
      (kind === 'weekend' || countsHolidays) && !own.some((day) => day.date === date && day.minutes > 0),
  );
  const dates = new Set(between.map(({ date }) => date));
  return [...own.filter(({ date }) => !dates.has(date)), ...between].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

/** Days nobody works that may lie between two leaves that belong together. */
export const longestGap = 31;
/**
 * Days from one leave to another of which days off may lie between the two: the longest gap and the weekend around it.
 */
export const near = 40;

/**
 * The days nobody works from the first or last day taken to a neighbour who is away when they begin; none where
 * somebody works before or after them.
 */
function daysBetween(
  span: LeaveSpan,
  calendar: WorkCalendar,
  neighbours: readonly LeaveSpan[],
  edge: PlainDate,
  step: 1 | -1,
): LeaveDay[] {
  if (edge === (step < 0 ? span.fromDate : span.toDate) && (step < 0 ? span.fromPart === 'pm' : span.toPart === 'am'))
    return [];
  const between: LeaveDay[] = [];
  let date = addDays(edge, step);
  for (let day = calendar.dayOn(date); day.kind !== 'work'; day = calendar.dayOn(date)) {
    if (between.length === longestGap) return [];
    between.push({
      date,
      kind: day.kind,
      name: day.name,
      minutes: calendar.dayMinutes,
      dayMinutes: calendar.dayMinutes,
      isBetweenLeaves: true,
    });
    date = addDays(date, step);
  }
  return neighbours.some((other) => isAwayAt(other, date, step)) ? between : [];
}

/** Whether leave covers a day up to its end, or from its beginning where it follows. */
const isAwayAt = ({ unit, fromDate, toDate, fromPart, toPart }: LeaveSpan, date: PlainDate, step: 1 | -1): boolean =>
  unit === 'daily' &&
  fromDate <= date &&
  date <= toDate &&
  (step < 0 ? !(date === toDate && toPart === 'am') : !(date === fromDate && fromPart === 'pm'));

/** Minutes as ten-thousandths of a day of that length. */
export const inDays = (minutes: number, dayMinutes: number): DayUnits =>
  dayMinutes > 0 ? Math.round((minutes * 10_000) / dayMinutes) : 0;

/** Each day as the part taken of it. */
export const daysTaken = (days: readonly Pick<LeaveDay, 'minutes' | 'dayMinutes'>[]): DayUnits =>
  days.reduce((sum, { minutes, dayMinutes }) => sum + inDays(minutes, dayMinutes), 0);

/** '2.5' as 25000 and back. */
export const unitsOf = (days: string | number): DayUnits => Math.round(Number(days) * 10_000);
export const daysOfUnits = (units: DayUnits): string => String(units / 10_000);
