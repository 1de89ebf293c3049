import { countries } from '../../kernel/countries';
import { currencies } from '../../kernel/numbers/currencies';
import type { Text } from '../text';

const listed = (codes: readonly string[], problem: Text) => ({ codes, known: new Set(codes), problem });

/** Codes others keep the lists of; a field of such codes takes no other. */
export const codeLists = {
  country: listed(countries, {
    en: 'Give a country by its code of ISO 3166-1, such as AE.',
    ar: 'أدخل رمز بلد من ISO 3166-1 مثل AE.',
  }),
  currency: listed(currencies, {
    en: 'Give a currency of ISO 4217, such as AED.',
    ar: 'أدخل رمز عملة من ISO 4217 مثل AED.',
  }),
  time_zone: listed([...Intl.supportedValuesOf('timeZone'), 'UTC'], {
    en: 'Give an IANA time zone, such as Asia/Dubai.',
    ar: 'أدخل منطقة زمنية مثل Asia/Dubai.',
  }),
};
export type CodeListName = keyof typeof codeLists;
