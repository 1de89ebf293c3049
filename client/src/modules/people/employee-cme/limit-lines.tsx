import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import { choices } from '../../../fields/choices';
import type { InputProps } from '../../../fields/kinds/kind';
import type { CmeCategory } from '../../../generated/people/employee-cme';
import { IconButton } from '../../../ui/icon-button';
import { limitsIn, type Limit } from './limits-in';
import './cme.css';

const categories = Object.keys(choices.cmeCategory) as CmeCategory[];

/** Least and most credits by category, a line each. */
export default function LimitLines({ id, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const { decimalSign } = useFormat();
  const limits = limitsIn(value);
  const free = categories.filter((category) => !limits.some((limit) => limit.category === category));
  const put = (at: number, part: Partial<Limit>) =>
    onChange?.(limits.map((limit, index) => (index === at ? { ...limit, ...part } : limit)));
  return (
    <div id={id} role="group" aria-label={t('field.limits')} tabIndex={-1} className="limit-lines">
      {limits.map((limit, at) => {
        const name = t(`choice.cmeCategory.${limit.category}`);
        return (
          <div key={limit.category} className="limit-line">
            <Select
              aria-label={t('cme.category')}
              value={limit.category}
              onChange={(category: CmeCategory) => put(at, { category })}
              options={[limit.category, ...free].map((category) => ({
                value: category,
                label: t(`choice.cmeCategory.${category}`),
              }))}
            />
            {(['least', 'most'] as const).map((bound) => (
              <InputNumber<string>
                key={bound}
                stringMode
                decimalSeparator={decimalSign}
                min="0"
                controls={false}
                inputMode="decimal"
                aria-label={`${name}: ${t(`cme.${bound}`)}`}
                placeholder={t(`cme.${bound}`)}
                value={limit[bound] ?? null}
                onChange={(credits) => put(at, { [bound]: credits })}
              />
            ))}
            <IconButton
              label={t('cme.removeLimit', { category: name })}
              icon={<DeleteOutlined />}
              onClick={() => onChange?.(limits.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      {free[0] && (
        <Button icon={<PlusOutlined />} onClick={() => onChange?.([...limits, { category: free[0]! }])}>
          {t('cme.addLimit')}
        </Button>
      )}
    </div>
  );
}
