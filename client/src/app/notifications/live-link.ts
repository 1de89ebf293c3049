import { ApolloLink, Observable } from '@apollo/client';
import { useEffect, useRef } from 'react';

const socketUrl = () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

/** Time for the subscriptions to run again, so that between them and what is read then nothing is missed. */
const resumedMs = 500;
const resuming = new Set<() => void>();

async function openSocket(): Promise<ApolloLink> {
  const [{ createClient }, { GraphQLWsLink }] = await Promise.all([
    import('graphql-ws'),
    import('@apollo/client/link/subscriptions'),
  ]);
  return new GraphQLWsLink(
    createClient({
      url: socketUrl,
      lazy: true,
      retryAttempts: 20,
      on: {
        connected: (_socket, _payload, wasRetry) => {
          if (wasRetry) setTimeout(() => resuming.forEach((resume) => resume()), resumedMs);
        },
      },
    }),
  );
}

/** Calls `resume` where the connection was lost and is there again: what happened in between was not heard. */
export function useResumed(resume: () => void): void {
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    const call = () => latest.current();
    resuming.add(call);
    return () => void resuming.delete(call);
  }, []);
}

let socket: Promise<ApolloLink> | undefined;

/** Subscriptions over one WebSocket; neither it nor its code is fetched before the first screen listens. */
export const liveLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined;
      let isStopped = false;
      socket ??= openSocket();
      socket.then(
        (link) => {
          if (isStopped) return;
          const subscription = link.request(operation, forward).subscribe(observer);
          stop = () => subscription.unsubscribe();
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    }),
);
