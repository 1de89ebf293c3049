import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import type { ShiftRecordFragment } from '../../../generated/time/shift';
import { useFormat } from '../../../ui/words/format';
import { Periods } from './periods';

type Version = ShiftRecordFragment['earlier'][number];

/** What a shift asked for before, each with the day it began. */
export const versionsKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Versions versions={(value as Version[] | null) ?? []} />,
  Input: () => null,
};

function Versions({ versions }: { versions: Version[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (versions.length === 0) return <span className="nothing">–</span>;
  return (
    <ul className="lines">
      {versions.toReversed().map((version) => (
        <li key={version.from}>
          <span className="line-main">
            {version.kind === 'times' ? (
              <Periods value={version.periods} />
            ) : (
              t(`shift.hoursOf.${version.kind}`, { hours: format.number(Number(version.totalHours)) })
            )}
            {version.counting === 'first_to_last' && (
              <span className="quiet">{t('choice.shiftCounting.first_to_last')}</span>
            )}
            {Number(version.multiplier) !== 1 && (
              <bdi className="figure">× {format.number(Number(version.multiplier))}</bdi>
            )}
            <span className="quiet">
              {version.from ? t('shift.since', { day: format.day(version.from) }) : t('shift.always')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
