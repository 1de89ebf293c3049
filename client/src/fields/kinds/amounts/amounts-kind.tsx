import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../kind';
import { useFormat } from '../../../ui/words/format';
import { amountsIn, choiceOfAmount, wordOf } from './amounts-in';

/** Amounts paid or taken besides, each with what it is and why. */
export const amountsKind = {
  kind: 'own',
  Show: Told,
  Input: lazy(() => import('./amounts-input')),
} satisfies Kind;

function Told({ value, row }: { value: unknown; row: { currency?: string | null } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const found = amountsIn(value);
  if (found.length === 0) return <span className="quiet">{t('settlement.noAmounts')}</span>;
  return (
    <ul>
      {found.map((each, at) => (
        <li key={at} dir="auto">
          {t('settlement.toldAmount', {
            kind: t(wordOf(choiceOfAmount(each))),
            title: each.title,
            amount: format.money(each.amount, row.currency ?? undefined),
            reason: each.reason,
          })}
        </li>
      ))}
    </ul>
  );
}
