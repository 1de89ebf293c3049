import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../fields/kinds/kind';
import { IconButton } from '../../../ui/icon-button';
import { useFormat } from '../../../ui/words/format';
import { PostedMonthsNote } from '../pieces/posted-months-note';
import { ratesIn, type Rate } from './rates-in';
import { SchemeTrial } from './scheme-trial';
import './scheme.css';

const parts = ['wageBelow', 'employee', 'employer', 'floor', 'ceiling'] as const;
const most = 20;

/** A line for each band of wages, and below them the scheme tried on a person and on everybody. */
export default function RateLines({ id, value, onChange, disabled, ...described }: InputProps) {
  const { t } = useTranslation();
  const { decimalSign } = useFormat();
  const from = Form.useWatch('validFrom', Form.useFormInstance()) as string | undefined;
  const rates = ratesIn(value);
  const put = (at: number, part: Partial<Rate>) =>
    onChange?.(rates.map((rate, index) => (index === at ? { ...rate, ...part } : rate)));
  const isShare = (part: (typeof parts)[number]) => part === 'employee' || part === 'employer';
  return (
    <>
      <div
        id={id}
        role="group"
        aria-label={t('field.rates')}
        aria-describedby={described['aria-describedby']}
        tabIndex={-1}
        className="rate-lines"
      >
        {rates.map((rate, at) => (
          // Lines have no name of their own: they are what stands in them.
          <div key={at} className="rate-line" role="group" aria-label={t('scheme.row', { n: at + 1 })}>
            {parts.map((part) => (
              <label key={part} className="rate-part">
                <span className="quiet">{t(`scheme.part.${part}`)}</span>
                <InputNumber<string>
                  stringMode
                  decimalSeparator={decimalSign}
                  min="0"
                  controls={false}
                  inputMode="decimal"
                  disabled={disabled}
                  suffix={isShare(part) ? '%' : undefined}
                  aria-label={t('scheme.partOf', { part: t(`scheme.part.${part}`), n: at + 1 })}
                  value={rate[part] ?? null}
                  onChange={(next) => put(at, { [part]: next ?? (isShare(part) ? '0' : null) })}
                />
              </label>
            ))}
            <IconButton
              label={t('scheme.removeRow', { n: at + 1 })}
              icon={<DeleteOutlined />}
              onClick={() => onChange?.(rates.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {rates.length < most && (
          <Button
            icon={<PlusOutlined />}
            disabled={disabled}
            onClick={() => onChange?.([...rates, { employee: '0', employer: '0' }])}
          >
            {t('scheme.addRow')}
          </Button>
        )}
      </div>
      {from && <PostedMonthsNote from={from} />}
      <SchemeTrial />
    </>
  );
}
