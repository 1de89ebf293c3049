import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { Entered } from '../../../fields/kinds/entered';
import {
  useOutsidePaymentsQuery,
  usePayPayrollRunMutation,
  type PayrollRunRecordFragment,
} from '../../../generated/pay/payroll-run';
import { AskDialog, AskField } from '../../../ui/dialogs/ask-dialog';
import { toast } from '../../../ui/dialogs/toasts';
import { useFormat } from '../../../ui/words/format';

interface Props {
  run: Pick<PayrollRunRecordFragment, 'id' | 'version' | 'currency'>;
  close: () => void;
  onPaid: () => void;
}

/** Notes a run as paid: on which day, and that whom no payment holds is not forgotten. */
export default function PayDialog({ run, close, onPaid }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const [pay] = usePayPayrollRunMutation();
  const { data } = useOutsidePaymentsQuery({ variables: { id: run.id }, fetchPolicy: 'network-only' });
  if (!data) return null;
  const { count, total } = data.outside;
  return (
    <AskDialog
      title={t('payment.markPaid')}
      hint={t('payment.paidHint')}
      initialValues={{ paidOn: today, outside: false }}
      submit={async ({ paidOn }) => {
        await pay({ variables: { id: run.id, version: run.version, paidOn, outside: count } });
        toast.success(t('payment.markedPaid'));
        onPaid();
      }}
      close={close}
    >
      <AskField name="paidOn" label={t('field.paidOn')}>
        <Entered kind={{ kind: 'date' }} />
      </AskField>
      {count > 0 && (
        <Form.Item
          name="outside"
          valuePropName="checked"
          rules={[{ type: 'enum', enum: [true], message: t('payment.outsideNeeded') }]}
        >
          <Checkbox>
            {t('payment.outside', { count, n: format.number(count), amount: format.money(total, run.currency) })}
          </Checkbox>
        </Form.Item>
      )}
    </AskDialog>
  );
}
