import type { Server } from 'node:http';
import { getOperationAST, GraphQLError, OperationTypeNode, parse, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Auth } from '../auth/auth';
import { tokenOf } from '../auth/authenticate';
import { isCrossSite } from '../auth/cross-site-guard';
import { areaNamed } from '../platform/area';
import type { SubscriptionContext } from '../platform/changes.resolver';
import { scopeOf, signedInCtx, type Ctx, type Services } from '../platform/context';
import type { Change, Events } from '../platform/events';
import { newId } from '../platform/ids';
import { listRecords } from '../platform/list-query';
import type { SessionUser } from '../platform/session-user';
import { inTransaction } from '../platform/transaction';

/**
 * Subscriptions over graphql-ws at /graphql. The session is looked up for every event, so that signing out, disabling
 * or leaving the company ends what a socket hears. Only subscriptions run here. Answers how to stop.
 */
export function serveSubscriptions(
  server: Server, schema: GraphQLSchema, services: Services, events: Events, auth: Auth, publicUrl: string,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const origin = new URL(publicUrl).origin;
  server.on('upgrade', (request, socket, head) => {
    if (!/^\/graphql(\?|$)/.test(request.url ?? '') || isCrossSite(request, origin)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  const served = useServer({
    schema,
    context: async ({ extra }): Promise<SubscriptionContext & Record<string, unknown>> => {
      const token = tokenOf(extra.request, auth.cookies);
      const session = await auth.sessions.fromToken(token);
      const stillHere = async (): Promise<SessionUser | null> => {
        const now = await auth.sessions.fromToken(token);
        if (!now) extra.socket.close(4401, 'Unauthorized');
        return now?.company?.id === session?.company?.id ? now : null;
      };
      const isStillHere = async (): Promise<boolean> => await stillHere() !== null;
      const asNow: SubscriptionContext['asNow'] = async (mode, work) => {
        const now = await stillHere();
        return now && inTransaction(services.pool, scopeOf(now, services.clock()), mode, async (tx) =>
          work(await signedInCtx({ services, requestId: newId(), locale: 'en', session: now, tx })));
      };
      return { session, events, isStillHere, asNow, mayHear: async (event) => await asNow('read', (ctx) => mayRead(ctx, event)) === true };
    },
    onConnect: ({ extra }) => {
      const token = tokenOf(extra.request, auth.cookies);
      const pulse = setInterval(() => void auth.sessions.fromToken(token).then((session) => {
        if (!session) extra.socket.close(4401, 'Unauthorized');
      }, () => undefined), 1_000);
      extra.socket.once('close', () => clearInterval(pulse));
    },
    onSubscribe: (_context, _id, { query, operationName }) => isSubscription(query, operationName) ? undefined
      : [new GraphQLError('Only subscriptions run over this socket; send the rest by HTTP.', { extensions: { code: 'INVALID', status: 422 } })],
  }, sockets);
  return async () => { await served.dispose(); };
}

/** A document may hold several operations: what counts is the one that would run. */
function isSubscription(query: string, operationName: string | null | undefined): boolean {
  try {
    return getOperationAST(parse(query, { maxTokens: 1_000 }), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false;
  }
}

/** Whether the row is one the user may read; a deleted one counts by what it was. */
async function mayRead(ctx: Ctx, event: Change): Promise<boolean> {
  const area = areaNamed(event.subject);
  if (!area) return false;
  const { rows } = await listRecords(ctx, area, { filter: { id: { eq: event.recordId } }, limit: 1, includeDeleted: true }, { fields: new Set() });
  return rows.length > 0;
}
