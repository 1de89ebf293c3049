import { areaScreen } from '../../../list/area-screen';
import {
  useCreateEmployeeLicenceMutation,
  useDeleteEmployeeLicencesMutation,
  useEmployeeLicenceQuery,
  useEmployeeLicencesQuery,
  useRestoreEmployeeLicencesMutation,
  useUpdateEmployeeLicenceMutation,
} from '../../../generated/people/employee-cme';
import { CmeLinks } from './cme-links';
import { licenceForm } from './licence-form';
import { progressKind } from './progress';

export const Component = areaScreen({
  subject: 'EmployeeLicence',
  list: useEmployeeLicencesQuery,
  one: useEmployeeLicenceQuery,
  create: useCreateEmployeeLicenceMutation,
  update: useUpdateEmployeeLicenceMutation,
  remove: useDeleteEmployeeLicencesMutation,
  restore: useRestoreEmployeeLicencesMutation,
  title: (row) => row.employee?.label ?? row.number ?? '',
  page: (row) => `/employees/${row.employeeId}?tab=cme`,
  firstSort: { field: 'shortfall', direction: 'DESC' },
  importable: true,
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'authority', kind: 'text', sort: true, filter: true },
    { field: 'number', label: 'licenceNo', kind: 'code', filter: true, hidden: true },
    { field: 'profession', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'standing', ...progressKind },
    { field: 'required', kind: 'number', sort: true, filter: true },
    { field: 'counted', kind: 'number', sort: true, filter: true },
    { field: 'pending', kind: 'number', sort: true, filter: true, hidden: true },
    { field: 'shortfall', kind: 'number', sort: true, filter: true },
    { field: 'cycleTo', kind: 'date', sort: true, filter: true },
    { field: 'expiryDate', label: 'licenceExpiry', kind: 'date', sort: true, filter: true, hidden: true },
  ],
  form: licenceForm,
  toolbar: <CmeLinks here="licences" />,
});
