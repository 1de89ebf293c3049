import { t } from '../texts/text';
import { exponentOf } from '../../../kernel/numbers/currencies';
import { dayShares } from './time/day-shares';
import { calculationOn } from './calculation';
import { hashOf } from './inputs-hash';
import type { OwnScheme } from './contributions/own-scheme';
import type { WorkCalendar } from '../../organisation/domain/leave-days';
import {
  namesTime,
  payPlan,
  type PayComponentSource,
  type PayPlan,
  type PayTableRowSource,
} from './components/pay-plan';
import { periodsPerYear, type PayPeriod, type PaySchedule } from './periods/pay-period';
import {
  addDays,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  daysInMonth,
  monthPeriod,
  type Month,
  type PlainDate,
  type Weekday,
} from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { calendarOfWeek, type NamedDays } from '../../organisation/domain/leave-calendar';

/**
 * What a month's pay is divided by.
 * - `calendar`: the days of the month.
 * - `fixed30`: 30 in every month. Days are counted as in the 30E/360 ISDA convention: the 31st counts with the 30th,
 *   the last day of February completes 30, and whoever joins on a 31st is paid one day. So a leaver and the joiner who
 *   takes their place the next day are together paid one month (but for that one day).
 * - `working`: the days of the month that are worked by the calendar, holidays among them; half a day off leaves half
 * of one.
 */
export type PayDayBasis = 'calendar' | 'fixed30' | 'working';

export type NegativeNetPolicy = 'block' | 'carry_forward';

/** A pay period that is no calendar month; it is called by the month it ends in. */
export interface OwnPeriod extends PayPeriod {
  schedule: PaySchedule;
}

/** A company's settings for one month. `weekendDays`: Sunday 0 … Saturday 6. */
export interface PaySettings {
  month: Month;
  /** The period of a pay group; the calendar month unless told. */
  ownPeriod?: OwnPeriod;
  currency: string;
  dayBasis: PayDayBasis;
  weekendDays: readonly Weekday[];
  /** Holidays since the beginning of the year before, for leave. */
  holidays?: readonly NamedDays[];
  /** Minutes of a whole working day, 8 hours unless told. */
  dayMinutes?: number;
  /** What becomes of a payslip whose deductions exceed the pay; it is stopped unless told. */
  negativeNet?: NegativeNetPolicy;
  /** When those work who are paid by these rules; the weekend, holidays and day above unless told. */
  calendar?: WorkCalendar;
  /** Country whose law holds, ISO 3166-1; the plain rule unless told. */
  country?: string;
  /** The company's own components in force, and the rows of the tables they look up in. */
  components?: readonly PayComponentSource[];
  tableRows?: readonly PayTableRowSource[];
  /** The company's own contribution schemes in force on the first of the month; none unless told. */
  ownSchemes?: readonly OwnScheme[];
  /** What was in force at the end of earlier months of the year, where any component is insured. */
  earlier?: readonly EarlierComponents[];
  /** Nothing is kept of what is worked out by them, so that they need no digest: the dearest part of making them. */
  isUndigested?: boolean;
  /** Nobody reads how the lines of components came about: the dearest part of working them out. */
  isUnexplained?: boolean;
  /** Why a line is what it is is put into words once it is asked for, and nothing else of it. */
  reasonsOnDemand?: boolean;
}

/** Components and rows of tables in force on a day. */
export interface EarlierComponents {
  day: PlainDate;
  components: readonly PayComponentSource[];
  tableRows: readonly PayTableRowSource[];
}

/** Settings worked out once for all employees of a run. */
export interface PayRules extends PaySettings {
  from: PlainDate;
  to: PlainDate;
  /** dayNumber of `from`. */
  firstDay: number;
  calendarDays: number;
  basisDays: number;
  /** First of the month it is called by. */
  monthFirst: PlainDate;
  /** Days that count from the first day paid through the day at this index; index 0 is before it. */
  daysUpTo: readonly number[];
  calendar: WorkCalendar;
  pay: PayPlan;
  settingsHash: string;
}

export const dayBasisNames: Record<PayDayBasis, Text> = {
  calendar: t('pay_rules.calendar_days'),
  fixed30: t('pay_rules.days_30_day_month'),
  working: t('pay_rules.working_days'),
};

/** Throws RangeError for settings no month can be paid by: no such month or currency, or a week of weekend only. */
export function payRules(settings: PaySettings): PayRules {
  const { month, currency, dayBasis, ownPeriod } = settings;
  const { from, to } = ownPeriod ?? monthPeriod(month);
  exponentOf(currency);
  const weekendDays = [...new Set(settings.weekendDays)].sort();
  const { holidays = [], dayMinutes = 480, components = [], tableRows = [] } = settings;
  const calendar = settings.calendar ?? calendarOfWeek({ weekendDays, holidays, dayMinutes });
  const firstDay = dayNumber(from);
  const calendarDays = dayNumber(to) - firstDay + 1;
  const shares = dayBasis === 'working' ? dayShares(calendar, firstDay, calendarDays) : [];
  const halfDays = shares.flatMap((share, at) => (share === 0.5 ? [at + 1] : []));
  const daysUpTo = [0];
  const begins = daysOf30(addDays(from, -1));
  for (let day = 1; day <= calendarDays; day += 1) {
    const before = daysUpTo[day - 1] ?? 0;
    if (dayBasis === 'calendar') daysUpTo.push(day);
    else if (dayBasis === 'fixed30') daysUpTo.push(daysOf30(dateOfDayNumber(firstDay + day - 1)) - begins);
    else daysUpTo.push(before + shares[day - 1]!);
  }
  const basisDays = monthOfDays(daysUpTo[calendarDays] ?? 0, ownPeriod);
  if (basisDays === 0) throw new RangeError('a week needs at least one working day');
  const clean = {
    month,
    currency,
    dayBasis,
    weekendDays,
    holidays,
    dayMinutes,
    components,
    tableRows,
    ...(settings.calendar && !settings.isUndigested && { days: daysThatCount(calendar, month, to) }),
    ...(halfDays.length && { halfDays }),
    ...(ownPeriod && { ownPeriod }),
    ...(settings.earlier?.length && { earlier: settings.earlier }),
    ...(settings.ownSchemes?.length && { ownSchemes: settings.ownSchemes }),
    ...(namesTime(components) && { country: settings.country ?? '' }),
  };
  const { negativeNet, isUndigested, isUnexplained, country } = settings;
  return {
    ...clean,
    ...(negativeNet && { negativeNet }),
    ...(country && { country }),
    ...(isUnexplained && { isUnexplained }),
    from,
    to,
    monthFirst: `${month}-01`,
    firstDay,
    calendarDays,
    basisDays,
    daysUpTo,
    calendar,
    pay: payPlan(components, tableRows),
    ...(isUndigested
      ? { isUndigested, settingsHash: '' }
      : { settingsHash: hashOf([calculationOn(country, to), clean]) }),
  };
}

/** Days of all months of 30 up to a day: the 31st counts with the 30th, the last day of February completes 30. */
function daysOf30(date: PlainDate): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return (year * 12 + month) * 30 + (day === daysInMonth(year, month) ? 30 : Math.min(day, 30));
}

/** By how many such days a month's pay is divided: a period has its part of the year, however long it is. */
function monthOfDays(days: number, ownPeriod: OwnPeriod | undefined): number {
  return ownPeriod ? (days * periodsPerYear[ownPeriod.schedule.frequency]) / 12 : days;
}

/** What pay of the month may look at: its days, and for leave those since the beginning of the year before. */
function daysThatCount(calendar: WorkCalendar, month: Month, to: PlainDate): [number, number][] {
  const first = `${String(Number(month.slice(0, 4)) - 1).padStart(4, '0')}-01-01`;
  return Array.from({ length: daysBetween(first, to) + 1 }, (_, at) => {
    const { minutes, usualMinutes } = calendar.dayOn(addDays(first, at));
    return [minutes, usualMinutes];
  });
}

const earlierPlans = new WeakMap<EarlierComponents, PayPlan>();

/** The components as they were at the end of an earlier month of the year; those of now where it is none. */
export function planOn(rules: PayRules, day: PlainDate): PayPlan {
  const found = rules.earlier?.find((each) => each.day === day);
  if (!found) return rules.pay;
  let plan = earlierPlans.get(found);
  if (!plan) earlierPlans.set(found, (plan = payPlan(found.components, found.tableRows)));
  return plan;
}

/**
 * Days in twelfths: whole numbers for amounts to be multiplied with and divided by, of half days and of the days a
 * month has by weeks too.
 */
export const inTwelfths = (days: number): bigint => BigInt(Math.round(days * 12));

/** Days as they are written, rounded where a month is divided by weeks. */
export const writtenDays = (days: number): string => String(Math.round(days * 10_000) / 10_000);

/** Days paid from one day of the month to another, both included; `joins`: the first of them is the hire date. */
export function countedDays(rules: PayRules, from: number, to: number, joins: boolean): number {
  const through = rules.daysUpTo[to - rules.firstDay + 1] ?? 0;
  const before = rules.daysUpTo[from - rules.firstDay] ?? 0;
  if (joins && rules.dayBasis === 'fixed30' && dateOfDayNumber(from).endsWith('-31')) return through - before + 1;
  return through - before;
}
