import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, type FormInstance } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import type { InvoiceValues } from './invoice-values';
import { liveTotals } from './live-totals';

const numbers = ['quantity', 'unitPrice', 'taxPercent'] as const;

/**
 * The lines of an invoice as a table one types in: Enter goes to the next line and makes one after the last, unless
 * there are to be no others.
 */
export function LinesEditor({
  form,
  taxPercent,
  isFixed,
}: {
  form: FormInstance<InvoiceValues>;
  taxPercent: string;
  isFixed: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const lines = Form.useWatch('lines', form) ?? [];
  const currency = Form.useWatch('currency', { form, preserve: true })?.trim().toUpperCase() ?? '';
  const sums = liveTotals(lines, currency);
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  const money = (amount: string) => format.money(amount, isCurrency ? currency : undefined);
  const table = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);

  const focus = (at: number) => table.current?.querySelectorAll<HTMLInputElement>('.line-description')[at]?.focus();
  useEffect(() => {
    if (wanted.current === null) return;
    focus(wanted.current);
    wanted.current = null;
  }, [lines.length]);

  return (
    <Form.List name="lines">
      {(fields, { add, remove }) => {
        const addLine = () => {
          wanted.current = fields.length;
          add({ description: '', quantity: '1', unitPrice: '', taxPercent });
        };
        const onEnter = (event: KeyboardEvent, at: number) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (at < fields.length - 1) focus(at + 1);
          else if (!isFixed) addLine();
        };
        return (
          <div ref={table} className="lines-editor">
            {fields.length === 0 && <p className="quiet">{t('invoice.noLines')}</p>}
            {fields.map(({ key, name }, at) => (
              <div key={key} className="line-row" role="group" aria-label={t('invoice.line', { at: at + 1 })}>
                <Form.Item
                  name={[name, 'description']}
                  label={t('invoice.description')}
                  className="line-wide"
                  rules={[
                    {
                      required: true,
                      whitespace: true,
                      message: t('form.needed', { field: t('invoice.description') }),
                    },
                  ]}
                >
                  <Input
                    dir="auto"
                    maxLength={500}
                    autoComplete="off"
                    className="line-description"
                    onKeyDown={(event) => onEnter(event, at)}
                  />
                </Form.Item>
                {numbers.map((field) => (
                  <Form.Item
                    key={field}
                    name={[name, field]}
                    label={t(`invoice.${field}`)}
                    rules={[{ required: true, message: t('form.needed', { field: t(`invoice.${field}`) }) }]}
                  >
                    <Input
                      dir="ltr"
                      inputMode="decimal"
                      autoComplete="off"
                      className="line-number"
                      onKeyDown={(event) => onEnter(event, at)}
                    />
                  </Form.Item>
                ))}
                <div className="line-net">
                  <small>{t('invoice.net')}</small>
                  <bdi>{money(sums.nets[at] ?? '0')}</bdi>
                </div>
                <IconButton
                  label={t('invoice.removeLine', { at: at + 1 })}
                  icon={<DeleteOutlined />}
                  onClick={() => {
                    wanted.current = Math.max(0, at - 1);
                    remove(name);
                  }}
                />
              </div>
            ))}
            <div className="lines-foot">
              {!isFixed && (
                <Button icon={<PlusOutlined />} onClick={addLine}>
                  {t('invoice.addLine')}
                </Button>
              )}
              <dl className="paper-totals" aria-live="polite" aria-label={t('invoice.totals')}>
                {(
                  [
                    [t('invoice.subtotal'), sums.subtotal],
                    [t('invoice.tax'), sums.tax],
                    [t('field.total'), sums.total],
                  ] as const
                ).map(([label, amount], at) => (
                  <div key={label} className={at === 2 ? 'paper-last' : undefined}>
                    <dt>{label}</dt>
                    <dd>
                      <bdi>{money(amount)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        );
      }}
    </Form.List>
  );
}
