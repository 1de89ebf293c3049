import { areaScreen } from '../../../list/area-screen';
import {
  useCreateEmployeeMutation,
  useDeleteEmployeesMutation,
  useEmployeeQuery,
  useEmployeesQuery,
  useRestoreEmployeesMutation,
  useUpdateEmployeeMutation,
} from '../../../generated/people/employee';
import { employeeForm } from './employee-form';
import { FamilyLinks } from './family/family-links';
import { InviteButton } from '../pieces/invite/invite-button';
import { NamedAvatar } from './named-avatar';

export const Component = areaScreen({
  subject: 'Employee',
  list: useEmployeesQuery,
  one: useEmployeeQuery,
  create: useCreateEmployeeMutation,
  update: useUpdateEmployeeMutation,
  remove: useDeleteEmployeesMutation,
  restore: useRestoreEmployeesMutation,
  title: (row) => row.employeeName ?? row.code ?? '',
  page: (row) => `/employees/${row.id}`,
  firstSort: { field: 'lastName', direction: 'ASC' },
  firstConditions: [
    { field: 'status', operator: 'in', values: ['draft', 'onboarding', 'active', 'suspended', 'notice'] },
  ],
  bulk: {
    fields: ['status', 'employeeType', 'nationality'],
    also: (chosen) => (
      <InviteButton whom={'ids' in chosen ? chosen : { filter: chosen.filter ?? {}, search: chosen.search }} isSmall />
    ),
  },
  importable: 'people',
  columns: [
    { field: 'employeeName', kind: 'own', Show: NamedAvatar, Input: () => null, isText: true },
    { field: 'code', kind: 'code', label: 'employeeCode', sort: true, filter: true },
    { field: 'firstName', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'lastName', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'departmentId', kind: 'reference', to: 'department', filter: true },
    { field: 'positionId', kind: 'reference', to: 'position', filter: true },
    { field: 'workLocationId', kind: 'reference', to: 'workLocation', filter: true, hidden: true },
    { field: 'managerId', kind: 'reference', to: 'employee', filter: true },
    { field: 'shiftId', kind: 'reference', to: 'shift', filter: true, hidden: true },
    { field: 'hireDate', kind: 'date', sort: true, filter: true },
    { field: 'employeeType', kind: 'choice', choice: 'employeeType', sort: true, filter: true, hidden: true },
    { field: 'workEmail', kind: 'email', filter: true, hidden: true },
    { field: 'mailRefusedOn', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'mobilePhone', kind: 'phone', filter: true, hidden: true },
    { field: 'nationality', kind: 'listed', list: 'country', sort: true, filter: true, hidden: true },
    { field: 'gender', kind: 'choice', choice: 'gender', filter: true, hidden: true },
    { field: 'birthDate', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'exitDate', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'standing', label: 'standingToday', kind: 'choice', choice: 'employeeStanding', sort: true, filter: true },
    { field: 'account', kind: 'choice', choice: 'employeeAccount', filter: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'employeeStatus', sort: true, filter: true, hidden: true },
  ],
  form: employeeForm,
  toolbar: <FamilyLinks />,
});
