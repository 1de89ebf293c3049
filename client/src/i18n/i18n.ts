import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import type { en } from './en';
import { factsOf, firstLanguage, isLanguage, languages, type Language } from './languages';

export type Dictionary = typeof en;
export type FieldKey = keyof Dictionary['field'];
export type ChoiceName = keyof Dictionary['choice'];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Dictionary };
  }
}

const preferredLanguage = (): Language => {
  const kept = localStorage.getItem('muster.language');
  if (isLanguage(kept)) return kept;
  const [wanted] = navigator.language.split('-');
  return isLanguage(wanted) ? wanted : firstLanguage;
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : firstLanguage);

async function load(language: Language) {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const [texts, rules] = await Promise.all([languages[language].texts(), languages[language].rules()]);
  i18next.addResourceBundle(language, 'translation', texts);
  for (const [catalogue, ofRules] of Object.entries(rules)) i18next.addResourceBundle(language, catalogue, ofRules);
}

/** Whether a language, which may be another than that of the page, can be said; it is loaded where it cannot yet. */
export function useLoaded(language: Language): boolean {
  const [loaded, setLoaded] = useState<Language>();
  useEffect(() => void load(language).then(() => setLoaded(language)), [language]);
  return loaded === language || i18next.hasResourceBundle(language, 'translation');
}

export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  localStorage.setItem('muster.language', language);
  await i18next.changeLanguage(language);
}

/** Letters that run against a direction. */
const against = { ltr: /\p{Script=Arabic}/u, rtl: /\p{Script=Latin}/u };

/**
 * A Latin name that begins or ends with a sign, such as “Harbour (UAE)”, keeps its sign on its own side in an Arabic
 * sentence:
 * it stands between the marks of Unicode that isolate a direction.
 */
export const isolated = (value: string, language = currentLanguage()): string =>
  factsOf(language).direction === 'rtl' && against.rtl.test(value) && /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(value)
    ? `\u2068${value}\u2069`
    : value;

/**
 * Facts beside each other in one line; where one of them runs the other way, each is kept apart from its neighbours.
 */
export function factLine(
  facts: readonly (string | false | 0 | null | undefined)[],
  language = currentLanguage(),
): string {
  const told = facts.filter((fact) => fact);
  const areMixed = told.some((fact) => against[factsOf(language).direction].test(fact as string));
  return told.map((fact) => (areMixed ? `\u2068${fact}\u2069` : fact)).join(' · ');
}

/** Loads the one dictionary this person reads; another one is fetched when they switch. */
export async function startTranslations(): Promise<void> {
  const lng = preferredLanguage();
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    resources: {},
    interpolation: { escape: (value) => isolated(value) },
    partialBundledLanguages: true,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key, shown) => {
      // A key shown for want of a text is a fault of the program; the browser flows fail on what stands in the console.
      if (shown === key) console.error(`No ${currentLanguage()} text for ${key}`);
    },
  });
  await load(lng);
  await i18next.changeLanguage(lng);
}
