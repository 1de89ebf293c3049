import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import { Entered } from '../../crud/kinds/entered';
import type { Kind } from '../../crud/kinds/kind';
import {
  useDisburseEmployeeLoanMutation,
  useLoanScheduleQuery,
  usePauseEmployeeLoanMutation,
  useSettleEmployeeLoanMutation,
  type EmployeeLoanRowFragment,
} from '../../generated/employee-loans';
import type { FieldKey } from '../../i18n/i18n';
import { Complaint } from '../../ui/complaint';
import { useFormat } from '../../ui/format';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

export type LoanStep = 'disburse' | 'pause' | 'settle';

interface Values {
  day: string;
  firstDue: string;
  from: string;
  months: number;
  way: 'paid' | 'payroll';
  note: string;
}
interface Props {
  step: LoanStep;
  loan: EmployeeLoanRowFragment;
  close: () => void;
}
type Asked = [name: keyof Values, label: FieldKey, kind: Kind];

const asked: Record<LoanStep, Asked[]> = {
  disburse: [
    ['day', 'disbursedOn', { kind: 'date' }],
    ['firstDue', 'firstDue', { kind: 'date' }],
  ],
  pause: [
    ['from', 'loanFrom', { kind: 'date' }],
    ['months', 'months', { kind: 'number' }],
    ['note', 'stateReason', { kind: 'longText' }],
  ],
  settle: [
    ['way', 'loanWay', { kind: 'choice', choice: 'loanSettlement' }],
    ['day', 'settledOn', { kind: 'date' }],
    ['note', 'stateReason', { kind: 'longText' }],
  ],
};

/** Asks what a step of a loan has to be told, and takes it; refusals stand beside their fields. */
export default function LoanDialog({ step, loan, close }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data } = useLoanScheduleQuery({ variables: { id: loan.id }, fetchPolicy: 'cache-and-network', skip: step !== 'settle' });
  const again = { refetchQueries: ['LoanSchedule'] };
  const [disburse] = useDisburseEmployeeLoanMutation(again);
  const [pause] = usePauseEmployeeLoanMutation(again);
  const [settle] = useSettleEmployeeLoanMutation(again);
  const settlement = data?.loanSchedule.settlement;

  const send = (values: Values) => {
    const which = { id: loan.id, version: loan.version };
    if (step === 'disburse') return disburse({ variables: { ...which, day: values.day, firstDue: values.firstDue } });
    if (step === 'pause') return pause({ variables: { ...which, from: values.from, months: values.months, note: values.note } });
    return settle({ variables: { ...which, day: values.day, way: values.way, note: values.note } });
  };
  const submit = async (values: Values) => {
    setBusy(true);
    setRefusal(null);
    try {
      await send(values);
      toast.success(t(`verbDone.${step}`));
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const named = asked[step].filter(([name]) => byField[name]);
      form.setFields(named.map(([name]) => ({ name, errors: [byField[name]!] })));
      if (named.length === 0) setRefusal(message || t('failure.offline'));
    } finally {
      setBusy(false);
    }
  };

  const title = t(`verb.${step}`);
  const hint =
    step === 'disburse' ? t('loan.disburseHint') : step === 'pause' ? t('loan.pauseHint') : settlement ? t('loan.settlement', { amount: format.money(settlement, loan.currency) }) : null;
  const next = loan.nextDueOn ?? today;
  return (
    <Modal open width={460} title={title} okText={title} cancelText={t('form.cancel')} confirmLoading={busy} onOk={() => form.submit()} onCancel={close}>
      <Complaint text={refusal} />
      {hint && <p className="quiet">{hint}</p>}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ day: step === 'disburse' ? (loan.paidOutBefore ?? today) : today, firstDue: loan.firstDue, from: next, months: 1, way: 'paid' }}
        onFinish={(values) => void submit(values)}
      >
        {asked[step].map(([name, label, kind]) => (
          <Form.Item key={name} name={name} label={t(`field.${label}`)} rules={[{ required: true, message: t('form.needed', { field: t(`field.${label}`) }) }]}>
            <Entered kind={kind} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
