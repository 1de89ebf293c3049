import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { LinkButton } from '../../ui/link-button';

/** From the people to those they provide for. */
export function DependantsLink() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('read', 'Dependant') && <LinkButton to="/dependants">{t('area.Dependant.many')}</LinkButton>;
}
