import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCancelEventOccurrenceMutation,
  useDeleteEventsMutation,
  useRestoreEventOccurrenceMutation,
  useRestoreEventsMutation,
  type EventRecordFragment,
  type OccurrenceScope,
} from '../../../generated/apps/calendar';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { ScopeQuestion } from './scope-question';

interface Props {
  event: EventRecordFragment;
  /** Of an event that repeats, the day that the time of it which was opened is known by. */
  occurrence: string | null;
  close: () => void;
  onChanged: () => void;
}

/** Deletes an event; of one that repeats one time, that one and those that follow, or all. */
export function DeleteEvent({ event, occurrence, close, onChanged }: Props) {
  const { t } = useTranslation();
  const [remove] = useDeleteEventsMutation();
  const [restore] = useRestoreEventsMutation();
  const [cancel] = useCancelEventOccurrenceMutation();
  const [putBack] = useRestoreEventOccurrenceMutation();
  const [isAsking, setAsking] = useState(false);

  const done = (text: string, undo?: () => Promise<unknown>) => {
    const run = () => void undo?.().then(onChanged, (error: unknown) => toast.error(serverErrorFrom(error).message));
    toast.success(text, undo && { action: { label: t('list.undo'), run } });
    onChanged();
    close();
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  const all = () =>
    attempt(async () => {
      const { data } = await remove({ variables: { ids: [event.id] } });
      const refusal = data?.results[0]?.message;
      if (refusal) toast.error(refusal);
      else done(`${t('list.deletedCount')} 1`, () => restore({ variables: { ids: [event.id] } }));
    });
  const some = (day: string, scope: OccurrenceScope) =>
    attempt(async () => {
      const { data } = await cancel({ variables: { id: event.id, version: event.version, day, scope } });
      const left = data?.record;
      const undo =
        scope === 'one' && left ? () => putBack({ variables: { id: left.id, version: left.version, day } }) : undefined;
      done(t(`calendar.repeat.cancelled.${scope === 'one' ? 'one' : 'following'}`), undo);
    });
  const chosen = (scope: OccurrenceScope) => {
    setAsking(false);
    void (scope === 'all' || !occurrence ? all() : some(occurrence, scope));
  };
  return (
    <>
      <Button danger icon={<DeleteOutlined />} onClick={() => (occurrence ? setAsking(true) : void all())}>
        {t('list.delete')}
      </Button>
      {isAsking && <ScopeQuestion about="cancel" choose={chosen} close={() => setAsking(false)} />}
    </>
  );
}
