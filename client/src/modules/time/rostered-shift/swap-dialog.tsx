import { Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { useAskForShiftSwapMutation, useSwapColleaguesQuery } from '../../../generated/time/rostered-shift';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { useRosterWords } from './roster-words';
import { dayAfter } from './week';
import { searchedBy } from '../../../ui/choice-search';

interface Props {
  shift: { id: string; title: string; date: string };
  close: () => void;
  onAsked: () => void;
}

const weeksOffered = 5;

/** Asks a colleague to take a shift, or to swap it for one of theirs. */
export default function SwapDialog({ shift, close, onAsked }: Props) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const today = useToday();
  const ids = useId();
  const [peerId, setPeerId] = useState<string | null>(null);
  const [takesId, setTakesId] = useState('');
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, loading } = useSwapColleaguesQuery({
    variables: { until: dayAfter(today, weeksOffered * 7) },
    fetchPolicy: 'cache-and-network',
  });
  const [ask, { loading: isAsking }] = useAskForShiftSwapMutation();
  const colleagues = data?.colleagues ?? [];
  const offered = colleagues.find(({ id }) => id === peerId)?.shifts ?? [];

  const send = async () => {
    if (!peerId) return setRefusal(t('form.needed', { field: t('field.peerId') }));
    try {
      await ask({ variables: { givesId: shift.id, peerId, takesId: takesId || null, note: note.trim() || null } });
      toast.success(t('swap.asked'));
      onAsked();
      close();
    } catch (error) {
      setRefusal(serverErrorFrom(error).message);
    }
  };
  return (
    <Modal
      open
      width={460}
      title={t('swap.title', { shift: shift.title, day: words.dayOf(shift.date) })}
      okText={t('swap.send')}
      cancelText={t('form.cancel')}
      confirmLoading={isAsking}
      onOk={() => void send()}
      onCancel={close}
    >
      <FormError text={refusal} />
      <div className="modal-form roster-form">
        <label htmlFor={`${ids}-peer`}>{t('field.peerId')}</label>
        <Select<string>
          id={`${ids}-peer`}
          showSearch={searchedBy('label')}
          loading={loading}
          value={peerId}
          onChange={(id) => {
            setPeerId(id);
            setTakesId('');
          }}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={t('swap.noColleagues')}
        />
        <label htmlFor={`${ids}-takes`}>{t('field.takesId')}</label>
        <Select<string>
          id={`${ids}-takes`}
          disabled={!peerId}
          value={takesId}
          onChange={setTakesId}
          options={[
            { value: '', label: t('swap.none') },
            ...offered.map(({ id, title, date }) => ({ value: id, label: `${words.dayOf(date)} · ${title}` })),
          ]}
        />
        <label htmlFor={`${ids}-note`}>{t('field.note')}</label>
        <Input id={`${ids}-note`} value={note} maxLength={250} onChange={({ target }) => setNote(target.value)} />
      </div>
      <p className="quiet">{t('swap.why')}</p>
    </Modal>
  );
}
