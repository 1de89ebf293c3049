import { areaScreen } from '../../../list/area-screen';
import {
  useCreatePayComponentMutation,
  useDeletePayComponentsMutation,
  usePayComponentQuery,
  usePayComponentsQuery,
  useRestorePayComponentsMutation,
  useUpdatePayComponentMutation,
} from '../../../generated/pay/pay-component';
import { conditionKind, formulaKind } from './formula-kind';
import { OfferedComponents } from './offered';

export const Component = areaScreen({
  subject: 'PayComponent',
  list: usePayComponentsQuery,
  one: usePayComponentQuery,
  create: useCreatePayComponentMutation,
  update: useUpdatePayComponentMutation,
  remove: useDeletePayComponentsMutation,
  restore: useRestorePayComponentsMutation,
  title: (row) => row.name,
  firstSort: { field: 'code', direction: 'ASC' },
  summary: <OfferedComponents />,
  columns: [
    { field: 'code', kind: 'code', sort: true, filter: true },
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'kind', label: 'componentKind', kind: 'choice', choice: 'payComponentKind', sort: true, filter: true },
    { field: 'formula', ...formulaKind },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
  ],
  form: [
    { field: 'code', kind: 'code', required: true, hint: 'componentCode' },
    { field: 'kind', label: 'componentKind', kind: 'choice', choice: 'payComponentKind', initial: 'earning' },
    { field: 'name', kind: 'text', required: true },
    { field: 'nameAr', kind: 'text' },
    { field: 'validFrom', kind: 'date', required: true, hint: 'componentFrom' },
    { field: 'validTo', kind: 'date' },
    { field: 'prorated', kind: 'flag', initial: true, hint: 'prorated' },
    { field: 'rounding', kind: 'choice', choice: 'payComponentRounding', initial: 'coin' },
    { field: 'condition', hint: 'condition', ...conditionKind },
    { field: 'formula', required: true, ...formulaKind },
    { heading: 'countsFor' },
    { field: 'countsForGratuity', kind: 'flag', hint: 'countsForGratuity' },
    { field: 'gratuityBasis', kind: 'choice', choice: 'gratuityBasis', initial: 'last_wage', hint: 'gratuityBasis' },
    { field: 'countsForOvertime', kind: 'flag', hint: 'countsForOvertime' },
    { field: 'insurableAs', kind: 'choice', choice: 'allowancePurpose', hint: 'insurableAs' },
    { field: 'taxFree', kind: 'flag', hint: 'taxFree' },
    { field: 'hiddenFromEmployee', kind: 'flag', hint: 'hiddenFromEmployee' },
    { field: 'wpsPart', kind: 'choice', choice: 'wpsPart', initial: 'none' },
    { field: 'glAccount', kind: 'code' },
  ],
});
