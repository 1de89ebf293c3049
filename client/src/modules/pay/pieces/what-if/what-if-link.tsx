import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/link-button';
import { useMayCompare } from './may-compare';

/** To where something else is tried on everybody's pay; for who calculates payrolls. */
export function WhatIfLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return useMayCompare() ? <LinkButton to={to}>{t('whatIf.title')}</LinkButton> : null;
}
