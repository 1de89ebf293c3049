import { knownAs } from '../../../platform/text';
import { t } from '../texts/text';
import { cleaned, matchKey } from './clean-text';

/** How one column writes whole names: 'Doe, Jo K', 'Jo K Doe' or 'Doe Jo K'. */
export type NameOrder = 'last_comma_first' | 'first_last' | 'last_first';
export const nameOrders: readonly NameOrder[] = ['last_comma_first', 'first_last', 'last_first'];

export interface PersonName {
  firstName: string;
  middleName: string;
  lastName: string;
}

/**
 * The parts of a whole name; what a name lacks is ''. A name without a comma reads as 'Jo Doe' in a column of 'Doe,
 * Jo'.
 */
export function splitName(name: string, order: NameOrder): PersonName {
  const whole = cleaned(name);
  const comma = whole.indexOf(',');
  if (order === 'last_comma_first' && comma >= 0) {
    return { lastName: cleaned(whole.slice(0, comma)), ...given(wordsOf(whole.slice(comma + 1))) };
  }
  const words = wordsOf(whole);
  if (order === 'last_first') return { lastName: words[0] ?? '', ...given(words.slice(1)) };
  const start = familyStart(words);
  return { ...given(words.slice(0, start)), lastName: words.slice(start).join(' ') };
}

const wordsOf = (text: string): string[] =>
  cleaned(text)
    .split(' ')
    .filter((word) => word !== '');

function given(words: readonly string[]): Pick<PersonName, 'firstName' | 'middleName'> {
  const count = compounds.has(matchKey(words[0] ?? '')) ? 2 : 1;
  return { firstName: words.slice(0, count).join(' '), middleName: words.slice(count).join(' ') };
}

/** Where the family name begins: the last word with the particles before it. The first word is never part of it. */
function familyStart(words: readonly string[]): number {
  if (words.length < 2) return words.length;
  let start = words.length - 1;
  while (start > 1 && particles.has(matchKey(words[start - 1] ?? ''))) start -= 1;
  return start > 1 || !compounds.has(matchKey(words[0] ?? '')) ? start : words.length;
}

const particles = new Set(knownAs(t('person_name.particles')).map(matchKey));
const compounds = new Set(knownAs(t('person_name.compounds')).map(matchKey));

/**
 * Keys a person is known by, the strictest first: all words of the name in any order, then first and last name alone.
 */
export function nameKeys({ firstName, middleName, lastName }: PersonName): string[] {
  const all = [firstName, middleName, lastName].flatMap(keyWords).sort().join(' ');
  const outer = [...keyWords(firstName).slice(0, 1), ...keyWords(lastName)].sort().join(' ');
  return [...new Set([all, `~${outer}`])];
}

/** The same keys for a name as another column writes it; initials such as 'R.' do not count in the second. */
export function keysOfWholeName(name: string): string[] {
  const words = keyWords(name);
  const long = words.filter((word, index) => word.length > 1 || index === 0);
  const { firstName, lastName } = splitName(name, name.includes(',') ? 'last_comma_first' : 'first_last');
  const outer = [...keyWords(firstName).slice(0, 1), ...keyWords(lastName)].sort().join(' ');
  return [...new Set([[...words].sort().join(' '), `~${[...long].sort().join(' ')}`, `~${outer}`])];
}

const keyWords = (text: string): string[] =>
  matchKey(text)
    .split(/[\s,.]+/)
    .filter((word) => word !== '');
