import type { Request } from 'express';
import type { Auth } from '../auth/auth';
import { challengeCookie } from '../auth/passkeys/challenge-cookie';
import { offNetwork } from '../platform/errors';
import { newId } from '../platform/records/ids';
import type { RequestFacts } from '../platform/graphql/operation';
import { localeOf } from '../platform/text';

/** A request id from a trusted shape of header, or a new one; it stands in logs, audit lines and error messages. */
export function requestIdOf(request: Request): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
}

export function requestFacts(request: Request, auth: Auth): RequestFacts {
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    session: request.session,
    keptOut: request.halted?.isOffNetwork ? offNetwork() : null,
    requestId: requestIdOf(request),
    locale: localeOf(request.headers['accept-language']),
    idempotencyKey: typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : undefined,
    extras: {
      auth,
      halted: request.halted,
      challenge: challengeCookie(auth.cookies, request),
      visitor: { ip: request.ip ?? '', userAgent: request.headers['user-agent'] ?? null },
    },
  };
}
