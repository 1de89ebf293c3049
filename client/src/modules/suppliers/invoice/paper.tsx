import { useTranslation } from 'react-i18next';
import type { InvoiceRecordFragment } from '../../../generated/suppliers/invoice';
import { useFormat } from '../../../ui/words/format';

/** A decimal without the zeros its column pads it with. */
const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** The invoice or credit note as it looks on paper, and as it is printed. */
export function Paper({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { issuer, currency } = invoice;
  const isCredit = invoice.kind === 'credit_note';
  const money = (amount: string) => format.money(amount, currency);
  const from = [
    issuer?.legalName === issuer?.name ? null : issuer?.legalName,
    issuer?.address,
    issuer?.phone,
    issuer?.website,
  ];
  const to = [
    invoice.clientCompany,
    invoice.clientAddress,
    invoice.clientCountry,
    invoice.clientContact,
    invoice.clientEmail,
  ];
  const facts = [
    [t('field.issuedOn'), format.day(invoice.issuedOn)],
    ...(isCredit
      ? [
          [t('invoice.ofInvoice'), invoice.credits?.number ?? '–'],
          [t('invoice.ofDay'), invoice.credits ? format.day(invoice.credits.issuedOn) : '–'],
        ]
      : [[t('field.dueOn'), format.day(invoice.dueOn)]]),
    ...(invoice.service ? [[t('field.service'), invoice.service]] : []),
  ];
  const name = t(isCredit ? 'invoice.creditPaper' : 'invoice.paper');
  const less = (
    [
      [t(isCredit ? 'invoice.setOff' : 'invoice.credited'), invoice.credited],
      [t(isCredit ? 'invoice.refunded' : 'invoice.paid'), invoice.paid],
    ] as const
  ).filter(([, amount]) => Number(amount) > 0);
  return (
    <article className="paper" aria-label={name}>
      <header className="paper-head">
        <div>
          <strong className="paper-issuer">
            <bdi>{issuer?.name}</bdi>
          </strong>
          <Lines lines={from} />
        </div>
        <div className="paper-title">
          <h2>{name}</h2>
          {invoice.number ? (
            <bdi className="code">{invoice.number}</bdi>
          ) : (
            <span className="paper-draft">{t('invoice.draft')}</span>
          )}
        </div>
      </header>
      <div className="paper-facts">
        <div>
          <small>{t('invoice.to')}</small>
          <strong>
            <bdi>{invoice.clientName}</bdi>
          </strong>
          <Lines lines={to} />
        </div>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <table className="paper-lines">
        <thead>
          <tr>
            <th scope="col">{t('invoice.description')}</th>
            <th scope="col">{t('invoice.quantity')}</th>
            <th scope="col">{t('invoice.unitPrice')}</th>
            <th scope="col">{t('invoice.taxPercent')}</th>
            <th scope="col">{t('invoice.net')}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, at) => (
            // Lines have no identity of their own: their place is what they are told apart by.
            <tr key={at}>
              <th scope="row">
                <bdi>{line.description}</bdi>
              </th>
              <td data-label={t('invoice.quantity')}>
                <bdi>{trimmed(line.quantity)}</bdi>
              </td>
              <td data-label={t('invoice.unitPrice')}>
                <bdi>{money(line.unitPrice)}</bdi>
              </td>
              <td data-label={t('invoice.taxPercent')}>
                <bdi>{trimmed(line.taxPercent)}</bdi>
              </td>
              <td data-label={t('invoice.net')}>
                <bdi>{money(invoice.amounts[at]?.net ?? '0')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="paper-totals">
        <Total label={t('invoice.subtotal')} value={money(invoice.subtotal)} />
        <Total label={t('invoice.tax')} value={money(invoice.tax)} />
        <Total
          label={t(isCredit ? 'invoice.creditTotal' : 'field.total')}
          value={money(invoice.total)}
          isLast={less.length === 0}
        />
        {less.map(([label, amount]) => (
          <Total key={label} label={label} value={money(amount)} />
        ))}
        {less.length > 0 && (
          <Total label={t(isCredit ? 'invoice.toRefund' : 'field.balance')} value={money(invoice.balance)} isLast />
        )}
      </dl>
      {invoice.note && (
        <p className="paper-note" dir="auto">
          {invoice.note}
        </p>
      )}
    </article>
  );
}

function Lines({ lines }: { lines: (string | null | undefined)[] }) {
  return lines
    .filter((line) => !!line)
    .map((line) => (
      <span key={line} className="paper-line">
        <bdi>{line}</bdi>
      </span>
    ));
}

function Total({ label, value, isLast = false }: { label: string; value: string; isLast?: boolean }) {
  return (
    <div className={isLast ? 'paper-last' : undefined}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
