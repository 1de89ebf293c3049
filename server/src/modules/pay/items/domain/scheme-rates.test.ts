import { say } from '../../../../platform/text';
import type { SchemeRate } from '../../engine/contributions/own-scheme';
import { faultOfRates, inOrder } from './scheme-rates';

const limits =
  'write bound, floor and ceiling as amounts above zero in the currency of the company, or leave them empty.';
const rate = (more: Partial<SchemeRate> = {}): SchemeRate => ({
  employee: '5',
  employer: '10',
  ...more,
});

it.each<[string, SchemeRate[], string | null]>([
  ['one row for all wages', [rate()], null],
  ['two bands, a floor and a ceiling', [rate({ wageBelow: '3000' }), rate({ floor: '1000', ceiling: '20000' })], null],
  ['a floor as high as the ceiling', [rate({ floor: '1000', ceiling: '1000.00' })], null],
  ['the whole wage', [rate({ employee: '40', employer: '60' })], null],
  ['no row', [], 'Give 1 to 20 rows of shares.'],
  [
    '21 rows',
    Array.from({ length: 21 }, (_, at) => rate({ wageBelow: String(at + 1) })),
    'Give 1 to 20 rows of shares.',
  ],
  [
    'the same band twice',
    [rate({ wageBelow: '3000' }), rate({ wageBelow: '3000.00' })],
    'Wages below 3000.00: there are two rows for the same wages. Keep one of them.',
  ],
  [
    'all wages twice',
    [rate(), rate({ employee: '1' })],
    'All other wages: there are two rows for the same wages. Keep one of them.',
  ],
  [
    'a share above the wage',
    [rate({ employee: '100.0001', employer: '0' })],
    'All other wages: write each share from 0 to 100 % with at most four decimals, such as 7.5.',
  ],
  [
    'a share below nothing',
    [rate({ employer: '-1' })],
    'All other wages: write each share from 0 to 100 % with at most four decimals, such as 7.5.',
  ],
  [
    'both shares above the wage',
    [rate({ employee: '60', employer: '40.0001' })],
    'All other wages: both shares together are more than 100 % of the wage. Lower one of them.',
  ],
  [
    'nothing due at all',
    [rate({ employee: '0', employer: '0.0000' })],
    'No row has a share above 0 %. Give one of the employee or the employer.',
  ],
  [
    'a floor above the ceiling',
    [rate({ wageBelow: '3000', floor: '1000.01', ceiling: '1000' })],
    'Wages below 3000: the floor lies above the ceiling. Lower it, or raise the ceiling.',
  ],
  ['a band below nothing', [rate({ wageBelow: '-5' })], `Wages below -5: ${limits}`],
  ['a ceiling finer than the coins', [rate({ ceiling: '100.001' })], `All other wages: ${limits}`],
])('%s', (_what, rates, fault) => {
  const found = faultOfRates(rates, 'AED');
  expect(found && say(found, 'en')).toBe(fault);
});

it('keeps rows by their bounds, that for all other wages last', () => {
  expect(
    inOrder([rate(), rate({ wageBelow: '20000' }), rate({ wageBelow: '3000' })]).map(({ wageBelow }) => wageBelow),
  ).toEqual(['3000', '20000', null]);
});
