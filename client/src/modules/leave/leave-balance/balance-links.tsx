import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { LinkButton } from '../../../ui/link-button';

/** The way to what was given or taken by hand. */
export function BalanceLinks() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('read', 'LeaveAdjustment') ? (
    <LinkButton to="/leave-adjustments">{t('area.LeaveAdjustment.many')}</LinkButton>
  ) : null;
}
