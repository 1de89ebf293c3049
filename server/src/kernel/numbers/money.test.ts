import fc from 'fast-check';
import { exponentOf, isCurrency } from './currencies';
import { allocate, amountIn, divideRounded, formatMoney, groupedDecimal, multiplyByRatio, parseMoney } from './money';

describe('the nearest minor unit of a currency (ISO 4217, list one)', () => {
  test.each([
    ['AED', 2],
    ['SAR', 2],
    ['QAR', 2],
    ['USD', 2],
    ['EUR', 2],
    ['GBP', 2],
    ['EGP', 2],
    ['INR', 2],
    ['OMR', 3],
    ['KWD', 3],
    ['BHD', 3],
    ['JOD', 3],
    ['TND', 3],
    ['JPY', 0],
    ['KRW', 0],
  ])('%s has %i decimals', (code, decimals) => {
    expect(exponentOf(code)).toBe(decimals);
  });

  test.each(['', 'aed', 'XXX', 'AEDX', 'ZWL'])('%p is no currency to pay in', (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => exponentOf(code)).toThrow(RangeError);
  });
});

describe('an amount from decimal text', () => {
  test.each([
    ['1234.50', 'AED', 123450n],
    ['1234.5', 'AED', 123450n],
    ['1234', 'AED', 123400n],
    ['0', 'AED', 0n],
    ['-0.01', 'AED', -1n],
    ['+7', 'JPY', 7n],
    ['0.005', 'KWD', 5n],
    ['10000.000000', 'AED', 1000000n],
    ['99999999999999999999.99', 'USD', 9999999999999999999999n],
    ['999999999999999', 'AED', 99999999999999900n],
    ['99999999999', 'KWD', 99999999999000n],
    ['12.3400', 'AED', 1234n],
    ['12.3450', 'KWD', 12345n],
    ['7.00', 'JPY', 7n],
  ])('%s %s is %i coins', (text, currency, coins) => {
    expect(amountIn(text, currency)).toBe(coins);
  });

  test.each(['', ' 1', '1,000.00', '1.', '.5', '1e3', '٥', 'NaN', '0x10', '--1', '1.2.3', '1'.repeat(31)])(
    '%p is malformed',
    (text) => expect(amountIn(text, 'AED')).toBe('malformed'),
  );

  test.each([
    ['1.005', 'AED'],
    ['1.5', 'JPY'],
    ['1.0001', 'KWD'],
  ])('%s has too many decimals for %s unless a rounding is named', (text, currency) => {
    expect(amountIn(text, currency)).toBe('too_many_decimals');
    expect(() => parseMoney(text, currency)).toThrow(RangeError);
  });

  test.each([
    ['1.005', 'half-up', 101n],
    ['1.005', 'half-even', 100n],
    ['1.015', 'half-even', 102n],
    ['1.00499', 'half-up', 100n],
    ['-1.005', 'half-up', -101n],
    ['-1.005', 'half-even', -100n],
    ['-0.005', 'half-up', -1n],
  ] as const)('%s AED rounded %s is %i coins', (text, rounding, coins) => {
    expect(parseMoney(text, 'AED', rounding)).toBe(coins);
  });

  test('formatting and parsing undo each other', () => {
    const currency = fc.constantFrom('AED', 'KWD', 'JPY');
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), currency, (coins, code) => {
        expect(parseMoney(formatMoney(coins, code), code)).toBe(coins);
      }),
    );
  });
});

test.each([
  ['0', '0'],
  ['999.99', '999.99'],
  ['1000', '1,000'],
  ['-1000.5', '-1,000.5'],
  ['-999', '-999'],
  ['1234567.000', '1,234,567.000'],
])('%s is read as %s', (decimal, grouped) => {
  expect(groupedDecimal(decimal)).toBe(grouped);
});

describe('rounding', () => {
  // Halves: IEEE 754-2019 §4.3, roundTiesToAway and roundTiesToEven.
  test.each([
    [5n, 2n, 'half-up', 3n],
    [5n, 2n, 'half-even', 2n],
    [7n, 2n, 'half-even', 4n],
    [-5n, 2n, 'half-up', -3n],
    [-5n, 2n, 'half-even', -2n],
    [1n, 3n, 'half-up', 0n],
    [2n, 3n, 'half-even', 1n],
    [-2n, 3n, 'half-up', -1n],
    [6n, 3n, 'half-up', 2n],
  ] as const)('%i ÷ %i %s is %i', (numerator, denominator, rounding, quotient) => {
    expect(divideRounded(numerator, denominator, rounding)).toBe(quotient);
  });

  test('a denominator of zero or below is refused', () => {
    expect(() => divideRounded(1n, 0n, 'half-up')).toThrow(RangeError);
    expect(() => divideRounded(1n, -2n, 'half-up')).toThrow(RangeError);
  });

  test('10,000.00 × 16 ÷ 31 is 5,161.29 (5161.2903…)', () => {
    expect(multiplyByRatio(1000000n, 16n, 31n, 'half-up')).toBe(516129n);
  });
});

describe('a split', () => {
  test('100 coins in three are 33, 34, 33: what the running sum 33.3, 66.7, 100 is rounded to', () => {
    expect(allocate([100n, 100n, 100n], 3n, 'half-up')).toEqual([33n, 34n, 33n]);
    expect(allocate([10n, 10n], 3n, 'half-up')).toEqual([3n, 4n]);
  });

  test('adds up to the rounded whole, each part within one coin of its exact value, zero stays zero', () => {
    const numerators = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 31 });
    const rounding = fc.constantFrom('half-up' as const, 'half-even' as const);
    fc.assert(
      fc.property(numerators, fc.bigInt({ min: 1n, max: 366n }), rounding, (parts, denominator, how) => {
        const split = allocate(parts, denominator, how);
        const whole = parts.reduce((sum, part) => sum + part, 0n);
        expect(split.reduce((sum, part) => sum + part, 0n)).toBe(divideRounded(whole, denominator, how));
        split.forEach((part, at) => {
          const exact = parts[at] ?? 0n;
          const error = part * denominator - exact;
          expect(error <= denominator && error >= -denominator).toBe(true);
          if (exact === 0n) expect(part).toBe(0n);
        });
      }),
    );
  });
});
