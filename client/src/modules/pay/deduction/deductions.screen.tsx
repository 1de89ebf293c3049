import { areaScreen } from '../../../list/area-screen';
import { ImportGiven } from '../../../list/import-given';
import { WhatIfLink } from '../pieces/what-if/what-if-link';
import {
  useCreateDeductionMutation,
  useDeleteDeductionsMutation,
  useDeductionQuery,
  useDeductionsQuery,
  useRestoreDeductionsMutation,
  useUpdateDeductionMutation,
} from '../../../generated/pay/deduction';

export const Component = areaScreen({
  subject: 'Deduction',
  list: useDeductionsQuery,
  one: useDeductionQuery,
  create: useCreateDeductionMutation,
  update: useUpdateDeductionMutation,
  remove: useDeleteDeductionsMutation,
  restore: useRestoreDeductionsMutation,
  title: (row) => row.title,
  firstSort: { field: 'title', direction: 'ASC' },
  importable: true,
  toolbar: <ImportGiven kind="DeductionAssignment" />,
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'basis', kind: 'choice', choice: 'payBasis', sort: true, filter: true },
    { field: 'fixedAmount', kind: 'money', sort: true, filter: true },
    { field: 'percentOfBasic', kind: 'number', sort: true, filter: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'title', kind: 'text', required: true },
    { field: 'basis', kind: 'choice', choice: 'payBasis', initial: 'monthly', hint: 'payBasis' },
    { field: 'fixedAmount', kind: 'money', hint: 'fixedAmount' },
    { field: 'percentOfBasic', kind: 'decimal' },
    { field: 'description', kind: 'longText' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
  ],
  actions: ({ id }) => <WhatIfLink to={`/deductions/${id}/what-if`} />,
});
