import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { instantsOf, nextInstantAt, type Instant, type WallTime } from '../../../kernel/dates/zone-time';
import { t } from '../texts/text';

const hour: Instant = 3_600_000;

/**
 * Who came in and has not gone out counts as present for so long; after that the way out was forgotten. Longer than a
 * shift by day or by night with its overtime, shorter than the way from one morning to the next. Who was there for
 * longer on a day has somebody look at it.
 */
export const longestPresence: Instant = 16 * hour;

/** No presence goes on for longer: a shift of a whole day between the widest windows. */
export const longestDuty: Instant = (6 + 24 + 6) * hour;

/**
 * Presence as people write it down: it belongs to the day it begins on; a time out not later than the time in is on the
 * next day. `isWholeDay`: its shift goes on from one time to the same on the next day, so that the two may be equal.
 */
export interface WrittenPresence {
  date: PlainDate;
  timeIn: WallTime;
  timeOut: WallTime | null;
  isWholeDay?: boolean;
}

export type PlacedPresence =
  | { placed: true; startedAt: Instant; endedAt: Instant | null }
  | { placed: false; field: 'timeIn' | 'timeOut'; because: Text };

/**
 * The instants of a written presence. `startedAt` is given where it is known better than the clock on the wall tells.
 */
export function placePresence(
  { date, timeIn, timeOut, isWholeDay = false }: WrittenPresence,
  zone: string,
  known: Instant | null = null,
): PlacedPresence {
  const startedAt = known ?? instantsOf(date, timeIn, zone)[0];
  if (startedAt === undefined) return { placed: false, field: 'timeIn', because: skippedTime(timeIn) };
  if (timeOut === null) return { placed: true, startedAt, endedAt: null };
  if (timeOut === timeIn && !isWholeDay) return { placed: false, field: 'timeOut', because: sameTime };
  const endedAt =
    timeOut === timeIn
      ? (instantsOf(addDays(date, 1), timeOut, zone)[0] ?? null)
      : nextInstantAt(startedAt, timeOut, zone);
  return endedAt === null
    ? { placed: false, field: 'timeOut', because: skippedTime(timeOut) }
    : { placed: true, startedAt, endedAt };
}

/** Hours between two instants, rounded to 2 decimals: '8.00'. */
export function hoursBetween(from: Instant, to: Instant): string {
  const hundredths = Math.round((to - from) / 36_000);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/**
 * Whether somebody who came in then and has not gone out is taken to be there still: a shift is worked until its window
 * closes, however long it is.
 */
export const isStillIn = (startedAt: Instant, now: Instant, shift: { closesAt: Instant } | null): boolean =>
  now - startedAt < longestPresence || (shift !== null && now <= shift.closesAt);

const sameTime: Text = t('attendance.same_time');

/** Why nothing happened at a time clocks left out. */
export const skippedTime = (time: WallTime): Text =>
  t('attendance.clocks_went_forward_day_never', { time: time.slice(0, 5) });
