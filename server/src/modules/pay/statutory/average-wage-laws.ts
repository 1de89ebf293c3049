import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn, type DatedLaw } from '../../../kernel/law-on';

/** How a law counts at the end what rises and falls from month to month, such as commission and pay by the piece. */
export interface AverageWageLaw extends DatedLaw {
  /** Over how many months up to the last day the average is taken. */
  months: number;
  /** Whether the award counts it where it counts the basic salary alone otherwise. */
  countsAsBasic: boolean;
  source: Text;
}

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const averageWageLaws: readonly AverageWageLaw[] = [
  {
    // Article 96 as etmaam.com.sa explains it: pay by the piece counts by the average of the last year of service;
    // commission by what was earned on days worked. That the year holds for commission too is from memory, to be
    // checked. The average here is of months paid, not of days worked.
    country: 'SA',
    validFrom: '2005-09-27',
    months: 12,
    countsAsBasic: false,
    source: t('average_wage_laws.saudi_labour_law_royal_decree'),
  },
  {
    // Article 47 as arabiangulflife.com tells it: who is paid with commission or by production has the award by the
    // average wage of the last three months.
    country: 'BH',
    validFrom: '2012-09-02',
    months: 3,
    countsAsBasic: true,
    source: t('average_wage_laws.law_36_2012_art_47'),
  },
  {
    // From memory, to be checked: three months for pay by the piece.
    country: 'KW',
    validFrom: '2010-02-20',
    months: 3,
    countsAsBasic: false,
    source: t('average_wage_laws.law_6_2010_art_62'),
  },
  {
    country: null,
    validFrom: '1900-01-01',
    months: 12,
    countsAsBasic: false,
    source: t('average_wage_laws.rule_product_where_law_country'),
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export const averageWageLawOn = (country: string, day: PlainDate): AverageWageLaw =>
  lawOn(averageWageLaws, country, day);
