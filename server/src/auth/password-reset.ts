import { areaNamed } from '../platform/area';
import { isRemovedSql } from '../platform/belonging';
import type { Ctx, Services } from '../platform/context';
import { conflict, invalid } from '../platform/errors';
import { limits, networkOf, secretShown, tooManyTries } from '../platform/throttle';
import { queueMail } from '../platform/queue-mail';
import type { SessionCompany } from '../platform/session-user';
import { enteredCompany, inCompany, onPlatform } from '../platform/system-ctx';
import { asPlatform, inTransaction, type Tx } from '../platform/transaction';
import { writeRows } from '../platform/write-rows';
import { issueLink, linkMinutes, markUsed, mayAskAgain, openLink, type OpenLink } from './password-link';
import { firstCompany } from './session-reading';
import { revokeRowsOf } from './session-rows';

/** Where a link leads; the token stands behind the #, which no server and no log ever sees. */
export const linkAddress = (publicUrl: string, token: string): string => `${publicUrl}/choose-password#${token}`;

/** Mails a link to whoever has this address, through a company he may enter; says to nobody whether there is one. */
export async function mailResetLink(services: Services, email: string, ip: string): Promise<void> {
  const seconds = await services.throttle.count(limits.resetAddress, networkOf(ip));
  if (seconds !== null) throw tooManyTries(seconds);
  const now = services.clock();
  const found = await inTransaction(services.pool, { platform: true }, 'read', async (tx) => {
    const { rows } = await tx.query<{ id: string; name: string; email: string; locale: 'en' | 'ar' }>(
      `SELECT id, name, email, locale FROM app_user u WHERE email = lower($1) AND deleted_at IS NULL AND status = 'active' AND NOT ${isRemovedSql()}`,
      [email.trim()],
    );
    const user = rows[0];
    if (!user || !(await mayAskAgain(tx, user.id, now))) return null;
    const companyId = (await firstCompany(tx, user.id, now)) ?? (await anyCompany(tx));
    return companyId ? { user, companyId } : null;
  });
  if (!found) return;
  const { user, companyId } = found;
  await inCompany(services, { companyId, userId: user.id }, 'write', (ctx) => queueResetLink(ctx, user));
}

/** Whose account it is, as a mail to them needs it. */
export interface Addressee {
  id: string;
  name: string;
  email: string;
  locale?: 'en' | 'ar';
}

async function queueResetLink(ctx: Ctx, user: Addressee): Promise<void> {
  const { id, token } = await issueLink(ctx.tx, user.id, 'reset', ctx.now);
  await queueMail(ctx, [
    {
      kind: 'password_reset',
      to: user.email,
      key: `password reset ${id}`,
      locale: user.locale,
      values: {
        name: user.name,
        link: linkAddress(ctx.services.publicUrl, token),
        valid_minutes: String(linkMinutes.reset),
      },
    },
  ]);
}

/** Mails a link to choose a new password to whose account it is, because somebody who keeps accounts asked for it. Refuses more than three an hour. */
export async function sendResetLink(ctx: Ctx, user: Addressee): Promise<void> {
  if (!(await asPlatform(ctx.tx, () => mayAskAgain(ctx.tx, user.id, ctx.now)))) throw sentOften();
  await asPlatform(ctx.tx, () => queueResetLink(ctx, user));
}

const sentOften = () =>
  conflict({
    en: 'Three links were sent to this person within the last hour. Wait, then send another.',
    ar: 'أُرسلت ثلاثة روابط إلى هذا الشخص خلال الساعة الماضية. انتظر ثم أرسل رابطاً آخر.',
  });

/** Who belongs to no company is written to from the first there is. */
async function anyCompany(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    'SELECT id FROM company WHERE deleted_at IS NULL ORDER BY created_at, id LIMIT 1',
  );
  return rows[0]?.id ?? null;
}

/** Mails are sent by companies: outside any, the first there is sends it. Null where there is none yet. */
export async function companyToSendFrom(tx: Tx): Promise<SessionCompany | null> {
  const id = await anyCompany(tx);
  if (!id) return null;
  const { rows } = await tx.query<SessionCompany>(
    `SELECT id, name, currency, time_zone AS "timeZone", logo_file_id AS "logoFileId" FROM company WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export function readLink(services: Services, token: string, ip: string): Promise<OpenLink | null> {
  return secretShown(services.throttle, ip, () =>
    inTransaction(services.pool, { platform: true }, 'read', (tx) => openLink(tx, token, services.clock())),
  );
}

/** The password of whoever holds the link, once; his sessions end, and who was invited is a member from now on. */
export async function choosePassword(services: Services, token: string, password: string, ip: string): Promise<void> {
  const link = await readLink(services, token, ip);
  if (!link) throw linkEnded();
  const passwordHash = await services.hashPassword(password, 'password', [link.email, link.name, ...link.companies]);
  await onPlatform(services, link.userId, 'write', async (ctx) => {
    const held = await openLink(ctx.tx, token, ctx.now, true);
    if (!held) throw linkEnded();
    await markUsed(ctx.tx, held.id, ctx.now, networkOf(ip));
    await writeRows(
      ctx,
      areaNamed('User')!,
      [{ id: held.userId, version: held.version, values: { passwordHash } }],
      'choose_password',
    );
    await revokeRowsOf(ctx.tx, held.userId, 'password_changed', ctx.now);
    if (held.kind !== 'invite') return;
    const { rows } = await ctx.tx.query<SessionCompany & { membership: string; version: number }>(
      `SELECT m.id AS membership, m.version, c.id, c.name, c.currency, c.time_zone AS "timeZone", c.logo_file_id AS "logoFileId" FROM membership m JOIN company c ON c.id = m.company_id
       WHERE m.user_id = $1 AND m.status = 'invited' AND m.deleted_at IS NULL`,
      [held.userId],
    );
    for (const { membership, version, ...company } of rows) {
      const inside = await enteredCompany(ctx, company);
      await writeRows(
        inside,
        areaNamed('CompanyUser')!,
        [{ id: membership, version, values: { status: 'active' } }],
        'accept',
      );
    }
  });
}

const linkEnded = () =>
  invalid('token', {
    en: 'This link has been used or is too old. Ask for a new one.',
    ar: 'استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطاً جديداً.',
  });
