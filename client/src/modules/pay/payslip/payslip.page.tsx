import { ArrowLeftOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import { StepActions } from '../../../form/step-actions';
import {
  useHoldPayslipMutation,
  usePayslipQuery,
  useReleasePayslipMutation,
  type PayslipQuery,
} from '../../../generated/pay/payslip';
import { inWords } from '../../../i18n/in-language';
import { ExplainedLine, valuesIn } from '../../../ui/figures/explained-line';
import { Failure } from '../../../ui/failure';
import { Figures } from '../../../ui/figures/figures';
import { useFormat, type Format } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { SlipContracts } from './slip-contracts';
import { SlipSettlement } from './slip-settlement';

type Slip = PayslipQuery['record'];

const kinds = ['earning', 'deduction', 'employer_cost', 'information'] as const;

/** What one person is paid for one month, each line with how it came about. */
export function Component() {
  const { id = '' } = useParams();
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { ability, session } = useSession();
  const { data, error, refetch } = usePayslipQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [hold] = useHoldPayslipMutation();
  const [release] = useReleasePayslipMutation();
  const slip = data?.record;
  if (error && !slip) return <Failure error={error} retry={() => void refetch()} />;
  if (!slip) return <Skeleton active paragraph={{ rows: 8 }} />;
  const language = i18n.language;
  const facts = [
    ...new Set([slip.positionTitle, ...(slip.departments?.map(({ name }) => name) ?? [slip.departmentName])]),
  ].filter((fact) => fact !== null);
  const list = slip.employeeId === session?.employeeId ? '/my-payslips' : '/payslips';
  const back = ability.can('read', 'PayrollRun') && slip.runId ? `/payroll-runs/${slip.runId}` : list;

  return (
    <>
      <PageHeader
        title={t('payroll.slipTitle', { name: slip.employeeName, month: format.month(slip.period ?? '') })}
        back={
          <Link to={back} className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" />{' '}
            {t('payroll.title', { month: format.month(slip.period ?? '') })}
          </Link>
        }
        detail={
          <span className="person-facts">
            {slip.state && (
              <StatusDot tone={toneOf('payslipState', slip.state)}>{t(`choice.payslipState.${slip.state}`)}</StatusDot>
            )}
            <bdi className="code">{slip.employeeCode}</bdi>
            {slip.payGroupName && <bdi>{slip.payGroupName}</bdi>}
            {slip.fromDate && slip.toDate && <span>{format.period(slip.fromDate, slip.toDate)}</span>}
            {slip.payDate && <span>{t('payroll.payDay', { day: format.day(slip.payDate) })}</span>}
            <SlipSettlement slip={slip} />
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </span>
        }
      >
        <StepActions
          row={slip}
          steps={[
            { verb: 'hold', run: hold, note: true },
            { verb: 'release', run: release, note: true },
          ]}
          onDone={() => void refetch()}
        />
        {slip.state !== 'error' && (
          <Button
            icon={<FilePdfOutlined />}
            href={`/payslips/${slip.id}.pdf?locale=${language}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('payroll.pdf')}
          </Button>
        )}
      </PageHeader>
      {slip.heldReason && (
        <Alert
          type="warning"
          showIcon
          title={t('payment.heldTitle')}
          description={<bdi>{slip.heldReason}</bdi>}
          className="form-error"
        />
      )}
      {(slip.problems ?? []).map(({ message }) => (
        <Alert
          key={inWords(message, language)}
          type="error"
          showIcon
          title={inWords(message, language)}
          className="form-error"
        />
      ))}
      {slip.countedTo && (
        <Alert
          type="info"
          showIcon
          title={t('payroll.countedTo', { day: format.day(slip.countedTo) })}
          className="form-error"
        />
      )}
      <Totals slip={slip} />
      {(data.year.count > 1 || data.year.broughtThrough) && (
        <section className="panel" aria-labelledby="slip-year">
          <div className="panel-text">
            <h2 id="slip-year">{t('payment.year', { count: data.year.count, n: data.year.count })}</h2>
            {data.year.broughtThrough && (
              <p className="quiet">
                {t('payment.yearBrought', {
                  day: format.day(data.year.broughtThrough),
                  gross: format.money(data.year.grossBrought ?? '0', slip.currency ?? undefined),
                  deductions: format.money(data.year.deductionsBrought ?? '0', slip.currency ?? undefined),
                })}
              </p>
            )}
          </div>
          <Figures
            figures={(['net', 'gross', 'deductions'] as const).map((name) => ({
              label: t(`field.${name}`),
              value: format.money(data.year[name], slip.currency ?? undefined),
              why: data.year.explained.find(({ code }) => code === name.toUpperCase()),
            }))}
          />
        </section>
      )}
      {slip.previousNet !== null && slip.differenceReasons && slip.differenceReasons.length > 0 && (
        <section className="panel panel-text">
          <h2>{t('payroll.whyDifferent')}</h2>
          <ul className="reasons">
            {slip.differenceReasons.map((reason) => (
              <li key={inWords(reason, language)}>{inWords(reason, language)}</li>
            ))}
          </ul>
        </section>
      )}
      {kinds.map((kind) => {
        const lines = (slip.lines ?? []).filter((line) => line.kind === kind);
        return lines.length > 0 ? (
          <section key={kind} className="panel" aria-labelledby={`lines-${kind}`}>
            <div className="panel-text">
              <h2 id={`lines-${kind}`}>{t(`payroll.kind.${kind}`)}</h2>
            </div>
            <ul className="pay-lines">
              {lines.map((line, index) => (
                <ExplainedLine
                  key={`${line.code}.${index}`}
                  line={line}
                  note={
                    <>
                      {lines.filter(({ code }) => code === line.code).length > 1 && (
                        <bdi className="quiet pay-period">{periodOf(line, format)}</bdi>
                      )}
                      {line.hidden && <StatusDot tone="default">{t('payroll.hiddenLine')}</StatusDot>}
                    </>
                  }
                  value={line.amount}
                  unit={slip.currency ?? ''}
                />
              ))}
            </ul>
          </section>
        ) : null;
      })}
      <SlipContracts slip={slip} />
    </>
  );
}

/** The days a line is for, where it names them, such as a salary of each half of the month. */
function periodOf(line: NonNullable<Slip['lines']>[number], format: Format): string | null {
  const day = (name: string) =>
    valuesIn(line.inputs).find((input) => input.name === name && input.unit === 'date')?.value;
  const [from, to] = [day('from'), day('to')];
  return from && to ? format.period(from, to) : null;
}

/** Nothing but what posted months still owe: no day of its own is paid. */
const isCorrection = ({ lines }: Slip): boolean => !!lines?.length && lines.every(({ code }) => code === 'RETRO');

function Totals({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, slip.currency ?? undefined));
  const why = (total: string) => slip.totals?.find(({ code }) => code === total);
  return (
    <Figures
      figures={[
        {
          label: t('field.net'),
          value: money(slip.net),
          why: why('NET'),
          note:
            slip.previousNet !== null && slip.difference !== null
              ? Number(slip.difference) === 0
                ? t('payroll.sameAsLast')
                : t('payroll.sinceLast', { amount: format.difference(slip.difference, slip.currency ?? undefined) })
              : undefined,
        },
        { label: t('field.gross'), value: money(slip.gross), why: why('GROSS') },
        { label: t('field.deductions'), value: money(slip.deductions), why: why('DEDUCTIONS') },
        ...(isCorrection(slip)
          ? []
          : [
              {
                label: t('field.paymentDays'),
                value: t('payroll.daysOf', { paid: slip.paymentDays ?? 0, basis: slip.basisDays ?? 0 }),
              },
            ]),
        ...(Number(slip.unpaidDays) > 0
          ? [{ label: t('field.unpaidLeaveDays'), value: format.number(Number(slip.unpaidDays)) }]
          : []),
        ...(slip.absentDays
          ? [{ label: t('field.absentDays'), value: format.number(slip.absentDays), note: t('payroll.absentNote') }]
          : []),
        ...(Number(slip.employerCost) > 0
          ? [{ label: t('payroll.kind.employer_cost'), value: money(slip.employerCost), why: why('EMPLOYER_COST') }]
          : []),
      ]}
    />
  );
}
