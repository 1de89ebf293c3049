import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { toneOf } from '../../../fields/choices';
import { DetailHistory } from '../../../form/history/detail-history';
import { useCreditNotesQuery, useInvoiceQuery, type InvoiceRecordFragment } from '../../../generated/suppliers/invoice';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { InvoiceActions } from './invoice-actions';
import { Paper } from './paper';
import './invoices.css';

/** One invoice as it looks on paper, with what was paid of it and what is to be done next. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { data, error, refetch } = useInvoiceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLive(['Invoice'], () => void refetch(), id);
  const invoice = data?.record;
  if (error && !invoice) return <Failure error={error} retry={() => void refetch()} />;
  if (!invoice) return <Skeleton active paragraph={{ rows: 12 }} />;
  const isCredit = invoice.kind === 'credit_note';
  const title = () => {
    if (invoice.number) return t(isCredit ? 'invoice.creditTitle' : 'invoice.title', { number: invoice.number });
    return isCredit
      ? t('invoice.creditDraftTitle', { number: invoice.credits?.number ?? '' })
      : t('invoice.draftTitle', { name: invoice.clientName });
  };
  return (
    <div className="invoice-page">
      <PageHeader
        title={title()}
        back={
          <Link to={invoice.credits ? `/invoices/${invoice.credits.id}` : '/invoices'} className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" />{' '}
            {invoice.credits ? t('invoice.title', { number: invoice.credits.number ?? '' }) : t('area.Invoice.many')}
          </Link>
        }
        detail={
          <StatusDot tone={toneOf('invoiceStatus', invoice.status)}>
            {t(`choice.invoiceStatus.${invoice.status as 'draft'}`)}
          </StatusDot>
        }
      >
        <InvoiceActions invoice={invoice} onDone={() => void refetch()} />
      </PageHeader>
      <Paper invoice={invoice} />
      {!isCredit && invoice.state !== 'draft' && <CreditNotes invoice={invoice} />}
      {invoice.state !== 'draft' && (!isCredit || invoice.payments.length > 0 || Number(invoice.balance) > 0) && (
        <Payments invoice={invoice} />
      )}
      <section className="panel panel-text invoice-history">
        <DetailHistory subject="Invoice" id={invoice.id} />
      </section>
    </div>
  );
}

/** What was given back of an invoice, drafts included; nothing where nothing was. */
function CreditNotes({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useCreditNotesQuery({ variables: { id: invoice.id }, fetchPolicy: 'cache-and-network' });
  useLive(['Invoice'], () => void refetch());
  const notes = data?.page.rows ?? [];
  if (notes.length === 0) return null;
  return (
    <section className="panel panel-text invoice-payments" aria-labelledby="invoice-credits">
      <h2 id="invoice-credits">{t('invoice.creditNotes')}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <Link to={`/invoices/${note.id}`}>
              <bdi>{note.number ?? t('choice.invoiceStatus.draft')}</bdi>
            </Link>
            <strong>
              <bdi>{format.money(note.total, note.currency)}</bdi>
            </strong>
            <span>{format.day(note.issuedOn)}</span>
            <StatusDot tone={toneOf('invoiceStatus', note.status)}>
              {t(`choice.invoiceStatus.${note.status as 'draft'}`)}
            </StatusDot>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Payments({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isCredit = invoice.kind === 'credit_note';
  return (
    <section className="panel panel-text invoice-payments" aria-labelledby="invoice-payments">
      <h2 id="invoice-payments">{t(isCredit ? 'invoice.refunds' : 'invoice.payments')}</h2>
      {invoice.payments.length === 0 && (
        <p className="quiet">{t(isCredit ? 'invoice.noRefunds' : 'invoice.noPayments')}</p>
      )}
      <ul>
        {invoice.payments.map((payment, at) => (
          <li key={at}>
            <strong>
              <bdi>{format.money(payment.amount, invoice.currency)}</bdi>
            </strong>
            <span>{format.day(payment.paidOn)}</span>
            {payment.note && <span dir="auto">{payment.note}</span>}
            {payment.recordedBy && (
              <span className="quiet">{t('invoice.recordedBy', { name: payment.recordedBy })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
