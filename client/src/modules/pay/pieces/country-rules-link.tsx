import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { LinkButton } from '../../../ui/link-button';

/** To all the rules of the country of the company, for whoever may read them. */
export function CountryRulesLink() {
  const { t } = useTranslation();
  const { ability } = useSession();
  if (!ability.can('read', 'PayComponent')) return null;
  return <LinkButton to="/country-rules">{t('countryRules.all')}</LinkButton>;
}
