import { addDays, type PlainDate } from './plain-date';

/** A moment in milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

/** What a clock on the wall shows: 'HH:mm:ss'. */
export type WallTime = string;

export interface WallMoment { date: PlainDate; time: WallTime }

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Day and time that clocks in the zone show at the instant. */
export function wallMoment(instant: Instant, zone: string): WallMoment {
  const parts = Object.fromEntries(formatOf(zone).formatToParts(instant).map(({ type, value }) => [type, value]));
  return { date: `${parts['year']!.padStart(4, '0')}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}:${parts['second']}` };
}

const asUtc = ({ date, time }: WallMoment): number => Date.parse(`${date}T${time}Z`);

/**
 * The instants at which clocks in the zone show this: one as a rule, two in the hour that is repeated when clocks go
 * back, none in the hour that is left out when they go forward. The earlier one first.
 */
export function instantsOf(date: PlainDate, time: WallTime, zone: string): Instant[] {
  const wall = asUtc({ date, time });
  const offsets = new Set([wall - day, wall + day].map((near) => asUtc(wallMoment(near, zone)) - near));
  return [...offsets].map((offset) => wall - offset).filter((instant) => asUtc(wallMoment(instant, zone)) === wall).sort((a, b) => a - b);
}

/** The first instant after another at which clocks in the zone show the time; null where they leave it out. */
export function nextInstantAt(after: Instant, time: WallTime, zone: string): Instant | null {
  const now = wallMoment(after, zone);
  const sameDay = instantsOf(now.date, time, zone).find((instant) => instant > after);
  return sameDay ?? (time > now.time ? null : instantsOf(addDays(now.date, 1), time, zone)[0] ?? null);
}

/** The instant of a planned time: the earlier of two, and what is left out is moved on by as much as the clocks are. */
export function plannedInstant(date: PlainDate, time: WallTime, zone: string): Instant {
  const [first] = instantsOf(date, time, zone);
  if (first !== undefined) return first;
  const wall = asUtc({ date, time });
  return wall - (asUtc(wallMoment(wall - day, zone)) - (wall - day));
}
