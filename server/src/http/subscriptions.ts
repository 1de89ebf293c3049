import type { IncomingMessage, Server } from 'node:http';
import type { Request } from 'express';
import { getOperationAST, GraphQLError, OperationTypeNode, parse, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Auth } from '../auth/auth';
import { bearerIn, tokenOf } from '../auth/authenticate';
import { isCrossSite } from '../auth/sign-in/cross-site-guard';
import { findArea } from '../platform/records/area';
import type { SubscriptionContext } from '../platform/notify/changes.resolver';
import { scopeOf, signedInCtx } from '../platform/access/signed-in-ctx';
import type { Ctx, Services } from '../platform/context';
import type { Change, Events } from '../platform/notify/events';
import { newId } from '../platform/records/ids';
import { listRecords } from '../platform/lists/list-query';
import type { SessionUser } from '../platform/access/session-user';
import { inTransaction } from '../platform/database/transaction';
import { sameReaders, SharedHearing } from './shared-hearing';
import { ListeningLimits } from './subscription-limits';

/**
 * Subscriptions over graphql-ws at /graphql. The session is looked up for every event, so that signing out, disabling,
 * leaving the company or its networks ends what a socket hears. A token counts in the Authorization header, or as
 * `authorization` among the parameters of the connection, where programs cannot set headers. Only subscriptions run
 * here. A socket that may have missed something ends: whoever connects again reads anew. Answers how to stop.
 */
export function serveSubscriptions(
  server: Server,
  schema: GraphQLSchema,
  services: Services,
  events: Events,
  auth: Auth,
  publicUrl: string,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const origin = new URL(publicUrl).origin;
  server.on('upgrade', (request, socket, head) => {
    if (!/^\/graphql(\?|$)/.test(request.url ?? '') || isCrossSite(request, origin)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  const limits = new ListeningLimits();
  const hearing = new SharedHearing();
  const tokens = new WeakMap<WebSocket, string | null>();
  const holderOf = (token: string | null, request: IncomingMessage) =>
    auth.sessions.fromToken(token, (request as Request).ip ?? '');
  const beginAnew = (client: WebSocket): void => client.close(1012, 'Changes were missed: connect again and read anew');
  events.onMissed(() => sockets.clients.forEach(beginAnew));
  const served = useServer(
    {
      schema,
      context: async ({ extra }): Promise<SubscriptionContext & Record<string, unknown>> => {
        const token = tokens.get(extra.socket) ?? null;
        const session = await holderOf(token, extra.request);
        const stillHere = async (): Promise<SessionUser | null> => {
          const now = await holderOf(token, extra.request);
          if (!now) extra.socket.close(4401, 'Unauthorized');
          return now?.company?.id === session?.company?.id ? now : null;
        };
        const isStillHere = async (): Promise<boolean> => (await stillHere()) !== null;
        const asNow: SubscriptionContext['asNow'] = async (mode, work) => {
          const now = await stillHere();
          return (
            now &&
            inTransaction(services.pool, scopeOf(now, services.clock()), mode, async (tx) =>
              work(await signedInCtx({ services, requestId: newId(), locale: 'en', session: now, tx })),
            )
          );
        };
        const nowOnce: SubscriptionContext['nowOnce'] = async (event, what, work) => {
          const now = await stillHere();
          return now && hearing.once(event, `${what} ${sameReaders(now, event.subject)}`, () => asNow('read', work));
        };
        return {
          session,
          events,
          missed: () => beginAnew(extra.socket),
          isStillHere,
          asNow,
          nowOnce,
          mayHear: async (event) => (await nowOnce(event, 'read', (ctx) => mayRead(ctx, event))) === true,
        };
      },
      onConnect: async (connection) => {
        const { extra, connectionParams } = connection;
        const token = tokenAmong(connectionParams) ?? tokenOf(extra.request, auth.cookies);
        tokens.set(extra.socket, token);
        const session = await holderOf(token, extra.request);
        const leave = session && limits.open(session.id, connection);
        if (session && !leave) {
          extra.socket.close(4429, 'Too many sockets');
          return false;
        }
        if (leave) extra.socket.once('close', leave);
        const pulse = setInterval(
          () =>
            void holderOf(token, extra.request).then(
              (session) => {
                if (!session) extra.socket.close(4401, 'Unauthorized');
              },
              () => undefined,
            ),
          1_000,
        );
        extra.socket.once('close', () => clearInterval(pulse));
        return true;
      },
      // Counted before anything is waited for: those that come together see each other.
      onSubscribe: (connection, _id, { query, operationName }) => {
        if (!isSubscription(query, operationName)) {
          return [
            new GraphQLError('Only subscriptions run over this socket; send the rest by HTTP.', {
              extensions: { code: 'INVALID', status: 422 },
            }),
          ];
        }
        const refusal = limits.refusal(connection);
        return refusal ? [refusal] : undefined;
      },
    },
    sockets,
  );
  return async () => {
    await served.dispose();
  };
}

/** The token given with the connection, as the header would give it. */
function tokenAmong(parameters: Readonly<Record<string, unknown>> | undefined): string | null {
  const [, given] = Object.entries(parameters ?? {}).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return typeof given === 'string' ? bearerIn(given) : null;
}

/** A document may hold several operations: what counts is the one that would run. */
function isSubscription(query: string, operationName: string | null | undefined): boolean {
  try {
    return (
      getOperationAST(parse(query, { maxTokens: 1_000 }), operationName)?.operation === OperationTypeNode.SUBSCRIPTION
    );
  } catch {
    return false;
  }
}

/** Whether the row is one the user may read; a deleted one counts by what it was. */
async function mayRead(ctx: Ctx, event: Change): Promise<boolean> {
  const area = findArea(event.subject);
  if (!area) return false;
  const { rows } = await listRecords(
    ctx,
    area,
    { filter: { id: { eq: event.recordId } }, limit: 1, includeDeleted: true },
    { fields: new Set() },
  );
  return rows.length > 0;
}
