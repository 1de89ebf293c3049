import fc from 'fast-check';
import { amountsOf, balanceOf, problemOfPayment, problemsOfLine, totalsOf, type InvoiceLine } from './invoice';
import { vatPercentOn } from './value-added-tax';
import { parseMoney } from '../../../kernel/numbers/money';

const line = (quantity: string, unitPrice: string, taxPercent: string): InvoiceLine => ({
  description: 'Work',
  quantity,
  unitPrice,
  taxPercent,
});

describe('a line', () => {
  it.each<[string, string, string, string, string, string, string, string]>([
    ['whole numbers', '2', '100.00', '5', 'AED', '200.00', '10.00', '210.00'],
    ['parts of a unit', '1.5', '33.33', '5', 'AED', '50.00', '2.50', '52.50'],
    ['a net tie, which goes up', '0.5', '0.01', '0', 'AED', '0.01', '0.00', '0.01'],
    ['a tax tie, which goes up', '1', '0.10', '5', 'AED', '0.10', '0.01', '0.11'],
    ['the tax of the rounded net, not of the exact one', '3', '0.333', '15', 'KWD', '0.999', '0.150', '1.149'],
    ['no coins', '3', '99', '10', 'JPY', '297', '30', '327'],
    ['a percentage of two decimals', '1', '1000', '7.25', 'SAR', '1000.00', '72.50', '1072.50'],
    ['a discount, whose tie goes away from zero too', '1', '-0.10', '5', 'AED', '-0.10', '-0.01', '-0.11'],
    ['padded decimals', '2.0000', '10.500', '5.00', 'AED', '21.00', '1.05', '22.05'],
  ])('of %s', (_what, quantity, price, percent, currency, net, tax, total) => {
    expect(problemsOfLine(line(quantity, price, percent), currency)).toEqual({});
    expect(amountsOf(line(quantity, price, percent), currency)).toEqual({ net, tax, total });
  });

  it.each<[string, Partial<InvoiceLine>, string]>([
    ['without words', { description: ' ' }, 'description'],
    ['of too many words', { description: 'x'.repeat(501) }, 'description'],
    ['of nothing', { quantity: '0' }, 'quantity'],
    ['of less than nothing', { quantity: '-1' }, 'quantity'],
    ['of no number', { quantity: 'two' }, 'quantity'],
    ['of five decimals', { quantity: '0.00001' }, 'quantity'],
    ['of a mistyped quantity', { quantity: '10000000' }, 'quantity'],
    ['finer than a coin', { unitPrice: '0.001' }, 'unitPrice'],
    ['of no price', { unitPrice: '' }, 'unitPrice'],
    ['of a mistyped price', { unitPrice: '99999999999' }, 'unitPrice'],
    ['of more than all of it as tax', { taxPercent: '100.01' }, 'taxPercent'],
    ['of a negative tax', { taxPercent: '-5' }, 'taxPercent'],
    ['of three decimals of a percent', { taxPercent: '5.123' }, 'taxPercent'],
  ])('%s is refused beside it', (_what, wrong, field) => {
    expect(Object.keys(problemsOfLine({ ...line('1', '10', '5'), ...wrong }, 'AED'))).toEqual([field]);
  });
});

describe('totals', () => {
  const decimal = (most: number, decimals: number) =>
    fc
      .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 10 ** decimals - 1 }))
      .map(([whole, part]) => `${whole}.${String(part).padStart(decimals, '0')}`);
  const lines = fc.array(
    fc.record({
      description: fc.constant('x'),
      quantity: decimal(10_000, 4).filter((text) => Number(text) > 0),
      unitPrice: decimal(100_000, 2),
      taxPercent: decimal(99, 2),
    }),
    { maxLength: 40 },
  );

  it('are the sums of the rounded lines, whatever their order, and no line is a coin or more from its exact value', () => {
    fc.assert(
      fc.property(lines, (many) => {
        const amounts = many.map((each) => amountsOf(each, 'AED'));
        const { subtotal, tax, total } = totalsOf(amounts, 'AED');
        expect(parseMoney(subtotal, 'AED') + parseMoney(tax, 'AED')).toBe(parseMoney(total, 'AED'));
        expect(totalsOf(amounts.toReversed(), 'AED')).toEqual({ subtotal, tax, total });
        many.forEach((each, at) => {
          const exact = BigInt(each.unitPrice.replace('.', '')) * BigInt(each.quantity.replace('.', ''));
          const off = exact - parseMoney(amounts[at]!.net, 'AED') * 10_000n;
          expect(off <= 5_000n && off >= -5_000n).toBe(true);
        });
      }),
    );
  });

  it('of nothing are nothing', () => {
    expect(totalsOf([], 'KWD')).toEqual({ subtotal: '0.000', tax: '0.000', total: '0.000' });
  });
});

describe('payments', () => {
  it.each([
    ['none', [], '0.00', '100.00'],
    ['one', ['40'], '40.00', '60.00'],
    ['several', ['40', '59.99'], '99.99', '0.01'],
    ['all', ['40', '60.000'], '100.00', '0.00'],
  ])('%s leave the rest', (_what, amounts, paid, balance) => {
    expect(
      balanceOf(
        '100.000',
        amounts.map((amount) => ({ amount, paidOn: '2026-01-01' })),
        'AED',
      ),
    ).toEqual({ paid, balance });
  });

  it.each([
    ['0', true],
    ['-1', true],
    ['60.01', true],
    ['1.005', true],
    ['x', true],
    ['60', false],
    ['0.01', false],
  ])('of %s where 60 is owed is refused: %s', (amount, isRefused) => {
    expect(!!problemOfPayment(amount, '60.00', 'AED')).toBe(isRefused);
  });
});

it.each([
  ['AE', '2017-12-31', '0'],
  ['AE', '2018-01-01', '5'],
  ['SA', '2020-06-30', '5'],
  ['SA', '2020-07-01', '15'],
  ['QA', '2026-01-01', '0'],
  ['BH', '2026-01-01', '10'],
])('the tax in %s on %s is %s percent', (country, day, percent) => {
  expect(vatPercentOn(country, day)).toBe(percent);
});
