import letters from './letters.json';

/** ASCII without capitals to lower, blanks to join or anything to take out but for its case. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Accents, Arabic and Hebrew vowels, tatweel and what has no width. Vowel signs of Indian scripts are letters: they
 * stay.
 * Once more as `folded` of the database, which a test compares with this for every letter.
 */
const unread = new RegExp(
  `[${[
    '\\u00ad\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
    '\\u0610-\\u061c\\u0640\\u064b-\\u065f\\u0670\\u0674\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8',
    '\\u06ea-\\u06ed\\u08ca-\\u08e1\\u08e3-\\u08ff\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f',
    '\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff',
  ].join('')}]`,
  'g',
);

const blanks = /[\p{Cc} \u1680\u2028\u2029]+/gu;

/** What NFKD does not take apart, and how it is typed. */
const typed: Record<string, string> = letters;
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const otherLetters = new RegExp(`[${Object.keys(typed).join('')}]`, 'g');

/**
 * A text as people look for it: equal for texts that differ in case, accents, blanks, digits and the ways to write a
 * letter.
 */
export const foldedText = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(unread, '')
        .replace(digits, (digit) => String(digit.charCodeAt(0) & 0xf))
        .replace(otherLetters, (letter) => typed[letter]!)
        .replace(blanks, ' ')
        .replace(/^ | $/g, '');

const apostrophes = /'/g;
/** A text that is looked through, and what it is looked through for: O'Neil is found with its apostrophe or without. */
const searchedText = (text: string): string => foldedText(text).replace(apostrophes, '');

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };
const typedOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüø]/gi, (letter) => umlauts[letter.toLowerCase()]!);

/** As short as this, e belongs to the word itself: Joel and Raed have no umlaut. */
const shortestTypedOut = 5;
const folding = (word: string): string => (word.length < shortestTypedOut ? word : word.replace(/([aou])e/g, '$1'));

/** The spellings of one text that is looked for: Müller stands as muller and mueller, and is typed as both. */
export const spellingsOf = (text: string): string[] => spellings(searchedText(text), searchedText(typedOut(text)));

/** The words of what is looked for, each in its spellings; each word must be found in one of them. */
export function searchedWords(text: string): string[][] {
  const long = searchedText(typedOut(text)).split(' ');
  return searchedText(text)
    .split(' ')
    .map((word, at) => spellings(word, long[at]!))
    .filter((each) => each.length > 0);
}

const spellings = (plain: string, long: string): string[] =>
  [...new Set([plain, long, long.split(' ').map(folding).join(' ')])].filter(Boolean);

/** Whether a text holds each word of what was typed, in any spelling, as lists find it. */
export function holdsWords(text: string, typed: string): boolean {
  const whole = searchedText(text);
  return searchedWords(typed).every((each) => each.some((word) => whole.includes(word)));
}
