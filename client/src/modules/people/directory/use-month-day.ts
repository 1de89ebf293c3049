import { useTranslation } from 'react-i18next';
import { factsOf } from '../../../i18n/languages';

/** A day of every year, MM-DD, as people write it. */
export function useMonthDay(): (monthDay: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(factsOf(i18n.language).locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // A leap year, which knows every day.
  return (monthDay) => format.format(Date.parse(`2024-${monthDay}`));
}
