import { addMonths, type PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn, type DatedLaw } from '../../../kernel/law-on';

/** What rows about somebody who has left are kept for: accounts of pay, records of working time and leave, the employment itself. */
export const keptFor = ['pay', 'time', 'employment'] as const;
export type KeptFor = (typeof keptFor)[number];

/** For how many years from the end of an employment a country has records kept; null: no number is on file. */
export interface RetentionLaw extends DatedLaw {
  years: Record<KeptFor, number | null>;
  source: Text;
}

/** Newest first within a country. Pay is part of the accounts a company keeps, its records of workers follow labour law. */
const laws: readonly RetentionLaw[] = [
  {
    country: 'AE',
    validFrom: '2023-06-01',
    years: { pay: 7, time: 2, employment: 2 },
    source: {
      en: 'Federal Decree-Law 47 of 2022 (corporate tax), Art. 56: records for 7 years; Federal Decree-Law 33 of 2021 (labour), Art. 13: files of workers for 2 years after the end of service.',
      ar: 'المرسوم بقانون اتحادي 47 لسنة 2022 (ضريبة الشركات)، المادة 56: السجلات 7 سنوات؛ المرسوم بقانون اتحادي 33 لسنة 2021 (العمل)، المادة 13: ملفات العاملين سنتان بعد انتهاء الخدمة.',
    },
  },
  {
    country: 'SA',
    validFrom: '1989-07-18',
    years: { pay: 10, time: null, employment: null },
    source: {
      en: 'Law of Commercial Books, Royal Decree M/61 of 1409H, Art. 8: books and what they rest on for 10 years. No term for records of working time is on file.',
      ar: 'نظام الدفاتر التجارية، المرسوم الملكي م/61 لعام 1409هـ، المادة 8: الدفاتر ومستنداتها 10 سنوات. لا توجد مدة مسجلة لسجلات وقت العمل.',
    },
  },
  {
    country: null,
    validFrom: '1900-01-01',
    years: { pay: null, time: null, employment: null },
    source: {
      en: 'No term is on file for this country: ask who advises the company how long records of pay are kept.',
      ar: 'لا توجد مدة مسجلة لهذا البلد: اسأل مستشار الشركة كم تُحفظ سجلات الأجور.',
    },
  },
];

/** The law on a day, and the last day on which each kind of record of an employment that ended on `exitDate` is kept; null where no term is on file. */
export function retentionOf(
  country: string,
  exitDate: PlainDate,
  today: PlainDate,
): { source: Text; until: Record<KeptFor, PlainDate | null> } {
  const { years, source } = lawOn(laws, country, today);
  const until = (kind: KeptFor) => (years[kind] === null ? null : addMonths(exitDate, years[kind] * 12));
  return { source, until: { pay: until('pay'), time: until('time'), employment: until('employment') } };
}
