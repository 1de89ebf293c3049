import { cellProblems, withCellProblems } from './cell-problems';
import { createPeopleIndex } from './people-index';
import { problem } from './row-problems';
import { saidIn } from '../values/clean-text';

const plan = {
  headers: ['No', 'First', 'Dept', 'Other'],
  mapping: { No: 'code', First: 'firstName', Dept: 'department' },
};
const codesOf = (cells: string[], notes: Parameters<typeof cellProblems>[2] = []) =>
  cellProblems(plan, cells, notes).map(({ code, header, isError }) => [code, header, isError]);

test.each<[string, string[], unknown[]]>([
  ['#N/A', ['#N/A', 'Ann', '', ''], [['cell_error', 'No', true]]],
  ['#REF!', ['1', '#REF!', '', ''], [['cell_error', 'First', true]]],
  ['#VALUE! where nothing need stand', ['1', 'Ann', '#VALUE!', ''], [['cell_error', 'Dept', true]]],
  ['#DIV/0! in a column nobody asked for', ['1', 'Ann', '', '#DIV/0!'], []],
  ['the error of a French Excel', ['1', '#VALEUR!', '', ''], [['cell_error', 'First', true]]],
  ['a column too narrow', ['#######', 'Ann', '', ''], [['cell_error', 'No', true]]],
  ['a formula without its value', ['=B2*1.1', 'Ann', '', ''], [['formula_without_value', 'No', true]]],
  ['a number the spreadsheet shortened', ['9.71501E+11', 'Ann', '', ''], [['number_shortened', 'No', true]]],
  ['a number sign in a name', ['1', '#1 Ann', '', ''], []],
  ['a code with an E', ['1E', 'Ann', '', ''], []],
])('of %s a row says so at its cell', (_, cells, expected) => expect(codesOf(cells)).toEqual(expected));

test('what was noted on reading is told, of columns that are used', () => {
  expect(
    codesOf(
      ['1', 'Ann', 'Lab', 'x'],
      [
        { code: 'cell_merged', column: 2 },
        { code: 'cell_merged', column: 3 },
        { code: 'line_encoding', column: null },
      ],
    ),
  ).toEqual([
    ['cell_merged', 'Dept', false],
    ['line_encoding', null, false],
  ]);
});

test('what only follows from a broken cell is not told beside it', () => {
  const missing = problem('name_missing', { header: 'First', target: 'firstName', value: '' });
  expect(withCellProblems([missing], cellProblems(plan, ['1', '#REF!', '', ''], [])).map(({ code }) => code)).toEqual([
    'cell_error',
  ]);
});

test.each([
  ["'+971501234567", '+971501234567'],
  ["'=1", '=1'],
  ["'Aisha", "'Aisha"],
  ['#N/A', ''],
  ['=A1', ''],
  ['N/A', ''],
])('the cell %s says %j', (cell, said) => expect(saidIn(cell)).toBe(said));

describe('a manager told by name and number', () => {
  const people = createPeopleIndex();
  const person = (firstName: string, lastName: string) => ({ firstName, middleName: '', lastName });
  people.addEmployee('a', 'E-1', person('Ann', 'Lee'));
  people.addEmployee('b', 'E-2', person('Ann', 'Lee'));
  people.addEmployee('c', '00071', person('Bob', 'Ray'));
  test.each([
    ['Ann Lee (E-2)', ['b']],
    ['E-1 - Ann Lee', ['a']],
    ['[e-2] Lee, Ann', ['b']],
    ['Ann Lee', ['a', 'b']],
    ['Ann Lee (E-9)', []],
    ['Bob Ray (E-1)', []],
    ['A. L. (E-1)', ['a']],
    ['Bob Ray', ['c']],
  ])('%s is %j', (said, refs) => {
    expect(people.byNameAndCode(said)).toEqual(refs);
  });
  people.addEmployee('d', '72', person('Cy', 'Dee'));
  people.addEmployee('e', '0072', person('Di', 'Eve'));
  test.each([
    ['71', ['00071']],
    ['0000071', ['00071']],
    ['٧١', ['00071']],
    ['00071', []],
    ['072', ['72', '0072']],
    ['73', []],
    ['E-1', []],
  ])('the number %s is like %j', (code, like) => expect(people.likeCodes(code)).toEqual(like));
});
