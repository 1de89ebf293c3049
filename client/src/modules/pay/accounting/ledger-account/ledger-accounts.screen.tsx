import { useTranslation } from 'react-i18next';
import { Can } from '../../../../access/can';
import { areaScreen } from '../../../../list/area-screen';
import { LinkButton } from '../../../../ui/link-button';
import {
  useCreateLedgerAccountMutation,
  useDeleteLedgerAccountsMutation,
  useLedgerAccountQuery,
  useLedgerAccountsQuery,
  useRestoreLedgerAccountsMutation,
  useUpdateLedgerAccountMutation,
} from '../../../../generated/pay/accounting/ledger-account';

export const Component = areaScreen({
  subject: 'LedgerAccount',
  list: useLedgerAccountsQuery,
  one: useLedgerAccountQuery,
  create: useCreateLedgerAccountMutation,
  update: useUpdateLedgerAccountMutation,
  remove: useDeleteLedgerAccountsMutation,
  restore: useRestoreLedgerAccountsMutation,
  title: (row) => `${row.code} ${row.title}`,
  firstSort: { field: 'code', direction: 'ASC' },
  importable: true,
  toolbar: (
    <Can action="read" subject="PostingRule">
      <ToRules />
    </Can>
  ),
  columns: [
    { field: 'code', label: 'accountCode', kind: 'code', sort: true, filter: true },
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'kind', label: 'accountKind', kind: 'choice', choice: 'ledgerAccountKind', sort: true, filter: true },
    { field: 'externalName', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'code', label: 'accountCode', kind: 'code', required: true },
    { field: 'title', kind: 'text', required: true },
    { field: 'kind', label: 'accountKind', kind: 'choice', choice: 'ledgerAccountKind', required: true },
    { field: 'externalName', kind: 'text', hint: 'externalName', wide: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
  ],
});

function ToRules() {
  const { t } = useTranslation();
  return <LinkButton to="/posting-rules">{t('area.PostingRule.many')}</LinkButton>;
}
