import { FormOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { areaScreen } from '../../../list/area-screen';
import {
  useDeleteFormRequestsMutation,
  useFormRequestQuery,
  useFormRequestsQuery,
  useRestoreFormRequestsMutation,
} from '../../../generated/requests/form-request';
import { LinkButton } from '../../../ui/link-button';

export const Component = areaScreen({
  subject: 'FormRequest',
  list: useFormRequestsQuery,
  one: useFormRequestQuery,
  remove: useDeleteFormRequestsMutation,
  restore: useRestoreFormRequestsMutation,
  title: (row) => `${row.formTitle} ${row.no}`,
  page: (row) => `/requests/${row.id}`,
  firstSort: { field: 'no', direction: 'DESC' },
  columns: [
    { field: 'formTitle', kind: 'text', sort: true, filter: true },
    { field: 'no', kind: 'number', sort: true, filter: true },
    { field: 'state', kind: 'choice', choice: 'formRequestState', sort: true, filter: true },
    { field: 'employeeId', kind: 'reference', to: 'employee', label: 'requestEmployee', filter: true },
    { field: 'requesterName', kind: 'text', sort: true, filter: true },
    { field: 'type', kind: 'choice', choice: 'formType', label: 'formType', sort: true, filter: true, hidden: true },
    { field: 'submittedAt', kind: 'instant', sort: true, filter: true },
    { field: 'dueOn', kind: 'date', label: 'requestDueOn', sort: true, filter: true },
    { field: 'dueStanding', kind: 'choice', choice: 'requestDueStanding', sort: true, filter: true },
    { field: 'decidedAt', kind: 'instant', sort: true, filter: true, hidden: true },
    { field: 'fulfilledAt', kind: 'instant', sort: true, filter: true, hidden: true },
  ],
  bulk: { verbs: ['approve', 'fulfil'], notedVerbs: ['reject', 'return'] },
  toolbar: <NewRequest />,
});

function NewRequest() {
  const { t } = useTranslation();
  return (
    <Can action="create" subject="FormRequest">
      <LinkButton type="primary" to="/requests/new" icon={<FormOutlined />}>
        {t('area.FormRequest.add')}
      </LinkButton>
    </Can>
  );
}
