import { Temporal } from 'temporal-polyfill';
import type { EventInput, EventRecordFragment } from '../../../generated/apps/calendar';
import { readRepeat, ruleFrom, type RepeatValues } from './repeat-values';

/** What the form asks: days and clock times of the company's zone, which the server keeps as days or as instants. */
export interface EventValues extends RepeatValues {
  title: string | null;
  type: EventInput['type'];
  calendar: EventInput['calendar'];
  isAllDay: boolean;
  fromDay: string | null;
  fromTime: string | null;
  toDay: string | null;
  toTime: string | null;
  guestIds: string[];
  otherGuests: string | null;
  location: string | null;
  url: string | null;
  description: string | null;
  visibility: EventInput['visibility'];
  status: EventInput['status'];
  reminder: EventInput['reminder'];
}

const clockIn = (instant: string | null | undefined, zone: string) => {
  const at = instant ? Temporal.Instant.from(instant).toZonedDateTimeISO(zone) : null;
  return {
    day: at?.toPlainDate().toString() ?? null,
    time: at?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? null,
  };
};
const instantOf = (day: string | null, time: string | null, zone: string): string | null =>
  day && time ? Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant().toString() : null;

export function firstValues(event: EventRecordFragment | null, day: string, zone: string): EventValues {
  const [start, end] = [clockIn(event?.startAt, zone), clockIn(event?.endAt, zone)];
  return {
    title: event?.title ?? null,
    type: event?.type ?? 'meet',
    calendar: event?.calendar ?? 'business',
    isAllDay: event?.isAllDay ?? false,
    fromDay: event?.startDate ?? start.day ?? day,
    fromTime: start.time ?? '10:00',
    toDay: event?.endDate ?? end.day ?? day,
    toTime: end.time ?? '11:00',
    guestIds: event?.guestIds ?? [],
    otherGuests: event?.otherGuests ?? null,
    location: event?.location ?? null,
    url: event?.url ?? null,
    description: event?.description ?? null,
    visibility: event?.visibility ?? 'company',
    status: event?.status ?? 'planned',
    reminder: event?.reminder ?? 'none',
    ...readRepeat(event?.recurrence),
  };
}

const filled = (text: string | null): string | null => text?.trim() || null;

const repeatFields = [
  'repeats',
  'repeatEvery',
  'repeatDays',
  'repeatBy',
  'repeatEnds',
  'repeatUntil',
  'repeatTimes',
] as const;

/** Whether how an event repeats was changed, apart from the days that follow from when it takes place. */
export const isRuleChanged = (values: EventValues, before: EventValues): boolean =>
  repeatFields.some((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]));

/** The rule that is sent with an event: none with one whose rule stays as it is. */
export function ruleToSend(
  values: EventValues,
  before: EventValues | null,
  weekStart: number,
): { recurrence?: string | null } {
  if (!values.fromDay || (before && !isRuleChanged(values, before))) return {};
  return { recurrence: ruleFrom(values, values.fromDay, weekStart) };
}

/** The event at the time it takes place on another of its days: at the same time by the clock of its zone. */
export function occurrenceOf(event: EventRecordFragment, day: string, zone: string): EventRecordFragment {
  const { startDate, endDate, startAt, endAt } = event;
  if (event.isAllDay) {
    if (!startDate || !endDate) return event;
    const length = Temporal.PlainDate.from(startDate).until(endDate);
    return { ...event, startDate: day, endDate: Temporal.PlainDate.from(day).add(length).toString() };
  }
  if (!startAt || !endAt) return event;
  const timeZone = event.timeZone ?? zone;
  const first = Temporal.Instant.from(startAt);
  const start = Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone, plainTime: first.toZonedDateTimeISO(timeZone).toPlainTime() })
    .toInstant();
  return { ...event, startAt: start.toString(), endAt: start.add(first.until(endAt)).toString() };
}

/** What is sent, of a new event and of a changed one alike. */
export function inputFrom(values: EventValues, zone: string) {
  const {
    title,
    type,
    calendar,
    isAllDay,
    fromDay,
    fromTime,
    toDay,
    toTime,
    guestIds,
    otherGuests,
    location,
    url,
    description,
    visibility,
    status,
    reminder,
  } = values;
  return {
    title: title?.trim() ?? '',
    type,
    calendar,
    isAllDay,
    guestIds,
    otherGuests: filled(otherGuests),
    visibility,
    status,
    reminder,
    location: filled(location),
    url: filled(url),
    description: filled(description),
    startDate: isAllDay ? fromDay : null,
    endDate: isAllDay ? toDay : null,
    startAt: isAllDay ? null : instantOf(fromDay, fromTime, zone),
    endAt: isAllDay ? null : instantOf(toDay, toTime, zone),
  };
}
