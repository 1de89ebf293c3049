import { areaScreen } from '../../../../list/area-screen';
import {
  useCreateProvisionRuleMutation,
  useDeleteProvisionRulesMutation,
  useProvisionRuleQuery,
  useProvisionRulesQuery,
  useRestoreProvisionRulesMutation,
  useUpdateProvisionRuleMutation,
} from '../../../../generated/pay/eos-provision/provision-rule';

export const Component = areaScreen({
  subject: 'ProvisionRule',
  list: useProvisionRulesQuery,
  one: useProvisionRuleQuery,
  create: useCreateProvisionRuleMutation,
  update: useUpdateProvisionRuleMutation,
  remove: useDeleteProvisionRulesMutation,
  restore: useRestoreProvisionRulesMutation,
  title: (row) => row.validFrom,
  firstSort: { field: 'validFrom', direction: 'DESC' },
  columns: [
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'method', label: 'provisionMethod', kind: 'choice', choice: 'provisionMethod', sort: true, filter: true },
    { field: 'discountRate', kind: 'decimal', sort: true, filter: true },
    { field: 'salaryGrowth', kind: 'decimal', sort: true, filter: true },
    { field: 'serviceYears', kind: 'number', sort: true, filter: true },
    { field: 'retirementAge', kind: 'number', sort: true, filter: true },
  ],
  form: [
    { field: 'validFrom', kind: 'date', required: true, hint: 'provisionRuleFrom' },
    {
      field: 'method',
      label: 'provisionMethod',
      kind: 'choice',
      choice: 'provisionMethod',
      required: true,
      hint: 'provisionMethod',
    },
    { field: 'discountRate', kind: 'decimal', required: true, hint: 'discountRate' },
    { field: 'salaryGrowth', kind: 'decimal', required: true },
    { field: 'serviceYears', kind: 'number', required: true, hint: 'serviceYears' },
    { field: 'retirementAge', kind: 'number' },
    { field: 'note', kind: 'longText', wide: true },
  ],
});
