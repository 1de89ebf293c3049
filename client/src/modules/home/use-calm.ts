import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls at once when it was quiet, and otherwise no more often than that: a thousand people clock in within minutes.
 */
export function useCalm(call: () => void, everyMs: number): () => void {
  const latest = useRef(call);
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    const wait = Math.max(0, last.current + everyMs - Date.now());
    timer.current = setTimeout(() => {
      last.current = Date.now();
      latest.current();
    }, wait);
  }, [everyMs]);
}
