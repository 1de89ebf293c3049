import { locales, type Locale } from './text/languages';
import { countries } from './countries';
import { matchKey } from './text/match-key';

/**
 * How people word a nationality beside the names countries have in their language: adjectives and usual short or former
 * names, parted by `|`. What could mean two countries (Congolese, Dominican, Korean) is left out. English and French
 * adjectives as i18n-nationality 1.4.0 (MIT) has them, French ones of women too; Arabic in the masculine, from memory,
 * to be checked.
 */
const nationalities = locales.map((locale) => require(`./nationalities/${locale}.json`) as Record<string, string>);

const names = new Map(locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region' })]));

/** The name of a country in a language, for its code. */
export const countryName = (code: string, locale: Locale): string => names.get(locale)?.of(code) ?? code;

/** Articles, signs and what an adjective has at its end for a woman make no other country. */
const keyOf = (said: string): string =>
  matchKey(said)
    .replace(/&/g, ' and ')
    .replace(/[.'’`]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^the | (citizen|national)s?$/g, '')
    // The Arabic article, and the ending of an adjective that is said of a woman.
    .replace(/(^| )\u0627\u0644(?=\p{L}{3})/gu, '$1')
    .replace(/(?<=\p{L}{2})\u0647(?= |$)/gu, '');

const codes = new Map<string, string | null>();
for (const code of countries) {
  const words = nationalities.flatMap((words) => words[code]?.split('|') ?? []);
  // A word of two countries names neither.
  for (const key of new Set([...locales.map((locale) => countryName(code, locale)), ...words].map(keyOf)))
    codes.set(key, codes.has(key) ? null : code);
}

/**
 * The country somebody means by its code, its name or the adjective of its people in a language of the product; null
 * where nobody can know.
 */
export function countryMeant(said: string): string | null {
  const code = said.trim().toUpperCase();
  // "NA" says that nothing is on file more often than it means Namibia.
  if (code !== 'NA' && countries.includes(code)) return code;
  return (keyOf(said) && codes.get(keyOf(said))) || null;
}
