import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { LinkButton } from '../../ui/link-button';

/** From a formula to what other factors would do. */
export function WhatIfOfFormula({ id }: { id: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('calculate', 'PayrollRun') && ability.can('read', 'PayComponent') ? <LinkButton to={`/salary-formulas/${id}/what-if`}>{t('whatIf.title')}</LinkButton> : null;
}
