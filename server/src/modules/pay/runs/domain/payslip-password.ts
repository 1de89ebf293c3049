import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../../kernel/text/text';

const lastOfNumber = 4;

/** What a payslip sent by mail opens with: letters and digits at the end of the national identity number, then the year of birth; null where they are not on file. */
export function payslipPassword(nationalId: string | null, birthDate: PlainDate | null): string | null {
  const characters =
    nationalId
      ?.normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z0-9]/g) ?? [];
  return birthDate && characters.length >= lastOfNumber
    ? `${characters.slice(-lastOfNumber).join('')}${birthDate.slice(0, 4)}`
    : null;
}

/** How the reader of the mail is told, without a word of it. */
export const attachedTexts: Record<'open' | 'protected' | 'none', Bilingual> = {
  open: { en: 'It is attached as a PDF.', ar: 'تجدها مرفقة بصيغة PDF.' },
  protected: {
    en: 'It is attached as a PDF that opens with eight characters: the last four of your national identity number, in capital letters, and then the year you were born.',
    ar: 'تجدها مرفقة بصيغة PDF تُفتح بثمانية رموز: آخر أربعة من رقم هويتك الوطنية بأحرف كبيرة، ثم سنة ميلادك بالأرقام 0 إلى 9.',
  },
  none: { en: 'You find it here:', ar: 'تجدها هنا:' },
};
