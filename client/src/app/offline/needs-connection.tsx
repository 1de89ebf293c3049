import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header';
import { useConnection } from '../../ui/words/connection';

/**
 * A page of which nothing is kept on the device: opened without a connection it says so until there is one. One that is
 * open already stays, with what was typed into it.
 */
export function NeedsConnection({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { isLost } = useConnection();
  const [isOpen, setOpen] = useState(!isLost);
  useEffect(() => {
    if (!isLost) setOpen(true);
  }, [isLost]);
  if (isOpen) return children;
  return <PageHeader title={t('connection.needed')} detail={t('connection.neededWhy')} />;
}
