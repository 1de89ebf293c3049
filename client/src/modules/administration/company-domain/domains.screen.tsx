import { lazy } from 'react';
import {
  useCompanyDomainQuery,
  useCompanyDomainsQuery,
  useCreateCompanyDomainMutation,
  useDeleteCompanyDomainsMutation,
  useRestoreCompanyDomainsMutation,
} from '../../../generated/administration/company-domain';
import { areaScreen } from '../../../list/area-screen';

const DomainProof = lazy(() => import('./domain-proof'));

export const Component = areaScreen({
  subject: 'CompanyDomain',
  list: useCompanyDomainsQuery,
  one: useCompanyDomainQuery,
  create: useCreateCompanyDomainMutation,
  remove: useDeleteCompanyDomainsMutation,
  restore: useRestoreCompanyDomainsMutation,
  title: (row) => row.domain,
  firstSort: { field: 'domain', direction: 'ASC' },
  columns: [
    { field: 'domain', label: 'mailDomain', kind: 'text', sort: true, filter: true },
    { field: 'provenAt', kind: 'instant', sort: true },
    { field: 'checkedAt', label: 'dnsCheckedAt', kind: 'instant', sort: true },
  ],
  form: [{ field: 'domain', label: 'mailDomain', kind: 'code', required: true, only: 'create', hint: 'mailDomain' }],
  facts: [
    { field: 'provenAt', kind: 'instant' },
    { field: 'checkedAt', label: 'dnsCheckedAt', kind: 'instant' },
  ],
  below: (record) => <DomainProof domain={record} />,
});
