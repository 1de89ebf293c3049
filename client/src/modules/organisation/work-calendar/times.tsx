import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import { useFormat } from '../../../ui/words/format';
import { timesIn, weekdays } from './times-in';

/** The times of a week; none are the weekend and hours set for the company. */
export const timesKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Times value={value} />,
  Input: lazy(() => import('./week-grid')),
};

function Times({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const format = useFormat();
  const times = timesIn(value);
  if (!times.length) return <span className="quiet">{t('workWeek.asCompany')}</span>;
  return (
    <ul className="times-shown">
      {weekdays
        .filter((weekday) => times.some((time) => time.weekday === weekday))
        .map((weekday) => (
          <li key={weekday}>
            <span>{format.weekDay(weekday, 'short')}</span>{' '}
            {times
              .filter((time) => time.weekday === weekday)
              .map(({ start, end, weeks }, at) => (
                <span key={`${weeks} ${start}`}>
                  {at > 0 && t('list.comma')}
                  <bdi className="figure" dir="ltr">
                    {start}–{end}
                  </bdi>
                  {weeks !== 'every' && <small className="quiet"> {t(`workWeek.${weeks}`)}</small>}
                </span>
              ))}
          </li>
        ))}
    </ul>
  );
}
