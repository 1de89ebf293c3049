import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../kernel/text/text';
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
  title: Bilingual;
  source: Bilingual;
  /** What a day's pay is a part of: the basic salary, or the wage with its allowances. */
  pay: 'basic' | 'wage';
  /** Days of a month: a day's pay is one of so many parts. */
  daysOfMonth: 30 | 26;
  /** What the law counts to the wage, where it leaves something to the employer to say. */
  wage?: Bilingual;
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
  paidByFund?: { from: PlainDate; how: Bilingual };
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
    title: { en: 'UAE labour law of 1980', ar: 'قانون العمل الإماراتي لسنة 1980' },
    source: {
      en: 'Federal Law 8/1980, Arts. 132, 137 and 139',
      ar: 'القانون الاتحادي رقم 8/1980، المواد 132 و137 و139',
    },
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
    title: { en: 'Saudi labour law', ar: 'نظام العمل السعودي' },
    source: {
      en: 'Royal Decree M/51 of 23/8/1426 H, Arts. 80, 84, 85, 87 and 116',
      ar: 'المرسوم الملكي م/51 بتاريخ 23/8/1426هـ، المواد 80 و84 و85 و87 و116',
    },
    pay: 'wage',
    daysOfMonth: 30,
    // Article 2: the basic wage with all regular increments; Article 86: commissions and the like may be left out by
    // agreement.
    wage: {
      en: 'The wage is the basic wage with its regular allowances (Art. 2); parts that rise and fall may be left out by agreement (Art. 86).',
      ar: 'الأجر هو الأجر الأساسي مع الزيادات المستحقة المنتظمة (المادة 2)، ويجوز الاتفاق على ألا يُحتسب منه ما يقبل الزيادة والنقص بطبيعته (المادة 86).',
    },
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
    // days for each of the first three years, a month for the others. It holds until the savings system of the Social
    // Protection Law begins.
    country: 'OM',
    validFrom: '2023-07-26',
    title: { en: 'Omani labour law of 2023', ar: 'قانون العمل العُماني لسنة 2023' },
    source: {
      en: 'Royal Decree 53/2023, Arts. 40 and 61; for service before 26 July 2023 Royal Decree 35/2003, Art. 39',
      ar: 'المرسوم السلطاني رقم 53/2023، المادتان 40 و61؛ وعن الخدمة قبل 26 يوليو 2023 المرسوم السلطاني رقم 35/2003، المادة 39',
    },
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
    // was issued, the earliest there can be.
    country: 'OM',
    validFrom: '2003-05-26',
    title: { en: 'Omani labour law of 2003', ar: 'قانون العمل العُماني لسنة 2003' },
    source: { en: 'Royal Decree 35/2003, Arts. 39 and 40', ar: 'المرسوم السلطاني رقم 35/2003، المادتان 39 و40' },
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
    title: { en: 'Qatari labour law', ar: 'قانون العمل القطري' },
    source: { en: 'Law 14/2004, Arts. 54 and 61', ar: 'القانون رقم 14 لسنة 2004، المادتان 54 و61' },
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
    // Of those paid by the month. A day is a twenty-sixth of the month, and the month for each later year all 26 of
    // them.
    country: 'KW',
    validFrom: '2010-02-20',
    title: { en: 'Kuwaiti labour law', ar: 'قانون العمل الكويتي' },
    source: { en: 'Law 6/2010, Arts. 51 to 53', ar: 'القانون رقم 6 لسنة 2010، المواد من 51 إلى 53' },
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
    title: { en: 'Bahraini labour law with the contributions of 2024', ar: 'قانون العمل البحريني مع اشتراكات 2024' },
    source: {
      en: 'Law 36/2012, Arts. 47 and 116, for service before 1 March 2024; Edict 109/2023 for service since',
      ar: 'القانون رقم 36 لسنة 2012، المادتان 47 و116، عن الخدمة قبل 1 مارس 2024؛ والقرار رقم 109 لسنة 2023 عن الخدمة بعدها',
    },
    pay: 'basic',
    daysOfMonth: 30,
    nothingWithin: { years: 0, inclusive: true },
    daysPerYear: { first: 15, later: 30 },
    firstYears: 3,
    paidByFund: {
      from: '2024-03-01',
      how: {
        en: 'The Social Insurance Organisation pays for service from 1 March 2024 on, from the 4.2 % of the wage the employer pays in each month of the first three years and 8.4 % beyond them.',
        ar: 'تدفع هيئة التأمينات الاجتماعية عن الخدمة اعتباراً من 1 مارس 2024 من اشتراك صاحب العمل الشهري بنسبة 4.2٪ من الأجر في أول ثلاث سنوات و8.4٪ بعدها.',
      },
    },
    countsLeapDays: false,
    unpaidLeave: { daysThatCount: 0 },
    cap: null,
    shares: { dismissal_for_cause: nothing },
  },
  {
    // Art. 47 (the last basic wage, with the social allowance where there is one) and that nothing is due after Art.
    // 107 as guides tell them; half a month and a month as the contributions of 2024 follow them. The day, a month
    // after the gazette of 2 August 2012, and that unpaid leave earns nothing are from memory, to be checked.
    country: 'BH',
    validFrom: '2012-09-02',
    title: { en: 'Bahraini labour law', ar: 'قانون العمل البحريني' },
    source: { en: 'Law 36/2012, Arts. 47, 107 and 116', ar: 'القانون رقم 36 لسنة 2012، المواد 47 و107 و116' },
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
    title: { en: 'Plain rule', ar: 'القاعدة العامة' },
    source: {
      en: 'Rule of the product where no law of the country is on file',
      ar: 'قاعدة النظام عندما لا يوجد قانون مسجل للبلد',
    },
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
