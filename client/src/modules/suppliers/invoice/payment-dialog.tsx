import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { Entered } from '../../../fields/kinds/entered';
import { usePayInvoiceMutation, type InvoiceRecordFragment } from '../../../generated/suppliers/invoice';
import { AskDialog, AskField } from '../../../ui/dialogs/ask-dialog';
import { toast } from '../../../ui/dialogs/toasts';

interface Values {
  amount: string;
  paidOn: string;
  note: string | null;
}

/** Records what a client has paid, or was refunded by a credit note: all that is still owed unless told. */
export default function PaymentDialog({
  invoice,
  close,
  onDone,
}: {
  invoice: InvoiceRecordFragment;
  close: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const today = useToday();
  const isRefund = invoice.kind === 'credit_note';
  const [pay] = usePayInvoiceMutation();
  const submit = async ({ amount, paidOn, note }: Values) => {
    await pay({
      variables: { id: invoice.id, version: invoice.version, input: { amount, paidOn, note: note?.trim() || null } },
    });
    toast.success(t(isRefund ? 'invoice.refundDone' : 'invoice.paymentDone'));
    onDone();
  };
  const initialValues: Values = { amount: invoice.balance.replace(/(\.\d\d)0$/, '$1'), paidOn: today, note: null };
  return (
    <AskDialog
      title={t(isRefund ? 'invoice.refund' : 'invoice.pay')}
      initialValues={initialValues}
      submit={submit}
      close={close}
    >
      <AskField name="amount" label={`${t('field.paymentAmount')} (${invoice.currency})`}>
        <Entered kind={{ kind: 'decimal' }} />
      </AskField>
      <AskField name="paidOn" label={t('field.paidOn')}>
        <Entered kind={{ kind: 'date' }} />
      </AskField>
      <AskField name="note" label={t('field.note')} optional>
        <Entered kind={{ kind: 'text' }} />
      </AskField>
    </AskDialog>
  );
}
