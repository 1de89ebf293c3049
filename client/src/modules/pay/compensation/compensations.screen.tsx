import { areaScreen } from '../../../list/area-screen';
import { ImportGiven } from '../../../list/import-given';
import { WhatIfLink } from '../pieces/what-if/what-if-link';
import {
  useCreateCompensationMutation,
  useDeleteCompensationsMutation,
  useCompensationQuery,
  useCompensationsQuery,
  useRestoreCompensationsMutation,
  useUpdateCompensationMutation,
} from '../../../generated/pay/compensation';

export const Component = areaScreen({
  subject: 'Compensation',
  list: useCompensationsQuery,
  one: useCompensationQuery,
  create: useCreateCompensationMutation,
  update: useUpdateCompensationMutation,
  remove: useDeleteCompensationsMutation,
  restore: useRestoreCompensationsMutation,
  title: (row) => row.title,
  firstSort: { field: 'title', direction: 'ASC' },
  importable: true,
  toolbar: <ImportGiven kind="CompensationAssignment" />,
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'basis', kind: 'choice', choice: 'payBasis', sort: true, filter: true },
    { field: 'fixedAmount', kind: 'money', sort: true, filter: true },
    { field: 'percentOfBasic', kind: 'number', sort: true, filter: true },
    { field: 'purpose', kind: 'choice', choice: 'allowancePurpose', sort: true, filter: true },
    { field: 'taxFree', kind: 'flag', hidden: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'title', kind: 'text', required: true },
    { field: 'basis', kind: 'choice', choice: 'payBasis', initial: 'monthly', hint: 'payBasis' },
    { field: 'fixedAmount', kind: 'money', hint: 'fixedAmount' },
    { field: 'percentOfBasic', kind: 'decimal' },
    { field: 'purpose', kind: 'choice', choice: 'allowancePurpose', hint: 'allowancePurpose' },
    { field: 'taxFree', kind: 'flag', hint: 'taxFree' },
    { field: 'description', kind: 'longText' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
  ],
  actions: ({ id }) => <WhatIfLink to={`/compensations/${id}/what-if`} />,
});
