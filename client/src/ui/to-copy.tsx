import { Button, Flex, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from './dialogs/toasts';
import { copyText } from './words/copy-text';

/** A value that is entered elsewhere: read here, and copied by one press. */
export function ToCopy({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className="modal-form">
      <label htmlFor={id}>{label}</label>
      <Flex gap="small" align="start">
        <Input.TextArea
          id={id}
          readOnly
          autoSize={{ maxRows: 3 }}
          dir="ltr"
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={value} />
      </Flex>
    </div>
  );
}

export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(text)) toast.success(t('secret.copied'));
  };
  return (
    <Button type="primary" onClick={() => void copy()}>
      {t('secret.copy')}
    </Button>
  );
}
