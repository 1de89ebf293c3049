import { Form, Input, InputNumber, Select } from 'antd';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAskForEncashmentMutation,
  useEncashmentPreviewQuery,
  type EncashmentOffersQuery,
} from '../../../generated/pay/pieces';
import { AskDialog, AskField } from '../../../ui/dialogs/ask-dialog';
import { FormError } from '../../../ui/form-error';
import { ExplainedLine } from '../../../ui/figures/explained-line';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

type Offer = EncashmentOffersQuery['offers'][number];
interface Values {
  typeId: string;
  days: string | null;
  reason: string;
}
interface Props {
  employeeId: string;
  offers: Offer[];
  close: () => void;
  onDone: () => void;
}

/** Asks how many days are to be paid out; what they are worth, and why, stands below before it is sent. */
export default function EncashmentDialog({ employeeId, offers, close, onDone }: Props) {
  const { t } = useTranslation();
  const [ask] = useAskForEncashmentMutation();
  const send = async ({ typeId, days, reason }: Partial<Values>) => {
    await ask({
      variables: {
        input: {
          employeeId,
          typeId: offerOf(offers, typeId).typeId,
          days: String(days),
          reason: reason?.trim() || null,
        },
      },
    });
    toast.success(t('encashment.asked'));
    onDone();
  };
  const initial: Values = { typeId: offers[0]!.typeId, days: null, reason: '' };
  return (
    <AskDialog<Values> title={t('area.LeaveEncashment.add')} initialValues={initial} submit={send} close={close}>
      {offers.length > 1 && (
        <AskField name="typeId" label={t('field.leaveTypeId')}>
          <Select options={offers.map(({ typeId, title }) => ({ value: typeId, label: title }))} />
        </AskField>
      )}
      <Form.Item<Values> noStyle shouldUpdate={(before, after) => before.typeId !== after.typeId}>
        {({ getFieldValue }) => <Room offer={offerOf(offers, getFieldValue('typeId') as string | undefined)} />}
      </Form.Item>
      <Form.Item<Values> noStyle shouldUpdate>
        {({ getFieldsValue }) => {
          const { typeId, days } = getFieldsValue() as Partial<Values>;
          return <Worth employeeId={employeeId} typeId={offerOf(offers, typeId).typeId} days={days ?? null} />;
        }}
      </Form.Item>
      <AskField name="reason" label={t('encashment.reason')} optional>
        <Input.TextArea maxLength={250} autoSize={{ minRows: 2, maxRows: 4 }} />
      </AskField>
    </AskDialog>
  );
}

const offerOf = (offers: Offer[], typeId: string | undefined): Offer =>
  offers.find((offer) => offer.typeId === typeId) ?? offers[0]!;

/** The days, with how many there may be. */
function Room({ offer: { title, balance, most, step, keep, mostPerYear, inYear, limit } }: { offer: Offer }) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = (text: string) => format.number(Number(text));
  const parts = [
    t('encashment.balance', { type: title, count: Number(balance), n: number(balance) }),
    Number(keep) > 0 && t('encashment.keep', { n: number(keep) }),
    mostPerYear !== null && t('encashment.perYear', { n: number(mostPerYear), used: number(inYear) }),
    t('encashment.most', { count: Number(most), n: number(most) }),
  ].filter(Boolean);
  return (
    <>
      <p className="quiet">{parts.join(' ')}</p>
      {limit && <p role="note">{limit}</p>}
      <AskField name="days" label={t('field.leaveDays')}>
        <InputNumber<string>
          stringMode
          decimalSeparator={format.decimalSign}
          min={step}
          max={Number(most) > 0 ? most : undefined}
          step={step}
          className="wide"
        />
      </AskField>
    </>
  );
}

function Worth({ employeeId, typeId, days }: { employeeId: string; typeId: string; days: string | null }) {
  const { t } = useTranslation();
  const asked = useDeferredValue(days);
  const isAsked = asked !== null && Number(asked) > 0;
  const { data, error } = useEncashmentPreviewQuery({
    variables: { employeeId, typeId, days: asked ?? '0' },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  const preview = isAsked ? data?.preview : undefined;
  return (
    <div aria-live="polite" className="encashment-worth">
      {!preview && !error && <p className="quiet">{t('encashment.hint')}</p>}
      {error && isAsked && <FormError text={serverErrorFrom(error).message} />}
      <FormError text={preview?.problem ?? null} />
      {preview?.line && (
        <ul className="pay-lines">
          <ExplainedLine line={preview.line} value={preview.line.amount} unit={preview.currency} />
        </ul>
      )}
    </div>
  );
}
