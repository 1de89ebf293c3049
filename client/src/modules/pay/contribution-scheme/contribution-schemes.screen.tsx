import { StepActions } from '../../../form/step-actions';
import {
  useApproveContributionSchemeMutation,
  useContributionSchemeQuery,
  useContributionSchemesQuery,
  useCreateContributionSchemeMutation,
  useDeleteContributionSchemesMutation,
  useRejectContributionSchemeMutation,
  useRestoreContributionSchemesMutation,
  useUpdateContributionSchemeMutation,
} from '../../../generated/pay/contribution-scheme';
import type { RecordBase } from '../../../list/area';
import { areaScreen } from '../../../list/area-screen';
import { ratesKind } from './rates-kind';

export const Component = areaScreen({
  subject: 'ContributionScheme',
  list: useContributionSchemesQuery,
  one: useContributionSchemeQuery,
  create: useCreateContributionSchemeMutation,
  update: useUpdateContributionSchemeMutation,
  remove: useDeleteContributionSchemesMutation,
  restore: useRestoreContributionSchemesMutation,
  title: (row) => row.name,
  firstSort: { field: 'code', direction: 'ASC' },
  bulk: { verbs: ['approve'], notedVerbs: ['reject'] },
  columns: [
    { field: 'code', kind: 'code', sort: true, filter: true },
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'members', kind: 'choice', choice: 'schemeMembers', sort: true, filter: true },
    { field: 'rates', ...ratesKind },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
    { field: 'state', kind: 'choice', choice: 'contributionSchemeState', sort: true, filter: true },
  ],
  facts: [
    { field: 'state', kind: 'choice', choice: 'contributionSchemeState' },
    { field: 'approvalRefusal', kind: 'text' },
    { field: 'approvedByName', kind: 'text' },
    { field: 'decisionNote', kind: 'text' },
  ],
  form: [
    { field: 'code', kind: 'code', required: true, hint: 'schemeCode' },
    { field: 'name', kind: 'text', required: true },
    { field: 'nameAr', kind: 'text' },
    { field: 'members', kind: 'choice', choice: 'schemeMembers', initial: 'everybody' },
    { field: 'wage', kind: 'choice', choice: 'schemeWage', initial: 'basic' },
    { field: 'partMonth', kind: 'choice', choice: 'schemePartMonth', initial: 'whole' },
    { field: 'validFrom', kind: 'date', required: true, hint: 'schemeFrom' },
    { field: 'validTo', kind: 'date' },
    { field: 'rates', required: true, wide: true, hint: 'schemeRates', ...ratesKind },
  ],
  actions: (row) => <Steps row={row} />,
});

/** Another person than who wrote it decides. */
function Steps({ row }: { row: RecordBase }) {
  const [approve] = useApproveContributionSchemeMutation();
  const [reject] = useRejectContributionSchemeMutation();
  return (
    <StepActions
      row={row}
      steps={[
        { verb: 'reject', run: reject, note: true },
        { verb: 'approve', run: approve, look: 'primary' },
      ]}
    />
  );
}
