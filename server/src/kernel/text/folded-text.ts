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

/** The words of what is looked for; each must be found. */
export const foldedWords = (text: string): string[] => foldedText(text).split(' ').filter(Boolean);
