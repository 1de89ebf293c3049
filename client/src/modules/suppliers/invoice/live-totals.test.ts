import { liveTotals } from './live-totals';

const line = (quantity: string, unitPrice: string, taxPercent: string) => ({
  description: 'x',
  quantity,
  unitPrice,
  taxPercent,
});

test.each([
  ['whole numbers', [line('2', '100', '5')], 'AED', '200.00', '10.00', '210.00'],
  ['parts of a unit', [line('1.5', '33.33', '5')], 'AED', '50.00', '2.50', '52.50'],
  ['ties, which go up', [line('0.5', '0.01', '0'), line('1', '0.10', '5')], 'AED', '0.11', '0.01', '0.12'],
  ['three decimals', [line('3', '0.333', '15')], 'KWD', '0.999', '0.150', '1.149'],
  ['no coins', [line('3', '99', '10')], 'JPY', '297', '30', '327'],
  ['a discount', [line('1', '10', '5'), line('1', '-0.10', '5')], 'AED', '9.90', '0.49', '10.39'],
  ['what is half typed', [{ quantity: '2' }, undefined, line('1.', '5', '')], 'AED', '5.00', '0.00', '5.00'],
  ['no currency yet', [line('1', '1', '0')], 'X', '1.00', '0.00', '1.00'],
])('%s come to what the server works out', (_what, lines, currency, subtotal, tax, total) => {
  expect(liveTotals(lines, currency)).toMatchObject({ subtotal, tax, total });
});
