import { formatFor } from '../../../ui/words/format';
import { differenceInWords } from './difference';

test.each([
  ['more', '693559.76', '680210.06', '+AED 13,349.70 (2%)'],
  ['less', '90.00', '100.00', '-AED 10.00 (-10%)'],
  ['the same', '100.00', '100.00', 'AED 0.00 (0%)'],
  ['more than nothing, which is no share', '100.00', '0.00', '+AED 100.00'],
])('%s', (_, amount, previous, expected) => {
  const said = differenceInWords(formatFor('en'), amount, previous, 'AED');
  expect(said.replaceAll(/\s/g, ' ')).toBe(expected);
});
