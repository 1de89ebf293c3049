import { areaScreen } from '../../../list/area-screen';
import {
  useCreateGradeMutation,
  useDeleteGradesMutation,
  useGradeQuery,
  useGradesQuery,
  useRestoreGradesMutation,
  useUpdateGradeMutation,
} from '../../../generated/organisation/grade';

export const Component = areaScreen({
  subject: 'Grade',
  list: useGradesQuery,
  one: useGradeQuery,
  create: useCreateGradeMutation,
  update: useUpdateGradeMutation,
  remove: useDeleteGradesMutation,
  restore: useRestoreGradesMutation,
  title: (row) => row.name,
  firstSort: { field: 'rank', direction: 'ASC' },
  importable: true,
  columns: [
    { field: 'code', kind: 'code', sort: true, filter: true },
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'rank', kind: 'number', sort: true, filter: true },
    { field: 'minSalary', kind: 'money' },
    { field: 'maxSalary', kind: 'money' },
    { field: 'currency', kind: 'code', hidden: true },
  ],
  form: [
    { field: 'code', kind: 'code', required: true },
    { field: 'name', kind: 'text', required: true },
    { field: 'rank', kind: 'number', required: true, hint: 'gradeRank' },
    { field: 'minSalary', kind: 'money' },
    { field: 'maxSalary', kind: 'money' },
    { field: 'currency', kind: 'listed', list: 'currency' },
  ],
});
