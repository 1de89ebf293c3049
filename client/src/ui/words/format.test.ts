import { formatFor } from './format';

const plain = (text: string) => text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll('\u00a0', ' ');

describe('money', () => {
  it.each([
    ['0.10', 'AED', 'AED 0.10'],
    ['12345678901234.56', 'AED', 'AED 12,345,678,901,234.56'],
    ['-7.5', 'KWD', '-KWD 7.500'],
  ])('%s %s is shown exactly, however large', (amount, currency, shown) => {
    expect(plain(formatFor('en').money(amount, currency))).toBe(shown);
  });

  it('keeps Latin digits in Arabic', () => {
    expect(plain(formatFor('ar').money('1234.5', 'AED'))).toMatch(/1,234\.50/);
  });

  it('that is no amount is shown as it came', () => {
    expect(formatFor('en').money('•••')).toBe('•••');
  });

  it.each([
    ['5', '+5.00'],
    ['-5', '-5.00'],
    ['0', '0.00'],
  ])('as a difference %s carries its sign', (amount, shown) => {
    expect(plain(formatFor('en').difference(amount))).toBe(shown);
  });
});

it.each([
  ['en', 'Sun Mon Tue Wed Thu Fri Sat'],
  ['fr', 'dim. lun. mar. mer. jeu. ven. sam.'],
  ['ar', 'ح ن ث ر خ ج س'],
])('the seven days of the week fit over narrow columns in %s, and no two read alike', (language, days) => {
  expect([0, 1, 2, 3, 4, 5, 6].map((day) => formatFor(language).weekDay(day, 'column')).join(' ')).toBe(days);
});

describe('a day', () => {
  it.each([
    ['2026-01-01', '1 Jan 2026'],
    ['2026-12-31', '31 Dec 2026'],
  ])('%s is the same day wherever the reader sits', (day, shown) => {
    expect(formatFor('en').day(day)).toBe(shown);
  });

  it('reads in Arabic with the months of the Gulf', () => {
    expect(plain(formatFor('ar').day('2026-10-05'))).toBe('5 أكتوبر 2026');
  });
});

it.each([
  ['2026-03-01', '2026-03-01', '1 Mar 2026'],
  ['2026-03-01', '2026-03-14', '1 – 14 Mar 2026'],
  ['2026-03-15', '2026-03-31', '15 – 31 Mar 2026'],
  ['2026-02-20', '2026-03-05', '20 Feb – 5 Mar 2026'],
])('the days from %s to %s are "%s"', (from, to, shown) => {
  expect(
    formatFor('en')
      .period(from, to)
      .replaceAll(/\s*–\s*/g, ' – '),
  ).toBe(shown);
});

it.each([
  [-1, '1 minute ago'],
  [-120, '2 hours ago'],
  [-60 * 24 * 3, '3 days ago'],
])('%i minutes are "%s"', (minutes, words) => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(formatFor('en').ago(new Date(now.getTime() + minutes * 60_000).toISOString(), now)).toBe(words);
});

test.each([
  ['en', undefined, '1,234.50'],
  ['ar', undefined, '1,234.50'],
  ['fr', ',', '1\u202f234,50'],
])('in %s a decimal is typed with “%s” and read as %s', (language, sign, shown) => {
  const format = formatFor(language);
  expect([format.decimalSign, plain(format.money('1234.5'))]).toEqual([sign, shown]);
});
