import { Form, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../form-error';
import { serverErrorFrom } from '../words/server-error';

interface Props<Values extends object> {
  /** What is done, on the button too. */
  title: string;
  hint?: string;
  initialValues: Values;
  submit: (values: Values) => Promise<unknown>;
  close: () => void;
  /** The fields, by the names of the values. */
  children: ReactNode;
}

/**
 * Asks for a few values and does something with them; a refusal stands beside its field, or above them all, and what
 * was typed stays.
 */
export function AskDialog<Values extends object>({
  title,
  hint,
  initialValues,
  submit,
  close,
  children,
}: Props<Values>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const names = Object.keys(initialValues);

  const run = async (values: Values) => {
    setBusy(true);
    setRefusal(null);
    try {
      await submit(values);
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      // A dialog that asks one thing shows what is said of any field beside it.
      const fields = Object.entries(byField).map(([field, text]) => ({
        name: names.length === 1 ? names[0] : field,
        errors: [text],
      }));
      form.setFields(fields as Parameters<typeof form.setFields>[0]);
      if (fields.length === 0) setRefusal(message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={440}
      title={title}
      okText={title}
      cancelText={t('form.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormError text={refusal} />
      {hint && <p className="quiet">{hint}</p>}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark="optional"
        initialValues={initialValues}
        onFinish={(values) => void run(values)}
      >
        {children}
      </Form>
    </Modal>
  );
}

interface FieldProps {
  name: string;
  label: string;
  optional?: boolean;
  children: ReactNode;
}

export function AskField({ name, label, optional = false, children }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Form.Item
      name={name}
      label={label}
      rules={optional ? [] : [{ required: true, message: t('form.needed', { field: label }) }]}
    >
      {children}
    </Form.Item>
  );
}
