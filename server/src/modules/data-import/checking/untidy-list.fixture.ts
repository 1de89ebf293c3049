import { createProfile } from '../columns/column-profile';
import { checkRow, identityOf, type CheckedRow } from './check-row';
import type { CheckPlan } from './check-plan';
import { guessColumns, mappingOf } from '../columns/guess-columns';
import type { ImportSettings } from '../columns/import-settings';
import { offersFor, suggestedSettings } from '../columns/offers';
import { createPeopleIndex } from './people-index';
import { createShiftCheck } from './shifted-row';

// An invented list with the dirt of lists in the wild.
export const headers = [
  'Employee_Name',
  'EmpID',
  'MarriedID',
  'GradeID',
  'Salary',
  'PositionID',
  'Position',
  'State',
  'DOB',
  'Sex',
  'MaritalDesc',
  'CitizenDesc',
  'DateofHire',
  'DateofTermination',
  'TermReason',
  'EmploymentStatus',
  'Department',
  'ManagerName',
  'ManagerID',
  'RecruitmentSource',
  'LastReview_Date',
];
const given = [
  'Ana',
  'Bo',
  'Cy',
  'Dee',
  'Eli',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Jan',
  'Kit',
  'Lou',
  'Max',
  'Ned',
  'Oda',
  'Pia',
  'Ray',
  'Sue',
  'Tom',
  'Una',
];
export const sound = given.map((name, index) => [
  `Tester${String.fromCharCode(97 + index)}, ${name}${index % 3 ? '  K' : '   '}`,
  String(500 + index),
  String(index % 2),
  String(index % 4),
  String(48_000 + index * 1_237),
  String(10 + (index % 5)),
  index % 2 ? 'Fitter II' : 'Fitter I',
  'XA',
  `0${1 + (index % 9)}/${10 + (index % 18)}/${60 + index}`,
  index % 2 ? 'F' : 'M ',
  index % 2 ? 'Single' : 'Widowed',
  'US Citizen',
  `${1 + (index % 12)}/${13 + (index % 15)}/2012`,
  index % 5 ? '' : '9/24/2015',
  index % 5 ? 'N/A-StillEmployed' : 'hours',
  index % 5 ? 'Active' : 'Voluntarily Terminated',
  'Plant A       ',
  'Una K. Testert',
  '7',
  'Website',
  `1/${1 + (index % 28)}/2019`,
]);
export const shiftedRow = (row: string[]): string[] => [...row.slice(0, 3), ...row.slice(4)];

export function planFor(rows: string[][], settings: Partial<ImportSettings> = {}): CheckPlan {
  const profile = createProfile(headers);
  rows.forEach((row) => profile.add(row));
  const mapping = mappingOf(guessColumns(profile.columns));
  const people = createPeopleIndex();
  const plan: CheckPlan = {
    headers,
    mapping,
    people,
    recognised: new Map(),
    today: '2025-06-30',
    currency: 'AED',
    shiftOf: createShiftCheck(profile.columns),
    fieldProblems: () => [],
    settings: { ...suggestedSettings(offersFor(profile.columns, mapping)), ...settings },
  };
  rows.forEach((cells, index) => {
    const { code, name } = identityOf(plan, cells);
    people.addRow(index + 2, code, name);
  });
  return plan;
}
export function checked(changes: Record<string, string>, settings: Partial<ImportSettings> = {}): CheckedRow {
  const row = (sound[3] ?? []).map((cell, index) => changes[headers[index] ?? ''] ?? cell);
  const rows = [...sound.slice(0, 3), row, ...sound.slice(4)];
  return checkRow({ row: 5, cells: row }, planFor(rows, settings));
}
export const codesOf = ({ problems }: CheckedRow): string[] => problems.map(({ code }) => code);
