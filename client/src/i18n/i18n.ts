import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { en } from './en';

export type Language = 'en' | 'ar';
export type Dictionary = typeof en;
export type FieldKey = keyof Dictionary['field'];
export type ChoiceName = keyof Dictionary['choice'];

export const languages: { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Dictionary };
  }
}

const dictionaries = {
  en: async () => (await import('./en')).en,
  ar: async () => (await import('./ar')).ar,
};

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar';

const preferredLanguage = (): Language => {
  const kept = localStorage.getItem('muster.language');
  if (isLanguage(kept)) return kept;
  return navigator.language.startsWith('ar') ? 'ar' : 'en';
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

async function load(language: Language) {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  i18next.addResourceBundle(language, 'translation', await dictionaries[language]());
}

export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  localStorage.setItem('muster.language', language);
  await i18next.changeLanguage(language);
}

/**
 * A Latin name that begins or ends with a sign, such as “Harbour (UAE)”, keeps its sign on its own side in an Arabic sentence:
 * it stands between the marks of Unicode that isolate a direction.
 */
export const isolated = (value: string, language = currentLanguage()): string =>
  language === 'ar' && /\p{Script=Latin}/u.test(value) && /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(value)
    ? `\u2068${value}\u2069`
    : value;

/** Facts beside each other in one line; where one of them runs the other way, each is kept apart from its neighbours. */
export function factLine(
  facts: readonly (string | false | 0 | null | undefined)[],
  language = currentLanguage(),
): string {
  const told = facts.filter((fact) => fact);
  const areMixed = told.some((fact) =>
    (language === 'ar' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u).test(fact as string),
  );
  return told.map((fact) => (areMixed ? `\u2068${fact}\u2069` : fact)).join(' · ');
}

/** Loads the one dictionary this person reads; the other one is fetched when he switches. */
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
