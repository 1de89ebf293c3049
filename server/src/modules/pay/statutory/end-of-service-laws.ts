import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn } from '../../../kernel/law-on';

export const endOfServiceReasons = [
  'resignation',
  'termination',
  'dismissal_for_cause',
  'contract_end',
  'retirement',
  'disability',
  'death',
  'force_majeure',
  'marriage_or_childbirth',
] as const;
export type EndOfServiceReason = (typeof endOfServiceReasons)[number];

/** The share of the award paid to who leaves within so many years; `inclusive`: exactly that many years still count. */
export interface AwardShare {
  withinYears: number;
  inclusive: boolean;
  share: readonly [numerator: number, denominator: number];
}

/** What a law gives at the end of service, as of a day. */
export interface EndOfServiceLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  title: Text;
  source: Text;
  /** What a day's pay is a part of: the basic salary, or the wage with its allowances. */
  pay: 'basic' | 'wage';
  /** Days of a month: a day's pay is one of so many parts. */
  daysOfMonth: 30 | 26;
  /** What the law counts to the wage, where it leaves something to the employer to say. */
  wage?: Text;
  /** Service below this gives nothing; `inclusive`: exactly that much gives nothing either. */
  nothingWithin: { years: number; inclusive: boolean };
  /** For each of the first years, and for each year beyond them. */
  daysPerYear: { first: number; later: number };
  firstYears: number;
  /** Only service before this day earns at the rate of the first years, as the law before had it. */
  firstRateBefore?: PlainDate;
  /**
   * Service from this day on is paid by a fund the employer pays into month by month: only what was before it earns
   * here.
   */
  paidByFund?: { from: PlainDate; how: Text };
  /** Who earns no award where they are insured for the pension of their own Gulf state, and why. */
  pensionInPlace?: { of: 'own_nationals' | 'gulf_nationals'; why: Text };
  /** Whether 29 February is a day of service; where a year of service is a year of the calendar, it is not. */
  countsLeapDays: boolean;
  /** Days of one unpaid leave that are service all the same; what is beyond is none. */
  unpaidLeave: { daysThatCount: number };
  cap: { months: number; of: 'basic' | 'wage' } | null;
  /** For reasons not named here the whole award is paid, and so it is beyond the last step. */
  shares: Partial<Record<EndOfServiceReason, readonly AwardShare[]>>;
}

const nothing: readonly AwardShare[] = [{ withinYears: 1000, inclusive: true, share: [0, 1] }];

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const endOfServiceLaws: readonly EndOfServiceLaw[] = [
  {
    // Art. 51 gives the award to foreign workers; gpssa.gov.ae (GCC overview) has nationals of the Gulf insured at
    // home.
    country: 'AE',
    validFrom: '2022-02-02',
    title: t('end_of_service_laws.uae_labour_law_2021'),
    source: t('end_of_service_laws.federal_decree_law_33_2021'),
    pensionInPlace: { of: 'gulf_nationals', why: t('end_of_service_laws.pension_in_place_emirates') },
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 1, inclusive: false },
    daysPerYear: { first: 21, later: 30 },
    firstYears: 5,
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: { months: 24, of: 'wage' },
    shares: {},
  },
  {
    // Article 137, for contracts without an end; Art. 138 gave less to who broke off a limited one.
    country: 'AE',
    validFrom: '1980-04-20',
    title: t('end_of_service_laws.uae_labour_law_1980'),
    source: t('end_of_service_laws.federal_law_8_1980_arts'),
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 1, inclusive: false },
    daysPerYear: { first: 21, later: 30 },
    firstYears: 5,
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: { months: 24, of: 'wage' },
    shares: {
      resignation: [
        { withinYears: 3, inclusive: true, share: [1, 3] },
        { withinYears: 5, inclusive: true, share: [2, 3] },
      ],
      dismissal_for_cause: nothing,
    },
  },
  {
    country: 'SA',
    validFrom: '2005-09-27',
    title: t('end_of_service_laws.saudi_labour_law'),
    source: t('end_of_service_laws.royal_decree_m_51_23'),
    pay: 'wage',
    daysOfMonth: 30,
    // Article 2: the basic wage with all regular increments; Article 86: commissions and the like may be left out by
    // agreement.
    wage: t('end_of_service_laws.wage_basic_wage_regular_allowances'),
    nothingWithin: { years: 0, inclusive: true },
    daysPerYear: { first: 15, later: 30 },
    firstYears: 5,
    countsLeapDays: false,
    cap: null,
    // Article 116: the contract rests while unpaid leave goes beyond twenty days.
    unpaidLeave: { daysThatCount: 20 },
    shares: {
      resignation: [
        { withinYears: 2, inclusive: false, share: [0, 1] },
        { withinYears: 5, inclusive: true, share: [1, 3] },
        { withinYears: 10, inclusive: false, share: [2, 3] },
      ],
      dismissal_for_cause: nothing,
    },
  },
  {
    // Service before it counts and keeps the rate of the law of 2003, as the Ministry of Labour explained Art. 61: 15
    // days for each of the first three years, a month for the others. It is for who is no beneficiary of the Social
    // Protection Law, as timesofoman.com (151254) quotes the article and the ministry; whether that takes in nationals
    // of other Gulf states, insured at home, was read nowhere. It holds until the savings system of that law begins.
    country: 'OM',
    validFrom: '2023-07-26',
    title: t('end_of_service_laws.omani_labour_law_2023'),
    source: t('end_of_service_laws.royal_decree_53_2023_arts'),
    pensionInPlace: { of: 'own_nationals', why: t('end_of_service_laws.pension_in_place_oman') },
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 0, inclusive: true },
    daysPerYear: { first: 15, later: 30 },
    firstYears: 3,
    firstRateBefore: '2023-07-26',
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: null,
    shares: { dismissal_for_cause: nothing },
  },
  {
    // In force a month after its publication, as its text of 26 April 2003 says; the day is that of a month after it
    // was issued, the earliest there can be. Art. 39 is for who is no beneficiary of the Social Insurance Law, and so
    // not for Omanis: creativemind-me.com, 22 June 2023.
    country: 'OM',
    validFrom: '2003-05-26',
    title: t('end_of_service_laws.omani_labour_law_2003'),
    source: t('end_of_service_laws.royal_decree_35_2003_arts'),
    pensionInPlace: { of: 'own_nationals', why: t('end_of_service_laws.pension_in_place_oman_2003') },
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 1, inclusive: false },
    daysPerYear: { first: 15, later: 30 },
    firstYears: 3,
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: null,
    shares: { dismissal_for_cause: nothing },
  },
  {
    // Three weeks are the least the law lets both sides agree on. In force six months after its publication; the day
    // was not seen in an official text.
    country: 'QA',
    validFrom: '2005-01-06',
    title: t('end_of_service_laws.qatari_labour_law'),
    source: t('end_of_service_laws.law_14_2004_arts_54'),
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 1, inclusive: false },
    daysPerYear: { first: 21, later: 21 },
    firstYears: 5,
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: null,
    shares: { dismissal_for_cause: nothing },
  },
  {
    // Art. 51 (15 days, a month, a year and a half) and Art. 41 as lawyers tell them. Art. 41 (a) gives nothing after
    // fraud, secrets told or a great loss; every other dismissal for cause, Art. 41 (b), keeps the award, and so it is
    // paid here: who ends a contract by (a) enters a deduction with that reason.
    // Kuwaitis have it beside their pension, and since Law 85/2017 whole, without what the employer contributed: Mondaq
    // 687470 and arabtimesonline.com on Law 17/2018, which says so from 2010 on.
    // Of those paid by the month. A day is a twenty-sixth of the month, and the month for each later year all 26 of
    // them.
    country: 'KW',
    validFrom: '2010-02-20',
    title: t('end_of_service_laws.kuwaiti_labour_law'),
    source: t('end_of_service_laws.law_6_2010_arts_51'),
    pay: 'wage',
    daysOfMonth: 26,
    nothingWithin: { years: 0, inclusive: true },
    daysPerYear: { first: 15, later: 26 },
    firstYears: 5,
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: { months: 18, of: 'wage' },
    shares: {
      resignation: [
        { withinYears: 3, inclusive: false, share: [0, 1] },
        { withinYears: 5, inclusive: false, share: [1, 2] },
        { withinYears: 10, inclusive: false, share: [2, 3] },
      ],
    },
  },
  {
    // The day, the rates and that service before it stays with the employer: Resolution 109/2023 as Al Tamimi, Lockton
    // and Mondaq tell it. It is for who is no national of a Gulf state; nationals are insured for a pension. By which
    // wage the time before is paid was not seen: the last, as Art. 47 has it, to be checked.
    country: 'BH',
    validFrom: '2024-03-01',
    title: t('end_of_service_laws.bahraini_labour_law_contributions_2024'),
    source: t('end_of_service_laws.law_36_2012_arts_47'),
    pensionInPlace: { of: 'gulf_nationals', why: t('end_of_service_laws.pension_in_place_bahrain') },
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 0, inclusive: true },
    daysPerYear: { first: 15, later: 30 },
    firstYears: 3,
    paidByFund: {
      from: '2024-03-01',
      how: t('end_of_service_laws.social_insurance_organisation_pays_service'),
    },
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: null,
    shares: { dismissal_for_cause: nothing },
  },
  {
    // Arts. 47 (the most recent basic wage, with the social allowance where there is one) and 116 (half a month for
    // each of the first three years, a month for each later one, parts of a year in proportion) as
    // khalidkhanservices.com and raeesandco.com quote them; that nothing is due after Art. 107 as guides tell it. In
    // force since 2 September 2012: meed.com, 9 December 2013. That unpaid leave earns nothing was read nowhere.
    country: 'BH',
    validFrom: '2012-09-02',
    title: t('end_of_service_laws.bahraini_labour_law'),
    source: t('end_of_service_laws.law_36_2012_arts_47_2'),
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 0, inclusive: true },
    daysPerYear: { first: 15, later: 30 },
    firstYears: 3,
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: null,
    shares: { dismissal_for_cause: nothing },
  },
  {
    country: null,
    validFrom: '1900-01-01',
    title: t('end_of_service_laws.plain_rule'),
    source: t('end_of_service_laws.rule_product_where_law_country'),
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 1, inclusive: true },
    daysPerYear: { first: 21, later: 30 },
    firstYears: 5,
    countsLeapDays: true,
    cap: null,
    unpaidLeave: { daysThatCount: 0 },
    shares: {},
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export function endOfServiceLawOn(country: string, day: PlainDate): EndOfServiceLaw {
  return lawOn(endOfServiceLaws, country, day);
}
