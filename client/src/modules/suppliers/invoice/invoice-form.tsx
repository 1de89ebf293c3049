import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { Entered } from '../../../fields/kinds/entered';
import type { Kind } from '../../../fields/kinds/kind';
import { useUnsavedGuard } from '../../../form/unsaved/unsaved-guard';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { inputFrom, type InvoiceValues } from './invoice-values';
import { LinesEditor } from './lines-editor';

/** A blocked vendor is on nothing new. */
const onlyActive = { status: { eq: 'active' } } as const;

interface Props {
  first: InvoiceValues;
  /** What a new line begins with. */
  taxPercent: string;
  isNew: boolean;
  /** A credit note has the currency of its invoice, no day to be paid, and no lines but those of its invoice. */
  isCredit: boolean;
  /** Answers the id of the invoice. */
  save: (input: ReturnType<typeof inputFrom>) => Promise<string>;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

type TextField = Exclude<keyof InvoiceValues, 'lines'>;

/** Client, dates and lines of an invoice; what the lines come to is shown as they are typed. */
export default function InvoiceForm({ first, taxPercent, isNew, isCredit, save, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [form] = Form.useForm<InvoiceValues>();
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const guard = useUnsavedGuard(() => form.isFieldsTouched());

  const submit = async () => {
    setSaving(true);
    setRefusal(null);
    try {
      const id = await save(inputFrom({ ...first, ...form.getFieldsValue(true) }));
      guard.release();
      onSaved(id);
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const fields = Object.entries(byField).map(([field, text]) => ({
        name: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) as never,
        errors: [text],
      }));
      form.setFields(fields);
      const [wrong] = fields;
      if (wrong) form.scrollToField(wrong.name, { focus: true, block: 'center' });
      if (!wrong || byField.lines) setRefusal(byField.lines ?? message);
    } finally {
      setSaving(false);
    }
  };
  const item = (
    name: TextField,
    kind: Kind,
    options: { isNeeded?: boolean; isWide?: boolean; extra?: string } = {},
  ) => (
    <Form.Item
      name={name}
      label={t(`field.${name}`)}
      extra={options.extra}
      className={options.isWide ? 'form-wide' : undefined}
      rules={options.isNeeded ? [{ required: true, message: t('form.needed', { field: t(`field.${name}`) }) }] : []}
    >
      <Entered kind={kind} />
    </Form.Item>
  );
  return (
    <Form<InvoiceValues>
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={first}
      onFinish={() => void submit()}
      scrollToFirstError={{ focus: true }}
      className="invoice-form"
    >
      <FormError text={refusal} />
      <section className="panel panel-text" aria-labelledby="invoice-client">
        <h2 id="invoice-client">{t('invoice.client')}</h2>
        <div className="form-grid">
          {item('clientName', { kind: 'text' }, { isNeeded: true })}
          {item('clientCompany', { kind: 'text' })}
          {item('clientEmail', { kind: 'email' })}
          {item('clientContact', { kind: 'phone' })}
          {item('clientAddress', { kind: 'text' })}
          {item('clientCountry', { kind: 'text' })}
          {ability.can('read', 'Vendor') && item('vendorId', { kind: 'reference', to: 'vendor', within: onlyActive })}
        </div>
      </section>
      <section className="panel panel-text" aria-labelledby="invoice-dates">
        <h2 id="invoice-dates">{t('invoice.dates')}</h2>
        <div className="form-grid">
          {item('issuedOn', { kind: 'date' }, { isNeeded: true })}
          {!isCredit && item('dueOn', { kind: 'date' }, { isNeeded: true })}
          {item('service', { kind: 'text' })}
          {!isCredit && item('currency', { kind: 'listed', list: 'currency' }, { isNeeded: true })}
        </div>
      </section>
      <section className="panel panel-text" aria-labelledby="invoice-lines">
        <h2 id="invoice-lines">{t('invoice.lines')}</h2>
        {isCredit && <p className="quiet">{t('invoice.creditHint')}</p>}
        <LinesEditor form={form} taxPercent={taxPercent} isFixed={isCredit} />
        {item('note', { kind: 'longText' }, { isWide: true, extra: t('invoice.noteHint') })}
      </section>
      <div className="form-actions">
        <Button type="primary" htmlType="submit" loading={saving}>
          {t(isNew ? 'form.create' : 'form.save')}
        </Button>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
      </div>
      {guard.question}
    </Form>
  );
}
