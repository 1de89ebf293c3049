import { countries } from '../../kernel/countries';
import { currencies } from '../../kernel/numbers/currencies';
import type { Text } from '../text';
import { t } from '../texts/text';

const listed = (codes: readonly string[], problem: Text) => ({ codes, known: new Set(codes), problem });

/** Codes others keep the lists of; a field of such codes takes no other. */
export const codeLists = {
  country: listed(countries, t('code_lists.give_country_code_iso_3166')),
  currency: listed(currencies, t('code_lists.give_currency_iso_4217_such')),
  time_zone: listed([...Intl.supportedValuesOf('timeZone'), 'UTC'], t('code_lists.give_iana_time_zone_such')),
};
export type CodeListName = keyof typeof codeLists;
