import { compounded, factorScale } from './compound';

const told = (factor: bigint) =>
  `${factor / factorScale}.${(factor % factorScale).toString().padStart(24, '0').slice(0, 10)}`;

it.each([
  // 1.1 × 1.1 × 1.1 × 1.1
  ['10', 48, '1.4641000000'],
  ['10', 0, '1.0000000000'],
  ['0', 600, '1.0000000000'],
  // The twelfth root of 1.05, as tables of interest have it: 0.40741238 % a month.
  ['5', 1, '1.0040741237'],
  // √1.05
  ['5', 6, '1.0246950765'],
  ['4.5', 18, '1.0682537736'],
])('%s %% a year over %i months', (percent, months, factor) => {
  expect(told(compounded(percent, months))).toBe(factor);
});

it('twelve months are a year', () => {
  const apart = compounded('7.25', 11) * compounded('7.25', 1);
  expect((apart / factorScale - compounded('7.25', 12)) / 1000n).toBe(0n);
});
