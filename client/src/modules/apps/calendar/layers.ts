import type { EventInput } from '@fullcalendar/react';
import type { TFunction } from 'i18next';
import type { CalendarEntriesQuery } from '../../../generated/apps/calendar';
import { daysAfter } from '../../../ui/words/days';

export const layers = ['events', 'leave', 'holidays', 'birthdays', 'documents'] as const;
export type Layer = (typeof layers)[number];

type Entry = CalendarEntriesQuery['entries'][number];
/** What stands beside the events, each switched by itself. */
export const otherLayers = ['leave', 'holidays', 'birthdays', 'documents'] as const;

export const calendars = ['personal', 'business', 'family', 'holiday', 'etc'] as const;
export type CalendarName = (typeof calendars)[number];

/** The calendars chosen in the address: all five unless told, none where it says so. */
export const chosenCalendars = (text: string | null): CalendarName[] =>
  text === null ? [...calendars] : calendars.filter((name) => text.split(',').includes(name));
export const calendarsInAddress = (chosen: readonly CalendarName[]): string | null =>
  calendars.every((name) => chosen.includes(name))
    ? null
    : calendars.filter((name) => chosen.includes(name)).join(',') || 'none';
export const calendarsWith = (text: string | null, calendar: CalendarName, isOn: boolean): string | null => {
  const others = chosenCalendars(text).filter((one) => one !== calendar);
  return calendarsInAddress(isOn ? [...others, calendar] : others);
};

/** What stands beside the events and is switched off in the address. */
export const hiddenLayers = (text: string | null): string[] => text?.split(',') ?? [];
export const hiddenInAddress = (text: string | null, layer: Layer, isOn: boolean): string | null => {
  const others = hiddenLayers(text).filter((one) => one !== layer);
  return (isOn ? others : [...others, layer]).join(',') || null;
};

/** What is to be known of an entry to open what it stands for. */
export type Opened = Pick<Entry, 'layer' | 'recordId' | 'detail' | 'eventVersion' | 'occurrenceDay'>;

/** What stands on an entry, so that it says what it is where no colour is seen. */
function wordsOn({ layer, title, detail, status }: Entry, t: TFunction): string {
  if (layer === 'leave') {
    const words = `${title}: ${detail}`;
    return status === 'submitted' ? `${words} (${t('choice.leaveStatus.submitted')})` : words;
  }
  if (layer === 'birthdays') return t('calendar.birthdayOf', { name: title });
  if (layer === 'documents') return t('calendar.expires', { title });
  return status === 'cancelled' ? `${title} (${t('choice.eventStatus.cancelled')})` : title;
}

/** Entries as the calendar takes them; colours come from the calendar of an event, else from the layer. */
export function shownEvents(entries: Entry[], t: TFunction): EventInput[] {
  return entries.map((entry) => {
    const {
      layer,
      recordId,
      detail,
      isAllDay,
      startDate,
      endDate,
      startAt,
      endAt,
      status,
      calendar,
      eventVersion,
      occurrenceDay,
      repeats,
      allowedActions,
    } = entry;
    const colour = calendar ?? layer;
    return {
      id: `${layer}-${recordId}-${startDate ?? startAt}`,
      title: wordsOn(entry, t),
      allDay: isAllDay,
      start: (isAllDay ? startDate : startAt) ?? undefined,
      end: (isAllDay ? endDate && daysAfter(endDate, 1) : endAt) ?? undefined,
      className: [
        `entry entry-${colour}`,
        !isAllDay && 'entry-timed',
        (status === 'submitted' || status === 'cancelled') && 'entry-open',
        repeats && 'entry-repeats',
      ]
        .filter(Boolean)
        .join(' '),
      color: `var(--entry-${colour})`,
      contrastColor: 'var(--entry-text)',
      editable: allowedActions.includes('update'),
      extendedProps: { layer, recordId, detail, eventVersion, occurrenceDay },
    };
  });
}
