import fc from 'fast-check';
import { addDays, dateOfDayNumber, dayNumber } from '../../../kernel/dates/plain-date';
import { matchKey, saidIn } from './clean-text';
import { formatsOf, readDay, type DayFormat } from './day';
import { monthlyPay, readAmount } from './pay';
import { keysOfWholeName, nameKeys, splitName, type NameOrder } from './person-name';

const day = fc.integer({ min: dayNumber('1930-01-01'), max: dayNumber('2060-12-31') }).map(dateOfDayNumber);

describe('a day', () => {
  test.each<[string, DayFormat | undefined, string | null]>([
    ['2011-07-05', undefined, '2011-07-05'],
    ['2011/7/5', 'MDY', '2011-07-05'],
    ['20110705', undefined, '2011-07-05'],
    ['2011-07-05T00:00:00', undefined, '2011-07-05'],
    ['2011-07-05 13:45', undefined, '2011-07-05'],
    ['7/5/2011', 'MDY', '2011-07-05'],
    ['7/5/2011', 'DMY', '2011-05-07'],
    ['7/5/2011', undefined, null],
    ['7/25/2011', 'DMY', null],
    ['05.07.2011', 'DMY', '2011-07-05'],
    ['5-7-11', 'DMY', '2011-07-05'],
    ['5 July 2011', undefined, '2011-07-05'],
    ['Jul 5, 2011', undefined, '2011-07-05'],
    ['05-Jul-11', undefined, '2011-07-05'],
    ['Tuesday, July 5, 2011', undefined, '2011-07-05'],
    ['5th Sept 2011', undefined, '2011-09-05'],
    ['٥/٧/٢٠١١', 'DMY', '2011-07-05'],
    ['5 يوليو 2011', undefined, '2011-07-05'],
    ['5 تموز 2011', undefined, '2011-07-05'],
    ['5 juillet 2011', undefined, '2011-07-05'],
    ['5 juil. 2011', undefined, '2011-07-05'],
    ['1 Août 2011', undefined, '2011-08-01'],
    ['5 jui 2011', undefined, null],
    ['40729', 'serial', '2011-07-05'],
    ['40729', 'DMY', null],
    ['29/02/2011', 'DMY', null],
    ['29/02/2012', 'DMY', '2012-02-29'],
    ['0/5/2011', 'MDY', null],
    ['13/13/2011', 'DMY', null],
    ['F', 'MDY', null],
    ['', 'MDY', null],
    ['N/A-StillEmployed', 'MDY', null],
    ['7/5-2011', 'MDY', null],
    ['2011-02-30', undefined, null],
  ])('%j read as %s is %j', (text, format, expected) => {
    expect(readDay(text, format, '2025-06-30')).toBe(expected);
  });

  test.each([
    ['07/10/83', '2010-01-01', '1983-07-10'],
    ['09/21/54', '2000-01-01', '1954-09-21'],
    ['02/25/51', '2011-04-04', '1951-02-25'],
    ['01/01/10', '2011-04-04', '2010-01-01'],
    ['01/01/12', '2011-04-04', '1912-01-01'],
    ['02/29/00', '2011-01-01', '2000-02-29'],
  ])('%s of a column of two-digit years, not after %s, is %s', (text, latest, expected) => {
    expect(readDay(text, 'MDY', latest)).toBe(expected);
  });

  test('written in any format is read back in that format', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('-', '/', '.', ' '), (date, mark) => {
        const [year = '', month = '', of = ''] = date.split('-');
        expect(readDay([of, month, year].join(mark), 'DMY', date)).toBe(date);
        expect(readDay([Number(month), Number(of), year].join(mark), 'MDY', date)).toBe(date);
        expect(readDay([year, month, of].join(mark), undefined, date)).toBe(date);
        expect(readDay(String(dayNumber(date) + 25_569), 'serial', date)).toBe(date);
      }),
    );
  });

  test('with a year of two digits is the last such day that is not after the latest', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 36_000 }), (date, later) => {
        const latest = addDays(date, later);
        const [year = '', month = '', of = ''] = date.split('-');
        expect(readDay(`${of}/${month}/${year.slice(2)}`, 'DMY', latest)).toBe(date);
      }),
    );
  });

  test.each<[string, ReturnType<typeof formatsOf>]>([
    ['2011-07-05', 'any'],
    ['7/5/2011', ['DMY', 'MDY']],
    ['7/25/2011', ['MDY']],
    ['25/7/11', ['DMY']],
    ['40729', ['serial']],
    ['62506', ['serial']],
    ['31/31/2011', []],
    ['x', []],
  ])('%j fits %j', (text, expected) => {
    expect(formatsOf(text)).toEqual(expected);
  });
});

describe('a whole name', () => {
  test.each<[string, NameOrder, string, string, string]>([
    ['Doe, Jo  K', 'last_comma_first', 'Jo', 'K', 'Doe'],
    ['Doe,Jo', 'last_comma_first', 'Jo', '', 'Doe'],
    ['Ait Sidi, Karim   ', 'last_comma_first', 'Karim', '', 'Ait Sidi'],
    ['Jo Doe', 'last_comma_first', 'Jo', '', 'Doe'],
    ['Jo Doe', 'first_last', 'Jo', '', 'Doe'],
    ['Jo Ann K. Doe', 'first_last', 'Jo', 'Ann K.', 'Doe'],
    ['Anna von der Heide', 'first_last', 'Anna', '', 'von der Heide'],
    ['Ahmed Khalid Al Mansoori', 'first_last', 'Ahmed', 'Khalid', 'Al Mansoori'],
    ['Abdul Rahman Saleh', 'first_last', 'Abdul Rahman', '', 'Saleh'],
    ['Abdul Rahman', 'first_last', 'Abdul Rahman', '', ''],
    ['عبد الله محمد بن سعيد', 'first_last', 'عبد الله', 'محمد', 'بن سعيد'],
    ['Doe Jo K', 'last_first', 'Jo', 'K', 'Doe'],
    ['Madonna', 'first_last', 'Madonna', '', ''],
    ['', 'first_last', '', '', ''],
  ])('%j by %s is %j %j %j', (name, order, firstName, middleName, lastName) => {
    expect(splitName(name, order)).toEqual({ firstName, middleName, lastName });
  });

  test('loses no word when it is split', () => {
    const word = fc.stringMatching(/^[A-Za-zà-ö]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.constantFrom<NameOrder>('first_last', 'last_first', 'last_comma_first'),
        (words, order) => {
          const { firstName, middleName, lastName } = splitName(words.join('  '), order);
          expect([firstName, middleName, lastName].join(' ').split(' ').filter(Boolean).sort()).toEqual(
            [...words].sort(),
          );
        },
      ),
    );
  });

  test.each([
    ['Brandon R. Blanc', 'Blanc, Brandon  R', true],
    ['brandon blanc', 'Blanc, Brandon  R', true],
    ['Jo Ann Doe', 'Doe, Jo Ann', true],
    ['Doe, Jo', 'Doe, Jo', true],
    ['Zoe Muller', 'Müller, Zoë', true],
    ['Board of Directors', 'Doe, Jo', false],
    ['Jo Roe', 'Doe, Jo', false],
  ])('%j names the person %j: %s', (written, person, expected) => {
    const known = nameKeys(splitName(person, 'last_comma_first'));
    expect(keysOfWholeName(written).some((key) => known.includes(key))).toBe(expected);
  });
});

describe('an amount', () => {
  test.each([
    ['62506', '62506'],
    ['62,506', '62506'],
    ['62,506.00', '62506'],
    ['1,062,506.50', '1062506.5'],
    ['62.506,50', '62506.5'],
    ['1.062.506', '1062506'],
    ['5,5', '5.5'],
    ['1.234', '1.234'],
    ['5 000', '5000'],
    ["12'500.25", '12500.25'],
    ['AED 5,000', '5000'],
    ['5000 د.إ', '5000'],
    ['$62,506', '62506'],
    ['٦٢٬٥٠٦٫٥', '62506.5'],
    ['1,06,250', '106250'],
    ['-500', '-500'],
    ['(500)', '-500'],
    ['0', '0'],
    ['0.00', '0'],
    ['007', '7'],
    ['7/5/2011', null],
    ['5,00,0', null],
    ['12,34', '12.34'],
    ['Single', null],
    ['', null],
    ['1e5', null],
    ['Dept 3', null],
    ['Room12', null],
    ['US$ 500', '500'],
    ['500 Dhs.', '500'],
    ['5,000/-', '5000'],
    ['10-20', null],
  ])('%j is %j', (cell, expected) => {
    expect(readAmount(cell)).toBe(expected);
  });

  test.each([
    ['60000', 'annual', 'AED', '5000.00'],
    ['62506', 'annual', 'AED', '5208.83'],
    ['0.06', 'annual', 'AED', '0.01'],
    ['0.05', 'annual', 'AED', '0.00'],
    ['62506', 'annual', 'KWD', '5208.833'],
    ['62506', 'annual', 'JPY', '5209'],
    ['5000.5', 'monthly', 'AED', '5000.50'],
    ['5000.005', 'monthly', 'AED', '5000.01'],
  ] as const)('%s %s in %s is %s a month', (amount, period, currency, expected) => {
    expect(monthlyPay(amount, period, currency)).toBe(expected);
  });

  test('of a year is twelve times the month, to within half a coin a month', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (coins) => {
        const annual = `${coins / 100n}.${String(coins % 100n).padStart(2, '0')}`;
        const month = BigInt(monthlyPay(annual, 'annual', 'AED').replace('.', ''));
        const rest = month * 12n - coins;
        expect(rest <= 6n && rest > -6n).toBe(true);
      }),
    );
  });
});

test.each([
  ['IT/IS', ' it/is  ', true],
  ['Zoë', 'ZOE', true],
  ['إدارة', 'اداره', true],
  ['Sales', 'Sale', false],
])('%j matches %j: %s', (left, right, expected) => {
  expect(matchKey(left) === matchKey(right)).toBe(expected);
});

test.each([
  ['N/A', ''],
  [' - ', ''],
  ['  a\u00a0 b ', 'a b'],
  ['#N/A', ''],
  ['N/A-Still', 'N/A-Still'],
  [undefined, ''],
])('the cell %j says %j', (cell, said) => {
  expect(saidIn(cell)).toBe(said);
});
