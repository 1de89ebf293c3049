import { factLine, isolated } from './i18n';
import { inWords } from './in-language';

describe('a name in an Arabic sentence', () => {
  it.each([
    ['Harbour (UAE)', 'ar', '\u2068Harbour (UAE)\u2069'],
    ['=cmd()', 'ar', '\u2068=cmd()\u2069'],
    ['Elias Khoury', 'ar', 'Elias Khoury'],
    ['ميناء (الإمارات)', 'ar', 'ميناء (الإمارات)'],
    ['25%', 'ar', '25%'],
    ['Harbour (UAE)', 'en', 'Harbour (UAE)'],
  ] as const)('%s in %s keeps its signs on their own side', (name, language, shown) => {
    expect(isolated(name, language)).toBe(shown);
  });
});

describe('facts in one line', () => {
  it.each([
    [
      'of one direction stand as they are',
      ['1 Dec 2026', 'AED 5.00', null, 'School fees'],
      'en',
      '1 Dec 2026 · AED 5.00 · School fees',
    ],
    [
      'are kept apart where one runs the other way',
      ['31 ديسمبر', '5,000.00 AED', '', 'School fees'],
      'ar',
      '\u206831 ديسمبر\u2069 · \u20685,000.00 AED\u2069 · \u2068School fees\u2069',
    ],
    ['are so in English too', ['نور', '5'], 'en', '\u2068نور\u2069 · \u20685\u2069'],
  ] as const)('%s', (_rule, facts, language, shown) => {
    expect(factLine(facts, language)).toBe(shown);
  });
});

describe('what the server says', () => {
  const words = { en: 'Basic pay', ar: 'الأجر الأساسي' };
  it.each([
    ['ar', 'الأجر الأساسي'],
    ['fr', 'Basic pay'],
    ['xx', 'Basic pay'],
  ])('is read in %s as “%s”', (language, shown) => {
    expect(inWords(words, language)).toBe(shown);
  });
  it('is nothing where nothing is said', () => expect(inWords(null, 'fr')).toBe(''));
});
