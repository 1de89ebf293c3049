import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../kind';
import { IconButton } from '../../../ui/icon-button';
import { amountChoices, amountsIn, choiceOfAmount, chosen, wordOf, type Amount } from './amounts-in';
import './amounts.css';

/** A group of inputs for each amount: paid or taken, what it is, how much and why. */
export default function AmountsInput({ id, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const found = amountsIn(value);
  const put = (at: number, part: Partial<Amount>) =>
    onChange?.(found.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <div id={id} role="group" aria-label={t('field.others')} tabIndex={-1} className="amounts">
      {found.map(({ category, kind, title, amount, reason }, at) => (
        <div key={at} role="group" aria-label={t('settlement.amountOf', { n: at + 1 })} className="amount">
          <Select
            aria-label={t('settlement.kindOf', { n: at + 1 })}
            value={choiceOfAmount({ category, kind, title, amount, reason })}
            options={amountChoices.map((each) => ({ value: each, label: t(wordOf(each)) }))}
            onChange={(next) => put(at, chosen(next))}
          />
          <Input
            dir="auto"
            maxLength={120}
            autoComplete="off"
            placeholder={t('settlement.title')}
            aria-label={t('settlement.titleOf', { n: at + 1 })}
            value={title}
            onChange={(event) => put(at, { title: event.target.value })}
          />
          <Input
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('settlement.sum')}
            aria-label={t('settlement.sumOf', { n: at + 1 })}
            value={amount}
            onChange={(event) => put(at, { amount: event.target.value })}
          />
          <IconButton
            label={t('settlement.remove', { n: at + 1 })}
            icon={<DeleteOutlined />}
            onClick={() => onChange?.(found.filter((_, index) => index !== at))}
          />
          <Input
            dir="auto"
            maxLength={300}
            autoComplete="off"
            className="amount-reason"
            placeholder={t('settlement.reason')}
            aria-label={t('settlement.reasonOf', { n: at + 1 })}
            value={reason}
            onChange={(event) => put(at, { reason: event.target.value })}
          />
        </div>
      ))}
      <Button
        icon={<PlusOutlined />}
        onClick={() => onChange?.([...found, { kind: 'addition', title: '', amount: '', reason: '' }])}
      >
        {t('settlement.add')}
      </Button>
    </div>
  );
}
