import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../kernel/text/text';
import { lawOn, type DatedLaw } from '../../../kernel/law-on';

/** How a law counts at the end what rises and falls from month to month, such as commission and pay by the piece. */
export interface AverageWageLaw extends DatedLaw {
  /** Over how many months up to the last day the average is taken. */
  months: number;
  /** Whether the award counts it where it counts the basic salary alone otherwise. */
  countsAsBasic: boolean;
  source: Bilingual;
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
    source: {
      en: 'Saudi labour law (Royal Decree M/51), Art. 96',
      ar: 'نظام العمل السعودي (المرسوم الملكي م/51)، المادة 96',
    },
  },
  {
    // Article 47 as arabiangulflife.com tells it: who is paid with commission or by production has the award by the
    // average wage of the last three months.
    country: 'BH',
    validFrom: '2012-09-02',
    months: 3,
    countsAsBasic: true,
    source: { en: 'Law 36/2012, Art. 47', ar: 'القانون رقم 36 لسنة 2012، المادة 47' },
  },
  {
    // From memory, to be checked: three months for pay by the piece.
    country: 'KW',
    validFrom: '2010-02-20',
    months: 3,
    countsAsBasic: false,
    source: { en: 'Law 6/2010, Art. 62', ar: 'القانون رقم 6 لسنة 2010، المادة 62' },
  },
  {
    country: null,
    validFrom: '1900-01-01',
    months: 12,
    countsAsBasic: false,
    source: {
      en: 'Rule of the product where no law of the country says over how many months',
      ar: 'قاعدة النظام عندما لا يحدد قانون مسجل للبلد عدد الأشهر',
    },
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export const averageWageLawOn = (country: string, day: PlainDate): AverageWageLaw =>
  lawOn(averageWageLaws, country, day);
