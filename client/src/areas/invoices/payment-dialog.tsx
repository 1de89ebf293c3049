import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import { Entered } from '../../crud/kinds/entered';
import { usePayInvoiceMutation, type InvoiceRecordFragment } from '../../generated/invoices';
import { Complaint } from '../../ui/complaint';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

interface Values {
  amount: string;
  paidOn: string;
  note: string | null;
}

/** Records what a client has paid: all that is still owed unless told. */
export default function PaymentDialog({ invoice, close, onDone }: { invoice: InvoiceRecordFragment; close: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const today = useToday();
  const [form] = Form.useForm<Values>();
  const [pay, { loading }] = usePayInvoiceMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ amount, paidOn, note }: Values) => {
    setRefusal(null);
    try {
      await pay({ variables: { id: invoice.id, version: invoice.version, input: { amount, paidOn, note: note?.trim() || null } } });
      toast.success(t('invoice.paymentDone'));
      onDone();
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const fields = Object.entries(byField).map(([field, text]) => ({ name: field as keyof Values, errors: [text] }));
      form.setFields(fields);
      if (fields.length === 0) setRefusal(message || t('failure.offline'));
    }
  };
  const needed = (label: string) => [{ required: true, message: t('form.needed', { field: label }) }];
  return (
    <Modal open width={440} title={t('invoice.pay')} okText={t('invoice.pay')} cancelText={t('form.cancel')} confirmLoading={loading} onOk={() => form.submit()} onCancel={close}>
      <Complaint text={refusal} />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark="optional"
        initialValues={{ amount: invoice.balance.replace(/(\.\d\d)0$/, '$1'), paidOn: today, note: null }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="amount" label={`${t('field.paymentAmount')} (${invoice.currency})`} rules={needed(t('field.paymentAmount'))}>
          <Entered kind={{ kind: 'decimal' }} />
        </Form.Item>
        <Form.Item name="paidOn" label={t('field.paidOn')} rules={needed(t('field.paidOn'))}>
          <Entered kind={{ kind: 'date' }} />
        </Form.Item>
        <Form.Item name="note" label={t('field.note')}>
          <Entered kind={{ kind: 'text' }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
