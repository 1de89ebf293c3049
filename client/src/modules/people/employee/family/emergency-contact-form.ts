import type { FormField } from '../../../../list/area';
import type { EmergencyContactInput } from '../../../../generated/people/employee/family';

/** Whom to call, beside for whom. */
export const emergencyContactForm: FormField<keyof EmergencyContactInput>[] = [
  { field: 'name', kind: 'text', required: true },
  { field: 'phone', kind: 'phone', required: true },
  { field: 'relationship', kind: 'text' },
  { field: 'rank', label: 'contactRank', kind: 'number', initial: 1, hint: 'contactRank' },
];
