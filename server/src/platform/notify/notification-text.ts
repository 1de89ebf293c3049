import { isRightToLeft, secondLanguage } from '../../kernel/text/languages';
import { dateInWords, monthInWords } from '../../kernel/dates/date-words';
import { isolatedInArabic } from '../../kernel/text/isolated';
import { runName, runOfMark } from '../../kernel/text/payroll-run-name';
import { quantity } from '../../kernel/numbers/quantity';
import { say, type Locale, type Text } from '../text';
import { t } from '../texts/text';
import { factsOfKind, type NotificationKind } from './domain/notification-kinds';

/**
 * What a notification names: texts, numbers, days 'YYYY-MM-DD', months 'YYYY-MM' and marks of payroll runs, and moments
 * 'YYYY-MM-DD HH:mm'. What has another name in Arabic has it beside it: `form` and `formAr`.
 */
export type NotificationFacts = Readonly<Record<string, string | number | null>>;

/** Work that nobody asked for is the product's own. */
const product = 'Muster';

/** The sentence in a reader's language. */
export function notificationText(kind: NotificationKind, facts: NotificationFacts, locale: Locale): string {
  return say(factsOfKind(kind).text, locale).replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (name === 'span' || name === 'fromTo') return say(period(name, facts), locale);
    const value =
      (locale === secondLanguage ? facts[`${name}Ar`] : null) ?? facts[name] ?? (name === 'actor' ? product : null);
    if (value === null) return '–';
    const told = name === 'days' ? say(quantity(value, 'day'), locale) : inWords(String(value), locale);
    return isRightToLeft(locale) ? isolatedInArabic(told) : told;
  });
}

/** A period of one day is told by it. */
function period(name: 'span' | 'fromTo', { from, to }: NotificationFacts): Text {
  const [first, last] = [dateInWords(String(from)), dateInWords(String(to))];
  if (name === 'span')
    return from === to
      ? t('notification_text.one_day', { day: first })
      : t('notification_text.span', { from: first, to: last });
  return from === to
    ? t('notification_text.on_one_day', { day: first })
    : t('notification_text.from_to', { from: first, to: last });
}

function inWords(value: string, locale: Locale): string {
  const run = runOfMark(value);
  if (run) return say(runName(run), locale);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return say(dateInWords(value), locale);
  const moment = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(value);
  if (moment) return say(t('notification_text.moment', { day: dateInWords(moment[1]!), time: moment[2]! }), locale);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? say(monthInWords(value), locale) : value;
}
