import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import { LinkButton } from '../../../../ui/link-button';

/** From the employees to the people around them. */
export function FamilyLinks() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return (
    <>
      {ability.can('read', 'Dependant') && <LinkButton to="/dependants">{t('area.Dependant.many')}</LinkButton>}
      {ability.can('read', 'EmergencyContact') && (
        <LinkButton to="/emergency-contacts">{t('area.EmergencyContact.many')}</LinkButton>
      )}
    </>
  );
}
