import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const sheet = [
  ['Ctrl K', 'palette'],
  ['/', 'search'],
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['e', 'edit'],
  ['F2', 'editInPlace'],
  ['n', 'create'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

interface Props {
  close: () => void;
  /** Keys with what they do, where they are not those of a list. */
  keys?: readonly (readonly [key: string, what: string])[];
}

export default function KeySheet({ close, keys }: Props) {
  const { t } = useTranslation();
  return (
    <Modal open title={t('keys.title')} footer={null} onCancel={close} width={380}>
      <dl className="key-sheet">
        {(keys ?? sheet.map(([key, what]) => [key, t(`keys.${what}`)] as const)).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
