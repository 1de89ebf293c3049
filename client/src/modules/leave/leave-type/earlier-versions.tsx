import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';

/** What held before, the latest first, each with the day it began; `tell` says what that was. */
export function EarlierVersions<V>({
  versions,
  since,
  tell,
}: {
  versions: readonly V[];
  since: (version: V) => string | null;
  tell: (version: V) => ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (versions.length === 0) return <span className="nothing">–</span>;
  return (
    <ul className="lines">
      {versions.toReversed().map((version) => {
        const day = since(version);
        return (
          <li key={day ?? ''}>
            <span className="line-main">
              {tell(version)}
              {day && <span className="quiet">{t('leaveType.grantedSince', { day: format.day(day) })}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
