import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { FormDrawer } from '../../crud/form-drawer';
import { Shown } from '../../crud/kinds/shown';
import {
  useCreateEventMutation,
  useDeleteEventsMutation,
  useEventQuery,
  useRestoreEventsMutation,
  useUpdateEventMutation,
  type EventInput,
  type EventRecordFragment,
} from '../../generated/calendar';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/format';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';
import { EventForm } from './event-form';
import { inputFrom } from './event-values';
import type { CalendarName } from './layers';

interface Props {
  /** Null for a new event. */
  id: string | null;
  day: string;
  close: () => void;
  onChanged: () => void;
  /** Closes the drawer too; `calendar` is the one the event is in from now on. */
  onSaved: (calendar: CalendarName) => void;
}

/** One event beside the calendar: read, changed or made. */
export default function EventDrawer({ id, day, close, onChanged, onSaved }: Props) {
  const { t } = useTranslation();
  const { session } = useSession();
  const zone = session?.company?.timeZone ?? 'UTC';
  const { data, error, refetch } = useEventQuery({ variables: { id: id ?? '' }, skip: id === null, fetchPolicy: 'network-only' });
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const [editing, setEditing] = useState(id === null);
  const event = data?.record ?? null;
  const may = (action: string) => event?.allowedActions.includes(action);

  const body = () => {
    if (error) return <Failure error={error} retry={() => void refetch()} />;
    if (id !== null && !event) return <Skeleton active paragraph={{ rows: 8 }} />;
    if (!editing && event) return <EventDetail event={event} />;
    return (
      <EventForm
        event={event}
        day={day}
        zone={zone}
        save={async (values) => {
          const input = inputFrom(values, zone);
          if (event) await update({ variables: { id: event.id, version: event.version, input } });
          else await create({ variables: { input: input as EventInput } });
        }}
        onSaved={(calendar) => {
          toast.success(t(event ? 'form.saved' : 'form.created'));
          onSaved(calendar);
        }}
        onCancel={() => (event ? setEditing(false) : close())}
      />
    );
  };
  return (
    <FormDrawer
      size={600}
      title={event?.title ?? t(id === null ? 'area.Event.add' : 'area.Event.one')}
      close={close}
      extra={
        !editing &&
        event && (
          <div className="button-row">
            {may('update') && (
              <Button type="primary" icon={<EditOutlined />} onClick={() => setEditing(true)}>
                {t('list.edit')}
              </Button>
            )}
            {may('delete') && <DeleteEvent event={event} close={close} onChanged={onChanged} />}
          </div>
        )
      }
    >
      {body()}
    </FormDrawer>
  );
}

function DeleteEvent({ event, close, onChanged }: { event: EventRecordFragment; close: () => void; onChanged: () => void }) {
  const { t } = useTranslation();
  const [remove] = useDeleteEventsMutation();
  const [restore] = useRestoreEventsMutation();
  const run = async () => {
    try {
      const { data } = await remove({ variables: { ids: [event.id] } });
      const refusal = data?.results[0]?.message;
      if (refusal) return toast.error(refusal);
      const undo = async () => {
        await restore({ variables: { ids: [event.id] } });
        onChanged();
      };
      toast.success(`${t('list.deletedCount')} 1`, { action: { label: t('list.undo'), run: () => void undo() } });
      onChanged();
      close();
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
  };
  return (
    <Button danger icon={<DeleteOutlined />} onClick={() => void run()}>
      {t('list.delete')}
    </Button>
  );
}

function EventDetail({ event }: { event: EventRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { isAllDay, startDate, endDate, startAt, endAt } = event;
  const when = isAllDay
    ? startDate && endDate && format.period(startDate, endDate)
    : startAt && endAt && `${format.instant(startAt)} – ${format.instant(endAt)}`;
  return (
    <dl className="detail">
      <div className="form-wide">
        <dt>{t('calendar.when')}</dt>
        <dd>{when}</dd>
      </div>
      {(
        [
          ['calendar', { kind: 'choice', choice: 'eventCalendar' }],
          ['type', { kind: 'choice', choice: 'eventType' }],
          ['status', { kind: 'choice', choice: 'eventStatus' }],
          ['location', { kind: 'text' }],
          ['url', { kind: 'link' }],
          ['visibility', { kind: 'choice', choice: 'eventVisibility' }],
          ['guestIds', { kind: 'references', to: 'employee' }],
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
