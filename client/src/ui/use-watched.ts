import { useEffect } from 'react';

interface Polled {
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

/** Asks again and again while something is under way, and no longer. */
export function useWatched({ startPolling, stopPolling }: Polled, isRunning: boolean, everyMs: number): void {
  useEffect(() => {
    if (isRunning) startPolling(everyMs);
    return stopPolling;
  }, [isRunning, everyMs, startPolling, stopPolling]);
}
