import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps, Kind } from '../../../fields/kinds/kind';
import { linesIn, type Lines } from './lines-in';

const PairLines = lazy(() => import('./pair-lines'));

const kindOf = (lines: Lines) =>
  ({
    kind: 'own',
    Show: ({ value }: { value: unknown }) => <Told value={value} lines={lines} />,
    Input: (props: InputProps) => <PairLines {...props} lines={lines} />,
  }) satisfies Kind;

/** Up to which day of a leave year which share of pay goes on. */
export const tiersKind = kindOf({ name: 'payTiers', count: 'upToDay', amount: 'percent' });
/** From which month of service on how many days of a period are granted, and up to which balance. */
export const levelsKind = kindOf({ name: 'accrualLevels', count: 'afterMonths', amount: 'days', most: 'mostBalance' });

function Told({ value, lines }: { value: unknown; lines: Lines }) {
  const { t } = useTranslation();
  const found = linesIn(value, lines);
  if (found.length === 0) return <span className="quiet">{t('leaveType.noLines')}</span>;
  return (
    <ul>
      {found.map(({ count, amount, most }) => (
        <li key={count}>
          {most
            ? t('leaveType.accrualLevels.toldUpTo', { count, amount, most })
            : t(`leaveType.${lines.name}.told`, { count, amount })}
        </li>
      ))}
    </ul>
  );
}
