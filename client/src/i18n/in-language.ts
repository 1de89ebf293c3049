import { useTranslation } from 'react-i18next';
import { firstLanguage, secondLanguage, type Language } from './languages';

/** A text the server says in each of its languages. */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** A text of the server in the language of the page; where the server does not speak it, in the first. */
export const inWords = (words: Words | null | undefined, language: string): string =>
  words?.[language as Language] ?? words?.[firstLanguage] ?? '';

/** Of what a company wrote in two languages, the one that is read; the other where that is missing. */
export const inLanguage = (
  language: string,
  text: string | null | undefined,
  textAr: string | null | undefined,
): string => (language === secondLanguage ? textAr || text : text || textAr) ?? '';

export function useInLanguage(language?: Language) {
  const { i18n } = useTranslation();
  return (text: string | null | undefined, textAr: string | null | undefined) =>
    inLanguage(language ?? i18n.language, text, textAr);
}
