import { subject } from '@casl/ability';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import { useEmployeeLeaveQuery, type EmployeeLeaveRecordFragment } from '../../../generated/leave/employee-leave';
import { Failure } from '../../../ui/failure';
import { Figures } from '../../../ui/figures/figures';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { AwayToo } from './away-too';
import { LeaveActions } from './leave-actions';
import { useLeaveTime } from '../../../fields/leave-time';
import { LeaveDays } from './leave-days';

const ApprovalTimeline = lazy(() => import('../../requests/pieces/approval-timeline'));
const LeaveDrawer = lazy(() => import('./leave-drawer'));

/** One request for leave: what it takes, where it stands, and what the reader may do about it. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { session } = useSession();
  const { data, error, refetch } = useEmployeeLeaveQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState(false);
  useLive(['EmployeeLeave', 'Holiday'], () => void refetch());
  const leave = data?.record;
  const isOwn = !!leave && leave.employeeId === session?.employeeId;
  if (error && !leave) return <Failure error={error} retry={() => void refetch()} />;
  if (!leave) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <PageHeader
        title={t('leave.title', {
          kind: leave.typeMark?.title ?? t(`choice.leaveKind.${leave.kind}`),
          name: leave.employee?.label ?? '',
        })}
        back={
          <Link to={isOwn ? '/my-leave' : '/employee-leaves'} className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" />{' '}
            {t(isOwn ? 'leaveBalance.mine' : 'area.EmployeeLeave.many')}
          </Link>
        }
        detail={
          <span className="person-facts">
            <StatusDot tone={toneOf('leaveStatus', leave.status)}>{t(`choice.leaveStatus.${leave.status}`)}</StatusDot>
            <When leave={leave} />
            {leave.status === 'cancel_requested' && <span>{t('leave.inForce')}</span>}
          </span>
        }
      >
        <LeaveActions leave={leave} edit={() => setEditing(true)} />
      </PageHeader>
      <Body leave={leave} />
      <Suspense fallback={null}>
        <ApprovalTimeline subject="EmployeeLeave" record={leave} />
      </Suspense>
      {editing && (
        <Suspense fallback={null}>
          <LeaveDrawer leave={leave} close={() => setEditing(false)} onSaved={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

function When({ leave }: { leave: EmployeeLeaveRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { unit, fromDate, toDate, fromPart, toPart, fromTime, toTime } = leave;
  const days = format.period(fromDate, toDate);
  const isHalf = unit === 'daily' && fromDate === toDate && fromPart === toPart;
  return (
    <>
      <span>{days}</span>
      {unit === 'hourly' && (
        <bdi>
          {fromTime} – {toTime}
        </bdi>
      )}
      {isHalf && <span>{t(`choice.leaveDayPart.${fromPart}`)}</span>}
      {!isHalf && unit === 'daily' && fromPart === 'pm' && <span>{t('leave.fromNoon')}</span>}
      {!isHalf && unit === 'daily' && toPart === 'am' && <span>{t('leave.untilNoon')}</span>}
    </>
  );
}

function Body({ leave }: { leave: EmployeeLeaveRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const taken = useLeaveTime();
  const { ability } = useSession();
  const seesWhy = ability.can(
    'read_medical',
    subject('EmployeeLeave', { kind: leave.kind, employeeId: leave.employeeId }),
  );
  const facts: [string, string | null | undefined][] = [
    [t('field.leaveTypeId'), leave.typeMark?.title],
    [t('field.reason'), seesWhy ? leave.reason : t('leave.whyHidden')],
    [t('field.description'), leave.description],
    [t('field.contact'), leave.contact],
    [t('field.replacementId'), leave.replacementName],
    [t('field.resolutionNumber'), leave.resolutionNumber],
    [t('leave.requestedBy'), leave.requestedBy?.label],
    [t('leave.decidedBy'), leave.decidedBy?.label],
    [t('leave.decidedAt'), leave.decidedAt && format.instant(leave.decidedAt)],
    [t(leave.status === 'cancel_requested' ? 'leave.whyCancel' : 'field.statusReason'), leave.statusReason],
  ];
  return (
    <>
      <Figures
        figures={[
          {
            label: t(leave.unit === 'hourly' ? 'field.workingMinutes' : 'field.workingDays'),
            value: taken.figure(leave),
          },
          { label: t('leave.calendarDays'), value: format.number(leave.dayList?.length ?? 0) },
          ...(leave.paidPercent === null
            ? []
            : [{ label: t('field.paidPercent'), value: format.percent(Number(leave.paidPercent) / 100) }]),
        ]}
      />
      <section className="panel panel-padded">
        <dl className="detail">
          {facts.map(
            ([label, text]) =>
              text && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ),
          )}
        </dl>
        <AwayToo away={leave.replacementAway ?? []} />
        <div className="leave-preview">
          <LeaveDays days={leave.dayList ?? []} />
        </div>
      </section>
    </>
  );
}
