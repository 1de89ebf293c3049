import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { LinkButton } from '../../ui/link-button';

/** To where something else is tried on everybody's pay; for who calculates payrolls. */
export function WhatIfLink({ to }: { to: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('calculate', 'PayrollRun') && ability.can('read', 'PayComponent') ? <LinkButton to={to}>{t('whatIf.title')}</LinkButton> : null;
}
