import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useApprovalFlowQuery, useApprovalSubjectsQuery } from '../../../generated/requests/approval-flow';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { FlowEditor } from './flow-editor';
import './approval-flows.css';

/** One flow, or a new one. What is typed is kept until it is saved. */
export function Component() {
  const { id } = useParams();
  const { t } = useTranslation();
  const flow = useApprovalFlowQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const { data: known, error: unknown, refetch } = useApprovalSubjectsQuery();
  const record = flow.data?.record ?? null;
  const error = flow.error ?? unknown;
  if (error && !(known && (record || !id)))
    return <Failure error={error} retry={() => void Promise.all([refetch(), id ? flow.refetch() : null])} />;
  if (!known || (id && !record)) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <PageHeader
        title={record?.name ?? t('approval.flow.new')}
        detail={t('approval.flow.detail')}
        back={
          <Link to="/approval-flows" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.ApprovalFlow.many')}
          </Link>
        }
      />
      <FlowEditor key={record?.id ?? 'new'} flow={record} subjects={known.subjects} />
    </>
  );
}
