/** Languages the product speaks; the first is the fallback. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** A sentence a person reads, in every language of the product: a missing translation does not compile. */
export type Text = Readonly<Record<Locale, string>>;

/** The best supported language of an Accept-Language header. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (language === 'ar' || language === 'en') return language;
  }
  return 'en';
}
