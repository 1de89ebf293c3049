import type { EventInput } from '@fullcalendar/react';
import type { TFunction } from 'i18next';
import type { CalendarEntriesQuery } from '../../generated/calendar';

export const layers = ['events', 'leave', 'holidays', 'birthdays', 'documents'] as const;
export type Layer = (typeof layers)[number];

type Entry = CalendarEntriesQuery['entries'][number];
/** What is to be known of an entry to open what it stands for. */
export type Opened = Pick<Entry, 'layer' | 'recordId' | 'detail'>;

/** The day after, for whole days: the calendar wants the first day that no longer belongs. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** What stands on an entry, so that it says what it is where no colour is seen. */
function wordsOn({ layer, title, detail, status }: Entry, t: TFunction): string {
  if (layer === 'leave') {
    const words = `${title}: ${t(`choice.leaveKind.${detail as 'paid'}`)}`;
    return status === 'submitted' ? `${words} (${t('choice.leaveStatus.submitted')})` : words;
  }
  if (layer === 'birthdays') return t('calendar.birthdayOf', { name: title });
  if (layer === 'documents') return t('calendar.expires', { title });
  return status === 'cancelled' ? `${title} (${t('choice.eventStatus.cancelled')})` : title;
}

/** Entries as the calendar takes them; colours come from the layer's class. */
export function shownEvents(entries: Entry[], t: TFunction): EventInput[] {
  return entries.map((entry) => {
    const { layer, recordId, detail, isAllDay, startDate, endDate, startAt, endAt, status } = entry;
    return {
      id: `${layer}-${recordId}-${startDate ?? startAt}`,
      title: wordsOn(entry, t),
      allDay: isAllDay,
      start: (isAllDay ? startDate : startAt) ?? undefined,
      end: (isAllDay ? endDate && dayAfter(endDate) : endAt) ?? undefined,
      className: `entry entry-${layer}${status === 'submitted' || status === 'cancelled' ? ' entry-open' : ''}`,
      color: `var(--entry-${layer})`,
      contrastColor: `var(--entry-${layer}-text)`,
      extendedProps: { layer, recordId, detail },
    };
  });
}
