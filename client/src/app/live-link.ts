import { ApolloLink, Observable } from '@apollo/client';

const socketUrl = () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

async function openSocket(): Promise<ApolloLink> {
  const [{ createClient }, { GraphQLWsLink }] = await Promise.all([
    import('graphql-ws'),
    import('@apollo/client/link/subscriptions'),
  ]);
  return new GraphQLWsLink(createClient({ url: socketUrl, lazy: true, retryAttempts: 20 }));
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
