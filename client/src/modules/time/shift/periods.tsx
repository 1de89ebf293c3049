import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import { periodsIn } from './periods-in';

/** The times of a shift, each from and to with its grace; one that ends earlier than it starts goes over midnight. */
export const periodsKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Periods value={value} />,
  Input: lazy(() => import('./period-rows')),
};

export function Periods({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const periods = periodsIn(value);
  if (periods.length === 0) return <span className="nothing">–</span>;
  return (
    <span>
      {periods.map(({ start, end }, at) => (
        <span key={start}>
          {at > 0 && t('list.comma')}
          <bdi className="figure" dir="ltr">
            {start}–{end}
          </bdi>
          {end <= start && <small className="quiet"> {t('shift.nextDay')}</small>}
        </span>
      ))}
    </span>
  );
}
