import { areaScreen } from '../../../list/area-screen';
import { WhatIfLink } from '../pieces/what-if/what-if-link';
import {
  useCreatePayTableRowMutation,
  useDeletePayTableRowsMutation,
  usePayTableRowQuery,
  usePayTableRowsQuery,
  useRestorePayTableRowsMutation,
  useUpdatePayTableRowMutation,
} from '../../../generated/pay/pay-table-row';
import { stepValueKind } from './step-value-kind';

export const Component = areaScreen({
  subject: 'PayTableRow',
  list: usePayTableRowsQuery,
  one: usePayTableRowQuery,
  create: useCreatePayTableRowMutation,
  update: useUpdatePayTableRowMutation,
  remove: useDeletePayTableRowsMutation,
  restore: useRestorePayTableRowsMutation,
  title: (row) => `${row.tableName} ${row.fromValue}`,
  firstSort: { field: 'tableName', direction: 'ASC' },
  columns: [
    { field: 'tableName', kind: 'code', sort: true, filter: true },
    { field: 'fromValue', kind: 'number', sort: true },
    { field: 'value', label: 'tableValue', kind: 'number', sort: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
  ],
  form: [
    { field: 'tableName', kind: 'code', required: true, hint: 'tableName' },
    { field: 'fromValue', kind: 'decimal', required: true },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'validTo', kind: 'date' },
    { field: 'value', label: 'tableValue', required: true, ...stepValueKind },
  ],
  actions: ({ id }) => <WhatIfLink to={`/pay-tables/${id}/what-if`} />,
});
