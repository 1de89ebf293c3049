import { isolated } from './i18n';

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
