import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { Entered } from '../../../fields/kinds/entered';
import type { Kind } from '../../../fields/kinds/kind';
import {
  useConsentToEmployeeLoanMutation,
  useDisburseEmployeeLoanMutation,
  useLoanScheduleQuery,
  useNoteEmployeeLoanConsentMutation,
  usePauseEmployeeLoanMutation,
  useSettleEmployeeLoanMutation,
  type EmployeeLoanRowFragment,
} from '../../../generated/pay/employee-loan';
import type { FieldKey } from '../../../i18n/i18n';
import { inWords } from '../../../i18n/in-language';
import { FormError } from '../../../ui/form-error';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

export type LoanStep = 'disburse' | 'pause' | 'settle' | 'consent' | 'note_consent';

interface Values {
  day: string;
  firstDue: string;
  from: string;
  months: number;
  way: 'paid' | 'payroll';
  note: string;
  fileId: string;
  signedOn: string;
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
  consent: [],
  note_consent: [
    ['signedOn', 'consentSignedOn', { kind: 'date' }],
    ['fileId', 'consentFileId', { kind: 'file' }],
  ],
};

/** Asks what a step of a loan has to be told, and takes it; refusals stand beside their fields. */
export default function LoanDialog({ step, loan, close }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data } = useLoanScheduleQuery({
    variables: { id: loan.id },
    fetchPolicy: 'cache-and-network',
    skip: step === 'disburse' || step === 'pause',
  });
  const again = { refetchQueries: ['LoanSchedule'] };
  const [disburse] = useDisburseEmployeeLoanMutation(again);
  const [pause] = usePauseEmployeeLoanMutation(again);
  const [settle] = useSettleEmployeeLoanMutation(again);
  const [consent] = useConsentToEmployeeLoanMutation();
  const [noteConsent] = useNoteEmployeeLoanConsentMutation();
  const settlement = data?.loanSchedule.settlement;
  const words = inWords(data?.loanSchedule.consent?.words, i18n.language);

  const send = (values: Values) => {
    const which = { id: loan.id, version: loan.version };
    if (step === 'disburse') return disburse({ variables: { ...which, day: values.day, firstDue: values.firstDue } });
    if (step === 'pause')
      return pause({ variables: { ...which, from: values.from, months: values.months, note: values.note } });
    if (step === 'consent') return consent({ variables: which });
    if (step === 'note_consent')
      return noteConsent({ variables: { ...which, fileId: values.fileId, signedOn: values.signedOn } });
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
      if (named.length === 0) setRefusal(message);
    } finally {
      setBusy(false);
    }
  };

  const title = t(`verb.${step}`);
  const hints: Record<LoanStep, string | null | undefined> = {
    disburse: t('loan.disburseHint'),
    pause: t('loan.pauseHint'),
    settle: settlement && t('loan.settlement', { amount: format.money(settlement, loan.currency) }),
    consent: words,
    note_consent: words && t('loan.paperSays', { words }),
  };
  const next = loan.nextDueOn ?? today;
  return (
    <Modal
      open
      width={460}
      title={title}
      okText={title}
      cancelText={t('form.cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: step === 'consent' && !words }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormError text={refusal} />
      {hints[step] && <p className={step === 'consent' ? undefined : 'quiet'}>{hints[step]}</p>}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          day: step === 'disburse' ? (loan.paidOutBefore ?? today) : today,
          firstDue: loan.firstDue,
          from: next,
          months: 1,
          way: 'paid',
          signedOn: today,
        }}
        onFinish={(values) => void submit(values)}
      >
        {asked[step].map(([name, label, kind]) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`field.${label}`)}
            rules={[{ required: true, message: t('form.needed', { field: t(`field.${label}`) }) }]}
          >
            <Entered kind={kind} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
