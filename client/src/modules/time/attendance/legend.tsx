import { useTranslation } from 'react-i18next';

const statuses = [
  'present',
  'in_now',
  'absent',
  'missing_punch',
  'automatic_clock_out',
  'half_day',
  'remote',
  'leave',
  'holiday',
  'weekly_off',
  'not_employed',
  'not_recorded',
] as const;

/** What the signs and colours of the days mean. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className="sheet-legend" aria-label={t('days.legend')}>
      {statuses.map((status) => (
        <li key={status}>
          <span className={`day day-${status}`} aria-hidden="true">
            {status === 'present' ? '8:00' : t(`days.sign.${status}`)}
          </span>
          {t(`days.status.${status}`)}
        </li>
      ))}
      <li>
        <span className="day" aria-hidden="true">
          <i className="day-late" />
        </span>
        {t('days.lateOrEarly')}
      </li>
    </ul>
  );
}
