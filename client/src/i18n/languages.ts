import type { CalendarOptions } from '@fullcalendar/react';
import type { Locale as AntdLocale } from 'antd/es/locale';
import {
  firstLanguage,
  isLanguage,
  languages as spoken,
  secondLanguage,
  type Locale,
  type SpokenLanguage,
} from '../../../server/src/kernel/text/languages';

export {
  firstLanguage,
  isLanguage,
  locales as languageCodes,
  secondLanguage,
} from '../../../server/src/kernel/text/languages';

interface LanguageFacts extends SpokenLanguage {
  /** Of the letters, in pixels: Arabic ones are drawn smaller than Latin ones of the same size. */
  fontSize: number;
  texts: () => Promise<object>;
  /** Of rules that are shared with the server, by the name of its catalogue. */
  rules: () => Promise<Record<string, object>>;
  /** Ant Design's own few words; it brings English itself. */
  antd: () => Promise<{ default: AntdLocale } | undefined>;
  /** Dayjs' names of months and days. */
  dates: () => Promise<{ default: ILocale }>;
  calendar: () => Promise<{ default: NonNullable<Exclude<CalendarOptions['locale'], string | readonly string[]>> }>;
}

/**
 * What differs between languages apart from their texts, and what the server knows of them. A language is added by its
 * catalogues, an entry there and one here.
 */
export const languages = {
  en: {
    ...spoken.en,
    fontSize: 14,
    texts: async () => (await import('./en')).en,
    rules: async () => (await import('./en')).rules,
    antd: () => Promise.resolve(undefined),
    dates: () => import('dayjs/locale/en'),
    calendar: () => import('@fullcalendar/react/locales/en-gb'),
  },
  ar: {
    ...spoken.ar,
    fontSize: 15,
    texts: async () => (await import('./ar')).ar,
    rules: async () => (await import('./ar')).rules,
    antd: () => import('antd/es/locale/ar_EG'),
    dates: () => import('dayjs/locale/ar'),
    calendar: () => import('@fullcalendar/react/locales/ar'),
  },
  fr: {
    ...spoken.fr,
    fontSize: 14,
    texts: async () => (await import('./fr')).fr,
    rules: async () => (await import('./fr')).rules,
    antd: () => import('antd/es/locale/fr_FR'),
    dates: () => import('dayjs/locale/fr'),
    calendar: () => import('@fullcalendar/react/locales/fr'),
  },
} satisfies Record<Locale, LanguageFacts>;

export type Language = Locale;

/** Of an entry for a text in the second language. */
export const inSecondLanguage = { lang: secondLanguage, dir: languages[secondLanguage].direction };

/** Loads something of a language once, whenever it is first asked for. */
export function perLanguage<T>(load: (facts: LanguageFacts) => Promise<T>): (language: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (language) => {
    let found = loading.get(language);
    if (!found) loading.set(language, (found = load(factsOf(language))));
    return found;
  };
}

export const factsOf = (language: string): LanguageFacts => languages[isLanguage(language) ? language : firstLanguage];
