import type { CalendarOptions } from '@fullcalendar/react';
import type { Locale as AntdLocale } from 'antd/es/locale';

interface LanguageFacts {
  /** As its readers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** How numbers and days are written, with Latin digits: pay, dates and codes must read the same on both sides of a desk. */
  locale: string;
  /** Of the letters, in pixels: Arabic ones are drawn smaller than Latin ones of the same size. */
  fontSize: number;
  texts: () => Promise<object>;
  /** Ant Design's own few words; it brings English itself. */
  antd: () => Promise<{ default: AntdLocale } | undefined>;
  /** Dayjs' names of months and days. */
  dates: () => Promise<{ default: ILocale }>;
  calendar: () => Promise<{ default: NonNullable<Exclude<CalendarOptions['locale'], string | readonly string[]>> }>;
}

/** What differs between languages apart from their texts. A language is added by its catalogues and an entry here. */
export const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    locale: 'en-GB',
    fontSize: 14,
    texts: async () => (await import('./en')).en,
    antd: () => Promise.resolve(undefined),
    dates: () => import('dayjs/locale/en'),
    calendar: () => import('@fullcalendar/react/locales/en-gb'),
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-AE-u-nu-latn',
    fontSize: 15,
    texts: async () => (await import('./ar')).ar,
    antd: () => import('antd/es/locale/ar_EG'),
    dates: () => import('dayjs/locale/ar'),
    calendar: () => import('@fullcalendar/react/locales/ar'),
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    locale: 'fr-FR',
    fontSize: 14,
    texts: async () => (await import('./fr')).fr,
    antd: () => import('antd/es/locale/fr_FR'),
    dates: () => import('dayjs/locale/fr'),
    calendar: () => import('@fullcalendar/react/locales/fr'),
  },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** The language texts are written in first: who reads none of those above reads it, and so does who reads one the server lacks. */
export const firstLanguage = 'en' satisfies Language;

/** What companies write themselves stands in one language and, in fields that end in `Ar`, in this one. */
export const secondLanguage = 'ar' satisfies Language;

/** Of an entry for a text in the second language. */
export const inSecondLanguage = { lang: secondLanguage, dir: languages[secondLanguage].direction };

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

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
