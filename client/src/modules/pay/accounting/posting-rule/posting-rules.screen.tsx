import { areaScreen } from '../../../../list/area-screen';
import {
  useCreatePostingRuleMutation,
  useDeletePostingRulesMutation,
  usePostingRuleQuery,
  usePostingRulesQuery,
  useRestorePostingRulesMutation,
  useUpdatePostingRuleMutation,
} from '../../../../generated/pay/accounting/posting-rule';

export const Component = areaScreen({
  subject: 'PostingRule',
  list: usePostingRulesQuery,
  one: usePostingRuleQuery,
  create: useCreatePostingRuleMutation,
  update: useUpdatePostingRuleMutation,
  remove: useDeletePostingRulesMutation,
  restore: useRestorePostingRulesMutation,
  title: (row) => row.code ?? row.ledgerAccount?.title ?? '',
  firstSort: { field: 'ledgerLine', direction: 'ASC' },
  columns: [
    { field: 'ledgerLine', kind: 'choice', choice: 'ledgerLine', sort: true, filter: true },
    { field: 'code', label: 'lineCode', kind: 'code', sort: true, filter: true },
    { field: 'ledgerAccountId', kind: 'reference', to: 'ledgerAccount', filter: true },
  ],
  form: [
    { field: 'ledgerLine', kind: 'choice', choice: 'ledgerLine', required: true },
    { field: 'code', label: 'lineCode', kind: 'code', hint: 'lineCode' },
    { field: 'ledgerAccountId', kind: 'reference', to: 'ledgerAccount', required: true },
    { field: 'note', kind: 'longText', wide: true },
  ],
});
