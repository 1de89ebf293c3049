import { createInstance } from 'i18next';
import { ar } from './ar';
import { en } from './en';

type Texts = { [key: string]: string | Texts };

const textsOf = (dictionary: Texts, above = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value] as [string, string]] : textsOf(value, `${above}${key}.`),
  );
const placeholdersOf = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((found) => found[1]).sort();

/** The key of a text without the form a number asks for. */
const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Iterable<[string, string]>) => [...new Set([...texts].map(([key]) => plain(key)))].sort();

const english = textsOf(en);
const arabic = new Map(textsOf(ar));
/** Names that stay as they are in every language. */
const untranslated = new Set(['payroll.pdf']);

describe('every text', () => {
  it('stands in both languages', () => {
    expect(keysOf(arabic)).toEqual(keysOf(english));
  });

  it('is written in Arabic letters in Arabic', () => {
    const latin = [...arabic].filter(([key, text]) => !/\p{Script=Arabic}/u.test(text) && !untranslated.has(key));
    expect(latin.filter(([, text]) => /[a-z]/i.test(text.replaceAll(/{{\w+}}/g, '')))).toEqual([]);
  });

  it.each(english)('%s asks for the same values in both', (key, text) => {
    const translated = [...arabic].filter(([each]) => plain(each) === plain(key));
    expect(translated.map(([, each]) => placeholdersOf(each))).toEqual(translated.map(() => placeholdersOf(text)));
  });
});

describe('a noun agrees with the number before it', () => {
  const said = async (lng: 'en' | 'ar', counts: number[]) => {
    const i18n = createInstance({ lng, resources: { en: { translation: en }, ar: { translation: ar } } });
    await i18n.init();
    return counts.map((count) => i18n.t('import.commitRows', { count, rows: count }));
  };
  it('in English', async () => {
    expect(await said('en', [0, 1, 2, 1.5])).toEqual([
      'Import 0 rows',
      'Import 1 row',
      'Import 2 rows',
      'Import 1.5 rows',
    ]);
  });
  it('in Arabic', async () => {
    expect(await said('ar', [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 0.5])).toEqual([
      'استيراد 0 صف',
      'استيراد 1 صف',
      'استيراد 2 صفين',
      'استيراد 3 صفوف',
      'استيراد 10 صفوف',
      'استيراد 11 صفًا',
      'استيراد 99 صفًا',
      'استيراد 100 صف',
      'استيراد 102 صف',
      'استيراد 103 صفوف',
      'استيراد 0.5 صف',
    ]);
  });
});
