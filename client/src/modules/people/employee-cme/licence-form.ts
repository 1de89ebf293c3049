import type { FormField } from '../../../list/area';
import type { EmployeeLicenceInput } from '../../../generated/people/employee-cme';

export const licenceForm: FormField<keyof EmployeeLicenceInput>[] = [
  { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
  { field: 'authority', kind: 'text', required: true },
  { field: 'number', kind: 'code', label: 'licenceNo', required: true },
  { field: 'profession', kind: 'text' },
  { field: 'ruleId', kind: 'reference', to: 'cmeRule' },
  { field: 'issueDate', kind: 'date', required: true },
  { field: 'expiryDate', kind: 'date' },
  { field: 'cycleStart', kind: 'date' },
];
