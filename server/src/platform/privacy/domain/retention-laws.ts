import { addMonths, type PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn, type DatedLaw } from '../../../kernel/law-on';
import { t } from '../../texts/text';

/**
 * What rows about somebody who has left are kept for: accounts of pay, records of working time and leave, the
 * employment itself.
 */
export const keptFor = ['pay', 'time', 'employment'] as const;
export type KeptFor = (typeof keptFor)[number];

/** For how many years from the end of an employment a country has records kept; null: no number is on file. */
export interface RetentionLaw extends DatedLaw {
  years: Record<KeptFor, number | null>;
  source: Text;
}

/**
 * Newest first within a country. Pay is part of the accounts a company keeps, its records of workers follow labour law.
 */
export const retentionLaws: readonly RetentionLaw[] = [
  {
    country: 'AE',
    validFrom: '2023-06-01',
    years: { pay: 7, time: 2, employment: 2 },
    source: t('retention_laws.federal_decree_law_47_2022'),
  },
  {
    country: 'SA',
    validFrom: '1989-07-18',
    years: { pay: 10, time: null, employment: null },
    source: t('retention_laws.law_commercial_books_royal_decree'),
  },
  {
    country: null,
    validFrom: '1900-01-01',
    years: { pay: null, time: null, employment: null },
    source: t('retention_laws.no_term_file_country_ask'),
  },
];

/**
 * The law on a day, and the last day on which each kind of record of an employment that ended on `exitDate` is kept;
 * null where no term is on file.
 */
export function retentionOf(
  country: string,
  exitDate: PlainDate,
  today: PlainDate,
): { source: Text; until: Record<KeptFor, PlainDate | null> } {
  const { years, source } = lawOn(retentionLaws, country, today);
  const until = (kind: KeptFor) => (years[kind] === null ? null : addMonths(exitDate, years[kind] * 12));
  return { source, until: { pay: until('pay'), time: until('time'), employment: until('employment') } };
}
