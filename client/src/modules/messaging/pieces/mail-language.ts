import { firstLanguage, isLanguage, type Language } from '../../../i18n/languages';

/** The language a mail is written in. */
export const mailLanguage = (language: string | null | undefined): Language =>
  isLanguage(language) ? language : firstLanguage;
