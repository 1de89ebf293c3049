import { useEffect, useRef } from 'react';
import type { ChatActivitySubscription } from '../../../generated/apps/chat';

type Activity = ChatActivitySubscription['activity'];

const listeners = new Set<(activity: Activity) => void>();

/** Passes on what the one subscription of the app heard. */
export function announce(activity: Activity): void {
  for (const listener of listeners) listener(activity);
}

/** Calls back for what happens in one's conversations while the component is there. */
export function useActivity(onActivity: (activity: Activity) => void): void {
  const latest = useRef(onActivity);
  useEffect(() => {
    latest.current = onActivity;
  });
  useEffect(() => {
    const listener = (activity: Activity) => latest.current(activity);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
