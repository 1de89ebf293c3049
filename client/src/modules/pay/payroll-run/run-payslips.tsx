import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import { ListFooter } from '../../../list/list-footer';
import { SearchBox } from '../../../list/search-box';
import { usePayslipsQuery } from '../../../generated/pay/payslip';
import { type PayrollRunRecordFragment } from '../../../generated/pay/payroll-run';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { RowsSkeleton } from '../../../ui/rows-skeleton';

const first = { search: '', page: 1, size: 25 };

/** Everybody the run pays, searched and paged. */
export function RunPayslips({ run }: { run: PayrollRunRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const isPrintable = ability.can('export', 'Payslip') && (run.employeeCount ?? 0) > (run.errorCount ?? 0);
  const [state, setState] = useState(first);
  const { data, previousData, error, refetch } = usePayslipsQuery({
    variables: {
      filter: { runId: { eq: run.id } },
      sort: [{ field: 'employeeName', direction: 'ASC' }],
      search: state.search || undefined,
      limit: state.size,
      offset: (state.page - 1) * state.size,
    },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.page;
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, run.currency ?? undefined));
  return (
    <section className="panel" aria-labelledby="run-payslips">
      <div className="toolbar">
        <h2 id="run-payslips">{t('area.Payslip.many')}</h2>
        <div className="toolbar-end">
          {isPrintable && (
            <Button icon={<DownloadOutlined />} href={`/payroll-runs/${run.id}/payslips.zip`}>
              {t('payroll.allPdf')}
            </Button>
          )}
          <SearchBox
            value={state.search}
            change={(search) => setState({ ...state, search, page: 1 })}
            label={t('list.searchIn', { area: t('area.Payslip.many') })}
          />
        </div>
      </div>
      {error && !page && <Failure error={error} retry={() => void refetch()} />}
      {!page && !error && <RowsSkeleton columns={6} />}
      {page && (
        <>
          <div className="scroller">
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col">{t('field.employeeName')}</th>
                  <th scope="col" className="wide-only">
                    {t('field.employeeCode')}
                  </th>
                  <th scope="col" className="wide-only end">
                    {t('field.paymentDays')}
                  </th>
                  <th scope="col" className="wide-only end">
                    {t('field.gross')}
                  </th>
                  <th scope="col" className="wide-only end">
                    {t('field.deductions')}
                  </th>
                  <th scope="col" className="end">
                    {t('field.net')}
                  </th>
                  <th scope="col">{t('field.state')}</th>
                </tr>
              </thead>
              <tbody>
                {page.rows.map((slip) => (
                  <tr key={slip.id}>
                    <th scope="row">
                      <Link to={`/payslips/${slip.id}`} className="row-link" dir="auto">
                        {slip.employeeName}
                      </Link>
                    </th>
                    <td className="wide-only">
                      <bdi className="code">{slip.employeeCode}</bdi>
                    </td>
                    <td className="wide-only end figure">
                      {slip.paymentDays !== null && format.number(slip.paymentDays)}
                    </td>
                    <td className="wide-only end figure">{money(slip.gross)}</td>
                    <td className="wide-only end figure">{money(slip.deductions)}</td>
                    <td className="end figure">
                      <b>{money(slip.net)}</b>
                    </td>
                    <td>
                      {slip.heldReason && <StatusDot tone="warning">{t('payment.held')}</StatusDot>}{' '}
                      {slip.state && (
                        <StatusDot tone={toneOf('payslipState', slip.state)}>
                          {t(`choice.payslipState.${slip.state}`)}
                        </StatusDot>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ListFooter state={state} change={(part) => setState({ ...state, ...part })} total={page.total} />
        </>
      )}
    </section>
  );
}
