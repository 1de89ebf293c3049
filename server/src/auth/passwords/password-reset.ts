import { type Locale } from '../../kernel/text/languages';
import { isRemovedSql } from '../../platform/records/active-membership';
import type { Ctx, Services } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { limits, networkOf, tooManyTries } from '../../platform/access/throttle';
import { queueMail } from '../../platform/mail/queue-mail';
import type { SessionCompany } from '../../platform/access/session-user';
import { inCompany } from '../../platform/system-ctx';
import { asPlatform, inTransaction, type Tx } from '../../platform/database/transaction';
import { issueLink, linkMinutes, mayAskAgain } from './password-link';
import { firstCompany } from '../sessions/session-reading';
import { t } from '../texts/text';

/** Where a link leads; the token stands behind the #, which no server and no log ever sees. */
export const linkAddress = (publicUrl: string, token: string): string => `${publicUrl}/choose-password#${token}`;

/** Mails a link to whoever has this address, through a company they may enter; says to nobody whether there is one. */
export async function mailResetLink(services: Services, email: string, ip: string): Promise<void> {
  const seconds = await services.throttle.count(limits.resetAddress, networkOf(ip));
  if (seconds !== null) throw tooManyTries(seconds);
  const now = services.clock();
  const found = await inTransaction(services.pool, { platform: true }, 'read', async (tx) => {
    const { rows } = await tx.query<{ id: string; name: string; email: string; locale: Locale }>(
      `SELECT id, name, email, locale FROM app_user u WHERE email = lower($1) AND deleted_at IS NULL
        AND status = 'active' AND NOT ${isRemovedSql()}`,
      [email.trim()],
    );
    const user = rows[0];
    if (!user || !(await mayAskAgain(tx, user.id, null, now))) return null;
    const companyId = (await firstCompany(tx, user.id, now)) ?? (await anyCompany(tx));
    return companyId ? { user, companyId } : null;
  });
  if (!found) return;
  const { user, companyId } = found;
  await inCompany(services, { companyId, userId: user.id }, 'write', (ctx) => queueResetLink(ctx, user, null));
}

/** Whose account it is, as a mail to them needs it. */
export interface Addressee {
  id: string;
  name: string;
  email: string;
  locale?: Locale;
}

async function queueResetLink(ctx: Ctx, user: Addressee, askedIn: string | null): Promise<void> {
  const { id, token } = await issueLink(ctx.tx, { userId: user.id, companyId: askedIn }, 'reset', ctx.now);
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

/**
 * Mails a link to choose a new password to whose account it is, because somebody who keeps accounts asked for it: of a
 * company, or of the product where it is null. Refuses more than three an hour.
 */
export async function sendResetLink(ctx: Ctx, user: Addressee, askedIn: string | null): Promise<void> {
  if (!(await asPlatform(ctx.tx, () => mayAskAgain(ctx.tx, user.id, askedIn, ctx.now)))) throw sentOften();
  await asPlatform(ctx.tx, () => queueResetLink(ctx, user, askedIn));
}

const sentOften = () => conflict(t('password_reset.three_links_sent_person_within'));

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
