import { Button, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../words/copy-text';
import { toast } from './toasts';

interface Props {
  title: string;
  why: string;
  label: string;
  secret: string | null;
  close: () => void;
  footer: ReactNode;
}

/** A value that is shown now and never again. */
export function SecretOnce({ title, why, label, secret, close, footer }: Props) {
  return (
    <Modal open={secret !== null} title={title} onCancel={close} destroyOnHidden footer={footer}>
      <p>{why}</p>
      <Input.TextArea
        readOnly
        autoSize
        dir="ltr"
        value={secret ?? ''}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  );
}

export function CopySecret({ secret }: { secret: string | null }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (secret && (await copyText(secret))) toast.success(t('secret.copied'));
  };
  return (
    <Button type="primary" onClick={() => void copy()}>
      {t('secret.copy')}
    </Button>
  );
}
