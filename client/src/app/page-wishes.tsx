import { useLayoutEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { useSettings } from './bars/settings';
import type { Settings } from './bars/settings-rules';

/** Applies what the page in sight wants otherwise, for as long as it is in sight. */
export function PageWishes() {
  const { setPageWishes } = useSettings();
  const wishes = useMatches().at(-1)?.handle as Partial<Settings> | undefined;
  useLayoutEffect(() => {
    setPageWishes(wishes ?? null);
  }, [wishes, setPageWishes]);
  return null;
}
