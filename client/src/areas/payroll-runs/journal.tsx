import { DownloadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { usePayrollRunJournalQuery, type PayrollRunRecordFragment } from '../../generated/payroll-runs';
import type { Language } from '../../i18n/i18n';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/format';
import { byDepartment } from './journal-departments';

/** The bookings of a run by department and pay line, and as a file for the accounts. */
export function Journal({ run }: { run: PayrollRunRecordFragment }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { data, error, refetch } = usePayrollRunJournalQuery({ variables: { runId: run.id }, fetchPolicy: 'cache-and-network' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  const language = i18n.language as Language;
  return (
    <section className="panel" aria-labelledby="run-journal">
      <div className="toolbar">
        <h2 id="run-journal">{t('payment.journal')}</h2>
        {ability.can('export', 'Payslip') && (
          <div className="toolbar-end">
            <Button icon={<DownloadOutlined />} href={`/payroll-runs/${run.id}/journal.csv?locale=${language}`}>
              CSV
            </Button>
          </div>
        )}
      </div>
      {!data && <Skeleton active />}
      {byDepartment(data?.lines ?? []).map(({ department, debit, lines }) => (
        <details key={department} className="journal-department">
          <summary>
            <span className="line-main">
              <bdi>{department ?? t('payment.noDepartment')}</bdi>
              {lines[0]?.costCentre && <bdi className="quiet">{lines[0].costCentre}</bdi>}
            </span>
            <span className="quiet">{t('payment.bookings', { n: lines.length })}</span>
            <bdi className="figure">{format.money(debit, run.currency ?? undefined)}</bdi>
          </summary>
          <ul className="lines">
            {lines.map((line) => {
              const isDebit = Number(line.debit) !== 0;
              return (
                <li key={`${line.code}.${line.name.en}`}>
                  <span className="line-main">
                    <span dir="auto">{line.name[language]}</span>
                    {line.account && <bdi className="quiet">{line.account}</bdi>}
                  </span>
                  <span className="line-figures">
                    <bdi className="figure">{format.money(isDebit ? line.debit : line.credit, run.currency ?? undefined)}</bdi>
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
