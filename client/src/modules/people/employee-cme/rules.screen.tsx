import { areaScreen } from '../../../list/area-screen';
import {
  useCmeRuleQuery,
  useCmeRulesQuery,
  useCreateCmeRuleMutation,
  useDeleteCmeRulesMutation,
  useRestoreCmeRulesMutation,
  useUpdateCmeRuleMutation,
} from '../../../generated/people/employee-cme';
import { CmeLinks } from './cme-links';
import { limitsKind } from './limits-kind';

export const Component = areaScreen({
  subject: 'CmeRule',
  list: useCmeRulesQuery,
  one: useCmeRuleQuery,
  create: useCreateCmeRuleMutation,
  update: useUpdateCmeRuleMutation,
  remove: useDeleteCmeRulesMutation,
  restore: useRestoreCmeRulesMutation,
  title: (row) => `${row.profession}, ${row.authority}`,
  firstSort: { field: 'authority', direction: 'ASC' },
  importable: true,
  columns: [
    { field: 'profession', kind: 'text', sort: true, filter: true },
    { field: 'authority', kind: 'text', sort: true, filter: true },
    { field: 'credits', kind: 'number', sort: true, filter: true },
    { field: 'cycleMonths', kind: 'number', sort: true, filter: true },
    { field: 'carryOverMost', kind: 'number', sort: true, hidden: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
  ],
  form: [
    { field: 'profession', kind: 'text', required: true },
    { field: 'authority', kind: 'text', required: true },
    { field: 'credits', kind: 'number', required: true },
    { field: 'cycleMonths', kind: 'number', initial: 12 },
    { field: 'carryOverMost', kind: 'number' },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'limits', ...limitsKind },
  ],
  toolbar: <CmeLinks here="rules" />,
});
