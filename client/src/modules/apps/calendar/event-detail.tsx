import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { Shown } from '../../../fields/kinds/shown';
import type { EventRecordFragment } from '../../../generated/apps/calendar';
import { useFormat } from '../../../ui/words/format';
import { firstValues } from './event-values';
import { reminderInWords } from './reminder-values';
import { ruleInWords } from './repeat-values';

/** What is to be read of an event; `first` is the one whose days its rule means. */
export function EventDetail({ event, first }: { event: EventRecordFragment; first: EventRecordFragment | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { isAllDay, startDate, endDate, startAt, endAt } = event;
  const { session } = useSession();
  const firstDay = first && firstValues(first, '', first.timeZone ?? session?.company?.timeZone ?? 'UTC').fromDay;
  const when = isAllDay
    ? startDate && endDate && format.period(startDate, endDate)
    : startAt && endAt && `${format.instant(startAt)} – ${format.instant(endAt)}`;
  return (
    <dl className="detail">
      <div className="form-wide">
        <dt>{t('calendar.when')}</dt>
        <dd>{when}</dd>
      </div>
      {first?.recurrence && firstDay && (
        <div className="form-wide">
          <dt>{t('calendar.repeat.label')}</dt>
          <dd>{ruleInWords(first.recurrence, firstDay, t, format)}</dd>
        </div>
      )}
      {event.seriesId && event.occurrenceDay && (
        <div className="form-wide">
          <dt>{t('calendar.repeat.label')}</dt>
          <dd>{t('calendar.repeat.otherwise', { day: format.day(event.occurrenceDay) })}</dd>
        </div>
      )}
      {event.reminder !== 'none' && (
        <div className="form-wide">
          <dt>{t('field.reminder')}</dt>
          <dd>{reminderInWords(event.reminder, isAllDay, t)}</dd>
        </div>
      )}
      {(
        [
          ['calendar', { kind: 'choice', choice: 'eventCalendar' }],
          ['type', { kind: 'choice', choice: 'eventType' }],
          ['status', { kind: 'choice', choice: 'eventStatus' }],
          ['location', { kind: 'text' }],
          ['url', { kind: 'link' }],
          ['visibility', { kind: 'choice', choice: 'eventVisibility' }],
          ['guestIds', { kind: 'references', to: 'employee' }],
          ['otherGuests', { kind: 'text' }],
          ['description', { kind: 'longText' }],
        ] as const
      ).map(([field, kind]) => (
        <div key={field} className={field === 'description' ? 'form-wide' : undefined}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>
            <Shown kind={kind} field={field} row={event} />
          </dd>
        </div>
      ))}
      {event.organizer?.label && (
        <div>
          <dt>{t('calendar.organizer')}</dt>
          <dd dir="auto">{event.organizer.label}</dd>
        </div>
      )}
    </dl>
  );
}
