import type { PlainDate } from '../plain-date';
import type { Text } from '../text';
import { lawOn } from './law-on';

export const endOfServiceReasons = [
  'resignation', 'termination', 'dismissal_for_cause', 'contract_end', 'retirement', 'disability', 'death', 'force_majeure', 'marriage_or_childbirth',
] as const;
export type EndOfServiceReason = (typeof endOfServiceReasons)[number];

/** The share of the award paid to who leaves within so many years; `inclusive`: exactly that many years still count. */
export interface AwardShare { withinYears: number; inclusive: boolean; share: readonly [numerator: number, denominator: number] }

/** What a law gives at the end of service, as of a day. */
export interface EndOfServiceLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  title: Text;
  source: Text;
  /** What a day's pay is a thirtieth of: the basic salary, or the wage with its allowances. */
  pay: 'basic' | 'wage';
  /** What the law counts to the wage, where it leaves something to the employer to say. */
  wage?: Text;
  /** Service below this gives nothing; `inclusive`: exactly that much gives nothing either. */
  nothingWithin: { years: number; inclusive: boolean };
  daysPerYear: { first: number; later: number };
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
    country: 'AE',
    validFrom: '2022-02-02',
    title: { en: 'UAE labour law of 2021', ar: 'قانون العمل الإماراتي لسنة 2021' },
    source: {
      en: 'Federal Decree-Law 33/2021, Art. 51; Federal Decree-Law 47/2021 (a year is 365 days, a month 30)',
      ar: 'المرسوم بقانون اتحادي رقم 33/2021، المادة 51؛ المرسوم بقانون اتحادي رقم 47/2021 (السنة 365 يوماً والشهر 30 يوماً)',
    },
    pay: 'basic', nothingWithin: { years: 1, inclusive: false }, daysPerYear: { first: 21, later: 30 }, countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 }, cap: { months: 24, of: 'wage' }, shares: {},
  },
  {
    // Article 137, for contracts without an end; Art. 138 gave less to who broke off a limited one.
    country: 'AE',
    validFrom: '1980-04-20',
    title: { en: 'UAE labour law of 1980', ar: 'قانون العمل الإماراتي لسنة 1980' },
    source: { en: 'Federal Law 8/1980, Arts. 132, 137 and 139', ar: 'القانون الاتحادي رقم 8/1980، المواد 132 و137 و139' },
    pay: 'basic', nothingWithin: { years: 1, inclusive: false }, daysPerYear: { first: 21, later: 30 }, countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 }, cap: { months: 24, of: 'wage' },
    shares: {
      resignation: [{ withinYears: 3, inclusive: true, share: [1, 3] }, { withinYears: 5, inclusive: true, share: [2, 3] }],
      dismissal_for_cause: nothing,
    },
  },
  {
    country: 'SA',
    validFrom: '2005-09-27',
    title: { en: 'Saudi labour law', ar: 'نظام العمل السعودي' },
    source: { en: 'Royal Decree M/51 of 23/8/1426 H, Arts. 80, 84, 85, 87 and 116', ar: 'المرسوم الملكي م/51 بتاريخ 23/8/1426هـ، المواد 80 و84 و85 و87 و116' },
    pay: 'wage',
    // Article 2: the basic wage with all regular increments; Article 86: commissions and the like may be left out by agreement.
    wage: {
      en: 'The wage is the basic wage with its regular allowances (Art. 2); parts that rise and fall may be left out by agreement (Art. 86).',
      ar: 'الأجر هو الأجر الأساسي مع الزيادات المستحقة المنتظمة (المادة 2)، ويجوز الاتفاق على ألا يُحتسب منه ما يقبل الزيادة والنقص بطبيعته (المادة 86).',
    },
    nothingWithin: { years: 0, inclusive: true }, daysPerYear: { first: 15, later: 30 }, countsLeapDays: false, cap: null,
    // Article 116: the contract rests while unpaid leave goes beyond twenty days.
    unpaidLeave: { daysThatCount: 20 },
    shares: {
      resignation: [
        { withinYears: 2, inclusive: false, share: [0, 1] }, { withinYears: 5, inclusive: true, share: [1, 3] },
        { withinYears: 10, inclusive: false, share: [2, 3] },
      ],
      dismissal_for_cause: nothing,
    },
  },
  {
    country: null,
    validFrom: '1900-01-01',
    title: { en: 'Plain rule', ar: 'القاعدة العامة' },
    source: { en: 'Rule of the product where no law of the country is on file', ar: 'قاعدة النظام عندما لا يوجد قانون مسجل للبلد' },
    pay: 'basic', nothingWithin: { years: 1, inclusive: true }, daysPerYear: { first: 21, later: 30 }, countsLeapDays: true, cap: null,
    unpaidLeave: { daysThatCount: 0 }, shares: {},
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export function endOfServiceLawOn(country: string, day: PlainDate): EndOfServiceLaw {
  return lawOn(endOfServiceLaws, country, day);
}
