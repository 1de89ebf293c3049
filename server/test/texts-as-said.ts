import { locales, say, type Locale } from '../src/platform/text';
import type { KeyedText } from '../src/kernel/text/text';

type Said = Partial<Record<Locale, unknown>>;
interface Comparing {
  equals(one: unknown, other: unknown): boolean;
}
interface Comparable {
  addEqualityTesters(testers: ((this: Comparing, one: unknown, other: unknown) => boolean | undefined)[]): void;
}

const done = Symbol.for('texts are compared as they are said');
const isKeyed = (value: unknown): value is KeyedText =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
const isSaid = (value: unknown): value is Said => {
  const languages = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return languages.length > 0 && languages.every((language) => locales.some((locale) => locale === language));
};

// A test names a text by what it says: { en: 'Sign in to continue.' }. The worker keeps this for all its files.
if (!(done in globalThis)) {
  Object.assign(globalThis, { [done]: true });
  (expect as unknown as Comparable).addEqualityTesters([
    function (one, other) {
      const [text, said] = isKeyed(one) ? [one, other] : [other, one];
      if (!isKeyed(text) || !isSaid(said)) return undefined;
      return Object.entries(said).every(([language, words]) => this.equals(say(text, language as Locale), words));
    },
  ]);
}
