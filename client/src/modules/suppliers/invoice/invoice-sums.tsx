import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useInvoiceSummaryQuery } from '../../../generated/suppliers/invoice';
import { Figures } from '../../../ui/figures/figures';
import { useFormat } from '../../../ui/words/format';

/** What the invoices come to, above their list. */
export function InvoiceSums() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useInvoiceSummaryQuery({ fetchPolicy: 'cache-and-network' });
  useLive(['Invoice'], () => void refetch());
  const sums = data?.summary;
  const money = (amount: string | undefined) => (sums && amount ? format.money(amount, sums.currency) : '…');
  const count = (number: number | undefined) => (number === undefined ? '…' : format.number(number));
  return (
    <section aria-label={t('invoice.summary')} aria-busy={!sums}>
      <Figures
        figures={[
          { label: t('invoice.clients'), value: count(sums?.clientCount) },
          { label: t('invoice.count'), value: count(sums?.invoiceCount) },
          { label: t('invoice.paid'), value: money(sums?.paid) },
          { label: t('invoice.unpaid'), value: money(sums?.unpaid) },
          {
            label: t('invoice.pastDue'),
            value: money(sums?.pastDue),
            // Its line is there from the start, so that nothing moves when the number comes.
            note: sums ? t('invoice.pastDueCount', { count: sums.pastDueCount, n: sums.pastDueCount }) : '\u00a0',
            tone: sums && sums.pastDueCount > 0 ? 'error' : undefined,
          },
        ]}
      />
      {!!sums?.otherCurrencyCount && (
        <p className="quiet">{t('invoice.otherCurrencies', { count: sums.otherCurrencyCount })}</p>
      )}
    </section>
  );
}
