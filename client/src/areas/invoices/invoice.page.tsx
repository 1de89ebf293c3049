import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../access/live';
import { toneOf } from '../../crud/choices';
import { DetailHistory } from '../../crud/history/detail-history';
import { useInvoiceQuery, type InvoiceRecordFragment } from '../../generated/invoices';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/format';
import { Mark } from '../../ui/mark';
import { PageHeader } from '../../ui/page-header';
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
  return (
    <div className="invoice-page">
      <PageHeader
        title={invoice.number ? t('invoice.title', { number: invoice.number }) : t('invoice.draftTitle', { name: invoice.clientName })}
        back={
          <Link to="/invoices" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.Invoice.many')}
          </Link>
        }
        detail={
          <Mark tone={toneOf('invoiceStatus', invoice.status)}>{t(`choice.invoiceStatus.${invoice.status as 'draft'}`)}</Mark>
        }
      >
        <InvoiceActions invoice={invoice} onDone={() => void refetch()} />
      </PageHeader>
      <Paper invoice={invoice} />
      {invoice.state !== 'draft' && <Payments invoice={invoice} />}
      <section className="panel panel-text invoice-history">
        <DetailHistory subject="Invoice" id={invoice.id} />
      </section>
    </div>
  );
}

function Payments({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className="panel panel-text invoice-payments" aria-labelledby="invoice-payments">
      <h2 id="invoice-payments">{t('invoice.payments')}</h2>
      {invoice.payments.length === 0 && <p className="quiet">{t('invoice.noPayments')}</p>}
      <ul>
        {invoice.payments.map((payment, at) => (
          <li key={at}>
            <strong>
              <bdi>{format.money(payment.amount, invoice.currency)}</bdi>
            </strong>
            <span>{format.day(payment.paidOn)}</span>
            {payment.note && <span dir="auto">{payment.note}</span>}
            {payment.recordedBy && <span className="quiet">{t('invoice.recordedBy', { name: payment.recordedBy })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
