import { addDays } from '../../kernel/dates/plain-date';
import type { Times } from '../../kernel/recurrence/occurrences';
import { plannedInstant } from '../../kernel/dates/zone-time';
import type { Row, Values } from '../../platform/records/area';
import { invalid } from '../../platform/errors';
import { dayIn } from '../../platform/today';
import type { Event } from '../../modules/apps/event/event';
import { t } from '../texts/text';

const hourMs = 3_600_000;

/**
 * Times of an event as old clients read them: instants, or midnights in no zone, the end of whole days being the day
 * after the last.
 */
export function timesOnWire({ isAllDay, startDate, endDate, startAt, endAt }: Times): Values {
  if (!isAllDay) return { start: startAt, end: endAt };
  return { start: `${startDate}T00:00:00`, end: `${addDays(endDate!, 1)}T00:00:00` };
}

/** The times a client sends for an event, those of before where it leaves them out. */
export function timesFrom(
  given: { start?: unknown; end?: unknown; allDay?: unknown },
  before: Row<Event> | null,
  zone: string,
): Values {
  const { start, end, allDay } = given;
  if (before && start === undefined && end === undefined && allDay === undefined) return {};
  const isAllDay = allDay === undefined ? (before?.isAllDay ?? false) : allDay === true || allDay === 'true';
  const was = before ? timesOnWire(before) : {};
  const from = momentOf('start', start ?? was.start, zone);
  if (!from) throw invalid('start', t('wire_times.required'));
  const to = momentOf('end', end === undefined ? was.end : end, zone);
  if (!isAllDay)
    return { isAllDay, startAt: from, endAt: to ?? new Date(from.getTime() + hourMs), startDate: null, endDate: null };
  const startDate = dayIn(zone, from);
  // A last moment of midnight ends the day before; an event of one day may also end where it begins.
  const lastDay = to ? dayIn(zone, new Date(to.getTime() - 1)) : startDate;
  const isSameMoment = to?.getTime() === from.getTime();
  return { isAllDay, startDate, endDate: isSameMoment ? startDate : lastDay, startAt: null, endAt: null };
}

/** An instant; what is written without a zone is meant in that of the company. */
function momentOf(name: string, value: unknown, zone: string): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value;
  const text = String(value);
  const local = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?)?$/.exec(text);
  const at = local
    ? Number.isNaN(Date.parse(local[1]!))
      ? NaN
      : plannedInstant(local[1]!, `${local[2] ?? '00:00'}${local[3] ?? ':00'}`, zone)
    : /^\d{4}-\d\d-\d\dT/.test(text)
      ? Date.parse(text)
      : NaN;
  if (Number.isNaN(at)) throw invalid(name, t('wire_times.give_date_time_iso_8601'));
  return new Date(at);
}
