import { areaScreen } from '../../../list/area-screen';
import {
  useCreateInsuranceRegistrationMutation,
  useDeleteInsuranceRegistrationsMutation,
  useInsuranceRegistrationQuery,
  useInsuranceRegistrationsQuery,
  useRestoreInsuranceRegistrationsMutation,
  useUpdateInsuranceRegistrationMutation,
} from '../../../generated/pay/insurance-registration';

export const Component = areaScreen({
  subject: 'InsuranceRegistration',
  list: useInsuranceRegistrationsQuery,
  one: useInsuranceRegistrationQuery,
  create: useCreateInsuranceRegistrationMutation,
  update: useUpdateInsuranceRegistrationMutation,
  remove: useDeleteInsuranceRegistrationsMutation,
  restore: useRestoreInsuranceRegistrationsMutation,
  title: (row) => row.employeeName,
  firstSort: { field: 'validFrom', direction: 'DESC' },
  importable: true,
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    {
      field: 'scheme',
      kind: 'choice',
      choice: 'insuranceScheme',
      sort: true,
      filter: true,
    },
    { field: 'number', label: 'insuranceNumber', kind: 'masked' },
    { field: 'firstInsured', kind: 'date', sort: true, filter: true },
    {
      field: 'contributoryWage',
      kind: 'money',
      sort: true,
      filter: true,
      hidden: true,
    },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
  ],
  form: [
    {
      field: 'employeeId',
      kind: 'reference',
      to: 'employee',
      required: true,
      only: 'create',
    },
    {
      field: 'scheme',
      kind: 'choice',
      choice: 'insuranceScheme',
      required: true,
    },
    { field: 'number', label: 'insuranceNumber', kind: 'masked' },
    {
      field: 'firstInsured',
      kind: 'date',
      required: true,
      hint: 'firstInsured',
    },
    { field: 'contributoryWage', kind: 'money', hint: 'contributoryWage' },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'validTo', kind: 'date' },
  ],
});
