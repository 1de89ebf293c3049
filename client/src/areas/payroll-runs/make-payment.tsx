import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import { Entered } from '../../crud/kinds/entered';
import { useDisbursePayrollRunMutation, type DisbursePayrollRunMutationVariables, type PayrollRunRecordFragment } from '../../generated/payroll-runs';
import { Complaint } from '../../ui/complaint';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

type Values = Omit<DisbursePayrollRunMutationVariables, 'id'>;

/** Asks what the bank takes and when it is to pay, and has the file made. */
export default function MakePayment({ run, close, onDone }: { run: PayrollRunRecordFragment; close: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const today = useToday();
  const [form] = Form.useForm<Values>();
  const [make, { loading }] = useDisbursePayrollRunMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (values: Values) => {
    setRefusal(null);
    try {
      await make({ variables: { ...values, id: run.id } });
      toast.success(t('payment.made'));
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
    <Modal open width={440} title={t('payment.make')} okText={t('payment.make')} cancelText={t('form.cancel')} confirmLoading={loading} onOk={() => form.submit()} onCancel={close}>
      <Complaint text={refusal} />
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ format: 'csv', payDate: run.payDate && run.payDate > today ? run.payDate : today }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="format" label={t('field.format')} rules={needed(t('field.format'))}>
          <Entered kind={{ kind: 'choice', choice: 'paymentFormat' }} />
        </Form.Item>
        <Form.Item name="payDate" label={t('payment.payOn')} rules={needed(t('payment.payOn'))}>
          <Entered kind={{ kind: 'date' }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
