import { Input, Modal } from 'antd';
import type { ReactNode } from 'react';

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
