import { DownloadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inWords, type Words } from '../../i18n/in-language';
import { useFormat } from '../words/format';
import { byDepartment } from './journal-departments';

interface Booking {
  department?: string | null;
  costCentre?: string | null;
  code: string;
  name: Words;
  account?: string | null;
  /** Decimals in words; one of the two is nothing. */
  debit: string;
  credit: string;
}

/**
 * Bookings by department, still loading where there are none yet; `file` is the address of the same as CSV, where one
 * may have it.
 */
export function JournalPanel({
  lines,
  currency,
  file,
  children,
}: {
  lines: readonly Booking[] | undefined;
  currency?: string;
  file: string | null;
  /** Further buttons above the bookings. */
  children?: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const heading = useId();
  const language = i18n.language;
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="toolbar">
        <h2 id={heading}>{t('payment.journal')}</h2>
        <div className="toolbar-end">
          {children}
          {file && (
            <Button icon={<DownloadOutlined />} href={`${file}?locale=${language}`}>
              CSV
            </Button>
          )}
        </div>
      </div>
      {!lines && <Skeleton active />}
      {byDepartment(lines ?? []).map(({ department, debit, lines: own }) => (
        <details key={department} className="journal-department">
          <summary>
            <span className="line-main">
              <bdi>{department ?? t('payment.noDepartment')}</bdi>
              {own[0]?.costCentre && <bdi className="quiet">{own[0].costCentre}</bdi>}
            </span>
            <span className="quiet">{t('payment.bookings', { n: own.length })}</span>
            <bdi className="figure">{format.money(debit, currency)}</bdi>
          </summary>
          <ul className="lines">
            {own.map((line) => {
              const isDebit = Number(line.debit) !== 0;
              return (
                <li key={`${line.code}.${inWords(line.name, language)}`}>
                  <span className="line-main">
                    <span dir="auto">{inWords(line.name, language)}</span>
                    {line.account && <bdi className="quiet">{line.account}</bdi>}
                  </span>
                  <span className="line-figures">
                    <bdi className="figure">{format.money(isDebit ? line.debit : line.credit, currency)}</bdi>
                    <small className="quiet">{isDebit ? t('payment.debit') : t('payment.credit')}</small>
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </section>
  );
}
