import { biggestFirst } from './differences';

it('differences are ordered by size, not by sign, and exactly where they are large', () => {
  const amounts = ['5.00', '-100.00', '99.99', '-9007199254740993.02', '9007199254740993.01', '0.00'];
  const ordered = biggestFirst(amounts.map((difference) => ({ difference }))).map(({ difference }) => difference);
  expect(ordered).toEqual(['-9007199254740993.02', '9007199254740993.01', '-100.00', '99.99', '5.00', '0.00']);
});
