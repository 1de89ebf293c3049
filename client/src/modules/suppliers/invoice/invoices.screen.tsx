import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { areaScreen } from '../../../list/area-screen';
import {
  useDeleteInvoicesMutation,
  useInvoiceQuery,
  useInvoicesQuery,
  useRestoreInvoicesMutation,
} from '../../../generated/suppliers/invoice';
import { LinkButton } from '../../../ui/link-button';
import { InvoiceSums } from './invoice-sums';

function NewInvoice() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('create', 'Invoice') ? (
    <LinkButton to="/invoices/new" type="primary" icon={<PlusOutlined />}>
      {t('area.Invoice.add')}
    </LinkButton>
  ) : null;
}

export const Component = areaScreen({
  subject: 'Invoice',
  list: useInvoicesQuery,
  one: useInvoiceQuery,
  remove: useDeleteInvoicesMutation,
  restore: useRestoreInvoicesMutation,
  title: (row) => row.number ?? row.clientName,
  page: (row) => `/invoices/${row.id}`,
  toolbar: <NewInvoice />,
  summary: <InvoiceSums />,
  firstSort: { field: 'issuedOn', direction: 'DESC' },
  bulk: { verbs: ['send', 'download'] },
  columns: [
    { field: 'clientName', kind: 'text', sort: true, filter: true },
    { field: 'number', label: 'invoiceNumber', kind: 'code', sort: true, filter: true },
    { field: 'kind', label: 'invoiceKind', kind: 'choice', choice: 'invoiceKind', sort: true, filter: true },
    { field: 'status', kind: 'choice', choice: 'invoiceStatus', sort: true, filter: true },
    { field: 'clientCompany', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'issuedOn', kind: 'date', sort: true, filter: true },
    { field: 'dueOn', kind: 'date', sort: true, filter: true },
    { field: 'total', kind: 'money', sort: true, filter: true },
    { field: 'balance', kind: 'money', sort: true, filter: true },
    { field: 'service', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'clientEmail', kind: 'email', sort: true, filter: true, hidden: true },
  ],
});
