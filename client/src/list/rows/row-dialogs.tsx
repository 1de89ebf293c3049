import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowResult } from '../area';

interface Props {
  asked: string[] | null;
  results: RowResult[] | null;
  nameOf: (id: string) => string;
  confirm: (ids: string[]) => void;
  close: () => void;
}

/** The question before deleting, and afterwards the rows that were refused, each with its reason. */
export default function RowDialogs({ asked, results, nameOf, confirm, close }: Props) {
  const { t } = useTranslation();
  const refused = results?.filter((result) => !result.done) ?? [];
  if (asked)
    return (
      <Modal
        open
        width={440}
        title={
          asked.length === 1
            ? t('list.deleteOne', { name: nameOf(asked[0]!) })
            : t('list.deleteMany', { n: asked.length })
        }
        okText={t('list.delete')}
        okButtonProps={{ danger: true }}
        cancelText={t('form.cancel')}
        onOk={() => confirm(asked)}
        onCancel={close}
      >
        {t('list.deleteHint')}
      </Modal>
    );
  return (
    <Modal
      open
      width={520}
      title={t('list.refusedTitle', { done: (results?.length ?? 0) - refused.length, refused: refused.length })}
      okText={t('list.understood')}
      footer={(_both, { OkBtn }) => <OkBtn />}
      onOk={close}
      onCancel={close}
    >
      <ul className="results">
        {refused.map((result) => (
          <li key={result.id}>
            <b dir="auto">{nameOf(result.id)}</b>: {result.message}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
