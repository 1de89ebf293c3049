import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Auth } from '../../../auth/auth';
import type { Ctx, Services } from '../../../platform/context';
import { AppError, offNetwork } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { oneRecord } from '../../../platform/records/records';
import type { SessionUser } from '../../../platform/access/session-user';
import { file, fileUrl } from './file';
import { t } from '../texts/text';

const minutes = 10;

const signatureOf = (key: KeyObject, id: string, sessionId: string, ends: number): string =>
  createHmac('sha256', key).update(`${id} ${sessionId} ${ends}`).digest('base64url');

/**
 * A link that opens one file without signing in, for some minutes. It stands for the session it was made in: it dies
 * with it, and each time it is opened the file is asked for with the rights that person has then.
 */
export async function linkTo(ctx: Ctx, id: string): Promise<{ url: string; expiresAt: Date }> {
  await oneRecord(ctx, file, id, 'read', new Set());
  const expiresAt = new Date(ctx.now.getTime() + minutes * 60_000);
  const { sessionId } = ctx.user;
  const token = `${sessionId}.${expiresAt.getTime()}.${signatureOf(ctx.services.fileLinkKey, id, sessionId, expiresAt.getTime())}`;
  return { url: `${ctx.services.publicUrl}${fileUrl(id)}?link=${token}`, expiresAt };
}

/** Who made the link; refused once it has run out, was tampered with, or their session ended. */
export async function sessionOfLink(
  services: Services,
  auth: Auth,
  id: string,
  token: string,
  ip: string,
): Promise<SessionUser> {
  const [sessionId = '', ends = '', given = ''] = token.split('.');
  const [ours, theirs] = [
    Buffer.from(signatureOf(services.fileLinkKey, id, sessionId, Number(ends))),
    Buffer.from(given),
  ];
  const isRight =
    isId(sessionId) &&
    ours.length === theirs.length &&
    timingSafeEqual(ours, theirs) &&
    Number(ends) > services.clock().getTime();
  const session = isRight ? await auth.sessions.read(sessionId, ip) : null;
  if (!session) throw ranOut;
  if (session.isOffNetwork) throw offNetwork();
  return session;
}

const ranOut = new AppError('FORBIDDEN', 403, t('file_link.link_has_run_out_ask'));
