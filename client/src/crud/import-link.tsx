import { ImportOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSession } from '../access/session';
import { LinkButton } from '../ui/link-button';
import type { Subject } from './area';

/** Leads to the import of lists of a kind, for whoever may bring them in. */
export function ImportLink({ subject, kind }: { subject: Subject; kind: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  if (!ability.can('create', 'Import') || !['create', 'update'].some((action) => ability.can(action, subject))) return null;
  return (
    <LinkButton to={`/imports/new?of=${kind}`} icon={<ImportOutlined />}>
      {t('list.import')}
    </LinkButton>
  );
}
