import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { LinkButton } from '../../ui/link-button';

/** From the payroll to what other salaries would do to it. */
export function WhatIfLink() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('calculate', 'PayrollRun') && ability.can('read', 'PayComponent') ? <LinkButton to="/payroll-runs/what-if">{t('whatIf.title')}</LinkButton> : null;
}
