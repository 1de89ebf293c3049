import { useEffect, useRef } from 'react';
import { useChangesSubscription } from '../generated/session';

const quietMs = 250;

/**
 * Calls `onChange` shortly after records of these subjects changed, on this or any other server process; many changes
 * within a quarter of a second make one call. `id` narrows to one record.
 */
export function useLive(subjects: readonly string[], onChange: () => void, id?: string): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useChangesSubscription({
    variables: { subjects: [...subjects] },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data }) => {
      if (id && data.data?.change.id !== id) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), quietMs);
    },
    onError: () => undefined,
  });
}
