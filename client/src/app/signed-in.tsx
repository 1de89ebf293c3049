import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useIdle } from '../access/idle';
import { useSession } from '../access/session';
import { Failure } from '../ui/failure';
import { PleaseWait } from '../ui/please-wait';
import { KeepSettings } from './bars/keep-settings';
import { OffNetworkPage } from './off-network-page';
import { NotActivePage, SignedOutPage } from './message-pages';

/** The door to every page but those for guests: waits, sends to the sign-in, or lets in. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { status, session, signOut, refetch } = useSession();
  const { t } = useTranslation();
  const leave = useCallback(() => void signOut(), [signOut]);
  useIdle(session?.idleMinutes ?? null, leave);
  if (status === 'loading') return <PleaseWait label={t('shell.pleaseWait')} />;
  if (status === 'unavailable') return <Failure error={null} retry={() => void refetch()} />;
  if (!session) return <SignedOutPage />;
  if (session.user.status !== 'active') return <NotActivePage signOut={() => void signOut()} />;
  if (session.isOffNetwork) return <OffNetworkPage session={session} signOut={() => void signOut()} />;
  if (session.lacksSecondFactor) return <Navigate to="/two-factor" replace />;
  return (
    <>
      <KeepSettings key={session.user.id} />
      {children}
    </>
  );
}
