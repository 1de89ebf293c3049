import { CheckCircleOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useApprovalGroupsQuery } from '../../../generated/requests/approval-task';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { Away } from './away';
import { Decided } from './decided';
import { WaitingGroup } from './waiting-group';
import './approvals.css';

const parts = ['waiting', 'decided', 'away'] as const;
type Part = (typeof parts)[number];

/** Everything that waits for the reader, what they decided, and who decides for them while they are away. */
export function Component() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const part = parts.find((each) => each === address.get('show')) ?? 'waiting';
  return (
    <>
      <PageHeader title={t('approval.title')} detail={t('approval.detail')} />
      <Segmented<Part>
        className="approval-parts"
        aria-label={t('approval.show')}
        value={part}
        options={parts.map((value) => ({ value, label: t(`approval.part.${value}`) }))}
        onChange={(value) => setAddress(value === 'waiting' ? {} : { show: value }, { replace: true })}
      />
      {part === 'waiting' && <Waiting />}
      {part === 'decided' && <Decided />}
      {part === 'away' && <Away />}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const format = useFormat();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useApprovalGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.groups;
  useLive(['ApprovalTask', ...(groups ?? []).map(({ subject }) => subject)], () => void refetch());
  useRowKeys();
  if (!groups) return error ? <Failure error={error} retry={() => void refetch()} /> : <RowsSkeleton columns={2} />;
  const waiting = groups.filter(({ count }) => count > 0);
  if (waiting.length === 0)
    return <EmptyState title={t('approval.none')} why={t('approval.noneWhy')} icon={<CheckCircleOutlined />} />;
  const kind = waiting.find(({ subject }) => subject === address.get('kind'))?.subject;
  const choose = (subject?: string) => setAddress(subject ? { kind: subject } : {}, { replace: true });
  return (
    <>
      {waiting.length > 1 && (
        <div className="approval-kinds" role="group" aria-label={t('approval.kinds')}>
          <Button aria-pressed={!kind} type={kind ? 'default' : 'primary'} onClick={() => choose()}>
            {t('approval.allKinds', { n: format.number(waiting.reduce((sum, { count }) => sum + count, 0)) })}
          </Button>
          {waiting.map(({ subject, count }) => (
            <Button
              key={subject}
              aria-pressed={kind === subject}
              type={kind === subject ? 'primary' : 'default'}
              onClick={() => choose(subject)}
            >
              {`${t(`area.${subject as 'EmployeeLeave'}.many`)} ${format.number(count)}`}
            </Button>
          ))}
        </div>
      )}
      <p className="quiet approval-keys">{t('approval.keys')}</p>
      {waiting
        .filter(({ subject }) => !kind || subject === kind)
        .map((group) => (
          <WaitingGroup key={group.subject} group={group} onDone={() => void refetch()} />
        ))}
    </>
  );
}

/**
 * J and K go from row to row, whatever kind they are; the other keys press what the row they are on offers. Where a
 * dialog or a decided row has left the keyboard nowhere, they go on where it was.
 */
function useRowKeys(): void {
  useEffect(() => {
    const rowsThere = () => [...document.querySelectorAll<HTMLElement>('[data-approval]')];
    let last = { id: '', at: 0 };
    const remember = ({ target }: FocusEvent) => {
      const rows = rowsThere();
      const at = rows.findIndex((row) => row.contains(target as Node));
      if (at >= 0) last = { id: rows[at]!.dataset['approval']!, at };
    };
    const press = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (at?.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]')) return;
      const key = event.key.toLowerCase();
      const rows = rowsThere();
      const isNowhere = at === document.body;
      const here = rows.findIndex((row) => (isNowhere ? row.dataset['approval'] === last.id : row.contains(at)));
      const step = { j: 1, k: -1 }[key];
      if (step) {
        const next = here >= 0 ? here + step : isNowhere ? last.at : 0;
        rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
      } else if (key === 'enter' && at === rows[here]) at?.querySelector('a')?.click();
      else if (/^[acrx]$/.test(key)) rows[here]?.querySelector<HTMLElement>(`[data-key=${key}]`)?.click();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
