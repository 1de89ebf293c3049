import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  discard: () => void;
  keep: () => void;
}

/** Whether what was typed is left behind. */
export default function UnsavedQuestion({ open, discard, keep }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('form.unsavedTitle')}
      okText={t('form.discard')}
      okButtonProps={{ danger: true }}
      cancelText={t('form.keepEditing')}
      onOk={discard}
      onCancel={keep}
      width={420}
    >
      {t('form.unsavedText')}
    </Modal>
  );
}
