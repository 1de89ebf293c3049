import { EditOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { areaScreen } from '../../../list/area-screen';
import { useMailQuery, useMailsQuery } from '../../../generated/messaging/mail';
import { LinkButton } from '../../../ui/link-button';

export const Component = areaScreen({
  subject: 'Mail',
  list: useMailsQuery,
  one: useMailQuery,
  title: (row) => row.subject ?? '',
  page: (row) => `/mails/${row.id}`,
  firstSort: { field: 'createdAt', direction: 'DESC' },
  columns: [
    { field: 'subject', kind: 'text', sort: true, filter: true },
    { field: 'email', kind: 'text', sort: true, filter: true },
    { field: 'state', kind: 'choice', choice: 'mailState', sort: true, filter: true },
    { field: 'note', kind: 'text', label: 'mailNote' },
    { field: 'kind', kind: 'choice', choice: 'mailKind', label: 'mailKind', sort: true, filter: true },
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true, hidden: true },
    { field: 'senderName', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'createdAt', kind: 'instant', sort: true, filter: true },
    { field: 'sentAt', kind: 'instant', sort: true, filter: true, hidden: true },
  ],
  toolbar: <WriteMail />,
});

function WriteMail() {
  const { t } = useTranslation();
  return (
    <Can action="send" subject="Mail">
      <LinkButton type="primary" to="/mails/write" icon={<EditOutlined />}>
        {t('mail.write')}
      </LinkButton>
    </Can>
  );
}
