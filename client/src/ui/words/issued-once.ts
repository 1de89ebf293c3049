import { useState } from 'react';
import { serverErrorFrom } from './server-error';
import { toast } from '../dialogs/toasts';

/** A value the server tells once: asked for, shown until it is closed, and forgotten. */
export function useIssuedOnce(issue: () => Promise<string | null | undefined>) {
  const [secret, setSecret] = useState<string | null>(null);
  const ask = async () => {
    try {
      setSecret((await issue()) ?? null);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return { secret, ask: () => void ask(), close: () => setSecret(null) };
}
