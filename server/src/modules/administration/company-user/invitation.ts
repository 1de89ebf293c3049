import { languages, type Locale } from '../../../kernel/text/languages';
import type { Ctx } from '../../../platform/context';
import type { Row } from '../../../platform/records/area';
import { invalid } from '../../../platform/errors';
import { queueMail } from '../../../platform/mail/queue-mail';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { noteInAudit } from '../../../platform/records/write-rows';
import { issueLink, linkEnds, type IssuedLink } from '../../../auth/passwords/password-link';
import { linkAddress, sendResetLink } from '../../../auth/passwords/password-reset';
import type { User } from '../user/user';
import { companyUser, type CompanyUser } from './company-user';
import { notAccepted } from './invitation-rules';
import { t } from '../texts/text';
import { companyOf } from '../../organisation/organisation.sql';

/** Mails who is invited into this company a link to accept by; what was mailed before ends. */
export async function mailInvitation(ctx: Ctx, row: Row<CompanyUser>): Promise<void> {
  const { id, name, email, invitedLocale: locale } = row;
  const link = await issueLink(ctx.tx, { companyId: ctx.companyId, membershipId: id }, 'invite', ctx.now);
  await queueInvitation(ctx, { name, email, company: ctx.user.company!.name, link, locale });
}

/** What a membership keeps of the link that is mailed now. */
export const linkFacts = (ctx: Ctx) => ({ invitationExpiresAt: linkEnds('invite', ctx.now), invitationSeenAt: null });

/** Mails whose account was made for the product itself a link to choose a password. */
export async function mailFirstPassword(ctx: Ctx, { id, name, email }: Row<User>): Promise<void> {
  const link = await issueLink(ctx.tx, { userId: id }, 'invite', ctx.now);
  await queueInvitation(ctx, { name, email, company: 'Muster', link, locale: null });
}

interface Invitation {
  name: string;
  email: string;
  company: string;
  link: IssuedLink;
  /** The company's own where it is empty. */
  locale: string | null;
}

async function queueInvitation(ctx: Ctx, { locale, link, ...invitation }: Invitation): Promise<void> {
  const { id, token, expiresAt } = link;
  const language = (locale ?? (await companyOf(ctx, 'locale')).locale) as Locale;
  await queueMail(ctx, [
    {
      kind: 'invite',
      to: invitation.email,
      key: `invite ${id}`,
      locale: language,
      values: invitationValues(ctx, {
        ...invitation,
        link: linkAddress(ctx.services.publicUrl, token),
        expiresAt,
        locale: language,
      }),
    },
  ]);
}

/** What an invitation says. */
export function invitationValues(
  ctx: Ctx,
  {
    name,
    company,
    link,
    expiresAt,
    locale,
  }: Record<'name' | 'company' | 'link', string> & {
    expiresAt: Date;
    locale: Locale;
  },
): Record<string, string> {
  const until = new Intl.DateTimeFormat(languages[locale].locale, {
    dateStyle: 'long',
    timeZone: ctx.user.company!.timeZone,
  }).format(expiresAt);
  return { name, company, inviter: ctx.user.name, link, valid_until: until };
}

/** Sends the invitation of a member who has not come yet once more. */
export async function inviteAgain(ctx: Ctx, id: string, version: number): Promise<Row<CompanyUser>> {
  const row = await lockedRecord(ctx, companyUser, id, 'invite');
  if (row.status !== 'invited') throw invalid('id', t('invitation.accepted_already'));
  const saved = await saveRecord(ctx, companyUser, { ...row, version }, linkFacts(ctx), 'invite');
  await mailInvitation(ctx, saved);
  return saved;
}

/** A link to choose a new password, mailed to the member alone: nobody else learns a password or sets one. */
export async function sendMemberPasswordLink(ctx: Ctx, id: string): Promise<Row<CompanyUser>> {
  const row = await lockedRecord(ctx, companyUser, id, 'change_password');
  if (row.userId === ctx.user.id) {
    throw invalid('id', t('invitation.change_your_own_password_under'));
  }
  if (!row.userId) throw notAccepted();
  if (row.accountStatus !== 'active') throw invalid('id', t('invitation.account_not_active_make_active'));
  await sendResetLink(ctx, { id: row.userId, name: row.name, email: row.email }, ctx.companyId);
  await noteInAudit(ctx, companyUser, id, 'send_password_link');
  return row;
}
