import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  busy: boolean;
  close: () => void;
  send: (note: string) => void;
}

/** Asks why, before a step that needs a reason. */
export default function NoteDialog({ title, busy, close, send }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const id = useId();
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('form.cancel')}
      okButtonProps={{ danger: true, disabled: note.trim() === '', loading: busy }}
      onOk={() => send(note)}
      onCancel={close}
    >
      <div className="modal-form">
        <label htmlFor={id}>{t('step.why')}</label>
        <Input.TextArea
          id={id}
          value={note}
          maxLength={500}
          autoSize={{ minRows: 3 }}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Modal>
  );
}
