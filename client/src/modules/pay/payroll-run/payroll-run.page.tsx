import { useLazyQuery } from '@apollo/client/react';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Progress, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import {
  usePayrollRunQuery,
  PayrollRunTotalsDocument,
  type PayrollRunRecordFragment,
} from '../../../generated/pay/payroll-run';
import { Failure } from '../../../ui/failure';
import { Figures } from '../../../ui/figures/figures';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { Steps } from '../../../ui/steps';
import { Journal } from './journal';
import { Payments } from './payments';
import { Review, type Warnings } from './review';
import { RunActions } from './run-actions';
import { RunPayslips } from './run-payslips';
import { PopulationByName } from './population';
import { useWatched } from '../../../ui/use-watched';

type State = NonNullable<PayrollRunRecordFragment['state']>;

const ApprovalTimeline = lazy(() => import('../../requests/pieces/approval-timeline'));

const steps = ['calculate', 'review', 'approve', 'pay', 'post'] as const;
const stepOf: Record<State, number> = {
  draft: 0,
  calculating: 0,
  failed: 0,
  review: 1,
  returned: 0,
  approved: 3,
  paid: 4,
  posted: 5,
  cancelled: 0,
};

/** One month's payroll from calculation to posting; it can be left and taken up again at any step. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { data, error, refetch, ...polled } = usePayrollRunQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [warnings, setWarnings] = useState<Warnings | null>(null);
  const isCalculating = data?.record.state === 'calculating';
  useWatched(polled, isCalculating, 1000);
  useLive(['PayrollRun'], () => void refetch(), id);
  const run = data?.record;
  if (error && !run) return <Failure error={error} retry={() => void refetch()} />;
  if (!run) return <Skeleton active paragraph={{ rows: 8 }} />;

  const state = run.state ?? 'draft';
  const kind = run.kind ?? 'regular';
  const at = stepOf[state];
  const isCalculated = ['review', 'returned', 'approved', 'paid', 'posted'].includes(state);
  const isApproved = ['approved', 'paid', 'posted'].includes(state);
  const isPaid = run.paidOn !== null || state === 'paid';
  /** A run can be posted first and paid afterwards. */
  const stateOfStep = (step: (typeof steps)[number], index: number) =>
    step === 'pay' && state === 'posted' && !isPaid ? 'open' : index < at ? 'done' : index === at ? 'current' : 'open';
  return (
    <>
      <PageHeader
        title={t('payroll.title', { month: run.name ?? '' })}
        back={
          <Link to="/payroll-runs" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.PayrollRun.many')}
          </Link>
        }
        detail={
          <span className="person-facts">
            <StatusDot tone={toneOf('payrollRunState', state)}>{t(`choice.payrollRunState.${state}`)}</StatusDot>
            <PopulationByName run={run} />
            {run.payDate && <span>{t('payroll.payDay', { day: format.day(run.payDate) })}</span>}
            {run.cutOff && <span>{t('payroll.cutOff', { day: format.day(run.cutOff) })}</span>}
            {run.paidOn && <span>{t('payment.runPaid', { day: format.day(run.paidOn) })}</span>}
            {run.calculatedBy && <span>{t('payroll.calculatedBy', { name: run.calculatedBy.name })}</span>}
            {run.approvedBy && <span>{t('payroll.approvedBy', { name: run.approvedBy.name })}</span>}
          </span>
        }
      >
        <RunActions run={run} warnings={warnings} onChanged={() => void refetch()} />
      </PageHeader>
      {state !== 'cancelled' && (
        <Steps
          label={t('payroll.steps')}
          steps={steps.map((step, index) => ({
            title: t(`payroll.step.${step}`),
            state: stateOfStep(step, index),
          }))}
        />
      )}
      {state === 'draft' && <Hint title={t('payroll.draftTitle')} text={t(`payroll.draftHint.${kind}`)} />}
      {state === 'failed' && <Hint title={t('payroll.failedTitle')} text={t('payroll.failedHint')} />}
      {state === 'cancelled' && <Hint title={t('payroll.cancelledTitle')} text={t('payroll.cancelledHint')} />}
      {run.isOutdated && (
        <Hint
          title={t('payroll.outdatedTitle')}
          text={t(isApproved ? 'payroll.outdatedSettled' : 'payroll.outdatedOpen')}
        />
      )}
      {run.decisionNote && <Decision run={run} />}
      {isCalculating && <Calculating run={run} />}
      {isCalculated && <Totals run={run} />}
      {isCalculated && run.employeeCount === 0 && (
        <Hint title={t('payroll.nobodyTitle')} text={t(`payroll.nobodyHint.${kind}`)} />
      )}
      <Suspense fallback={null}>
        <ApprovalTimeline subject="PayrollRun" record={run} />
      </Suspense>
      {isApproved && ability.can('read', 'PayrollPayment') && <Payments run={run} onChanged={() => void refetch()} />}
      {isCalculated && <Review run={run} tellWarnings={setWarnings} />}
      {isCalculated && <RunPayslips run={run} />}
      {isApproved && ability.can('read', 'Payslip') && <Journal run={run} />}
    </>
  );
}

function Hint({ title, text }: { title: string; text: string }) {
  return (
    <section className="panel panel-text">
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
    </section>
  );
}

/** What was said when it was returned, which stands until it is approved, or when it was approved. */
function Decision({ run }: { run: PayrollRunRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [by, at] = run.returnedAt ? [run.returnedBy, run.returnedAt] : [run.approvedBy, run.approvedAt];
  return (
    <section className="panel panel-text">
      <h2>
        {by
          ? t(run.returnedAt ? 'payroll.returnedBy' : 'payroll.approvedBy', { name: by.name })
          : t(`choice.payrollRunState.${run.returnedAt ? 'returned' : 'approved'}`)}
        {at && <small className="quiet"> · {format.instant(at)}</small>}
      </h2>
      <p dir="auto">{run.decisionNote}</p>
    </section>
  );
}

function Calculating({ run }: { run: PayrollRunRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = run.employeeCount ?? 0;
  const done = Math.min(run.doneCount ?? 0, all);
  return (
    <section className="panel running" aria-busy="true">
      <h2>{t('payroll.calculating')}</h2>
      <Progress
        percent={all > 0 ? Math.floor((done / all) * 100) : 0}
        status="active"
        aria-label={t('payroll.calculating')}
      />
      <p role="status">
        {all > 0 ? t('payroll.doneOf', { done: format.number(done), all: format.number(all) }) : t('payroll.gathering')}
      </p>
      <p className="quiet">{t('import.mayLeave')}</p>
    </section>
  );
}

function Totals({ run }: { run: PayrollRunRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, run.currency ?? undefined));
  const [ask, { data }] = useLazyQuery(PayrollRunTotalsDocument, { fetchPolicy: 'cache-and-network' });
  const why = (total: string) => (data ? data.totals.find(({ code }) => code === total) : null);
  return (
    <Figures
      ask={() => void ask({ variables: { runId: run.id } })}
      figures={[
        { label: t('field.net'), value: money(run.net), why: why('NET') },
        ...(run.kind === 'regular'
          ? [
              {
                label: t('field.previousNet'),
                value: money(run.previousNet),
                note: run.previousNet === null ? t('payroll.noPrevious') : undefined,
              },
            ]
          : []),
        { label: t('field.gross'), value: money(run.gross), why: why('GROSS') },
        { label: t('field.deductions'), value: money(run.deductions), why: why('DEDUCTIONS') },
        ...(run.employerCost === null
          ? []
          : [{ label: t('field.employerCost'), value: money(run.employerCost), why: why('EMPLOYER_COST') }]),
        { label: t('field.employeeCount'), value: format.number(run.employeeCount ?? 0) },
        ...(run.errorCount
          ? [{ label: t('field.errorCount'), value: format.number(run.errorCount), tone: 'error' as const }]
          : []),
      ]}
    />
  );
}
