import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn } from '../../../kernel/law-on';

/** Time worked that is paid beside the salary: each minute is of one kind at most. */
export type PaidTime = 'overtime' | 'night_overtime' | 'rest_day' | 'holiday';

/** What a law has paid for an hour: percent of the hourly wage, allowances included, and of the hourly basic salary. */
export interface TimeRate {
  wage: number;
  basic: number;
  source: Text;
}

/** How many hours an hour counts, a decimal text. */
export const factorOf = ({ wage, basic }: Pick<TimeRate, 'wage' | 'basic'>): string =>
  ((wage + basic) / 100).toFixed(2);

/** What a law has paid for time beyond the hours due, and the most it lets be taken for lateness, as of a day. */
export interface AttendancePayLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  rates: Record<PaidTime, TimeRate>;
  /** Of a month: percent of its wage or days of it, a day being a thirtieth; null: no limit beyond the time missed. */
  lateness: { most: { percent: number } | { days: number } | null; source: Text };
}

const emirates = (article: Text): Text => t('attendance_pay_laws.emirates', { article });
const saudi = (article: Text): Text => t('attendance_pay_laws.saudi', { article });
const saudiRate: TimeRate = { wage: 100, basic: 50, source: saudi(t('attendance_pay_laws.art_107_1')) };
const plain: Text = t('attendance_pay_laws.rule_product_where_law_country');
const hoursOfWork: Text = t('attendance_pay_laws.ilo_convention_1_art_6');

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const attendancePayLaws: readonly AttendancePayLaw[] = [
  {
    // Work on a rest day or a holiday may be made up for by another day of rest instead.
    country: 'AE',
    validFrom: '2022-02-02',
    rates: {
      overtime: { wage: 0, basic: 125, source: emirates(t('attendance_pay_laws.art_19_2')) },
      night_overtime: { wage: 0, basic: 150, source: emirates(t('attendance_pay_laws.art_19_3')) },
      rest_day: { wage: 0, basic: 150, source: emirates(t('attendance_pay_laws.art_19_4')) },
      holiday: { wage: 0, basic: 150, source: emirates(t('attendance_pay_laws.art_28_2')) },
    },
    lateness: { most: { percent: 5 }, source: emirates(t('attendance_pay_laws.art_25_1')) },
  },
  {
    // All hours of rest days, holidays and feasts are overtime.
    country: 'SA',
    validFrom: '2005-09-27',
    rates: {
      overtime: saudiRate,
      night_overtime: saudiRate,
      rest_day: saudiRate,
      holiday: { ...saudiRate, source: saudi(t('attendance_pay_laws.art_107_1_3')) },
    },
    lateness: { most: { days: 5 }, source: saudi(t('attendance_pay_laws.art_70')) },
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
