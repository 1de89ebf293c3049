import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is narrower than so many pixels; phone below 600, drawer menu below 1200. */
export const useNarrow = (below: number): boolean => useMedia(`(max-width: ${below - 0.02}px)`);
