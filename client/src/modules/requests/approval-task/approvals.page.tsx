import { CheckCircleOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useApprovalGroupsQuery } from '../../../generated/requests/approval-task';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
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
  const { data, error, refetch } = useApprovalGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.groups;
  useLive(['ApprovalTask', ...(groups ?? []).map(({ subject }) => subject)], () => void refetch());
  if (!groups) return error ? <Failure error={error} retry={() => void refetch()} /> : <RowsSkeleton columns={2} />;
  const waiting = groups.filter(({ count }) => count > 0);
  if (waiting.length === 0)
    return <EmptyState title={t('approval.none')} why={t('approval.noneWhy')} icon={<CheckCircleOutlined />} />;
  return waiting.map((group) => <WaitingGroup key={group.subject} group={group} onDone={() => void refetch()} />);
}
