import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import i18next from 'i18next';
import { firstLanguage, locales, type Locale } from '../kernel/text/languages';
import type { Text } from '../kernel/text/text';

export { firstLanguage, locales, type Locale } from '../kernel/text/languages';
export type { Text } from '../kernel/text/text';

const source = join(__dirname, '..');

/** Of each part of the server the texts it has in a language, by the name their keys begin with. */
function catalogues(locale: Locale): Record<string, Record<string, string>> {
  const modules = readdirSync(join(source, 'modules')).map((name) => `modules/${name}`);
  const found: Record<string, Record<string, string>> = {};
  for (const folder of ['kernel', 'platform', 'platform/mail', 'auth', 'rest', ...modules]) {
    const file = join(source, folder, 'texts', `${locale}.json`);
    if (existsSync(file)) found[basename(folder)] = require(file);
  }
  return found;
}

const texts = i18next.createInstance();
void texts.init({
  resources: Object.fromEntries(locales.map((locale) => [locale, catalogues(locale)])),
  fallbackLng: firstLanguage,
  keySeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});
const inLocale = Object.fromEntries(locales.map((locale) => [locale, texts.getFixedT(locale)])) as Record<
  Locale,
  (key: string, options: object) => string
>;

/** The text in a language. */
export function say(text: Text, locale: Locale): string {
  if (!('key' in text)) return (text as Partial<Record<Locale, string>>)[locale] ?? text[firstLanguage];
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(text.values ?? {}))
    values[name] = typeof value === 'object' ? say(value, locale) : value;
  return inLocale[locale](text.key, { replace: values, count: values['count'] });
}

/** The best supported language of an Accept-Language header. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    const found = locales.find((locale) => locale === language);
    if (found) return found;
  }
  return firstLanguage;
}
