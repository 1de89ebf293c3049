import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useSessionQuery, type SessionQuery } from '../generated/access';
import { forgetKept } from '../app/offline/device';
import { CompanyClock } from '../ui/words/company-clock';
import { abilityFrom, type Ability } from './ability';
import { unsubscribeHere } from './push-here';
import {
  logSessionError,
  signInWithPasskey,
  signInWithPassword,
  signOutHere,
  type SignInResult,
} from './next-auth-wire';

export type SessionData = NonNullable<SessionQuery['session']>;

interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated' | 'unavailable';
  session: SessionData | null;
  ability: Ability;
  refetch: () => Promise<void>;
  /** Forgets everything fetched for the former user or company, then asks who is signed in. */
  startOver: () => Promise<void>;
  signIn: (email: string, password: string, code?: string) => Promise<SignInResult>;
  /** By one they are asked for, or that is offered to them in a field. */
  signInByPasskey: (offer?: { isLeft: boolean }) => Promise<SignInResult>;
  signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

interface Props {
  /** Seconds between two looks at the session; 0 looks only when the tab comes back into sight or another tab tells. */
  pollSeconds: number;
  children: ReactNode;
}

export function SessionProvider({ pollSeconds, children }: Props) {
  const client = useApolloClient();
  const {
    data,
    previousData,
    error,
    refetch: ask,
  } = useSessionQuery({ fetchPolicy: 'network-only', errorPolicy: 'none' });

  const refetch = useCallback(async () => {
    await ask().catch(() => undefined);
  }, [ask]);

  useEffect(() => {
    // A question whose answer nobody waits for any more, because everything is forgotten, has not failed.
    if (error && error.name !== 'Invariant Violation') logSessionError(error);
  }, [error]);

  useEffect(() => {
    if (!pollSeconds) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [pollSeconds, refetch]);

  const startOver = useCallback(async () => {
    await client.clearStore();
    await refetch();
  }, [client, refetch]);

  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void refetch();
    const onStorage = (event: StorageEvent) => event.key === 'nextauth.message' && void startOver();
    const look = () => void refetch();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', look);
    window.addEventListener('storage', onStorage);
    window.addEventListener('muster:signed-out', look);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', look);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('muster:signed-out', look);
    };
  }, [refetch, startOver]);

  // A look that failed tells nothing: who was signed in stays so, with what they typed.
  const answer = data ?? (error ? previousData : undefined);
  const session = answer?.session ?? null;
  const ability = useMemo(() => abilityFrom(session?.rules), [session?.rules]);
  const status = answer ? (session ? 'authenticated' : 'unauthenticated') : error ? 'unavailable' : 'loading';

  const state = useMemo<SessionState>(
    () => ({
      status,
      session,
      ability,
      refetch,
      startOver,
      signIn: async (email, password, code) => {
        const result = await signInWithPassword(email, password, code);
        if (result === 'signed-in') await startOver();
        return result;
      },
      signInByPasskey: async (offer) => {
        const result = await signInWithPasskey(offer);
        if (result === 'signed-in') await startOver();
        return result;
      },
      signOut: async () => {
        // First, so that it is gone also where the server cannot be reached.
        await forgetKept();
        await unsubscribeHere().catch(() => undefined);
        // A page loaded anew remembers nothing of who was here.
        window.location.assign(await signOutHere());
      },
    }),
    [status, session, ability, refetch, startOver],
  );
  return (
    <SessionContext value={state}>
      <CompanyClock value={session?.company?.timeZone}>{children}</CompanyClock>
    </SessionContext>
  );
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
