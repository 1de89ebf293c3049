import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useToday } from '../../../access/today';
import {
  useCreateInvoiceMutation,
  useInvoiceQuery,
  useInvoiceSummaryQuery,
  useUpdateInvoiceMutation,
  type InvoiceInput,
} from '../../../generated/suppliers/invoice';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { toast } from '../../../ui/dialogs/toasts';
import { firstValues } from './invoice-values';
import './invoices.css';

const InvoiceForm = lazy(() => import('./invoice-form'));

/** A new invoice, or a draft that is changed. */
export function Component() {
  const { id } = useParams();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const today = useToday();
  const { data: sums, error: failed, refetch: again } = useInvoiceSummaryQuery();
  const { data, error, refetch } = useInvoiceQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'network-only',
  });
  const [create] = useCreateInvoiceMutation();
  const [update] = useUpdateInvoiceMutation();
  const invoice = data?.record ?? null;
  const summary = sums?.summary;
  const back = invoice ? `/invoices/${invoice.id}` : '/invoices';

  const content = () => {
    if (error ?? failed) return <Failure error={error ?? failed} retry={() => void (error ? refetch() : again())} />;
    if ((id && !invoice) || !summary) return <Skeleton active paragraph={{ rows: 12 }} />;
    if (invoice && !invoice.allowedActions.includes('update'))
      return <Alert type="info" showIcon title={t('invoice.closed')} />;
    return (
      <InvoiceForm
        key={invoice?.id ?? 'new'}
        first={firstValues(invoice, today, summary.currency)}
        taxPercent={summary.taxPercent}
        isNew={!invoice}
        isCredit={invoice?.kind === 'credit_note'}
        save={async (input) => {
          const saved = invoice
            ? await update({ variables: { id: invoice.id, version: invoice.version, input } })
            : await create({ variables: { input: input as InvoiceInput } });
          return saved.data!.record.id;
        }}
        onSaved={(savedId) => {
          toast.success(t(invoice ? 'form.saved' : 'form.created'));
          void navigate(`/invoices/${savedId}`);
        }}
        onCancel={() => void navigate(back)}
      />
    );
  };
  return (
    <>
      <PageHeader
        title={t(invoice?.kind === 'credit_note' ? 'invoice.creditChange' : id ? 'invoice.change' : 'invoice.new')}
        back={
          <Link to={back} className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" />{' '}
            {t(invoice ? 'area.Invoice.one' : 'area.Invoice.many')}
          </Link>
        }
      />
      <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>{content()}</Suspense>
    </>
  );
}
