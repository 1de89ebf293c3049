import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../access/session';
import { Failure } from '../ui/failure';
import { PleaseWait } from '../ui/please-wait';
import { NotActivePage } from './message-pages';
import { Shell } from './shell';

/** The door to every page but the sign-in: waits, sends away, or lets in. */
export function SignedIn() {
  const { status, session, signOut, refetch } = useSession();
  const { t } = useTranslation();
  const location = useLocation();
  if (status === 'loading') return <PleaseWait label={t('shell.pleaseWait')} />;
  if (status === 'unavailable') return <Failure error={null} retry={() => void refetch()} />;
  if (!session) {
    const back = location.pathname + location.search;
    return <Navigate to={back === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(back)}`} replace />;
  }
  if (session.user.status !== 'active') return <NotActivePage signOut={() => void signOut()} />;
  return <Shell key={`${session.user.id}.${session.company?.id}`} />;
}
