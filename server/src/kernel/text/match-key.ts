import { foldedText } from './folded-text';

/** Text as a person meant it: no marks that cannot be seen, no blanks around, one blank between words. */
export const cleaned = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Equal for texts that differ only in case, blanks, accents and the ways to write one letter: what people mean the same
 * by.
 */
export const matchKey = (text: string): string => foldedText(text);

/** Digits as Arabic or Persian writes them, as 3. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
