import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { KeyedText } from '../../../server/src/kernel/text/text';
import { firstLanguage, secondLanguage, type Language } from './languages';

/** A text the server says in each of its languages. */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** A text of the server in the language of the page; where the server does not speak it, in the first. */
export function inWords(words: Words | KeyedText | null | undefined, language: string): string {
  if (words && 'key' in words) return ofRules(words as KeyedText, language);
  return words?.[language as Language] ?? words?.[firstLanguage] ?? '';
}

/** A text of a rule that is shared with the server, from its catalogue. */
function ofRules({ key, values = {} }: KeyedText, language: string): string {
  const replace = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? inWords(value, language) : value]),
  );
  return String(i18next.getFixedT(language)(key as never, { replace, count: replace['count'] } as never));
}

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
