import { useTranslation } from 'react-i18next';
import type { RosterStandingQuery } from '../../../generated/time/rostered-shift';
import { useRosterWords } from './roster-words';

/** Where too few people are planned. */
export function Gaps({ gaps }: { gaps: RosterStandingQuery['standing']['gaps'] }) {
  const { t } = useTranslation();
  const words = useRosterWords();
  if (gaps.length === 0) return null;
  return (
    <details className="roster-gaps" open={gaps.length <= 3}>
      <summary>{t('roster.gaps', { count: gaps.length })}</summary>
      <ul>
        {gaps.map((gap) => (
          <li key={`${gap.departmentName} ${gap.date} ${gap.shiftTitle} ${gap.start}`}>{words.gap(gap)}</li>
        ))}
      </ul>
    </details>
  );
}
