import type { Text } from '../../../../kernel/text/text';
import { keptFor, retentionLaws, type KeptFor } from '../../../../platform/privacy/domain/retention-laws';
import { t } from '../../texts/text';
import { inUnit, inWords, rulesOfRows, type CountryRule } from './country-rule';

const records: Record<KeptFor, Text> = {
  pay: t('country_rules.records.pay'),
  time: t('country_rules.records.time'),
  employment: t('country_rules.records.employment'),
};

/** How long records of somebody are kept who has left. */
export const recordRules = (country: string | null): CountryRule[] =>
  rulesOfRows(retentionLaws, country, ({ years, source }) => [
    {
      group: 'records',
      key: 'records',
      title: t('country_rules.records.title'),
      figures: keptFor.map((kind) => {
        const kept = years[kind];
        return kept === null
          ? inWords(records[kind], t('country_rules.no_number'))
          : inUnit(records[kind], 'year', kept);
      }),
      source,
    },
  ]);
