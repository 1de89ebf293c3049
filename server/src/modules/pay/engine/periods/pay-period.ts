import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  monthPeriod,
  type Month,
  type PlainDate,
} from '../../../../kernel/dates/plain-date';

export type PayFrequency = 'monthly' | 'semi_monthly' | 'fortnightly' | 'weekly';

/** Periods a year is divided into for pay, whatever a single year has of them. */
export const periodsPerYear: Record<PayFrequency, number> = {
  monthly: 12,
  semi_monthly: 24,
  fortnightly: 26,
  weekly: 52,
};

/**
 * How days are divided into pay periods. Months begin on `firstDay`, half months on `firstDay` and `secondDay`, both 1
 * to 28 so that every month has them; weeks and fortnights begin on `anchor` and every 7 or 14 days before and after
 * it.
 */
export type PaySchedule =
  | { frequency: 'monthly'; firstDay: number }
  | { frequency: 'semi_monthly'; firstDay: number; secondDay: number }
  | { frequency: 'fortnightly' | 'weekly'; anchor: PlainDate };

/** Both days included. */
export interface PayPeriod {
  from: PlainDate;
  to: PlainDate;
}

/** The period a day lies in. */
export function periodOf(schedule: PaySchedule, day: PlainDate): PayPeriod {
  if ('anchor' in schedule) {
    const length = schedule.frequency === 'weekly' ? 7 : 14;
    const days = daysBetween(schedule.anchor, day);
    const from = addDays(day, -(((days % length) + length) % length));
    return { from, to: addDays(from, length - 1) };
  }
  const first = `${day.slice(0, 7)}-01`;
  const begins = [-1, 0, 1].flatMap((months) => {
    const month = addMonths(first, months).slice(0, 7);
    return beginsIn(schedule).map((each) => `${month}-${String(each).padStart(2, '0')}`);
  });
  const next = begins.findIndex((begin) => begin > day);
  return { from: begins[next - 1]!, to: addDays(begins[next]!, -1) };
}

function beginsIn(schedule: Extract<PaySchedule, { firstDay: number }>): number[] {
  if (schedule.frequency === 'monthly') return [schedule.firstDay];
  return [schedule.firstDay, schedule.secondDay].sort((one, other) => one - other);
}

/** The periods that end on a day of the month, in order: the month is called theirs. */
export function periodsOfMonth(schedule: PaySchedule, month: Month): PayPeriod[] {
  const { from, to } = monthPeriod(month);
  return periodsBetween(schedule, from, to);
}

/** The periods that touch the year, in order. */
export function periodsTouching(schedule: PaySchedule, year: string): PayPeriod[] {
  const last = `${year}-12-31`;
  const periods = periodsBetween(schedule, `${year}-01-01`, last);
  const next = periodOf(schedule, last);
  return next.to > last ? [...periods, next] : periods;
}

/** From the period of `first` on, those that end by `last`. */
function periodsBetween(schedule: PaySchedule, first: PlainDate, last: PlainDate): PayPeriod[] {
  const found: PayPeriod[] = [];
  for (let period = periodOf(schedule, first); period.to <= last; period = periodOf(schedule, addDays(period.to, 1)))
    found.push(period);
  return found;
}

export type PayDateRule = 'day_of_month' | 'day_of_next_month' | 'days_after';

/** No company is closed for longer. */
const mostDaysBack = 31;

/**
 * The day the pay of a period is due: a day of the month the period ends in, or of the next one (its last day where it
 * is shorter), or so many days after the end; where nobody works then, the last day before it on which somebody does.
 */
export function payDateOf(
  { rule, days }: { rule: PayDateRule; days: number },
  { to }: PayPeriod,
  isWorked: (day: PlainDate) => boolean,
): PlainDate {
  const due = rule === 'days_after' ? addDays(to, days) : dayOfMonth(rule === 'day_of_month' ? 0 : 1, to, days);
  for (let back = 0; back <= mostDaysBack; back += 1) if (isWorked(addDays(due, -back))) return addDays(due, -back);
  return due;
}

function dayOfMonth(months: number, end: PlainDate, day: number): PlainDate {
  const month = addMonths(`${end.slice(0, 7)}-01`, months).slice(0, 7);
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return `${month}-${String(Math.max(1, Math.min(day, last))).padStart(2, '0')}`;
}
