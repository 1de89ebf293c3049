import { ArrowLeftOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { toneOf } from '../../../fields/choices';
import { useEndOfServiceQuery, type EndOfServiceRecordFragment } from '../../../generated/pay/end-of-service';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { SettlementFigures, SettlementLines } from '../../../ui/figures/settlement';
import { Steps } from '../../../ui/steps';
import { AwardSteps } from './award-steps';
import { EmploymentOffer } from './employment-offer';
import { LastPayslips } from './last-payslips';
import { SettlementJournal } from './settlement-journal';

const steps = ['calculate', 'approve', 'pay'] as const;
const stepOf = { draft: 0, calculated: 1, approved: 2, paid: 3, cancelled: 0 };

/** One person's end of service: what is paid, line by line why, and what is to be done next. */
export function Component() {
  const { id = '' } = useParams();
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useEndOfServiceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLive(['EndOfService'], () => void refetch(), id);
  const record = data?.record;
  if (error && !record) return <Failure error={error} retry={() => void refetch()} />;
  if (!record) return <Skeleton active paragraph={{ rows: 8 }} />;
  const at = stepOf[record.state];
  return (
    <>
      <PageHeader
        title={t('award.title', { name: record.employeeName })}
        back={
          <Link to="/end-of-service" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.EndOfService.many')}
          </Link>
        }
        detail={
          <span className="person-facts">
            <StatusDot tone={toneOf('endOfServiceState', record.state)}>
              {t(`choice.endOfServiceState.${record.state}`)}
            </StatusDot>
            <span>{t('award.lastDay', { day: format.day(record.lastDay) })}</span>
            <span>{t(`choice.endOfServiceReason.${record.reason}`)}</span>
            <LastPayslips record={record} />
            {record.calculatedByName && <span>{t('payroll.calculatedBy', { name: record.calculatedByName })}</span>}
            {record.approvedByName && <span>{t('payroll.approvedBy', { name: record.approvedByName })}</span>}
          </span>
        }
      >
        {record.years !== null && record.lines && (
          <Button
            icon={<FilePdfOutlined />}
            href={`/end-of-service/${record.id}.pdf?locale=${i18n.language}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('payroll.pdf')}
          </Button>
        )}
        <AwardSteps record={record} onDone={() => void refetch()} />
      </PageHeader>
      {record.state !== 'cancelled' && (
        <Steps
          label={t('award.steps')}
          steps={steps.map((step, index) => ({
            title: t(`verb.${step}`),
            state: index < at ? 'done' : index === at ? 'current' : 'open',
          }))}
        />
      )}
      {record.state === 'draft' && <Hint title={t('award.draftTitle')} text={t('award.draftHint')} />}
      {record.state === 'cancelled' && <Hint title={t('award.cancelledTitle')} text={t('award.cancelledHint')} />}
      {(record.state === 'approved' || record.state === 'paid') && <EmploymentOffer record={record} />}
      {record.years !== null && <Explanation record={record} />}
      {(record.state === 'approved' || record.state === 'paid') && record.lines && (
        <SettlementJournal record={record} />
      )}
      {record.note && <Hint title={t('field.note')} text={record.note} />}
    </>
  );
}

function Hint({ title, text }: { title: string; text: string }) {
  return (
    <section className="panel panel-text">
      <h2>{title}</h2>
      <p className="quiet" dir="auto">
        {text}
      </p>
    </section>
  );
}

function Explanation({ record }: { record: EndOfServiceRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (amount: string | null | undefined) => (amount ? format.money(amount, record.currency) : '•••');
  return (
    <>
      <SettlementFigures {...record} />
      {Number(record.owed) > 0 && (
        <Hint
          title={t(Number(record.net) > 0 ? 'settlement.limitTitle' : 'settlement.owedTitle')}
          text={t(Number(record.net) > 0 ? 'settlement.limitHint' : 'settlement.owedHint', {
            amount: money(record.owed),
          })}
        />
      )}
      {record.state === 'calculated' && record.lines && !record.lines.some(({ section }) => section === 'leave') && (
        <Hint title={t('settlement.noLeaveTitle')} text={t('settlement.noLeaveHint')} />
      )}
      {record.lines && record.lines.length > 0 && (
        <section className="panel" aria-labelledby="award-lines">
          <div className="panel-text">
            <h2 id="award-lines">{t('award.how')}</h2>
            <p className="quiet">{t('award.howHint')}</p>
          </div>
          <SettlementLines lines={record.lines} />
        </section>
      )}
    </>
  );
}
