import { RRuleTemporal } from 'rrule-temporal';
import { addDays, addMonths, daysBetween, earlier, later, type PlainDate } from '../dates/plain-date';
import { plannedInstant, wallMoment } from '../dates/zone-time';
import { patternText, type RecurrenceRule } from './recurrence-rule';

/** A rule counted by times is followed no further than this. */
const longestYears = 100;
const lastDay = '9999-12-31';

const dateOf = (day: PlainDate): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (moment: { toPlainDate(): { toString(): string } }): PlainDate => moment.toPlainDate().toString();
const daysOf = (rule: RecurrenceRule, first: PlainDate): RRuleTemporal =>
  new RRuleTemporal({
    rruleString: `DTSTART;TZID=UTC:${first.replaceAll('-', '')}T000000\nRRULE:${patternText(rule)}`,
  });

/** A series of days: its rule, the first day, the last on which it may take place, and those it leaves out. */
export interface Series {
  rule: RecurrenceRule;
  first: PlainDate;
  last: PlainDate | null;
  except: readonly PlainDate[];
}

/**
 * The days from one to another, both included, on which a series takes place. What it costs follows from how many these
 * are, not from how long ago it began.
 */
export function occurrenceDays({ rule, first, last, except }: Series, from: PlainDate, to: PlainDate): PlainDate[] {
  const [start, end] = [later(first, from), earlier(to, last ?? lastDay)];
  if (end < start) return [];
  return daysOf(rule, first)
    .between(dateOf(start), dateOf(end), true)
    .map(dayOf)
    .filter((day) => !except.includes(day));
}

/** The first day from another on which a rule means; null where there is none. */
export function firstOccurrence(rule: RecurrenceRule, from: PlainDate): PlainDate | null {
  const next = daysOf(rule, from).next(dateOf(from), true);
  const day = next && dayOf(next);
  return day && (!rule.until || day <= rule.until) ? day : null;
}

/** The last day on which a rule may take place, null for one without end: it takes place on none after it. */
export function lastOccurrence(rule: RecurrenceRule, first: PlainDate): PlainDate | null {
  if (!rule.count) return rule.until ?? null;
  const end = first < '9899' ? addMonths(first, longestYears * 12) : lastDay;
  let last = first;
  daysOf(rule, first).all((moment, index) => {
    const day = dayOf(moment);
    if (day > end || index >= rule.count!) return false;
    last = day;
    return true;
  });
  return last;
}

/** When an event takes place: whole days, or instants by the clock of a zone. */
export interface Times {
  isAllDay: boolean;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  startAt: Date | null;
  endAt: Date | null;
}

/** The day an event begins on, by the clock of its zone. */
export const firstDayOf = ({ isAllDay, startDate, startAt }: Times, zone: string): PlainDate =>
  isAllDay ? startDate! : wallMoment(startAt!.getTime(), zone).date;

/** The times of what takes place on another day like this: at the same time by the clock of its zone, for as long. */
export function timesOn(times: Times, day: PlainDate, zone: string): Times {
  if (times.isAllDay)
    return { ...times, startDate: day, endDate: addDays(day, daysBetween(times.startDate!, times.endDate!)) };
  const { date, time } = wallMoment(times.startAt!.getTime(), zone);
  if (date === day) return times;
  const start = plannedInstant(day, time, zone);
  return {
    ...times,
    startAt: new Date(start),
    endAt: new Date(start + times.endAt!.getTime() - times.startAt!.getTime()),
  };
}

/** For how many days after its first an event may still go on. */
export const daysLong = ({ isAllDay, startDate, endDate, startAt, endAt }: Times): number =>
  isAllDay ? daysBetween(startDate!, endDate!) : Math.ceil((endAt!.getTime() - startAt!.getTime()) / 86_400_000);

/** The day an event ends on by the clock of a zone; what ends at midnight ends on the day before. */
const lastDayOf = ({ isAllDay, endDate, startAt, endAt }: Times, zone: string): PlainDate =>
  isAllDay ? endDate! : wallMoment(Math.max(startAt!.getTime(), endAt!.getTime() - 1), zone).date;

/** Days looked through first, and then ever more: most series take place soon or not at all. */
const [soon, more] = [62, 8];
const latest = '9990-12-31';

/**
 * Whether one of the times of a series, whose first is `times` by the clock of `zone`, falls on some day from one to
 * another, both included and by the clock of the zone of who asks; `to` null is without end.
 */
export function takesPlaceWithin(
  series: Series,
  times: Times,
  zone: string,
  asked: { from: PlainDate; to: PlainDate | null; zone: string },
): boolean {
  const { from, to } = asked;
  const falls = (day: PlainDate): boolean => {
    const one = timesOn(times, day, zone);
    return lastDayOf(one, asked.zone) >= from && (to === null || firstDayOf(one, asked.zone) <= to);
  };
  const reach = daysLong(times) + 1;
  const end = earlier(series.last ?? latest, to === null || to >= latest ? latest : addDays(to, 1));
  let start = from <= addDays(series.first, reach) ? series.first : addDays(from, -reach);
  for (let span = soon; start <= end; span *= more) {
    const until = daysBetween(start, end) <= span ? end : addDays(start, span);
    if (occurrenceDays(series, start, until).some(falls)) return true;
    if (until === end) return false;
    start = addDays(until, 1);
  }
  return false;
}
