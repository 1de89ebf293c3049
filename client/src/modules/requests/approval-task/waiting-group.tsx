import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf, useDecide, type Verdict } from '../pieces/use-decide';
import {
  useApprovalsWaitingQuery,
  type ApprovalGroupsQuery,
  type ApprovalWaitingFragment,
} from '../../../generated/requests/approval-task';
import { Failure } from '../../../ui/failure';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { WaitingRow } from './waiting-row';

const ApproveDialog = lazy(() => import('../pieces/approve-dialog'));
const RejectDialog = lazy(() => import('../../../ui/dialogs/reject-dialog'));
const pageSize = 25;
const mostShown = 200;

interface Props {
  group: ApprovalGroupsQuery['groups'][number];
  onDone: () => void;
}

/** What of one kind waits: each row decided by itself, or several at once. */
export function WaitingGroup({ group, onDone }: Props) {
  const { subject, count, canReject } = group;
  const { t } = useTranslation();
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, error, refetch } = useApprovalsWaitingQuery({
    variables: { subject, limit },
    fetchPolicy: 'cache-and-network',
  });
  const { decide: run, busy } = useDecide(subject, group);
  const [chosen, setChosen] = useState<string[]>([]);
  const [approving, setApproving] = useState<ApprovalWaitingFragment | null>(null);
  const [rejecting, setRejecting] = useState<string[] | null>(null);
  useEffect(() => void refetch(), [count, refetch]);
  const page = (data ?? previousData)?.page;
  const rows = page?.rows ?? [];
  // What is to be cancelled is decided one by one: approving it among others would read like the opposite.
  const isOffered = ({ asksToCancel, asksFirst }: ApprovalWaitingFragment) => !asksToCancel && !asksFirst;
  const offered = rows.filter(isOffered).map(({ id }) => id);
  const selected = offered.filter((id) => chosen.includes(id));

  const decide = async (ids: string[], verdict: Verdict, reason?: string) => {
    if (await run(ids, verdict, reason)) {
      setChosen([]);
      setApproving(null);
      setRejecting(null);
    }
    await refetch().catch(() => undefined);
    onDone();
  };

  const title = t(`area.${subject as 'EmployeeLeave'}.many`);
  const heading = `approvals-${subject}`;
  return (
    <section className="panel approval-group" aria-labelledby={heading}>
      <div className="approval-head">
        <h2 id={heading}>
          {title} <span className="quiet">{count}</span>
        </h2>
        {offered.length > 1 && (
          <Checkbox
            checked={selected.length === offered.length}
            indeterminate={selected.length > 0 && selected.length < offered.length}
            onChange={({ target }) => setChosen(target.checked ? offered : [])}
          >
            {t('approval.chooseAll')}
          </Checkbox>
        )}
        {selected.length > 0 && (
          <span className="approval-bulk">
            <Button
              type="primary"
              size="small"
              icon={<CheckOutlined />}
              loading={busy}
              onClick={() => void decide(selected, 'approved')}
            >
              {t('approval.approveMany', { n: selected.length })}
            </Button>
            {canReject && (
              <Button danger size="small" icon={<CloseOutlined />} onClick={() => setRejecting(selected)}>
                {t('approval.rejectMany', { n: selected.length })}
              </Button>
            )}
          </span>
        )}
      </div>
      {error && !page && <Failure error={error} retry={() => void refetch()} />}
      {!page && !error && <RowsSkeleton columns={2} />}
      <ul className="approval-rows">
        {rows.map((item) => (
          <WaitingRow
            key={item.id}
            item={item}
            busy={busy}
            chosen={chosen.includes(item.id)}
            choose={
              offered.length > 1 && isOffered(item)
                ? (on) => setChosen(on ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
                : null
            }
            isBesideChoices={offered.length > 1}
            approve={() => (item.asksFirst ? setApproving(item) : void decide([item.id], 'approved'))}
            reject={() => setRejecting([item.id])}
          />
        ))}
      </ul>
      {page && page.total > rows.length && limit < mostShown && (
        <div className="approval-more">
          <Button onClick={() => setLimit(Math.min(limit + pageSize, mostShown))}>{t('bell.more')}</Button>
        </div>
      )}
      {approving && (
        <Suspense>
          <ApproveDialog
            about={approving}
            approve={(comment) => decide([approving.id], 'approved', comment)}
            close={() => setApproving(null)}
          />
        </Suspense>
      )}
      {rejecting && (
        <Suspense>
          <RejectDialog
            busy={busy}
            title={
              rows.some(({ id, asksToCancel }) => asksToCancel && rejecting.includes(id))
                ? t('approval.keep')
                : t(`approval.${refusalOf(group)}Title`, { n: rejecting.length })
            }
            no={t(`verb.${refusalOf(group)}`)}
            reject={(note) => void decide(rejecting, 'rejected', note)}
            close={() => setRejecting(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
