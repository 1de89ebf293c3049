import { addDays, type PlainDate } from '../dates/plain-date';
import { plannedInstant, wallMoment, type Instant } from '../dates/zone-time';
import { firstDayOf, timesOn, type Times } from './occurrences';

/** How long before something begins people are reminded of it. */
export const reminders = ['none', 'at_start', 'ten_minutes', 'one_hour', 'one_day'] as const;
export type Reminder = (typeof reminders)[number];

const minute = 60_000;
const before: Partial<Record<Reminder, number>> = { ten_minutes: 10 * minute, one_hour: 60 * minute };
/** For so long after it began one is still told that something begins. */
const grace = 5 * minute;
const ofWholeDays = '09:00:00';

/** Of whole days one is reminded on the day or on the day before. */
export const reminderFor = (isAllDay: boolean, reminder: string): string =>
  isAllDay && reminder in before ? 'at_start' : reminder;

/** What takes place begins at one instant and is told of from another on, until a third. */
export interface Reminding {
  begins: Instant;
  from: Instant;
  until: Instant;
}

/**
 * When one is reminded of what takes place: a day before at the same time by the clock of its zone, of whole days at
 * nine by the clock of the company, and never once it has begun but where it is the beginning that is told.
 */
export function remindingOf(times: Times, reminder: Reminder, zones: { event: string; company: string }): Reminding {
  if (times.isAllDay) {
    const day = times.startDate!;
    const begins = plannedInstant(day, '00:00:00', zones.company);
    return reminder === 'one_day'
      ? { begins, from: plannedInstant(addDays(day, -1), ofWholeDays, zones.company), until: begins }
      : {
          begins,
          from: plannedInstant(day, ofWholeDays, zones.company),
          until: plannedInstant(addDays(day, 1), '00:00:00', zones.company),
        };
  }
  const begins = times.startAt!.getTime();
  if (reminder === 'at_start') return { begins, from: begins, until: begins + grace };
  if (reminder !== 'one_day') return { begins, from: begins - before[reminder]!, until: begins };
  const from = timesOn(times, addDays(firstDayOf(times, zones.event), -1), zones.event).startAt!.getTime();
  return { begins, from, until: begins };
}

/** The same in seconds before what takes place begins, as other calendars are told; null where nobody is reminded. */
export function secondsBefore(isAllDay: boolean, reminder: Reminder): number | null {
  if (reminder === 'none') return null;
  const hours = isAllDay ? -9 : 0;
  return hours * 3600 + (reminder === 'one_day' ? 24 * 3600 : (before[reminder] ?? 0) / 1000);
}

/**
 * The day, and where it begins at a time that time, by the clock of the company: '2026-03-02' or '2026-03-02 09:00'.
 */
export function whenToldOf(times: Times, zone: string): PlainDate {
  if (times.isAllDay) return times.startDate!;
  const { date, time } = wallMoment(times.startAt!.getTime(), zone);
  return `${date} ${time.slice(0, 5)}`;
}
