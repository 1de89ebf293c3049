import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../crud/kinds/kind';
import { useFormat } from '../../ui/format';
import { amountsIn } from './amounts-in';

/** Amounts paid or taken besides, each with what it is and why. */
export const amountsKind = {
  kind: 'own',
  Show: Told,
  Input: lazy(() => import('./amounts-input')),
} satisfies Kind;

function Told({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const format = useFormat();
  const found = amountsIn(value);
  if (found.length === 0) return <span className="quiet">{t('settlement.noAmounts')}</span>;
  return (
    <ul>
      {found.map(({ kind, title, amount, reason }, at) => (
        <li key={at} dir="auto">
          {t('settlement.toldAmount', { kind: t(`choice.settlementAmountKind.${kind}`), title, amount: format.money(amount), reason })}
        </li>
      ))}
    </ul>
  );
}
