import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf, useDecide, type Verdict } from '../pieces/use-decide';
import { useApprovalsWaitingQuery, type ApprovalGroupsQuery } from '../../../generated/requests/approval-task';
import type { ApprovalWaitingFragment } from '../../../generated/requests/pieces';
import { Failure } from '../../../ui/failure';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { WaitingRow } from './waiting-row';

const ApproveDialog = lazy(() => import('../pieces/approve-dialog'));
const RejectDialog = lazy(() => import('../../../ui/dialogs/reject-dialog'));
const pageSize = 25;
const mostShown = 200;

type Item = ApprovalWaitingFragment;

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
  const changed = () => {
    void refetch().catch(() => undefined);
    onDone();
  };
  const { decide: run, busy } = useDecide(subject, changed);
  const [chosen, setChosen] = useState<string[]>([]);
  const [approving, setApproving] = useState<Item | null>(null);
  const [refusing, setRefusing] = useState<{ items: Item[]; verdict: 'rejected' | 'returned' } | null>(null);
  useEffect(() => void refetch(), [count, refetch]);
  const page = (data ?? previousData)?.page;
  const rows = page?.rows ?? [];
  // What is to be cancelled is decided one by one: approving it among others would read like the opposite.
  const isOffered = ({ asksToCancel, asksFirst }: Item) => !asksToCancel && !asksFirst;
  const offered = rows.filter(isOffered);
  const selected = offered.filter(({ id }) => chosen.includes(id));

  const decide = async (items: readonly Item[], verdict: Verdict, reason?: string) => {
    if (await run(items, verdict, reason)) {
      setChosen([]);
      setApproving(null);
      setRefusing(null);
    }
    changed();
  };

  const title = t(`area.${subject as 'EmployeeLeave'}.many`);
  const heading = `approvals-${subject}`;
  const isOfCancelling = !!refusing?.items.some(({ asksToCancel }) => asksToCancel);
  const no = refusing?.verdict === 'returned' ? 'return' : refusalOf(group);
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
            onChange={({ target }) => setChosen(target.checked ? offered.map(({ id }) => id) : [])}
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
              <Button
                danger
                size="small"
                icon={<CloseOutlined />}
                onClick={() => setRefusing({ items: selected, verdict: 'rejected' })}
              >
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
            approve={() => void decide([item], 'approved')}
            comment={() => setApproving(item)}
            refuse={(verdict) => setRefusing({ items: [item], verdict })}
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
            about={{}}
            warnings={approving.warnings ?? []}
            approve={(comment) => decide([approving], 'approved', comment)}
            close={() => setApproving(null)}
          />
        </Suspense>
      )}
      {refusing && (
        <Suspense>
          <RejectDialog
            busy={busy}
            title={isOfCancelling ? t('approval.keep') : t(`approval.${no}Title`, { n: refusing.items.length })}
            no={t(isOfCancelling ? 'approval.keep' : `verb.${no}`)}
            reject={(note) => void decide(refusing.items, refusing.verdict, note)}
            close={() => setRefusing(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
