import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const sheet = [
  ['Ctrl K', 'palette'],
  ['/', 'search'],
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['e', 'edit'],
  ['n', 'create'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

export default function KeySheet({ close }: { close: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal open title={t('keys.title')} footer={null} onCancel={close} width={380}>
      <dl className="key-sheet">
        {sheet.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
