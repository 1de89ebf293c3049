import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { en } from './en';
import { firstLanguage, languageCodes, languages, type Language } from './languages';

type Texts = { [key: string]: string | Texts };

const root = path.resolve(__dirname, '../../..');
const textsOf = (dictionary: Texts, above = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value] as [string, string]] : textsOf(value, `${above}${key}.`),
  );
const placeholdersOf = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((found) => found[1]).sort();

/** The key of a text without the form a number asks for. */
const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const endingsIn = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const english = new Map(textsOf(en));
/** The English text a translation says: of one with a number, that of many. */
const englishOf = (key: string) => english.get(key) ?? english.get(`${plain(key)}_other`);
/** Names and notes that stay as they are in every language. */
const untranslated = new Set([
  'payroll.pdf',
  'choice.endOfServiceReason.force_majeure',
  'choice.identityProviderKind.oidc',
  'choice.identityProviderKind.saml',
]);

describe.each(languageCodes)('the texts in %s', (language) => {
  const translated = new Map<string, string>();
  beforeAll(async () => {
    for (const [key, text] of textsOf(await languages[language].texts())) translated.set(key, text);
  });

  it('are those the app has, each with the endings that its numbers ask for in this language', () => {
    const wanted = [...english.keys()].flatMap((key) =>
      plain(key) === key
        ? [key]
        : key.endsWith('_other')
          ? endingsIn(language).map((ending) => `${plain(key)}_${ending}`)
          : [],
    );
    expect([...translated.keys()].filter((key) => !wanted.includes(key))).toEqual([]);
    expect(wanted.filter((key) => !translated.get(key)?.trim() && englishOf(key) !== '')).toEqual([]);
  });

  it('ask for the same values as in English', () => {
    expect(
      [...translated].filter(([key, text]) => `${placeholdersOf(text)}` !== `${placeholdersOf(englishOf(key) ?? '')}`),
    ).toEqual([]);
  });

  it('are written in its own letters, and none is left in English', () => {
    const { script } = new Intl.Locale(language).maximize();
    const letters = new RegExp(`\\p{Script=${script}}`, 'u');
    const isLeft = (key: string, text: string) =>
      letters.test('a')
        ? language !== firstLanguage && text === englishOf(key) && /\w \w/.test(text)
        : !letters.test(text) && /[a-z]/i.test(text.replaceAll(/{{\w+}}/g, ''));
    expect([...translated].filter(([key, text]) => isLeft(key, text) && !untranslated.has(key))).toEqual([]);
  });
});

test('French signs stand apart from their words, by spaces at which no line breaks', async () => {
  expect(
    textsOf(await languages.fr.texts()).filter(([, text]) =>
      /[^\u202f][;!?»]|[^\u202f]:(?=\s|$)|«[^\u202f]| %|\p{L}'\p{L}/u.test(text),
    ),
  ).toEqual([]);
});

describe('what the app says', () => {
  const sourcesIn = (folder: string, without = /$^/) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !without.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
      .join('\n');
  const quoted = (source: string) => [...source.matchAll(/(['"`])([\w. ]+)\1/g)].map((found) => found[2]!);

  it('names every text there is', () => {
    const client = sourcesIn('client/src', /(^|\/)(texts|generated)\//);
    const named = new Set(quoted(client));
    const contract = readFileSync(path.join(root, 'server/schema.graphql'), 'utf8');
    /**
     * What may stand at the place of a value in the name of a text: what somebody quotes, or a name in the contract or
     * of a property.
     */
    const values = new Set([
      ...[...named, ...quoted(sourcesIn('server/src'))].flatMap((text) => text.split('.')),
      ...[...client.matchAll(/(\w+)\??:/g)].map((found) => found[1]!),
      ...contract.match(/\w+/g)!,
    ]);
    const patterns = [...client.matchAll(/`(\w+\.(?:[\w.]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g)].map(([, template]) =>
      template!.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'),
    );
    const shapes = [...new Set(patterns)].map(
      (pattern) => new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '(.+)')}$`),
    );
    const isNamed = (key: string) =>
      named.has(key) ||
      shapes.some((shape) =>
        shape
          .exec(key)
          ?.slice(1)
          .every((value) => value.split('.').every((part) => values.has(part))),
      );
    expect([...new Set([...english.keys()].map(plain))].filter((key) => !isNamed(key))).toEqual([]);
  });
});

describe('a noun agrees with the number before it', () => {
  const said = async (lng: Language, counts: number[]) => {
    const i18n = createInstance({ lng, resources: { [lng]: { translation: await languages[lng].texts() } } });
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
  it('in French, where one and a half is singular', async () => {
    expect(await said('fr', [0, 1, 1.5, 2, 1_000_000])).toEqual([
      'Importer 0 ligne',
      'Importer 1 ligne',
      'Importer 1.5 ligne',
      'Importer 2 lignes',
      'Importer 1000000 lignes',
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
