import { ICalAlarmType, type ICalEventData } from 'ical-generator';
import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import { timesOn } from '../../../kernel/recurrence/occurrences';
import { parseRecurrence, patternText } from '../../../kernel/recurrence/recurrence-rule';
import { secondsBefore, type Reminder } from '../../../kernel/recurrence/reminder';
import { plannedInstant, wallMoment } from '../../../kernel/dates/zone-time';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { zoneOf, type Event } from '../event/event';
import { eventsOnce, eventsRepeating, type EventRange } from './events-between';

type InFeed = Omit<ICalEventData, 'status'> & { status: string };

/**
 * Shows what clocks of a zone show, wherever this runs: the generator asks a date for its local parts where an event
 * has a zone.
 */
class WallClock extends Date {
  withTimeZone(): this {
    return this;
  }
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
}

function onTheWall(at: Date, zone: string): Date {
  const { date, time } = wallMoment(at.getTime(), zone);
  return new WallClock(`${date}T${time}Z`);
}

/** Of whole days iCalendar names the day after the last. */
export const wholeDays = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) => ({
  start: new Date(`${startDate}T00:00:00Z`),
  end: new Date(`${addDays(endDate!, 1)}T00:00:00Z`),
});

/**
 * Events as other calendars repeat them themselves: the rule, the days left out, and the times that take place
 * otherwise by the day they replace.
 */
export async function eventsInFeed(ctx: Ctx, range: EventRange, most: number): Promise<InFeed[]> {
  const [once, repeating] = [await eventsOnce(ctx, range, most), await eventsRepeating(ctx, range, most)];
  const series = new Map(repeating.map((row) => [row.id as string, row]));
  const otherwise = new Map(repeating.map((row) => [row.id as string, new Set<PlainDate>()]));
  for (const { seriesId, occurrenceDay } of once) otherwise.get(seriesId ?? '')?.add(occurrenceDay!);
  return [
    ...once.map((row) => single(ctx, row, series.get(row.seriesId ?? ''))),
    ...repeating.map((row) => repeated(ctx, row, otherwise.get(row.id)!)),
  ];
}

const uidOf = (id: string): string => `events-${id}@muster`;

/** Whom it reminds here it reminds there. */
function alarmsOf(
  { user: { employeeId } }: Ctx,
  { guestIds, organizerId, isAllDay, reminder, status, title }: Row<Event>,
): ICalEventData['alarms'] {
  const trigger = secondsBefore(isAllDay, reminder as Reminder);
  const isReminded = employeeId && status === 'planned' && [organizerId, ...guestIds].includes(employeeId);
  return isReminded && trigger !== null ? [{ type: ICalAlarmType.display, trigger, description: title }] : [];
}

function told(ctx: Ctx, row: Row<Event>) {
  const { title, description, location, url, status, isAllDay, version } = row;
  return {
    summary: title,
    description,
    location,
    url,
    status,
    allDay: isAllDay,
    sequence: version,
    alarms: alarmsOf(ctx, row),
  };
}

function single(ctx: Ctx, row: Row<Event>, series: Row<Event> | undefined): InFeed {
  const event = { id: uidOf(row.id), ...told(ctx, row) };
  if (!series) return { ...event, ...(row.isAllDay ? wholeDays(row) : { start: row.startAt!, end: row.endAt! }) };
  const zone = zoneOf(ctx, series);
  const replaced = timesOn(series, row.occurrenceDay!, zone);
  const times = row.isAllDay
    ? wholeDays(row)
    : { start: onTheWall(row.startAt!, zone), end: onTheWall(row.endAt!, zone) };
  return {
    ...event,
    id: uidOf(series.id),
    ...times,
    ...(!series.isAllDay && { timezone: zone }),
    recurrenceId: replaced.isAllDay ? new Date(`${replaced.startDate}T00:00:00Z`) : onTheWall(replaced.startAt!, zone),
  };
}

function repeated(ctx: Ctx, row: Row<Event>, otherwise: Set<PlainDate>): InFeed {
  const zone = zoneOf(ctx, row);
  const excepted = row.exceptDays.filter((day) => !otherwise.has(day));
  const ends =
    row.repeatsUntil &&
    (row.isAllDay
      ? digits(row.repeatsUntil)
      : `${digits(new Date(plannedInstant(row.repeatsUntil, '23:59:59', zone)).toISOString()).slice(0, 15)}Z`);
  const lines = [
    [`RRULE:${patternText(parseRecurrence(row.recurrence!)!)}`, ends && `UNTIL=${ends}`].filter(Boolean).join(';'),
    ...excepted.map((day) =>
      row.isAllDay
        ? `EXDATE;VALUE=DATE:${digits(day)}`
        : `EXDATE;TZID=${zone}:${digits(day)}T${clockOf(timesOn(row, day, zone).startAt!, zone)}`,
    ),
  ];
  const times = row.isAllDay
    ? wholeDays(row)
    : { start: onTheWall(row.startAt!, zone), end: onTheWall(row.endAt!, zone), timezone: zone };
  return { id: uidOf(row.id), ...told(ctx, row), ...times, repeating: lines.join('\r\n') };
}

const digits = (text: string): string => text.replace(/[-:]/g, '');
const clockOf = (at: Date, zone: string): string => digits(wallMoment(at.getTime(), zone).time);

/**
 * The generator writes the replaced day of whole days as a time, which RFC 5545 does not take for one of their times.
 */
export const datesAlone = (text: string): string =>
  text.replace(/^RECURRENCE-ID:(\d{8})T000000Z/gm, 'RECURRENCE-ID;VALUE=DATE:$1');
