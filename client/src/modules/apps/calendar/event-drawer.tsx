import { EditOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { FormDrawer } from '../../../form/form-drawer';
import {
  useCalendarWeekQuery,
  useChangeEventOccurrenceMutation,
  useCreateEventMutation,
  useEventQuery,
  useUpdateEventMutation,
  type EventInput,
} from '../../../generated/apps/calendar';
import { Failure } from '../../../ui/failure';
import { toast } from '../../../ui/dialogs/toasts';
import { DeleteEvent } from './delete-event';
import { EventDetail } from './event-detail';
import { EventForm } from './event-form';
import { inputFrom, occurrenceOf, ruleToSend } from './event-values';
import type { CalendarName } from './layers';

interface Props {
  /** Null for a new event. */
  id: string | null;
  day: string;
  /** Of an event that repeats, the day that the time of it which was opened is known by. */
  occurrence: string | null;
  close: () => void;
  onChanged: () => void;
  /** Closes the drawer too; `calendar` is the one the event is in from now on. */
  onSaved: (calendar: CalendarName) => void;
}

/** One event beside the calendar: read, changed or made. */
export default function EventDrawer({ id, day, occurrence, close, onChanged, onSaved }: Props) {
  const { t } = useTranslation();
  const { session } = useSession();
  const zone = session?.company?.timeZone ?? 'UTC';
  const { data, error, refetch } = useEventQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
  });
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const [changeOccurrence] = useChangeEventOccurrenceMutation();
  const { data: week } = useCalendarWeekQuery();
  const [editing, setEditing] = useState(id === null);
  const record = data?.record ?? null;
  const at = record?.recurrence ? occurrence : null;
  const event = record && at ? occurrenceOf(record, at, zone) : record;
  const may = (action: string) => event?.allowedActions.includes(action);

  const body = () => {
    if (error) return <Failure error={error} retry={() => void refetch()} />;
    if (id !== null && !event) return <Skeleton active paragraph={{ rows: 8 }} />;
    if (!editing && event) return <EventDetail event={event} first={record} />;
    return (
      <EventForm
        event={event}
        day={day}
        zone={zone}
        isOccurrence={at !== null}
        save={async (values, before, scope) => {
          const rule = scope === 'one' ? {} : ruleToSend(values, event && before, week?.week.firstDay ?? 1);
          const input = { ...inputFrom(values, zone), ...rule };
          if (event && at)
            await changeOccurrence({ variables: { id: event.id, version: event.version, day: at, scope, input } });
          else if (event) await update({ variables: { id: event.id, version: event.version, input } });
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
            {may('delete') && <DeleteEvent event={event} occurrence={at} close={close} onChanged={onChanged} />}
          </div>
        )
      }
    >
      {body()}
    </FormDrawer>
  );
}
