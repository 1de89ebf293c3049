import { areaScreen } from '../../../list/area-screen';
import { WhatIfLink } from '../pieces/what-if/what-if-link';
import {
  useCreateSalaryFormulaMutation,
  useDeleteSalaryFormulasMutation,
  useSalaryFormulaQuery,
  useSalaryFormulasQuery,
  useRestoreSalaryFormulasMutation,
  useUpdateSalaryFormulaMutation,
} from '../../../generated/pay/salary-formula';
import { salaryFormulaForm } from './salary-formula-form';

export const Component = areaScreen({
  subject: 'SalaryFormula',
  list: useSalaryFormulasQuery,
  one: useSalaryFormulaQuery,
  create: useCreateSalaryFormulaMutation,
  update: useUpdateSalaryFormulaMutation,
  remove: useDeleteSalaryFormulasMutation,
  restore: useRestoreSalaryFormulasMutation,
  title: (row) => row.title,
  firstSort: { field: 'title', direction: 'ASC' },
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'kind', label: 'formulaKind', kind: 'choice', choice: 'salaryFormulaKind', sort: true, filter: true },
    { field: 'totalHours', kind: 'number', sort: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: salaryFormulaForm,
  actions: ({ id }) => <WhatIfLink to={`/salary-formulas/${id}/what-if`} />,
});
