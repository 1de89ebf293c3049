import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import { limitsIn } from './limits-in';

/** Least and most credits by category, a line each. */
export const limitsKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) => <Limits value={value} />,
  Input: lazy(() => import('./limit-lines')),
} satisfies Kind;

function Limits({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const limits = limitsIn(value);
  if (limits.length === 0) return <span className="quiet">{t('cme.noLimits')}</span>;
  return (
    <ul>
      {limits.map(({ category, least, most }) => (
        <li key={category}>
          {t(`choice.cmeCategory.${category}`)}:{' '}
          {[least && t('cme.anyLeast', { n: least }), most && t('cme.anyMost', { n: most })]
            .filter(Boolean)
            .join(t('list.comma'))}
        </li>
      ))}
    </ul>
  );
}
