import type { TFunction } from 'i18next';
import type { EventReminder } from '../../../generated/apps/calendar';

const ofTimes = ['none', 'at_start', 'ten_minutes', 'one_hour', 'one_day'] as const;
const ofWholeDays = ['none', 'at_start', 'one_day'] as const;

export const remindersOf = (isAllDay: boolean): readonly EventReminder[] => (isAllDay ? ofWholeDays : ofTimes);

/** What stands for a reminder once an event has whole days, as the server keeps it. */
export const reminderFor = (reminder: EventReminder, isAllDay: boolean): EventReminder =>
  remindersOf(isAllDay).includes(reminder) ? reminder : 'at_start';

export function reminderInWords(reminder: EventReminder, isAllDay: boolean, t: TFunction): string {
  const shown = reminderFor(reminder, isAllDay);
  return isAllDay && (shown === 'none' || shown === 'at_start' || shown === 'one_day')
    ? t(`calendar.wholeDayReminder.${shown}`)
    : t(`choice.eventReminder.${shown}`);
}
