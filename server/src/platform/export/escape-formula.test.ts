import { escapeFormula } from './escape-formula';

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['-500', '-500'],
  ['+971501234567', '+971501234567'],
  ['Jo', 'Jo'],
  ['', ''],
  ['a=b', 'a=b'],
])('the cell %j leaves as %j', (cell, expected) => {
  expect(escapeFormula(cell)).toBe(expected);
});
