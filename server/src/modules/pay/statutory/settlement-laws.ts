import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import type { EndOfServiceReason } from './end-of-service-laws';
import { lawOn } from '../../../kernel/law-on';

export const noticeGivers = ['employer', 'employee'] as const;
export type NoticeGiver = (typeof noticeGivers)[number];

/**
 * What a law has paid at the end beside the award, as of a day. A day's pay is a thirtieth of the month's unless told.
 */
export interface SettlementLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  /** Days of leave not taken: on the basic salary, or on the wage with its allowances. */
  leave: { pay: 'basic' | 'wage'; daysOfMonth?: 26; source: Text };
  /**
   * Notice not served, on the wage unless told; the days due at least where the contract says no more, and beyond some
   * years of service.
   */
  notice: {
    days: Record<NoticeGiver, number>;
    longer?: { beyondYears: number; days: Record<NoticeGiver, number> };
    pay?: 'basic';
    source: Text;
  };
  /**
   * The most that may be taken of what is due, in percent: of everything, and for loans without the written consent of
   * the employee; null where no limit is on file.
   */
  taking: { most: number; loans: number | null; source: Text } | null;
}

/** Reasons for which no notice is due: UAE Arts. 42 and 44, Saudi Arts. 74, 79 and 80. */
export const reasonsWithoutNotice: readonly EndOfServiceReason[] = ['dismissal_for_cause', 'death', 'force_majeure'];

const saudiTaking: SettlementLaw['taking'] = {
  most: 50,
  loans: 10,
  source: t('settlement_laws.saudi_labour_law_royal_decree'),
};
const saudiLeave: SettlementLaw['leave'] = {
  pay: 'wage',
  source: t('settlement_laws.saudi_labour_law_royal_decree_2'),
};

const qatariLeave: SettlementLaw['leave'] = {
  pay: 'basic',
  source: t('settlement_laws.law_14_2004_annual_leave'),
};

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const settlementLaws: readonly SettlementLaw[] = [
  {
    country: 'AE',
    validFrom: '2022-02-02',
    leave: {
      pay: 'basic',
      source: t('settlement_laws.federal_decree_law_33_2021'),
    },
    notice: {
      days: { employer: 30, employee: 30 },
      source: t('settlement_laws.federal_decree_law_33_2021_2'),
    },
    // The half closes the article after the list of its first paragraph; its own number was not seen in an official
    // text.
    taking: {
      most: 50,
      loans: null,
      source: t('settlement_laws.federal_decree_law_33_2021_3'),
    },
  },
  {
    country: 'AE',
    validFrom: '1980-04-20',
    leave: { pay: 'wage', source: t('settlement_laws.federal_law_8_1980_art') },
    notice: {
      days: { employer: 30, employee: 30 },
      source: t('settlement_laws.federal_law_8_1980_arts'),
    },
    taking: null,
  },
  {
    country: 'SA',
    validFrom: '2025-02-19',
    leave: saudiLeave,
    taking: saudiTaking,
    notice: {
      days: { employer: 60, employee: 30 },
      source: t('settlement_laws.saudi_labour_law_amended_royal'),
    },
  },
  {
    country: 'SA',
    validFrom: '2015-10-18',
    leave: saudiLeave,
    taking: saudiTaking,
    notice: {
      days: { employer: 60, employee: 60 },
      source: t('settlement_laws.saudi_labour_law_amended_royal_2'),
    },
  },
  {
    country: 'SA',
    validFrom: '2005-09-27',
    leave: saudiLeave,
    taking: saudiTaking,
    notice: {
      days: { employer: 30, employee: 30 },
      source: t('settlement_laws.saudi_labour_law_royal_decree_3'),
    },
  },
  // Seen as others quote them: Qatar's notice of 2004 and that it is paid on the wage, that of 2020 (Official Gazette
  // 14/2020), and Kuwait's three months. Days of notice in Oman, by which pay the others are, leave and the numbers of
  // its articles are from memory, to be checked against official texts.
  {
    country: 'OM',
    validFrom: '2023-07-26',
    taking: null,
    leave: {
      pay: 'basic',
      source: t('settlement_laws.royal_decree_53_2023_annual'),
    },
    notice: {
      days: { employer: 30, employee: 30 },
      source: t('settlement_laws.royal_decree_53_2023_end'),
    },
  },
  {
    country: 'OM',
    validFrom: '2003-05-26',
    taking: null,
    leave: {
      pay: 'basic',
      source: t('settlement_laws.royal_decree_35_2003_art'),
    },
    notice: {
      days: { employer: 30, employee: 30 },
      source: t('settlement_laws.royal_decree_35_2003_art_2'),
    },
  },
  {
    // The day is that of the official gazette, as it was reported.
    country: 'QA',
    validFrom: '2020-09-08',
    taking: null,
    leave: qatariLeave,
    notice: {
      days: { employer: 30, employee: 30 },
      longer: { beyondYears: 2, days: { employer: 60, employee: 60 } },
      pay: 'basic',
      source: t('settlement_laws.law_14_2004_amended_decree'),
    },
  },
  {
    country: 'QA',
    validFrom: '2005-01-06',
    taking: null,
    leave: qatariLeave,
    notice: {
      days: { employer: 30, employee: 30 },
      longer: { beyondYears: 5, days: { employer: 60, employee: 60 } },
      source: t('settlement_laws.law_14_2004_art_49'),
    },
  },
  {
    // Three months for those paid by the month.
    country: 'KW',
    validFrom: '2010-02-20',
    taking: null,
    leave: {
      pay: 'wage',
      daysOfMonth: 26,
      source: t('settlement_laws.law_6_2010_art_73'),
    },
    notice: {
      days: { employer: 90, employee: 90 },
      source: t('settlement_laws.law_6_2010_art_44'),
    },
  },
  {
    // Thirty days: meed.com, 9 December 2013. Art. 47 pays leave (Art. 59) and notice not served (Art. 99 (b)) by the
    // most recent basic wage, with the social allowance where there is one, as khalidkhanservices.com quotes it.
    country: 'BH',
    validFrom: '2012-09-02',
    taking: null,
    leave: {
      pay: 'basic',
      source: t('settlement_laws.law_36_2012_arts_47'),
    },
    notice: {
      days: { employer: 30, employee: 30 },
      pay: 'basic',
      source: t('settlement_laws.law_36_2012_arts_47_99'),
    },
  },
  {
    country: null,
    validFrom: '1900-01-01',
    taking: null,
    leave: {
      pay: 'basic',
      source: t('settlement_laws.rule_product_where_law_country'),
    },
    notice: {
      days: { employer: 30, employee: 30 },
      source: t('settlement_laws.rule_product_where_law_country'),
    },
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export const settlementLawOn = (country: string, day: PlainDate): SettlementLaw => lawOn(settlementLaws, country, day);
