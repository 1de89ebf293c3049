import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { areaScreen } from '../../../list/area-screen';
import {
  useApprovalFlowQuery,
  useApprovalFlowsQuery,
  useDeleteApprovalFlowsMutation,
  useRestoreApprovalFlowsMutation,
} from '../../../generated/requests/approval-flow';
import { LinkButton } from '../../../ui/link-button';

export const Component = areaScreen({
  subject: 'ApprovalFlow',
  list: useApprovalFlowsQuery,
  one: useApprovalFlowQuery,
  remove: useDeleteApprovalFlowsMutation,
  restore: useRestoreApprovalFlowsMutation,
  title: (row) => row.name ?? '',
  page: (row) => `/approval-flows/${row.id}`,
  firstSort: { field: 'place', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'subject', kind: 'choice', choice: 'approvalSubject', label: 'approvalSubject', sort: true },
    { field: 'place', kind: 'number', sort: true, filter: true },
    { field: 'isActive', kind: 'flag', sort: true, filter: true },
  ],
  toolbar: <NewFlow />,
});

function NewFlow() {
  const { t } = useTranslation();
  return (
    <Can action="create" subject="ApprovalFlow">
      <LinkButton type="primary" to="/approval-flows/new" icon={<PlusOutlined />}>
        {t('area.ApprovalFlow.add')}
      </LinkButton>
    </Can>
  );
}
