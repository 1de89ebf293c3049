import { useTranslation } from 'react-i18next';
import type { Language } from './i18n';

/** Of what a company wrote in two languages, the one that is read; the other where that is missing. */
export const inLanguage = (
  language: string,
  text: string | null | undefined,
  textAr: string | null | undefined,
): string => (language === 'ar' ? textAr || text : text || textAr) ?? '';

export function useInLanguage(language?: Language) {
  const { i18n } = useTranslation();
  return (text: string | null | undefined, textAr: string | null | undefined) =>
    inLanguage(language ?? i18n.language, text, textAr);
}
