import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { Entered } from '../../../fields/kinds/entered';
import {
  useDisbursePayrollRunMutation,
  useLastPaymentFormatQuery,
  type DisbursePayrollRunMutationVariables,
  type PayrollRunRecordFragment,
} from '../../../generated/pay/payroll-run';
import { AskDialog, AskField } from '../../../ui/dialogs/ask-dialog';
import { toast } from '../../../ui/dialogs/toasts';

type Values = Omit<DisbursePayrollRunMutationVariables, 'id'>;

/** Asks what the bank takes and when it is to pay, and has the file made. */
export default function MakePayment({
  run,
  close,
  onDone,
}: {
  run: PayrollRunRecordFragment;
  close: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const today = useToday();
  const [make] = useDisbursePayrollRunMutation();
  const { data, error } = useLastPaymentFormatQuery({ fetchPolicy: 'network-only' });
  const submit = async (values: Values) => {
    await make({ variables: { ...values, id: run.id } });
    toast.success(t('payment.made'));
    onDone();
  };
  if (!data && !error) return null;
  const formats = run.paymentFormats ?? ['csv'];
  const last = data?.page.rows[0]?.format;
  const initialValues: Values = {
    format: last && formats.includes(last) ? last : 'csv',
    payDate: run.payDate && run.payDate > today ? run.payDate : today,
  };
  return (
    <AskDialog title={t('payment.make')} initialValues={initialValues} submit={submit} close={close}>
      <AskField name="format" label={t('field.format')}>
        <Entered kind={{ kind: 'choice', choice: 'paymentFormat', among: formats }} />
      </AskField>
      <AskField name="payDate" label={t('payment.payOn')}>
        <Entered kind={{ kind: 'date' }} />
      </AskField>
    </AskDialog>
  );
}
