import type { PlainDate } from '../../../kernel/dates/plain-date';
import { cleaned, latinDigits } from './clean-text';
import { readClock } from './clock';
import { readDay, type DayFormat } from './day';
import { halfOfDay, hourOfDay } from './half-of-day';

/**
 * A day and the time of it in one cell; `ahead`: by how many minutes its clock is ahead of UTC, where the cell tells.
 */
interface Moment {
  date: PlainDate;
  time: string;
  ahead: number | null;
}

const timed = new RegExp(
  String.raw`^(.+?)[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(${halfOfDay})? ?(Z|[+-]\d{2}:?\d{2})?$`,
  'i',
);
const textOf = (cell: string): string => latinDigits(cleaned(cell));

/** The day and the time a cell names; null where one of them is missing. */
export function readMoment(cell: string, format: DayFormat | undefined, latest: PlainDate): Moment | null {
  const text = textOf(cell);
  const match = timed.exec(text);
  const date = readDay(match?.[1] ?? text, format, latest);
  // Day numbers of Excel have the time behind the point.
  const time = match
    ? timeOf(hourOf(Number(match[2]), match[5]), Number(match[3]), Number(match[4] ?? 0))
    : readClock(/^[1-7]\d{4}(\.\d+)$/.exec(text)?.[1] ?? '');
  return date === null || time === null ? null : { date, time, ahead: match?.[6] ? aheadOf(match[6]) : null };
}

/**
 * The instant a cell names: a day with a time of day in the zone, or with an offset of its own; a day alone is its
 * beginning.
 */
export function readInstant(cell: string, format: DayFormat | undefined, latest: PlainDate, zone: string): Date | null {
  const text = textOf(cell);
  const date = timed.test(text) ? null : readDay(text, format, latest);
  const moment = readMoment(text, format, latest) ?? (date === null ? null : { date, time: '00:00:00', ahead: null });
  return moment && (instantOf(moment) ?? instantIn(asUtc(moment), zone));
}

/** The instant of a moment that tells its offset; null of any other. */
export const instantOf = (moment: Moment): Date | null =>
  moment.ahead === null ? null : new Date(asUtc(moment) - moment.ahead * 60_000);

const asUtc = ({ date, time }: Moment): number => Date.parse(`${date}T${time}Z`);

const timeOf = (...parts: [hours: number, minutes: number, seconds: number]): string | null =>
  parts[0] > 23 || parts[1] > 59 || parts[2] > 59 ? null : parts.map((part) => String(part).padStart(2, '0')).join(':');

function hourOf(hour: number, half: string | undefined): number {
  return half && (hour < 1 || hour > 12) ? 24 : hourOfDay(hour, half);
}

function aheadOf(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** Which instant clocks of the zone show as this; of two, in the hour that is shown twice, the first. */
function instantIn(local: number, zone: string): Date {
  const before = local - shownAhead(local - 86_400_000, zone);
  const after = local - shownAhead(local + 86_400_000, zone);
  return new Date(before + shownAhead(before, zone) === local ? before : after);
}

/** How far the clocks of the zone are ahead of UTC. */
function shownAhead(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    formatter(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  return (
    Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second) -
    Math.floor(instant / 1000) * 1000
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    const numeric = 'numeric' as const;
    formatters.set(
      zone,
      (found = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: numeric,
        month: numeric,
        day: numeric,
        hour: numeric,
        minute: numeric,
        second: numeric,
      })),
    );
  }
  return found;
}
