import { companyUser } from '../modules/administration/company-user/company-user';
import { user } from '../modules/administration/user/user';
import type { Ctx, Services } from '../platform/context';
import { conflict, invalid, stale } from '../platform/errors';
import { newId } from '../platform/records/ids';
import type { SessionCompany } from '../platform/access/session-user';
import { enteredCompany, inCompany, onPlatform } from '../platform/system-ctx';
import { networkOf, secretShown } from '../platform/access/throttle';
import { inTransaction } from '../platform/database/transaction';
import { platformId, writeRows } from '../platform/records/write-rows';
import { markUsed, openLink, type OpenLink } from './passwords/password-link';
import { revokeRowsOf } from './sessions/session-rows';
import { t } from './texts/text';

export function readLink(services: Services, token: string, ip: string): Promise<OpenLink | null> {
  return secretShown(services.throttle, ip, () =>
    inTransaction(services.pool, { platform: true }, 'read', (tx) => openLink(tx, token, services.clock())),
  );
}

/** What a link is for, for whoever opens it; its company sees that an invitation was opened, once. */
export async function showLink(services: Services, token: string, ip: string): Promise<OpenLink | null> {
  const link = await readLink(services, token, ip);
  if (link?.invitation && !link.isSeen) await noteSeen(services, link.invitation);
  return link;
}

const noteSeen = (services: Services, invitation: NonNullable<OpenLink['invitation']>): Promise<void> =>
  inCompany(services, { companyId: invitation.companyId, userId: platformId }, 'write', async (ctx) => {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select id, version from membership where company_id = $1 and id = $2 and status = 'invited'
        and invitation_seen_at is null and deleted_at is null for no key update`,
      [ctx.companyId, invitation.membershipId],
    );
    const values = { invitationSeenAt: ctx.now };
    await writeRows(
      ctx,
      companyUser,
      rows.map((row) => ({ ...row, values })),
      'open',
    );
  });

/**
 * What a mailed link is for, once, all of it or nothing: the password of the account, whose sessions end, and of an
 * invitation the membership. The link shows that its holder reads the mails of the address, as much as a forgotten
 * password asks for; so an account that has a password joins as it is and keeps it, and only where there is none is one
 * chosen.
 */
export async function followLink(
  services: Services,
  token: string,
  password: string | null,
  ip: string,
): Promise<void> {
  const link = await readLink(services, token, ip);
  if (!link) throw linkEnded();
  if (link.choosesPassword && password === null) throw passwordNeeded();
  const passwordHash = link.choosesPassword
    ? await services.hashPassword(password!, 'password', [link.email, link.name, ...link.companies])
    : null;
  const made = newId();
  await onPlatform(services, link.account?.id ?? made, 'write', async (ctx) => {
    // Two companies' invitations that are accepted at the same moment make one account.
    await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('address ' || $1, 0))`, [link.email]);
    const held = await openLink(ctx.tx, token, ctx.now, true);
    if (!held) throw linkEnded();
    const userId = held.account?.id ?? made;
    if (held.choosesPassword) {
      if (!passwordHash) throw passwordNeeded();
      await keepPassword(ctx, held, userId, passwordHash);
    }
    await markUsed(ctx.tx, held.id, userId, ctx.now, networkOf(ip));
    if (held.invitation) await joinCompany(ctx, held.invitation, userId);
  });
}

/** On the account there is, whose sessions end, or a new one. */
async function keepPassword(
  ctx: Ctx,
  { account, name, email, type, locale }: OpenLink,
  id: string,
  passwordHash: string,
): Promise<void> {
  if (account) {
    const kept = await writeRows(
      ctx,
      user,
      [{ id, version: account.version, values: { passwordHash } }],
      'choose_password',
    );
    if (!kept.length) throw stale(undefined, ctx.now);
    await revokeRowsOf(ctx.tx, id, 'password_changed', ctx.now);
    return;
  }
  const values = {
    name,
    email,
    type,
    status: 'active',
    roleIds: [],
    locale: locale ?? 'en',
    passwordHash,
    deletedAt: null,
  };
  await writeRows(ctx, user, [{ id, values }], 'create');
}

interface Waiting extends SessionCompany {
  version: number;
  isMember: boolean;
}

/** Who was invited is a member from now on, with all the invitation says. */
export async function joinCompany(
  ctx: Ctx,
  { companyId, membershipId }: { companyId: string; membershipId: string },
  userId: string,
): Promise<void> {
  const { rows } = await ctx.tx.query<Waiting & Record<string, unknown>>(
    `select m.version, c.id, c.name, c.currency, c.time_zone as "timeZone", c.logo_file_id as "logoFileId",
       exists (select from membership o where o.company_id = m.company_id and o.user_id = $3 and o.id <> m.id
       and o.deleted_at is null) as "isMember"
     from membership m join company c on c.id = m.company_id
     where m.company_id = $1 and m.id = $2 and m.status = 'invited' and m.deleted_at is null for no key update of m`,
    [companyId, membershipId, userId],
  );
  if (!rows[0]) throw linkEnded();
  const { version, isMember, ...company } = rows[0];
  if (isMember) throw isInAlready(company.name);
  const inside = await enteredCompany(ctx, company, userId);
  const values = {
    userId,
    status: 'active',
    invitedName: null,
    invitedEmail: null,
    invitedType: null,
    invitedLocale: null,
  };
  await writeRows(inside, companyUser, [{ id: membershipId, version, values }], 'accept');
  for (const subject of inside.written) ctx.written.add(subject);
}

const linkEnded = () => invalid('token', t('follow_link.link_holds_no_longer_used'));

const passwordNeeded = () => invalid('password', t('follow_link.choose_password'));

const isInAlready = (company: string) => conflict(t('follow_link.you_belong_already_sign_your', { company }));
