import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { NotAuthorizedPage } from '../app/message-pages';
import { PleaseWait } from '../ui/please-wait';
import { localPath } from './local-path';
import { useSession } from './session';

export interface Access {
  /** What one must be able to do to open the page; unless it says otherwise, to read the acl-page. */
  action?: string;
  subject?: string;
  /** Only for people who are not signed in; others go where they wanted to go, or home. */
  guestOnly?: boolean;
  /** For anybody, signed in or not. */
  isOpen?: boolean;
}

/** The one gate every page stands behind; it decides nothing, the server does. */
export function Gate({
  action = 'read',
  subject = 'acl-page',
  guestOnly,
  isOpen,
  children,
}: Access & { children: ReactNode }) {
  const { t } = useTranslation();
  const { ability, status } = useSession();
  const [address] = useSearchParams();
  if (isOpen) return children;
  // Whoever has left has no home here any more, but their payslips.
  if (!guestOnly && subject === 'acl-page' && !ability.can('read', subject) && ability.can('read', 'Payslip'))
    return <Navigate to="/payslips" replace />;
  if (!guestOnly) return ability.can(action, subject) ? children : <NotAuthorizedPage />;
  if (status === 'loading') return <PleaseWait label={t('shell.pleaseWait')} />;
  return status === 'authenticated' ? <Navigate to={localPath(address.get('callbackUrl'))} replace /> : children;
}
