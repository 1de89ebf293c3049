import { Form } from 'antd';
import { useState } from 'react';
import { serverErrorFrom } from '../../ui/words/server-error';

/** Runs what a form sends; what is refused stands beside its field, else above the form. */
export function useSending<T extends object>(send: (values: T) => Promise<void>) {
  const [form] = Form.useForm<T>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (values: T) => {
    setRefusal(null);
    setBusy(true);
    try {
      await send(values);
      form.resetFields();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const fields = Object.keys(values).map((name) => ({ name, errors: byField[name] ? [byField[name]] : [] }));
      form.setFields(fields as never);
      if (!fields.some(({ errors }) => errors.length)) setRefusal(message);
    } finally {
      setBusy(false);
    }
  };
  return { form, refusal, busy, submit };
}
