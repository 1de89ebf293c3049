import { Arg, Ctx as Context, Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../context';
import type { Change as Event, Events } from './events';
import { unauthenticated } from '../errors';
import type { SessionUser } from '../access/session-user';
import type { Mode } from '../database/transaction';

@ObjectType('Change', { description: 'A row you may see was changed; read it again to know how.' })
export class Change {
  @Field(() => String, { description: 'Kind of row, such as Employee.', simple: true }) subject!: string;
  @Field(() => ID, { description: 'The row.', simple: true }) id!: string;
  @Field(() => String, { description: 'What was done: create, update, delete, or a verb of the area.', simple: true })
  action!: string;
}

/** What a subscription may use: no transaction is open while it waits. */
export interface SubscriptionContext {
  session: SessionUser | null;
  events: Events;
  /**
   * Ends the connection, since some of what was to be heard over it is lost; whoever connects again knows to read anew.
   */
  missed: () => void;
  /** Whether the session holds still, in the same company. */
  isStillHere: () => Promise<boolean>;
  /**
   * Does something in a transaction of its own as the session stands now; null where it ended or is in another company.
   */
  asNow: <T>(mode: Mode, work: (ctx: Ctx) => Promise<T>) => Promise<T | null>;
  /** The same for reading, about one event: worked out once for all who ask the same of it and read alike. */
  nowOnce: <T>(event: Event, what: string, work: (ctx: Ctx) => Promise<T>) => Promise<T | null>;
  /** Whether the session holds still and may read the row, asked anew for every event. */
  mayHear: (event: Event) => Promise<boolean>;
}

@Resolver()
export class ChangesResolver {
  @Subscription(() => Change, {
    description: 'Changes to rows of these kinds that you may read, in the company you are in, from all servers.',
    subscribe: ({ args, context }) => {
      const subjects = new Set(args.subjects as string[]);
      const waiting = context as unknown as SubscriptionContext;
      return eventsHeard(waiting, ({ subject }) => subjects.has(subject), waiting.mayHear);
    },
  })
  changes(
    @Root() event: Event,
    @Context() _context: unknown,
    @Arg('subjects', () => [String], { description: 'Kinds of rows, such as PayrollRun.' }) _subjects: string[],
  ): Change {
    return { subject: event.subject, id: event.recordId, action: event.action };
  }
}

const longestQueue = 1_000;

/** The events of their company that a subscriber wants and may hear. One who reads too slowly is told to begin anew. */
export async function* eventsHeard(
  { session, events, missed }: Pick<SubscriptionContext, 'session' | 'events' | 'missed'>,
  isWanted: (event: Event) => boolean,
  mayHear: (event: Event) => Promise<boolean>,
): AsyncGenerator<Event> {
  if (!session) throw unauthenticated();
  const waiting: Event[] = [];
  let wake: (() => void) | null = null;
  const unsubscribe = events.subscribe((event) => {
    if (event.companyId !== (session.company?.id ?? '0'.repeat(24)) || !isWanted(event)) return;
    if (waiting.length === longestQueue) return missed();
    waiting.push(event);
    wake?.();
  });
  try {
    for (;;) {
      const event = waiting.shift();
      if (event) {
        const isHeard = await mayHear(event).catch((error: unknown) => {
          // Whether it is heard nobody knows, and an ended subscription would hear nothing more.
          missed();
          throw error;
        });
        if (isHeard) yield event;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    unsubscribe();
  }
}
