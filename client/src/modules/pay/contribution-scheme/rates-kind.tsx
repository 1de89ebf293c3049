import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import { factLine } from '../../../i18n/i18n';
import { useFormat } from '../../../ui/words/format';
import { ratesIn, type Rate } from './rates-in';
import './scheme.css';

/** Shares of a scheme by wage. */
export const ratesKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) => <Rates value={value} />,
  Input: lazy(() => import('./rate-lines')),
} satisfies Kind;

function Rates({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = (amount: string) => format.number(Number(amount));
  const told = ({ wageBelow, employee, employer, floor, ceiling }: Rate) =>
    factLine([
      wageBelow && t('scheme.below', { wage: number(wageBelow) }),
      t('scheme.shares', { employee: number(employee), employer: number(employer) }),
      floor && t('scheme.atLeast', { wage: number(floor) }),
      ceiling && t('scheme.atMost', { wage: number(ceiling) }),
    ]);
  const rates = ratesIn(value);
  if (rates.length === 0) return <span className="quiet">–</span>;
  return (
    <ul className="scheme-rates">
      {rates.map((rate) => (
        <li key={rate.wageBelow ?? ''}>{told(rate)}</li>
      ))}
    </ul>
  );
}
