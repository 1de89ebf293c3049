import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { firstLanguage, languages, locales, secondLanguage, type Locale } from '../kernel/text/languages';
import { isolatedInArabic } from '../kernel/text/isolated';
import { messageOf, type Message } from '../kernel/text/message';
import { isInCommon, type KeyedText, type Text, type Words } from '../kernel/text/text';

export { firstLanguage, locales, type Locale } from '../kernel/text/languages';
export type { Text } from '../kernel/text/text';

const source = join(__dirname, '..');

/**
 * The texts of the server in a language, by their keys: the name of a part of the server and what its catalogue calls
 * them.
 */
function catalogues(locale: Locale): Map<string, string> {
  const modules = readdirSync(join(source, 'modules')).map((name) => `modules/${name}`);
  const found = new Map<string, string>();
  for (const folder of ['kernel', 'platform', 'platform/mail', 'auth', 'rest', 'demo', ...modules]) {
    const file = join(source, folder, 'texts', `${locale}.json`);
    if (!existsSync(file)) continue;
    for (const [key, text] of Object.entries(require(file) as Record<string, string>))
      found.set(`${basename(folder)}:${key}`, text);
  }
  return found;
}

/** How a catalogue may have a value written behind its name: {{date, month}}. */
const formats: Record<string, (value: string, locale: Locale) => string> = {
  month: inDate({ month: 'long', year: 'numeric' }),
  monthOfYear: inDate({ month: 'long' }),
  // What begins a sentence.
  capital: (words) => words.charAt(0).toUpperCase() + words.slice(1),
  // A Latin name keeps its own direction in a sentence that runs the other way.
  isolated: isolatedInArabic,
};

/** Months are written once in each language: there are few, and pay names one in almost every sentence. */
function inDate(options: Intl.DateTimeFormatOptions): (date: string, locale: Locale) => string {
  const inLocale = byLocale((locale) => ({
    format: new Intl.DateTimeFormat(languages[locale].locale, { ...options, timeZone: 'UTC' }),
    written: new Map<string, string>(),
  }));
  return (date, locale) => {
    const { format, written } = inLocale[locale];
    const month = date.slice(0, 7);
    let words = written.get(month);
    if (words === undefined) written.set(month, (words = format.format(new Date(month))));
    return words;
  };
}

function byLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;
}

/** What a key says: by itself, or as it agrees with a number. */
interface Said {
  always: Message | undefined;
  counted: Partial<Record<Intl.LDMLPluralRule, Message>>;
}

const spoken = byLocale((locale) => {
  const plural = new Intl.PluralRules(languages[locale].locale);
  return {
    texts: catalogues(locale),
    said: new Map<string, Said | undefined>(),
    endings: plural.resolvedOptions().pluralCategories,
    // Asked for each day a payslip names.
    endingOfWhole: Array.from({ length: 400 }, (_, count) => plural.select(count)),
    plural,
  };
});

function saidBy(key: string, locale: Locale): Said | undefined {
  const { texts, said, endings } = spoken[locale];
  const known = said.get(key);
  if (known || said.has(key)) return known;
  const messageAt = (at: string) => (texts.has(at) ? messageOf(texts.get(at)!) : undefined);
  const counted = Object.fromEntries(endings.map((ending) => [ending, messageAt(`${key}_${ending}`)]));
  const found = { always: messageAt(key) ?? counted['other'], counted };
  said.set(key, found.always && found);
  return said.get(key);
}

function messageFor({ key, values }: KeyedText, locale: Locale): Message | undefined {
  const found = saidBy(key, locale);
  const count = values?.['count'];
  if (!found || typeof count !== 'number') return found?.always;
  const { endingOfWhole, plural } = spoken[locale];
  return found.counted[endingOfWhole[count] ?? plural.select(toAgreeWith(count))] ?? found.always;
}

/** Plural rules look at three decimals: 2.0001 days are not two. */
const toAgreeWith = (count: number): number =>
  Number.isInteger(count) ? count : Math.trunc(count) + Math.sign(count) / 2;

/** The text in a language. What was stored by a key there is no more is said as that key. */
export function say(text: Text, locale: Locale): string {
  if (!('key' in text)) return text[locale] ?? text[firstLanguage];
  const message = messageFor(text, locale);
  if (!message) return text.key;
  let words = '';
  for (const part of message) {
    if (typeof part === 'string') {
      words += part;
      continue;
    }
    const value = text.values?.[part.name] ?? '';
    const said = typeof value === 'object' ? sayWithin(value, locale) : String(value);
    words += part.format ? formats[part.format]!(said, locale) : said;
  }
  return words;
}

const saidWithin = byLocale(() => new WeakMap<Text, string>());

/** What is held in common stands within many sentences, and is said once. */
function sayWithin(text: Text, locale: Locale): string {
  if (!isInCommon(text)) return say(text, locale);
  let words = saidWithin[locale].get(text);
  if (words === undefined) saidWithin[locale].set(text, (words = say(text, locale)));
  return words;
}

/**
 * What is said in each language, to be stored: it reads the same for ever, whatever becomes of the catalogues.
 */
export const wordsOf = (text: Text): Words => ('key' in text ? inEachLanguage(text) : text);

const [writtenByKey, written] = [new Map<string, string>(), new WeakMap<Text, string>()];

/** `wordsOf` as JSON. What comes again is said once: texts in which nothing stands, and those held in common. */
export function wordsAsJson(text: Text): string {
  const isKeyAlone = 'key' in text && !text.values;
  if (!isKeyAlone && !isInCommon(text)) return JSON.stringify(wordsOf(text));
  let words = isKeyAlone ? writtenByKey.get(text.key) : written.get(text);
  if (words !== undefined) return words;
  words = JSON.stringify(wordsOf(text));
  if (isKeyAlone) writtenByKey.set(text.key, words);
  else written.set(text, words);
  return words;
}

/** The text in every language, in one it lacks as in the first. */
export function inEachLanguage(text: Text): Record<Locale, string> {
  // Written out: of a hundred thousand payslips millions are made.
  const words = {} as Record<Locale, string>;
  for (const locale of locales) words[locale] = say(text, locale);
  return words;
}

const namesKnown = new WeakMap<Text, readonly string[]>();

/** What people call one thing in any language: words that its text parts by `|`. */
export function knownAs(text: Text): readonly string[] {
  let names = namesKnown.get(text);
  if (!names) {
    names = locales.flatMap((locale) => say(text, locale).split('|')).filter((name) => name !== '');
    namesKnown.set(text, names);
  }
  return names;
}

/** A name for records that are named in the first language and in the second. */
export const nameAndNameAr = (text: Text): { name: string; nameAr: string } => ({
  name: say(text, firstLanguage),
  nameAr: say(text, secondLanguage),
});

/** The best supported language of an Accept-Language header. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    const found = locales.find((locale) => locale === language);
    if (found) return found;
  }
  return firstLanguage;
}
