import { type ComponentProps, lazy } from 'react';
import { areaScreen } from '../../../list/area-screen';
import { StepActions } from '../../../form/step-actions';
import {
  useApiTokenQuery,
  useApiTokensQuery,
  useCreateApiTokenMutation,
  useRevokeApiTokenMutation,
  useUpdateApiTokenMutation,
} from '../../../generated/administration/api-token';

const IssueToken = lazy(() => import('./issue-token'));

export const Component = areaScreen({
  subject: 'ApiToken',
  list: useApiTokensQuery,
  one: useApiTokenQuery,
  create: useCreateApiTokenMutation,
  update: useUpdateApiTokenMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'roleId', label: 'tokenRole', kind: 'reference', to: 'companyRole', filter: true },
    { field: 'ownerName', label: 'tokenOwner', kind: 'text', sort: true, filter: true },
    { field: 'expiresOn', label: 'tokenExpires', kind: 'date', sort: true, filter: true },
    { field: 'standing', label: 'tokenStanding', kind: 'choice', choice: 'tokenStanding', sort: true },
    { field: 'prefix', label: 'tokenPrefix', kind: 'text' },
    { field: 'lastUsedAt', kind: 'instant', sort: true },
    { field: 'lastUsedFrom', kind: 'text', hidden: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    {
      field: 'roleId',
      label: 'tokenRole',
      kind: 'reference',
      to: 'companyRole',
      required: true,
      only: 'create',
      hint: 'tokenRole',
    },
    { field: 'expiresOn', label: 'tokenExpires', kind: 'date', required: true, only: 'create', hint: 'tokenExpires' },
  ],
  facts: [
    { field: 'ownerName', label: 'tokenOwner', kind: 'text' },
    { field: 'standing', label: 'tokenStanding', kind: 'choice', choice: 'tokenStanding' },
    { field: 'prefix', label: 'tokenPrefix', kind: 'text' },
    { field: 'lastUsedAt', kind: 'instant' },
    { field: 'lastUsedFrom', kind: 'text' },
  ],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: ComponentProps<typeof IssueToken>['row'] }) {
  const [revoke] = useRevokeApiTokenMutation();
  return (
    <>
      <IssueToken row={row} />
      <StepActions row={row} steps={[{ verb: 'revoke', run: revoke, look: 'quiet', ask: true }]} />
    </>
  );
}
