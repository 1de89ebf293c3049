export interface SpokenLanguage {
  /** As its readers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /**
   * How numbers and days are written, with Latin digits: pay, dates and codes must read the same on both sides of a
   * desk.
   */
  locale: string;
}

/** The languages of the product, those of the web app too. One is added by its catalogues and an entry here. */
export const languages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-AE-u-nu-latn' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr-FR' },
} as const satisfies Record<string, SpokenLanguage>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as Locale[];

/** The language texts are written in first: who reads none of those above reads it. */
export const firstLanguage = 'en' satisfies Locale;

/** What companies write themselves stands in one language and, in fields that end in `Ar`, in this one. */
export const secondLanguage = 'ar' satisfies Locale;

export const languagePattern = new RegExp(`^(${locales.join('|')})$`);

export const isLanguage = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** Of what is written in two languages, the one that is read; the other where that is missing. */
export const inLanguage = (locale: string, text: string, textInSecond: string | null | undefined): string =>
  (locale === secondLanguage && textInSecond) || text;

export const isRightToLeft = (locale: Locale): boolean => languages[locale].direction === 'rtl';
