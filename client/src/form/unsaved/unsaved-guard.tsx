import { createContext, lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

const loaded = () => import('./unsaved-question');
const UnsavedQuestion = lazy(loaded);

/** Does something that takes the form away, unless it holds typed values and somebody wants to keep them. */
export type Leave = (then: () => void) => void;

/** Where a drawer that is closed without a change of address learns how its form is left. */
export const FormInDrawer = createContext<((leave: Leave | null) => void) | null>(null);

/** Asks before typed values are left behind: by a link, by Back, by closing the drawer or the tab. */
export function useUnsavedGuard(hasChanges: () => boolean) {
  const released = useRef(false);
  const changed = useRef(hasChanges);
  const tellDrawer = useContext(FormInDrawer);
  const [after, setAfter] = useState<{ run: () => void } | null>(null);
  useEffect(() => {
    changed.current = hasChanges;
  });
  const blocker = useBlocker(() => !released.current && changed.current());
  const leave: Leave = (then) =>
    tellDrawer && !released.current && changed.current() ? setAfter({ run: then }) : then();

  // Here before it is asked: the connection may be gone by then.
  useEffect(() => void loaded().catch(() => undefined), []);

  useEffect(() => {
    tellDrawer?.(leave);
    return () => tellDrawer?.(null);
  });

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!released.current && changed.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);

  const keep = () => {
    setAfter(null);
    blocker.reset?.();
  };
  const discard = () => {
    blocker.proceed?.();
    if (!after) return;
    // Closing the drawer may change the address, which is not asked about again.
    released.current = true;
    setAfter(null);
    after.run();
  };
  const open = blocker.state === 'blocked' || after !== null;
  const [isAsked, setAsked] = useState(false);
  if (open && !isAsked) setAsked(true);
  return {
    release: () => {
      released.current = true;
    },
    leave,
    question: isAsked && (
      <Suspense fallback={null}>
        <UnsavedQuestion open={open} discard={discard} keep={keep} />
      </Suspense>
    ),
  };
}
