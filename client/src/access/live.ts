import { useEffect, useRef } from 'react';
import { useResumed } from '../app/notifications/live-link';
import { useChangesSubscription } from '../generated/access';

const quietMs = 250;

/**
 * Calls `onChange` shortly after records of these subjects changed, on this or any other server process, or may have
 * while the connection was lost; many changes within a quarter of a second make one call. `id` narrows to one record.
 */
export function useLive(subjects: readonly string[], onChange: () => void, id?: string): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), quietMs);
  };
  useResumed(soon);
  useChangesSubscription({
    variables: { subjects: [...subjects] },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data }) => {
      if (!id || data.data?.change.id === id) soon();
    },
    onError: () => undefined,
  });
}
