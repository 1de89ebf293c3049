import { ProjectOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button';

/** From a list to the same documents by time to expiry. */
export function BoardLink({ of }: { of: 'company' | 'employee' }) {
  const { t } = useTranslation();
  return (
    <LinkButton to={`/documents/board?of=${of}`} icon={<ProjectOutlined />}>
      {t('document.board')}
    </LinkButton>
  );
}
