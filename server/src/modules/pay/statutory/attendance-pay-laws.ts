import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../kernel/text/text';
import { lawOn } from '../../../kernel/law-on';

/** Time worked that is paid beside the salary: each minute is of one kind at most. */
export type PaidTime = 'overtime' | 'night_overtime' | 'rest_day' | 'holiday';

/** What a law has paid for an hour: percent of the hourly wage, allowances included, and of the hourly basic salary. */
export interface TimeRate {
  wage: number;
  basic: number;
  source: Bilingual;
}

/** What a law has paid for time beyond the hours due, and the most it lets be taken for lateness, as of a day. */
export interface AttendancePayLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  rates: Record<PaidTime, TimeRate>;
  /** Of a month: percent of its wage or days of it, a day being a thirtieth; null: no limit beyond the time missed. */
  lateness: { most: { percent: number } | { days: number } | null; source: Bilingual };
}

const emirates = (en: string, ar: string): Bilingual => ({
  en: `Federal Decree-Law 33/2021, ${en}`,
  ar: `المرسوم بقانون اتحادي رقم 33/2021، ${ar}`,
});
const saudi = (en: string, ar: string): Bilingual => ({
  en: `Saudi labour law (Royal Decree M/51), ${en}`,
  ar: `نظام العمل السعودي (المرسوم الملكي م/51)، ${ar}`,
});
const saudiRate: TimeRate = { wage: 100, basic: 50, source: saudi('Art. 107 (1)', 'المادة 107 (1)') };
const plain: Bilingual = {
  en: 'Rule of the product where no law of the country is on file',
  ar: 'قاعدة النظام عندما لا يوجد قانون مسجل للبلد',
};
const hoursOfWork: Bilingual = {
  en: 'ILO convention 1, Art. 6 (2), where no law of the country is on file',
  ar: 'اتفاقية العمل الدولية رقم 1، المادة 6 (2)، عندما لا يوجد قانون مسجل للبلد',
};

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const attendancePayLaws: readonly AttendancePayLaw[] = [
  {
    // Work on a rest day or a holiday may be made up for by another day of rest instead.
    country: 'AE',
    validFrom: '2022-02-02',
    rates: {
      overtime: { wage: 0, basic: 125, source: emirates('Art. 19 (2)', 'المادة 19 (2)') },
      night_overtime: { wage: 0, basic: 150, source: emirates('Art. 19 (3)', 'المادة 19 (3)') },
      rest_day: { wage: 0, basic: 150, source: emirates('Art. 19 (4)', 'المادة 19 (4)') },
      holiday: { wage: 0, basic: 150, source: emirates('Art. 28 (2)', 'المادة 28 (2)') },
    },
    lateness: { most: { percent: 5 }, source: emirates('Art. 25 (1)', 'المادة 25 (1)') },
  },
  {
    // All hours of rest days, holidays and feasts are overtime.
    country: 'SA',
    validFrom: '2005-09-27',
    rates: {
      overtime: saudiRate,
      night_overtime: saudiRate,
      rest_day: saudiRate,
      holiday: { ...saudiRate, source: saudi('Art. 107 (1) and (3)', 'المادة 107 (1) و(3)') },
    },
    lateness: { most: { days: 5 }, source: saudi('Art. 70', 'المادة 70') },
  },
  {
    country: null,
    validFrom: '1900-01-01',
    rates: {
      overtime: { wage: 0, basic: 125, source: hoursOfWork },
      night_overtime: { wage: 0, basic: 125, source: hoursOfWork },
      rest_day: { wage: 0, basic: 150, source: plain },
      holiday: { wage: 0, basic: 150, source: plain },
    },
    lateness: { most: null, source: plain },
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export const attendancePayLawOn = (country: string, day: PlainDate): AttendancePayLaw =>
  lawOn(attendancePayLaws, country, day);
