import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';

interface Item {
  label: string;
  basis: 'monthly' | 'daily';
  fixedAmount: string | null;
  percentOfBasic: string | null;
  currency: string;
}

/** An allowance or deduction in one line: what it is called and how much it comes to, as far as the reader may know. */
export function PayItemShown({ item }: { item?: Item | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!item) return <b>•••</b>;
  const parts = [
    item.fixedAmount !== null && Number(item.fixedAmount) > 0 && format.money(item.fixedAmount, item.currency),
    item.percentOfBasic !== null && Number(item.percentOfBasic) > 0 && t('payItems.ofBasic', { percent: format.number(Number(item.percentOfBasic)) }),
  ].filter((part): part is string => !!part);
  return (
    <>
      <b dir="auto">{item.label}</b>
      <p>
        <bdi>{parts.join(' + ') || '•••'}</bdi> · {t(`choice.payBasis.${item.basis}`)}
      </p>
    </>
  );
}
