import { test as isLeaked } from 'fxa-common-password-list';
import { invalid } from '../../platform/errors';
import type { Text } from '../../platform/text';
import { commonWords, walks } from './common-passwords';
import { t } from '../texts/text';

const minimumCharacters = 8;
/** bcrypt reads no further than this, so a longer password would be cut without anybody noticing. */
const maximumBytes = 72;
/** What must be left of a password once everything is taken away that somebody who guesses would try first. */
const fewestOwn = 6;
const fewestInOrder = 4;
const fewestDifferent = 5;
const fewestDigits = 12;

/** What somebody who guesses knows of the owner: address, name, company. */
export type KnownOfOwner = readonly (string | null | undefined)[];

export const isTooLongForBcrypt = (password: string): boolean => Buffer.byteLength(password, 'utf8') > maximumBytes;

/**
 * Why a new password is refused, or null when it may be used. After NIST SP 800-63B-4, 3.1.1.2: length, a list of
 * common ones, and what is known of the owner; no rules about kinds of characters.
 */
export function passwordProblem(password: string, known: KnownOfOwner = []): Text | null {
  return lengthProblem(password) ?? guessedProblem(password, known);
}

/** Whether it can be hashed at all. */
export function lengthProblem(password: string): Text | null {
  if ([...password].length < minimumCharacters) {
    return t('password_rule.use_least_characters_password', { minimumCharacters });
  }
  if (isTooLongForBcrypt(password)) {
    return t('password_rule.password_too_long_limit_bytes', { maximumBytes, maximumBytes2: maximumBytes / 2 });
  }
  return null;
}

function guessedProblem(password: string, known: KnownOfOwner): Text | null {
  const plain = folded(password);
  if (ownCharacters(plain) < fewestInOrder || new Set(plain).size < fewestDifferent) return inOrder;
  if (digitsAlone.test(plain) && plain.replace(/\D/g, '').length < fewestDigits) return onlyDigits;
  if (isLeaked(password) || isLeaked(plain)) return common;
  const owners = known.flatMap(wordsOf);
  for (const text of new Set([plain, withLetters(plain)])) {
    const other = without(text, owners, Number.POSITIVE_INFINITY);
    if (other !== text && ownCharacters(other) < fewestOwn) return ofOwner;
    const rest = without(other, commonWords, 2);
    if (rest !== other && ownCharacters(rest) < fewestOwn) return other === text ? common : ofOwner;
  }
  return null;
}

/** Dates and telephone numbers, however they are written. */
const digitsAlone = /^[!-/:-@]*\d[!-@]*$/;
const arabicZero = 0x660;
const persianZero = 0x6f0;

/** As somebody who guesses reads it: no case, no accents, no blanks, digits of every language alike. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640\s\p{Cf}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
      String(digit.charCodeAt(0) - (digit.charCodeAt(0) < persianZero ? arabicZero : persianZero)),
    );

const letters: Record<string, string> = {
  '@': 'a',
  4: 'a',
  8: 'b',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  5: 's',
  $: 's',
  7: 't',
  '+': 't',
};
/** p@ssw0rd is password; the digits behind a word stay digits. */
const withLetters = (text: string): string =>
  text.replace(/[\d\W_]*$/u, '').replace(/[@4831!05$7+]/g, (sign) => letters[sign]!) +
  (/[\d\W_]*$/u.exec(text)?.[0] ?? '');

/** The words that stand for a person or a company: an address, its parts, names and pieces of names. */
function wordsOf(text: string | null | undefined): string[] {
  const whole = folded(text ?? '');
  return [whole, ...(text ?? '').split(/[\s@._+-]+/).map(folded)].filter(
    (word) => [...word].length >= 3 && !/^(com|org|net|www)$/.test(word),
  );
}

/** A text with the first of these words, longest first, taken out, each wherever it stands. */
function without(text: string, words: readonly string[], most: number): string {
  let [rest, taken] = [text, 0];
  for (const word of longestFirst(words)) {
    if (taken >= most) break;
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, '');
    taken += 1;
  }
  return rest;
}

const sorted = new WeakMap<readonly string[], string[]>();
function longestFirst(words: readonly string[]): string[] {
  const known = sorted.get(words) ?? [...new Set(words.map(folded))].sort((a, b) => b.length - a.length);
  sorted.set(words, known);
  return known;
}

/** How many characters do not follow from the one before: the same again, the next of the alphabet, the next key. */
function ownCharacters(text: string): number {
  const signs = [...text];
  return signs.filter((sign, at) => at === 0 || !follows(signs[at - 1]!, sign)).length;
}

const follows = (before: string, sign: string): boolean =>
  before === sign ||
  walks.some(
    (walk) => walk.includes(before) && Math.abs(walk.indexOf(before) - walk.indexOf(sign)) === 1 && walk.includes(sign),
  );

const common: Text = t('password_rule.common');
const inOrder: Text = t('password_rule.in_order');
const onlyDigits: Text = t('password_rule.only_digits', { fewestDigits });
const ofOwner: Text = t('password_rule.of_owner');

/** Throws INVALID on `field` unless the password may be used by this owner. */
export function assertPassword(password: string, field: string, known: KnownOfOwner): void {
  const problem = passwordProblem(password, known);
  if (problem) throw invalid(field, problem);
}

/** Throws INVALID on `field` unless it can be hashed. */
export function assertLength(password: string, field: string): void {
  const problem = lengthProblem(password);
  if (problem) throw invalid(field, problem);
}
