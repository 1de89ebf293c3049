import { GraphQLError } from 'graphql';

/** How much one person may listen to, in each server process. */
export const listeningLimits = { perSocket: 30, sockets: 20, perUser: 120 } as const;

interface Listener {
  readonly subscriptions: Record<string, unknown>;
}

/** The sockets of each person and what runs over them. */
export class ListeningLimits {
  private readonly sockets = new Map<string, Set<Listener>>();
  private readonly users = new WeakMap<Listener, string>();

  /** Lets a socket of a person in; answers how to let it go, or null where too many are open. */
  open(userId: string, socket: Listener): (() => void) | null {
    const sockets = this.sockets.get(userId) ?? new Set();
    if (sockets.size >= listeningLimits.sockets) return null;
    this.sockets.set(userId, sockets.add(socket));
    this.users.set(socket, userId);
    return () => {
      sockets.delete(socket);
      if (!sockets.size) this.sockets.delete(userId);
    };
  }

  /** Why one more, which the socket counts already, is refused; null where it may run. */
  refusal(socket: Listener): GraphQLError | null {
    const on = ({ subscriptions }: Listener): number => Object.keys(subscriptions).length;
    const userId = this.users.get(socket);
    const all = [...(this.sockets.get(userId ?? '') ?? [])].reduce((sum, each) => sum + on(each), 0);
    if (on(socket) <= listeningLimits.perSocket && all <= listeningLimits.perUser) return null;
    return new GraphQLError(
      `Too many subscriptions: ${listeningLimits.perSocket} run over one socket and ${listeningLimits.perUser} for one person. End some, or name several kinds in one.`,
      { extensions: { code: 'TOO_MANY', status: 429 } },
    );
  }
}
