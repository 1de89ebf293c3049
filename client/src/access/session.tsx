import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useSessionQuery, type SessionQuery } from '../generated/session';
import { abilityFrom, type Ability } from './ability';
import { signInWithPassword, signOutHere, type SignInResult } from './next-auth-wire';

export type SessionData = NonNullable<SessionQuery['session']>;

interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated' | 'unavailable';
  session: SessionData | null;
  ability: Ability;
  refetch: () => Promise<void>;
  /** Forgets everything fetched for the former user or company, then asks who is signed in. */
  startOver: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<SignInResult>;
  signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data, error, refetch: ask } = useSessionQuery({ fetchPolicy: 'network-only', errorPolicy: 'none' });

  const refetch = useCallback(async () => {
    await ask().catch(() => undefined);
  }, [ask]);

  const startOver = useCallback(async () => {
    await client.clearStore();
    await refetch();
  }, [client, refetch]);

  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void refetch();
    const onStorage = (event: StorageEvent) => event.key === 'nextauth.message' && void startOver();
    const onLost = () => void refetch();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('storage', onStorage);
    window.addEventListener('muster:signed-out', onLost);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('muster:signed-out', onLost);
    };
  }, [refetch, startOver]);

  const session = data?.session ?? null;
  const ability = useMemo(() => abilityFrom(session?.rules), [session?.rules]);
  const status = data ? (session ? 'authenticated' : 'unauthenticated') : error ? 'unavailable' : 'loading';

  const state = useMemo<SessionState>(
    () => ({
      status,
      session,
      ability,
      refetch,
      startOver,
      signIn: async (email, password) => {
        const result = await signInWithPassword(email, password);
        if (result === 'signed-in') await startOver();
        return result;
      },
      signOut: async () => {
        await signOutHere();
        await startOver();
      },
    }),
    [status, session, ability, refetch, startOver],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it');
  return state;
}

/** The session of a screen that is shown to signed-in people only. */
export function useSignedIn(): SessionData {
  const { session } = useSession();
  if (!session) throw new Error('useSignedIn is for screens behind the sign-in');
  return session;
}

