import { departmentsOf, sharesOf, splitSums, type DepartmentDays } from './payslip-departments';
import type { PayLine } from '../payslip';

const month = { from: '2026-03-01', to: '2026-03-31', hireDate: '2024-01-01', exitDate: null };
const at = (from: string, department: string | null) => ({ from, department });
const told = (spans: DepartmentDays[] | null) =>
  spans && spans.map(({ name, from, to }) => `${name ?? '–'} ${from.slice(8)}–${to.slice(8)}`);

test.each<[string, { from: string; department: string | null }[], object, string[] | null]>([
  [
    'who changes on the 16th is in both',
    [at('2024-01-01', 'Nursing'), at('2026-03-16', 'Surgery')],
    {},
    ['Nursing 01–15', 'Surgery 16–31'],
  ],
  [
    'another position in the same department is no change',
    [at('2024-01-01', 'Nursing'), at('2026-03-16', 'Nursing')],
    {},
    null,
  ],
  ['one department is none to split by', [at('2024-01-01', 'Nursing')], {}, null],
  ['nobody without a position is split', [], {}, null],
  [
    'who joins in the month begins on that day',
    [at('2026-03-10', 'Nursing'), at('2026-03-20', 'Surgery')],
    { hireDate: '2026-03-10' },
    ['Nursing 10–19', 'Surgery 20–31'],
  ],
  [
    'who leaves ends on their last day',
    [at('2024-01-01', 'Nursing'), at('2026-03-16', 'Surgery')],
    { exitDate: '2026-03-20' },
    ['Nursing 01–15', 'Surgery 16–20'],
  ],
  [
    'who leaves before the change is in the first alone',
    [at('2024-01-01', 'Nursing'), at('2026-03-16', 'Surgery')],
    { exitDate: '2026-03-15' },
    null,
  ],
  ['a first position on file holds from the beginning', [at('2026-03-16', 'Surgery')], {}, null],
  [
    'there and back',
    [at('2024-01-01', 'Nursing'), at('2026-03-11', 'Surgery'), at('2026-03-21', 'Nursing')],
    {},
    ['Nursing 01–10', 'Surgery 11–20', 'Nursing 21–31'],
  ],
  ['into no department', [at('2024-01-01', 'Nursing'), at('2026-03-16', null)], {}, ['Nursing 01–15', '– 16–31']],
])('%s', (_, positions, more, expected) => {
  expect(told(departmentsOf(positions, { ...month, ...more }))).toEqual(expected);
});

const both: DepartmentDays[] = [
  { name: 'Nursing', from: '2026-03-01', to: '2026-03-15' },
  { name: 'Surgery', from: '2026-03-16', to: '2026-03-31' },
];
const dates = (from: string, to: string) =>
  [
    { name: 'from', value: from },
    { name: 'to', value: to },
  ].map((input) => ({ ...input, label: { en: '', ar: '' }, unit: 'date' }));

test.each<[string, string, ReturnType<typeof dates>, string[]]>([
  ['by days', '3100', [], ['1500.00', '1600.00']],
  ['to the cent', '100', [], ['48.39', '51.61']],
  ['a coin is nobody’s half', '0.01', [], ['0.00', '0.01']],
  ['less than nothing too', '-100', [], ['-48.39', '-51.61']],
  [
    'a salary that ended with the change is the first department’s',
    '4838.71',
    dates('2026-03-01', '2026-03-15'),
    ['4838.71', '0.00'],
  ],
  [
    'a salary from the 11th is of both by its own days',
    '2100',
    dates('2026-03-11', '2026-03-31'),
    ['500.00', '1600.00'],
  ],
  [
    'a line of other days than the month is split by all of them',
    '310',
    dates('2026-01-01', '2026-01-31'),
    ['150.00', '160.00'],
  ],
])('a line is split %s', (_, amount, inputs, expected) => {
  expect(sharesOf({ amount, inputs }, both, 'AED')).toEqual(expected);
});

test('sums of several payslips are by department and line, each payslip counted in each', () => {
  const line = (code: string, amount: string): PayLine => ({
    code,
    name: { en: code, ar: code },
    kind: 'earning',
    amount,
    formula: '',
    inputs: [],
    reason: { en: '', ar: '' },
  });
  const sums = splitSums(
    [
      { departments: both, lines: [line('BASIC', '3100'), line('HOUSING', '31')] },
      { departments: both, lines: [line('BASIC', '100')] },
    ],
    'AED',
  );
  expect(
    sums.map(({ department, code, amount, count, place }) => `${department} ${code} ${amount} ${count} ${place}`),
  ).toEqual([
    'Nursing BASIC 1548.39 2 1',
    'Surgery BASIC 1651.61 2 1',
    'Nursing HOUSING 15.00 1 2',
    'Surgery HOUSING 16.00 1 2',
  ]);
});
