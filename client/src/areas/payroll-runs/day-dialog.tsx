import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import { Entered } from '../../crud/kinds/entered';
import { Complaint } from '../../ui/complaint';
import { serverErrorFrom } from '../../ui/server-error';

interface Values {
  day: string;
}
interface Props {
  title: string;
  hint?: string;
  pay: (day: string) => Promise<unknown>;
  close: () => void;
}

/** Asks on which day the pay reached the people. */
export default function DayDialog({ title, hint, pay, close }: Props) {
  const { t } = useTranslation();
  const today = useToday();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ day }: Values) => {
    setBusy(true);
    setRefusal(null);
    try {
      await pay(day);
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const [text] = Object.values(byField);
      if (text) form.setFields([{ name: 'day', errors: [text] }]);
      else setRefusal(message || t('failure.offline'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal open width={440} title={title} okText={title} cancelText={t('form.cancel')} confirmLoading={busy} onOk={() => form.submit()} onCancel={close}>
      <Complaint text={refusal} />
      {hint && <p className="quiet">{hint}</p>}
      <Form<Values> form={form} layout="vertical" initialValues={{ day: today }} onFinish={(values) => void submit(values)}>
        <Form.Item name="day" label={t('field.paidOn')} rules={[{ required: true, message: t('form.needed', { field: t('field.paidOn') }) }]}>
          <Entered kind={{ kind: 'date' }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
