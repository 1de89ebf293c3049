import type { Area } from '../../../platform/records/area';
import type { BaseRecord } from '../../../platform/records/record';
import { department } from '../../organisation/department/department';
import { employee } from '../../people/employee/employee';
import { employeePosition } from '../../people/employee-position/employee-position';
import { employeeSalary } from '../../pay/items/employee-salary/employee-salary';
import { position } from '../../organisation/position/position';
import { workLocation } from '../../organisation/work-location/work-location';
import { checkRows } from '../checking/import-check';
import { guessColumns } from '../columns/guess-columns';
import { offersFor } from '../columns/offers';
import { mappingProblem, targetLabels, targets, type Target } from '../columns/targets';
import { commitRows } from '../committing/import-commit';
import type { ImportKind, Needed } from './import-kind';
import { t } from '../texts/text';
import { say } from '../../../platform/text';

const of = <R extends BaseRecord>(area: Area<R>, ...actions: string[]): Needed =>
  actions.map((action) => [area as unknown as Area, action] as const);

const sampleTargets: readonly Target[] = [
  'code',
  'firstName',
  'lastName',
  'department',
  'position',
  'manager',
  'hireDate',
  'workEmail',
  'workLocation',
  'weeklyHours',
  'salary',
];
const sampleRows = [
  [
    'E-001',
    'Layla',
    'Haddad',
    'Management',
    'General Manager',
    '',
    '2021-02-01',
    'layla@company.example',
    'Head office',
    '40',
    '32000',
  ],
  [
    'E-002',
    'Omar',
    'Saleh',
    'Finance',
    'Accountant',
    'Layla Haddad',
    '2023-09-15',
    'omar@company.example',
    'Head office',
    '24',
    '12500',
  ],
];

/** People with their departments, positions, managers, contracts and pay: one row makes rows of several areas. */
export const peopleKind: ImportKind = {
  name: 'people',
  label: t('people_kind.people'),
  area: employee as unknown as Area,
  targets: targets.map((value) => ({ value, label: targetLabels[value] })),
  guess: guessColumns,
  mappingProblem,
  offers: offersFor,
  check: checkRows,
  commit: commitRows,
  needed(mapping) {
    const told = new Set(Object.values(mapping));
    const isPlaced = ['department', 'position', 'manager', 'managerCode', 'workLocation', 'weeklyHours'].some(
      (target) => told.has(target),
    );
    return [
      ...of(employee, 'create', 'update'),
      ...(isPlaced ? of(employeePosition, 'create', 'update') : []),
      ...(told.has('department') ? of(department, 'create') : []),
      ...(told.has('position') ? of(position, 'create') : []),
      ...(told.has('workLocation') ? of(workLocation, 'create') : []),
      ...(told.has('salary') ? of(employeeSalary, 'create', 'update', 'read_sensitive') : []),
    ];
  },
  neededToUndo: of(employee, 'delete', 'update'),
  sample: async (_ctx, locale) => [sampleTargets.map((target) => say(targetLabels[target], locale)), ...sampleRows],
};
