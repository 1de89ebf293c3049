import { ar } from './ar';
import { en } from './en';

type Texts = { [key: string]: string | Texts };

const textsOf = (dictionary: Texts, above = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value] as [string, string]] : textsOf(value, `${above}${key}.`),
  );
const placeholdersOf = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((found) => found[1]).sort();

const english = textsOf(en);
const arabic = new Map(textsOf(ar));
/** Names that stay as they are in every language. */
const untranslated = new Set(['payroll.pdf']);

describe('every text', () => {
  it('stands in both languages', () => {
    expect([...arabic.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  it('is written in Arabic letters in Arabic', () => {
    const latin = [...arabic].filter(([key, text]) => !/\p{Script=Arabic}/u.test(text) && !untranslated.has(key));
    expect(latin.filter(([, text]) => /[a-z]/i.test(text.replaceAll(/{{\w+}}/g, '')))).toEqual([]);
  });

  it.each(english)('%s asks for the same values in both', (key, text) => {
    expect(placeholdersOf(arabic.get(key) ?? '')).toEqual(placeholdersOf(text));
  });
});
