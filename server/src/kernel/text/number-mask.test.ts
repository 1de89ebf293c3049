import { effortOf } from '../../../test/effort';
import { fitsMask, isMask, sampleOfMask } from './number-mask';

const emiratesId = '784-####-#######-#';

it.each<[string, string, boolean]>([
  [emiratesId, '784-1990-1234567-1', true],
  [emiratesId, '784-1990-1234567', false],
  [emiratesId, '785-1990-1234567-1', false],
  [emiratesId, '784199012345671', false],
  [emiratesId, '784-1990-12345A7-1', false],
  [emiratesId, '784-1990-1234567-12', false],
  [emiratesId, '', false],
  [emiratesId, '784-١٩٩٠-1234567-1', false],
  ['@#######', 'P1234567', true],
  ['@#######', 'p1234567', true],
  ['@#######', '11234567', false],
  ['@#######', 'é1234567', false],
  ['CN-**##', 'cn-A112', true],
  ['CN-**##', 'CN-A1B2', false],
  ['(.+)+#', '(.+)+1', true],
  ['(.+)+#', 'aaaa1', false],
])('%s and %j: %s', (mask, number, fits) => {
  expect(fitsMask(number, mask)).toBe(fits);
});

it.each<[string, boolean]>([
  [emiratesId, true],
  ['#', true],
  ['784', false],
  ['', false],
  ['#'.repeat(40), true],
  ['#'.repeat(41), false],
  ['رقم #', false],
  ['#\n', false],
])('%j is a form: %s', (mask, is) => {
  expect(isMask(mask)).toBe(is);
});

it('shows a number of the form that fits it', () => {
  for (const mask of [emiratesId, '@@***##', 'CN-**##'])
    expect([mask, fitsMask(sampleOfMask(mask), mask)]).toEqual([mask, true]);
  expect(sampleOfMask(emiratesId)).toBe('784-1234-5678901-2');
});

it('takes no longer for a number made to be slow', async () => {
  const effort = await effortOf(() => {
    for (let time = 0; time < 2_000; time += 1) fitsMask(`${'1'.repeat(39)}x`, '*'.repeat(39) + '#');
  });
  expect(effort).toBeLessThan(100);
});
