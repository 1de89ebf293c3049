import type { PlainDate } from '../../../domain/plain-date';
import { cleaned, latinDigits } from './clean-text';
import { readDay, type DayFormat } from './day';

/** The instant a cell names: a day with a time of day in the zone, or with an offset of its own. */
export function readInstant(cell: string, format: DayFormat | undefined, latest: PlainDate, zone: string): Date | null {
  const text = latinDigits(cleaned(cell));
  const match = /^(.+?)[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(am|pm|a\.m\.|p\.m\.|ص|م)? ?(Z|[+-]\d{2}:?\d{2})?$/i.exec(text);
  const day = readDay(match?.[1] ?? text, format, latest);
  if (day === null) return null;
  const [hours, minutes, seconds] = match ? [hourOf(Number(match[2]), match[5]), Number(match[3]), Number(match[4] ?? 0)] : [0, 0, 0];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const local = Date.parse(`${day}T${[hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')}Z`);
  if (!match?.[6]) return instantIn(local, zone);
  return new Date(local - offsetOf(match[6]));
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return 24;
  return (hour % 12) + (/^(p|م)/i.test(half) ? 12 : 0);
}

function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

/** Which instant clocks of the zone show as this; of two, in the hour that is shown twice, the first. */
function instantIn(local: number, zone: string): Date {
  const before = local - shownAhead(local - 86_400_000, zone);
  const after = local - shownAhead(local + 86_400_000, zone);
  return new Date(before + shownAhead(before, zone) === local ? before : after);
}

/** How far the clocks of the zone are ahead of UTC. */
function shownAhead(instant: number, zone: string): number {
  const parts = Object.fromEntries(formatter(zone).formatToParts(instant).map(({ type, value }) => [type, Number(value)])) as Record<string, number>;
  return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second) - Math.floor(instant / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    const numeric = 'numeric' as const;
    formatters.set(zone, found = new Intl.DateTimeFormat('en-US', {
      timeZone: zone, hourCycle: 'h23', year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric,
    }));
  }
  return found;
}
