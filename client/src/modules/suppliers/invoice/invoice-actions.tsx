import {
  CopyOutlined,
  DollarOutlined,
  RollbackOutlined,
  EditOutlined,
  FilePdfOutlined,
  PrinterOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { StepActions } from '../../../form/step-actions';
import {
  useCreditInvoiceMutation,
  useDownloadInvoiceMutation,
  useDuplicateInvoiceMutation,
  useSendInvoiceMutation,
  type InvoiceRecordFragment,
} from '../../../generated/suppliers/invoice';
import { LinkButton } from '../../../ui/link-button';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

const PaymentDialog = lazy(() => import('./payment-dialog'));

/** What can be done with an invoice now. */
export function InvoiceActions({ invoice, onDone }: { invoice: InvoiceRecordFragment; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [send] = useSendInvoiceMutation();
  const [download] = useDownloadInvoiceMutation();
  const [duplicate, duplicating] = useDuplicateInvoiceMutation();
  const [credit, crediting] = useCreditInvoiceMutation();
  const [paying, setPaying] = useState(false);
  const may = (action: string) => invoice.allowedActions.includes(action);

  const draft = async (
    make: typeof duplicate | typeof credit,
    done: 'invoice.duplicated' | 'invoice.creditStarted',
  ) => {
    try {
      const { data } = await make({ variables: { id: invoice.id } });
      toast.success(t(done));
      if (data) void navigate(`/invoices/${data.record.id}/edit`);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <div className="button-row">
      <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
        {t('invoice.print')}
      </Button>
      <Button
        icon={<FilePdfOutlined />}
        href={`/invoices/${invoice.id}.pdf?locale=${i18n.language}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('invoice.pdf')}
      </Button>
      {may('duplicate') && (
        <Button
          icon={<CopyOutlined />}
          loading={duplicating.loading}
          onClick={() => void draft(duplicate, 'invoice.duplicated')}
        >
          {t('invoice.duplicate')}
        </Button>
      )}
      {may('credit') && (
        <Button
          icon={<RollbackOutlined className="mirrored" />}
          loading={crediting.loading}
          onClick={() => void draft(credit, 'invoice.creditStarted')}
        >
          {t('invoice.credit')}
        </Button>
      )}
      {may('update') && (
        <LinkButton to={`/invoices/${invoice.id}/edit`} icon={<EditOutlined />}>
          {t('invoice.edit')}
        </LinkButton>
      )}
      <StepActions
        row={invoice}
        onDone={onDone}
        steps={[
          { verb: 'download', run: download },
          { verb: 'send', run: send, look: 'primary', ask: true },
        ]}
      />
      {may('pay') && (
        <Button type="primary" icon={<DollarOutlined />} onClick={() => setPaying(true)}>
          {t(invoice.kind === 'credit_note' ? 'invoice.refund' : 'invoice.pay')}
        </Button>
      )}
      {paying && (
        <Suspense>
          <PaymentDialog invoice={invoice} close={() => setPaying(false)} onDone={onDone} />
        </Suspense>
      )}
    </div>
  );
}
