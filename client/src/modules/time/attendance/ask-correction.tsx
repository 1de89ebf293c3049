import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetRowFragment } from '../../../generated/time/attendance';
import {
  useCorrectionOfDayQuery,
  useCreateAttendanceCorrectionMutation,
  useSubmitAttendanceCorrectionMutation,
} from '../../../generated/time/attendance-correction';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import type { SheetDay } from './day-words';

interface Props {
  row: SheetRowFragment;
  day: SheetDay;
  onAsked: () => void;
}
interface Proposed {
  timeIn: string;
  timeOut: string;
  reason: string;
}

/** What the day really was, filled in from what is known, so that one tap asks for it. */
export default function AskCorrection({ row, day, onAsked }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Proposed>();
  const { data, refetch } = useCorrectionOfDayQuery({
    variables: { employeeId: row.id, date: day.date },
    fetchPolicy: 'network-only',
  });
  const [create] = useCreateAttendanceCorrectionMutation();
  const [submit] = useSubmitAttendanceCorrectionMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const last = data?.page.rows[0];
  if (last?.status === 'submitted') {
    return (
      <p role="status" className="correction-waits">
        {t('correction.waiting', { times: `${last.timeIn}–${last.timeOut}` })}
      </p>
    );
  }
  const send = async (values: Proposed) => {
    setBusy(true);
    setRefusal(null);
    try {
      const made = await create({ variables: { input: { ...values, employeeId: row.id, date: day.date } } });
      const record = made.data?.record;
      if (record) await submit({ variables: { id: record.id, version: record.version } });
      toast.success(t('correction.asked'));
      await refetch();
      onAsked();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const fields = (['timeIn', 'timeOut', 'reason'] as const).filter((name) => byField[name]);
      form.setFields(fields.map((name) => ({ name, errors: [byField[name]!] })));
      if (fields.length === 0) setRefusal(message);
    } finally {
      setBusy(false);
    }
  };
  const needed = (label: string) => [{ required: true, whitespace: true, message: t('form.needed', { field: label }) }];
  const periods = row.shift?.periods;
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className="correction-form"
      initialValues={{
        timeIn: day.timeIn?.slice(0, 5) ?? periods?.[0]?.start,
        timeOut: (day.timeOut ?? day.autoOut)?.slice(0, 5) ?? periods?.at(-1)?.end,
        reason: t('correction.forgot'),
      }}
      onFinish={(values) => void send(values)}
    >
      <h2 className="form-heading">{t('correction.ask')}</h2>
      {last?.statusReason && <p className="quiet">{last.statusReason}</p>}
      <FormError text={refusal} />
      <div className="correction-times">
        {(['timeIn', 'timeOut'] as const).map((name) => (
          <Form.Item key={name} name={name} label={t(`field.${name}`)} rules={needed(t(`field.${name}`))}>
            <Input type="time" />
          </Form.Item>
        ))}
      </div>
      <Form.Item name="reason" label={t('field.reason')} rules={needed(t('field.reason'))}>
        <Input maxLength={250} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('correction.ask')}
      </Button>
    </Form>
  );
}
