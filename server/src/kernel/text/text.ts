/** What stands in a text: as it is, or a text that is said in the same language. */
export type TextValue = string | number | Text;

/**
 * A text people read, by its key in a catalogue with what stands in it. It is said in a language only where it leaves
 * the product.
 */
export interface KeyedText {
  readonly key: string;
  readonly values?: Readonly<Record<string, TextValue>>;
}

/** The same words in each language: names that companies give in two, and what was stored before texts had keys. */
export interface Bilingual {
  readonly en: string;
  readonly ar: string;
}

export type Text = KeyedText | Bilingual;

/** How a module names the texts of its catalogue: `Keys` tells for each key what stands in it. */
export const textsOf =
  <Keys extends Record<string, string>>(catalogue: string) =>
  <Key extends keyof Keys & string>(
    key: Key,
    ...[values]: [Keys[Key]] extends [never] ? [] : [Readonly<Record<Keys[Key], TextValue>>]
  ): KeyedText =>
    values ? { key: `${catalogue}:${key}`, values } : { key: `${catalogue}:${key}` };
