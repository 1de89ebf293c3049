import { addDays, OutsideCalendar, type PlainDate } from './plain-date';

/** A moment in milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

/** What a clock on the wall shows: 'HH:mm:ss'. */
export type WallTime = string;

export interface WallMoment {
  date: PlainDate;
  time: WallTime;
}

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** A day within the years 0001 to 9999 wherever it is asked for. */
const [firstInstant, endOfCalendar] = [Date.parse('0001-01-02T00:00:00Z'), Date.parse('9999-12-31T00:00:00Z')];

function askedFor(instant: Instant, zone: string): WallMoment {
  if (!(instant >= firstInstant && instant < endOfCalendar)) throw new OutsideCalendar();
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts['year']!.padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}`,
  };
}

const aheadOf = new Map<string, Map<number, number | null>>();
const mostDays = 100_000;

/** How far clocks in the zone are ahead of UTC all through a day of UTC; null where they are changed in it. */
function aheadOn(utcDay: number, zone: string): number | null {
  let days = aheadOf.get(zone);
  if (!days || days.size > mostDays) aheadOf.set(zone, (days = new Map()));
  let ahead = days.get(utcDay);
  if (ahead === undefined) {
    const [first, last] = [utcDay * day, (utcDay + 1) * day - 1000].map(
      (instant) => asUtc(askedFor(instant, zone)) - instant,
    ) as [number, number];
    ahead = first === last ? first : null;
    days.set(utcDay, ahead);
  }
  return ahead;
}

/** Day and time that clocks in the zone show at the instant. */
export function wallMoment(instant: Instant, zone: string): WallMoment {
  const ahead = aheadOn(Math.floor(instant / day), zone);
  if (ahead === null) return askedFor(instant, zone);
  const shown = new Date(instant + ahead).toISOString();
  return shown.length > 24 ? askedFor(instant, zone) : { date: shown.slice(0, 10), time: shown.slice(11, 19) };
}

const asUtc = ({ date, time }: WallMoment): number => Date.parse(`${date}T${time}Z`);

/**
 * The instants at which clocks in the zone show this: one as a rule, two in the hour that is repeated when clocks go
 * back, none in the hour that is left out when they go forward. The earlier one first.
 */
export function instantsOf(date: PlainDate, time: WallTime, zone: string): Instant[] {
  const wall = asUtc({ date, time });
  const offsets = new Set([wall - day, wall + day].map((near) => asUtc(wallMoment(near, zone)) - near));
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => asUtc(wallMoment(instant, zone)) === wall)
    .sort((a, b) => a - b);
}

/** The first instant after another at which clocks in the zone show the time; null where they leave it out. */
export function nextInstantAt(after: Instant, time: WallTime, zone: string): Instant | null {
  const now = wallMoment(after, zone);
  const sameDay = instantsOf(now.date, time, zone).find((instant) => instant > after);
  return sameDay ?? (time > now.time ? null : (instantsOf(addDays(now.date, 1), time, zone)[0] ?? null));
}

/** The instant of a planned time: the earlier of two, and what is left out is moved on by as much as the clocks are. */
export function plannedInstant(date: PlainDate, time: WallTime, zone: string): Instant {
  const [first] = instantsOf(date, time, zone);
  if (first !== undefined) return first;
  const wall = asUtc({ date, time });
  return wall - (asUtc(wallMoment(wall - day, zone)) - (wall - day));
}
