import type { firstLanguage, Locale } from './languages';

/** What stands in a text: as it is, or a text that is said in the same language. */
export type TextValue = string | number | Text;

/**
 * A text people read, by its key in a catalogue with what stands in it. It is said in a language only where it leaves
 * the product or is stored.
 */
export interface KeyedText {
  readonly key: string;
  readonly values?: Readonly<Record<string, TextValue>>;
}

/** The same in several languages, always in the first: names that companies give, and texts as they are stored. */
export type Words = Readonly<Record<typeof firstLanguage, string> & Partial<Record<Locale, string>>>;

export type Text = KeyedText | Words;

/** A name as a company gave it: in its second language too where it has one there. */
export const named = (name: string, second?: string | null): Words => ({ en: name, ar: second ?? name });

/** What tells two names apart, whatever language they are read in. */
export function identityOf(text: Text): string {
  if (!('key' in text)) return text.en;
  let identity = identities.get(text);
  if (identity !== undefined) return identity;
  identity = `${text.key} ${JSON.stringify(Object.entries(text.values ?? {}).sort())}`;
  if (isInCommon(text)) identities.set(text, identity);
  return identity;
}
const identities = new WeakMap<Text, string>();

const common = new WeakSet<Text>();

/** A text that stands in many others, such as the name of a component: whoever says it may keep what it says. */
export function inCommon<Each extends Text>(text: Each): Each {
  common.add(text);
  return text;
}

export const isInCommon = (text: Text): boolean => common.has(text);

/** How a name reads in the first language: what tells two apart that may have been stored before names had keys. */
export type ReadName = (name: Text) => string;

/** How a module names the texts of its catalogue: `Keys` tells for each key what stands in it. */
export const textsOf =
  <Keys extends Record<string, string>>(catalogue: string) =>
  <Key extends keyof Keys & string>(
    key: Key,
    ...[values]: [Keys[Key]] extends [never] ? [] : [Readonly<Record<Keys[Key], TextValue>>]
  ): KeyedText =>
    values ? { key: `${catalogue}:${key}`, values } : { key: `${catalogue}:${key}` };
