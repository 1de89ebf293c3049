import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';

interface Days {
  fromDate: string;
  toDate: string;
}

/** A word of warning that the cover is on leave too on some of the days. */
export function AwayToo({ away }: { away: Days[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (away.length === 0) return null;
  return (
    <p className="leave-away-too" role="status">
      {t('leave.replacementAway', {
        days: away.map(({ fromDate, toDate }) => format.period(fromDate, toDate)).join(t('list.comma')),
      })}
    </p>
  );
}
