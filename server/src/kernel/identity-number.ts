import type { Text } from './text/text';
import { t } from './texts/text';

/** A kind of number that a public rule of check digits was found for, and what makes a number one of that kind. */
interface IdentityNumberKind {
  /** The only country whose companies are held to it; anywhere where the number itself tells. */
  country?: string;
  looksLike: RegExp;
  isValid: (digits: string) => boolean;
  fault: Text;
}

/**
 * Rules were read on 27 November 2026:
 * - Emirates ID: 15 digits that pass the Luhn check, learn.microsoft.com/purview/sit-defn-uae-identity-card-number,
 *   docs.trellix.com/data-and-email/docs/uae-id; they begin with 784, github.com/geordee/eid.
 * - Saudi identity and Iqama: ten digits, nationals 1 and residents 2, the last by Luhn, with two worked examples,
 *   developerload.com/saudi-iqamanational-identity-number-field-validation.
 * - Kuwait's civil number: twelve digits, weights and modulo 11, prakhar.me/articles/kuwait-civil-id-checksum.
 * None was found for Bahrain, Oman, Qatar or for the numbers of the insured that authorities of their own give.
 */
const kinds: readonly IdentityNumberKind[] = [
  {
    looksLike: /^784\d{9,14}$/,
    isValid: (digits) => digits.length === 15 && passesLuhn(digits),
    fault: t('identity_number.emirates_id'),
  },
  { country: 'SA', looksLike: /^1\d{9}$/, isValid: passesLuhn, fault: t('identity_number.saudi_id') },
  { country: 'SA', looksLike: /^2\d{9}$/, isValid: passesLuhn, fault: t('identity_number.iqama') },
  { country: 'KW', looksLike: /^\d{12}$/, isValid: passesCivilId, fault: t('identity_number.civil_id') },
];

/** What is wrong with a number by the rule of its kind, in a company of a country; nothing of kinds without a rule. */
export function identityNumberFault(number: string, country?: string | null): Text | null {
  const digits = digitsOf(number);
  const kind = kinds.find((each) => each.looksLike.test(digits) && (!each.country || each.country === country));
  return kind && !kind.isValid(digits) ? kind.fault : null;
}

/** Digits of any script alone; nothing of a number with letters in it. */
export function digitsOf(number: string): string {
  const plain = number
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\-\u2010-\u2015./]/g, '');
  return /^\d+$/.test(plain) ? plain : '';
}

/** Every second digit from the right is doubled and its digits are added up; the sum ends with 0. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const civilIdWeights = [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

function passesCivilId(digits: string): boolean {
  return civilIdWeights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;
}
