import { ProjectOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { LinkButton } from '../../../ui/link-button';

/** From a list to those of its documents whose time of keeping is over, for who may delete them. */
export function DeletionLink({ of }: { of: 'company' | 'employee' }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const today = useToday();
  if (!ability.can('delete', of === 'company' ? 'Document' : 'EmployeeDocument')) return null;
  return (
    <LinkButton to={`${of === 'company' ? '/documents' : '/employee-documents'}?f.deletionDueOn.lte=${today}`}>
      {t('document.deletionDue')}
    </LinkButton>
  );
}

/** From the documents of the company to those it has to have and has not. */
export function MissingLink() {
  const { t } = useTranslation();
  return <LinkButton to="/missing-company-documents">{t('missing.state.missing')}</LinkButton>;
}

/** From a list to the same documents by time to expiry. */
export function BoardLink({ of }: { of: 'company' | 'employee' }) {
  const { t } = useTranslation();
  return (
    <LinkButton to={`/documents/board?of=${of}`} icon={<ProjectOutlined />}>
      {t('document.board')}
    </LinkButton>
  );
}
