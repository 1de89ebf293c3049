import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';

const lastOfNumber = 4;

/**
 * What a payslip sent by mail opens with: letters and digits at the end of the national identity number, then the year
 * of birth; null where they are not on file.
 */
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
export const attachedTexts: Record<'open' | 'protected' | 'none', Text> = {
  open: t('payslip_password.attached_texts.open'),
  protected: t('payslip_password.attached_texts.protected'),
  none: t('payslip_password.attached_texts.none'),
};
