import { areaScreen } from '../../../../list/area-screen';
import {
  useCreateDependantMutation,
  useDeleteDependantsMutation,
  useDependantQuery,
  useDependantsQuery,
  useRestoreDependantsMutation,
  useUpdateDependantMutation,
} from '../../../../generated/people/employee/family';
import { dependantForm } from './dependant-form';

export const Component = areaScreen({
  subject: 'Dependant',
  list: useDependantsQuery,
  one: useDependantQuery,
  create: useCreateDependantMutation,
  update: useUpdateDependantMutation,
  remove: useDeleteDependantsMutation,
  restore: useRestoreDependantsMutation,
  title: (row) => row.name ?? '',
  firstSort: { field: 'name', direction: 'ASC' },
  importable: true,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'relation', kind: 'choice', choice: 'dependantRelation', sort: true, filter: true },
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'birthDate', kind: 'date', sort: true, filter: true },
    { field: 'gender', kind: 'choice', choice: 'gender', sort: true, filter: true, hidden: true },
    { field: 'nationalId', kind: 'masked', hidden: true },
    { field: 'passportNo', kind: 'masked', hidden: true },
  ],
  form: [{ field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' }, ...dependantForm],
});
