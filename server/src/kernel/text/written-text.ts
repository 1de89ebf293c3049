/**
 * Text as it is kept: letters composed (NFC), Arabic presentation forms and full-width letters as what they stand for,
 * and nothing in it that cannot be seen. Superscripts, fractions and signs such as ™ stay, which NFKC would take apart.
 */

/**
 * Forms that differ in shape alone: Arabic and Hebrew presentation forms, Latin ligatures, half- and full-width
 * letters.
 */
const shapes = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff9f\uffa1-\uffef]/gu;

/**
 * Marks that steer the order of writing (U+202E makes "gpj.exe" read "exe.jpg"), that have no width, that fill for
 * letters or belong to no text: tags and interlinear notes. Tags after a black flag spell the flags of England,
 * Scotland and Wales.
 */
const unseen =
  /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0020}-\u{E007F}]|\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E001F}]/gu;

/** Of control characters the tabulator and the ends of lines are text. */
const controls = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** Scripts whose letters are joined or kept apart by the joiners U+200C and U+200D. */
const joined = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
  'Tibetan',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/**
 * A joiner within a word of such a script or within an emoji; at the end or between other letters it cannot be seen.
 */
const strayJoiners = new RegExp(
  `[\\u200c\\u200d](?<=[${joined}][\\u200c\\u200d])(?=[${joined}])|\\u200d(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]\\u200d)(?=\\p{Extended_Pictographic})|([\\u200c\\u200d])`,
  'gu',
);

/**
 * What is drawn by itself: no mark or variation selector without a letter, no Braille cell or note head that is empty.
 */
const drawn = /(?![\u2800\u{1D159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/** A text of several lines, as it is kept: empty where nothing of it is drawn. */
export function seenText(text: string): string {
  const kept = text
    .normalize('NFC')
    .replace(shapes, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replace(unseen, '')
    .replace(controls, '')
    .replace(strayJoiners, (found: string, stray: string | undefined) => (stray === undefined ? found : ''))
    .trim();
  return drawn.test(kept) ? kept : '';
}

/** A text of one line: names, titles, codes. */
export const seenLine = (text: string): string => seenText(text.replace(/[\t\n\r\u0085\u2028\u2029]+/gu, ' '));

/** A code people write in groups and in small letters: IBAN, BIC, routing codes, codes of countries and currencies. */
export const writtenCode = (text: string): string =>
  seenLine(text)
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015-]+/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();

/** The texts in a value of JSON, as they are kept; what it is called by stays. */
export function seenJson(value: unknown): unknown {
  if (typeof value === 'string') return seenText(value);
  if (Array.isArray(value)) return value.map(seenJson);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, seenJson(each)]));
}
