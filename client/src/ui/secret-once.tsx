import { Button, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text';
import { toast } from './toasts';

/** A value that is shown now and never again. */
export function SecretOnce({ title, why, label, secret, close }: { title: string; why: string; label: string; secret: string | null; close: () => void }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (secret && (await copyText(secret))) toast.success(t('secret.copied'));
  };
  return (
    <Modal open={secret !== null} title={title} onCancel={close} destroyOnHidden footer={<Button type="primary" onClick={() => void copy()}>{t('secret.copy')}</Button>}>
      <p>{why}</p>
      <Input.TextArea readOnly autoSize dir="ltr" value={secret ?? ''} aria-label={label} onFocus={(event) => event.target.select()} />
    </Modal>
  );
}
