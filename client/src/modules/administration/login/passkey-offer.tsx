import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../../access/session';
import type { SignInResult } from '../../../access/next-auth-wire';
import { offersPasskeys, takeBackOffer } from '../../../access/proof/passkeys';

/** Below the five minutes for which what a passkey is to sign holds. */
const renewedAfterMs = 4 * 60_000;

/**
 * Has the browser offer passkeys among what it fills into the field for the address. What they are to sign is asked for
 * anew before it ends, and where the tab comes back into sight: another may have been given another since.
 */
export function PasskeyOffer({ done }: { done: (result: SignInResult) => void }) {
  const { signInByPasskey } = useSession();
  const offer = useEffectEvent(async (state: { isLeft: boolean }) => {
    if (!(await offersPasskeys()) || state.isLeft) return;
    const result = await signInByPasskey(state).catch(() => 'cancelled' as const);
    if (!state.isLeft) done(result);
  });
  useEffect(() => {
    let state = { isLeft: false };
    const again = () => {
      if (document.visibilityState !== 'visible') return;
      state.isLeft = true;
      state = { isLeft: false };
      void offer(state);
    };
    again();
    const timer = setInterval(again, renewedAfterMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      state.isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      void takeBackOffer();
    };
  }, []);
  return null;
}
