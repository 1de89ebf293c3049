import { ImportOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSession } from '../access/session';
import { LinkButton } from '../ui/link-button';
import type { Subject } from './area';

/** Leads to the import of lists of a kind, for whoever may bring them in. `label` tells it from another beside it. */
export function ImportLink({ subject, kind, label }: { subject: Subject; kind: string; label?: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  if (!ability.can('create', 'Import') || !['create', 'update'].some((action) => ability.can(action, subject)))
    return null;
  return (
    <LinkButton to={`/imports/new?of=${kind}`} icon={<ImportOutlined />}>
      {label ?? t('list.import')}
    </LinkButton>
  );
}
