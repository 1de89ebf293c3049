import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { areaScreen } from '../../../list/area-screen';
import type { Kind } from '../../../fields/kinds/kind';
import {
  useCreateIdentityProviderMutation,
  useDeleteIdentityProvidersMutation,
  useIdentityProviderQuery,
  useIdentityProvidersQuery,
  useRestoreIdentityProvidersMutation,
  useUpdateIdentityProviderMutation,
} from '../../../generated/administration/identity-provider';

const ProviderSetUp = lazy(() => import('./provider-set-up'));

const domainsKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Domains names={value as string[]} />,
  Input: lazy(() => import('./domains-input')),
  isText: true,
};

/** What a provider has that is spoken to by SAML. */
const bySaml: { when: { field: 'kind'; in: string[] } } = { when: { field: 'kind', in: ['saml'] } };

export const Component = areaScreen({
  subject: 'IdentityProvider',
  list: useIdentityProvidersQuery,
  one: useIdentityProviderQuery,
  create: useCreateIdentityProviderMutation,
  update: useUpdateIdentityProviderMutation,
  remove: useDeleteIdentityProvidersMutation,
  restore: useRestoreIdentityProvidersMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'kind', label: 'providerKind', kind: 'choice', choice: 'identityProviderKind', sort: true, filter: true },
    { field: 'issuer', label: 'providerIssuer', kind: 'text', sort: true, filter: true },
    { field: 'domains', label: 'mailDomains', ...domainsKind },
    { field: 'roleId', label: 'newMemberRole', kind: 'reference', to: 'companyRole', filter: true },
    { field: 'isOnlyWay', kind: 'flag', sort: true, filter: true },
    { field: 'isActive', label: 'providerActive', kind: 'flag', sort: true, filter: true },
    { field: 'certificatesUntil', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'clientId', kind: 'text', filter: true, hidden: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true, hint: 'providerName' },
    {
      field: 'kind',
      label: 'providerKind',
      kind: 'choice',
      choice: 'identityProviderKind',
      initial: 'oidc',
      hint: 'providerKind',
    },
    {
      field: 'metadata',
      label: 'providerMetadata',
      kind: 'longText',
      isNotKept: true,
      hint: 'providerMetadata',
      ...bySaml,
    },
    {
      field: 'issuer',
      label: 'providerIssuer',
      kind: 'text',
      requiredWhen: { field: 'kind', in: ['oidc'] },
      hint: 'providerIssuer',
    },
    { field: 'domains', label: 'mailDomains', ...domainsKind, required: true, wide: true, hint: 'mailDomains' },
    { field: 'clientId', kind: 'text', hint: 'clientId', when: { field: 'kind', in: ['oidc'] } },
    { field: 'signInUrl', kind: 'link', ...bySaml },
    { field: 'signOutUrl', kind: 'link', hint: 'signOutUrl', ...bySaml },
    { field: 'certificates', kind: 'longText', hint: 'certificates', ...bySaml },
    { field: 'subjectAttribute', kind: 'text', hint: 'subjectAttribute', ...bySaml },
    { field: 'roleId', label: 'newMemberRole', kind: 'reference', to: 'companyRole', hint: 'newMemberRole' },
    { field: 'isActive', label: 'providerActive', kind: 'flag', hint: 'providerActive' },
    { field: 'isOnlyWay', kind: 'flag', hint: 'isOnlyWay' },
  ],
  facts: [
    { field: 'secretKeptAt', kind: 'instant' },
    { field: 'certificatesUntil', kind: 'date' },
  ],
  below: (record) => <ProviderSetUp provider={record} />,
});

function Domains({ names }: { names: string[] }) {
  const { t } = useTranslation();
  return <bdi>{names.join(t('list.comma'))}</bdi>;
}
