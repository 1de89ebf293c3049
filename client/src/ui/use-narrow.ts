import { useSyncExternalStore } from 'react';

const queryOf = (below: number) => window.matchMedia(`(max-width: ${below - 0.02}px)`);

/** Whether the window is narrower than so many pixels; phone below 600, drawer menu below 1200. */
export function useNarrow(below: number): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = queryOf(below);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => queryOf(below).matches,
  );
}
