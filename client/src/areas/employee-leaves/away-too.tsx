import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';

interface Days {
  fromDate: string;
  toDate: string;
}

/** Days as people write them: one alone, or from the first to the last. */
export function useDays(): (days: Days) => string {
  const format = useFormat();
  return ({ fromDate, toDate }) => (fromDate === toDate ? format.day(fromDate) : format.period(fromDate, toDate));
}

/** A word of warning that who stands in is on leave himself on some of the days. */
export function AwayToo({ away }: { away: Days[] }) {
  const { t } = useTranslation();
  const days = useDays();
  if (away.length === 0) return null;
  return (
    <p className="leave-away-too" role="status">
      {t('leave.replacementAway', { days: away.map(days).join(t('list.comma')) })}
    </p>
  );
}
