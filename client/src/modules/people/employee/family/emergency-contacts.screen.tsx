import { areaScreen } from '../../../../list/area-screen';
import {
  useCreateEmergencyContactMutation,
  useDeleteEmergencyContactsMutation,
  useEmergencyContactQuery,
  useEmergencyContactsQuery,
  useRestoreEmergencyContactsMutation,
  useUpdateEmergencyContactMutation,
} from '../../../../generated/people/employee/family';
import { emergencyContactForm } from './emergency-contact-form';

export const Component = areaScreen({
  subject: 'EmergencyContact',
  list: useEmergencyContactsQuery,
  one: useEmergencyContactQuery,
  create: useCreateEmergencyContactMutation,
  update: useUpdateEmergencyContactMutation,
  remove: useDeleteEmergencyContactsMutation,
  restore: useRestoreEmergencyContactsMutation,
  title: (row) => row.name ?? '',
  firstSort: { field: 'rank', direction: 'ASC' },
  importable: true,
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'phone', kind: 'phone', sort: true, filter: true },
    { field: 'relationship', kind: 'text', sort: true, filter: true },
    { field: 'rank', label: 'contactRank', kind: 'number', sort: true, filter: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    ...emergencyContactForm,
  ],
});
