import type { FormField } from '../../../../list/area';
import type { DependantInput } from '../../../../generated/people/employee/family';

/** What is kept of a dependant, beside whose they are. */
export const dependantForm: FormField<keyof DependantInput>[] = [
  { field: 'name', kind: 'text', required: true },
  { field: 'relation', kind: 'choice', choice: 'dependantRelation', required: true },
  { field: 'birthDate', kind: 'date' },
  { field: 'gender', kind: 'choice', choice: 'gender' },
  { field: 'nationalId', kind: 'masked' },
  { field: 'passportNo', kind: 'masked' },
];
