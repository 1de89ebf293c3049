import { linesIn, linesOut, type Lines } from './lines-in';

const levels: Lines = { name: 'accrualLevels', count: 'afterMonths', amount: 'days', most: 'mostBalance' };
const tiers: Lines = { name: 'payTiers', count: 'upToDay', amount: 'percent' };

it.each<[string, unknown, Lines, object[]]>([
  ['nothing', null, levels, []],
  [
    'levels, one of them up to a balance',
    [
      { __typename: 'LeaveAccrualLevel', afterMonths: 0, days: '1.75', mostBalance: null },
      { __typename: 'LeaveAccrualLevel', afterMonths: 60, days: '2.5', mostBalance: '45' },
    ],
    levels,
    [
      { afterMonths: 0, days: '1.75' },
      { afterMonths: 60, days: '2.5', mostBalance: '45' },
    ],
  ],
  ['steps of pay', [{ upToDay: 15, percent: '100', mostBalance: '9' }], tiers, [{ upToDay: 15, percent: '100' }]],
])('of %s go back as they came', (_what, value, lines, out) => {
  expect(linesOut(linesIn(value, lines), lines)).toEqual(out);
});

it('a balance that is emptied is none', () => {
  expect(linesOut([{ count: 0, amount: '2', most: null }], levels)).toEqual([{ afterMonths: 0, days: '2' }]);
});
