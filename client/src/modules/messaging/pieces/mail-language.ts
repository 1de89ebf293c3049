import { standardTemplates, type MailKind } from '../../../../../server/src/platform/mail/domain/mail-kinds';
import { firstLanguage } from '../../../i18n/languages';

export type MailLanguage = keyof (typeof standardTemplates)[MailKind];

/** The language a mail is written in: the server may speak fewer than the pages. */
export const mailLanguage = (language: string | null | undefined): MailLanguage =>
  language && Object.hasOwn(standardTemplates.message, language) ? (language as MailLanguage) : firstLanguage;
