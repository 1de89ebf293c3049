import type { Text } from '../text/text';
import { t } from '../texts/text';

/** Lengths by country (ISO 13616 register); others are checked by their check digits alone. */
const lengths: Record<string, number> = {
  AE: 23,
  AT: 20,
  BE: 16,
  BH: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IT: 27,
  JO: 30,
  KW: 30,
  LB: 28,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PT: 25,
  QA: 29,
  RO: 24,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  TN: 24,
  TR: 26,
};

/** Capital letters without spaces, as files and banks want it. */
const plainIban = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

export const noIban: Text = t('iban.no_iban');

/** Whether the length of the country and the check digits (ISO 7064 mod 97-10) are right. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The IBAN of a country with the check digits it must have, for the account number of a bank. */
export function ibanOf(country: string, account: string): string {
  const digits = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`;
}
