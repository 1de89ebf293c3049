import { Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetMyChatStatusMutation, type ChatPersonShownFragment as Person } from '../../../generated/apps/chat';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import '../../../form/questions/questions.css';

const statuses = ['online', 'away', 'busy', 'offline'] as const;

/** How one wants to be seen. */
export default function StatusDialog({ person, close }: { person: Person; close: () => void }) {
  const { t } = useTranslation();
  const [save, { loading }] = useSetMyChatStatusMutation();
  const [status, setStatus] = useState(person.chosenStatus);
  const [about, setAbout] = useState(person.about);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    try {
      await save({ variables: { status, about } });
      close();
    } catch (thrown) {
      setProblem(serverErrorFrom(thrown).message);
    }
  };
  return (
    <Modal
      open
      width={420}
      title={t('chat.myStatus')}
      okText={t('form.save')}
      cancelText={t('form.cancel')}
      okButtonProps={{ loading }}
      onOk={() => void submit()}
      onCancel={close}
    >
      <div className="modal-form">
        <Radio.Group
          aria-label={t('chat.myStatus')}
          className="chat-statuses"
          value={status}
          onChange={(event) => setStatus(event.target.value as typeof status)}
          options={statuses.map((value) => ({
            value,
            label: (
              <span>
                <span className={`chat-dot chat-dot-${value}`} aria-hidden="true" />{' '}
                {value === 'offline' ? t('chat.appearOffline') : t(`chat.status.${value}`)}
              </span>
            ),
          }))}
        />
        <label className="question-label" htmlFor="chat-about">
          {t('chat.about')}
        </label>
        <Input
          id="chat-about"
          dir="auto"
          maxLength={200}
          value={about}
          onChange={(event) => setAbout(event.target.value)}
          onPressEnter={() => void submit()}
        />
        <FormError text={problem} />
      </div>
    </Modal>
  );
}
