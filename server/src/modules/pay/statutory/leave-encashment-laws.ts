import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../kernel/text/text';
import { lawOn } from '../../../kernel/law-on';

/**
 * What a day of leave is worth that is paid out while employment goes on, as of a day: a thirtieth of the month's pay.
 */
export interface LeaveEncashmentLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  /** The basic salary, or the wage with its allowances. */
  pay: 'basic' | 'wage';
  source: Bilingual;
  /** What the law keeps from being paid out, for whoever asks and decides; null where nothing. */
  limit: Bilingual | null;
}

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const leaveEncashmentLaws: readonly LeaveEncashmentLaw[] = [
  {
    country: 'AE',
    validFrom: '2022-02-02',
    pay: 'wage',
    limit: null,
    source: { en: 'Cabinet Resolution 1/2022, Art. 19 (1)', ar: 'قرار مجلس الوزراء رقم 1/2022، المادة 19 (1)' },
  },
  {
    country: 'SA',
    validFrom: '2005-09-27',
    pay: 'wage',
    source: {
      en: 'Saudi labour law (Royal Decree M/51), Arts. 109 and 111',
      ar: 'نظام العمل السعودي (المرسوم الملكي م/51)، المادتان 109 و111',
    },
    limit: {
      en: 'Annual leave by law may not be paid out while employment goes on (Art. 109): only days beyond it.',
      ar: 'لا يجوز صرف بدل عن الإجازة السنوية النظامية أثناء الخدمة (المادة 109): تُصرف الأيام الزائدة عنها فقط.',
    },
  },
  {
    country: null,
    validFrom: '1900-01-01',
    pay: 'basic',
    limit: null,
    source: {
      en: 'Rule of the product where no law of the country is on file',
      ar: 'قاعدة النظام عندما لا يوجد قانون مسجل للبلد',
    },
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export const leaveEncashmentLawOn = (country: string, day: PlainDate): LeaveEncashmentLaw =>
  lawOn(leaveEncashmentLaws, country, day);
