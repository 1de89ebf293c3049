import { FilePdfOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSignedIn } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import { useMyPayslipsQuery, useMyPayYearQuery, type MyPayslipsQuery } from '../../../generated/pay/payslip';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { Figures } from '../../../ui/figures/figures';
import { LinkButton } from '../../../ui/link-button';
import { PageHeader } from '../../../ui/page-header';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat, type Format } from '../../../ui/words/format';
import './my-payslips.css';

type Slip = MyPayslipsQuery['page']['rows'][number];

const pageSize = 13;

/** One's own payslips: the newest with what the year comes to, those before it below. */
export function Component() {
  const { t } = useTranslation();
  const { employeeId } = useSignedIn();
  return (
    <>
      <PageHeader title={t('mine.payslips')} detail={t('mine.payslipsWhy')} />
      {employeeId ? (
        <Payslips employeeId={employeeId} />
      ) : (
        <EmptyState title={t('employee.noPayslips')} why={t('employee.noPayslipsWhy')} />
      )}
    </>
  );
}

function Payslips({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, error, refetch } = useMyPayslipsQuery({
    variables: { employeeId, limit },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['Payslip'], () => void refetch());
  const page = (data ?? previousData)?.page;
  if (error && !page) return <Failure error={error} retry={() => void refetch()} />;
  if (!page) return <Skeleton active paragraph={{ rows: 8 }} />;
  const [newest, ...others] = page.rows;
  if (!newest) return <EmptyState title={t('employee.noPayslips')} why={t('employee.noPayslipsWhy')} />;
  return (
    <>
      <Newest slip={newest} />
      {others.length > 0 && (
        <section className="panel panel-padded" aria-label={t('mine.earlier')}>
          <h2>{t('mine.earlier')}</h2>
          <ol className="dated slip-rows">
            {others.map((slip) => (
              <Row key={slip.id} slip={slip} />
            ))}
          </ol>
          {page.total > page.rows.length && limit < 200 && (
            <Button className="slip-more" onClick={() => setLimit(Math.min(limit + 24, 200))}>
              {t('bell.more')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

const pathOf = ({ id }: Slip) => `/payslips/${id}`;

/** The month, or the days where it pays others. */
const periodOf = ({ period, fromDate, toDate }: Slip, format: Format): string =>
  fromDate && toDate ? format.period(fromDate, toDate) : format.month(period ?? '');

function Newest({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useMyPayYearQuery({ variables: { id: slip.id }, fetchPolicy: 'cache-and-network' });
  const month = periodOf(slip, format);
  const currency = slip.currency ?? undefined;
  return (
    <section className="panel panel-padded slip-newest" aria-label={month}>
      <h2>{month}</h2>
      <Standing slip={slip} />
      <p className="slip-net">
        <span className="quiet">{t('field.net')}</span>
        <bdi className="figure">{slip.net !== null && format.money(slip.net, currency)}</bdi>
      </p>
      <div className="button-row">
        <LinkButton type="primary" to={pathOf(slip)}>
          {t('mine.openSlip')}
        </LinkButton>
        <Pdf slip={slip} month={month} isNamed />
      </div>
      {data && data.year.count > 1 && (
        <div className="slip-year">
          <h3>{t('payment.year', { count: data.year.count, n: data.year.count })}</h3>
          <Figures
            figures={(['net', 'gross', 'deductions'] as const).map((name) => ({
              label: t(`field.${name}`),
              value: format.money(data.year[name], currency),
            }))}
          />
        </div>
      )}
    </section>
  );
}

function Row({ slip }: { slip: Slip }) {
  const format = useFormat();
  const month = periodOf(slip, format);
  return (
    <li>
      <div className="dated-body">
        <Link to={pathOf(slip)} className="row-link">
          {month}
        </Link>
        <Standing slip={slip} />
      </div>
      <bdi className="figure">{slip.net !== null && format.money(slip.net, slip.currency ?? undefined)}</bdi>
      <Pdf slip={slip} month={month} />
    </li>
  );
}

/** Where a payslip is not simply there to be read. */
function Standing({ slip: { state } }: { slip: Slip }) {
  const { t } = useTranslation();
  if (!state || state === 'posted') return null;
  return <StatusDot tone={toneOf('payslipState', state)}>{t(`choice.payslipState.${state}`)}</StatusDot>;
}

function Pdf({ slip: { id, state }, month, isNamed }: { slip: Slip; month: string; isNamed?: boolean }) {
  const { t, i18n } = useTranslation();
  if (state === 'error') return null;
  return (
    <Button
      type={isNamed ? 'default' : 'text'}
      icon={<FilePdfOutlined />}
      href={`/payslips/${id}.pdf?locale=${i18n.language}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${t('payroll.pdf')}: ${month}`}
    >
      {isNamed && t('payroll.pdf')}
    </Button>
  );
}
