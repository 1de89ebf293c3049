import { languages, type Locale } from '../../../kernel/text/languages';
import type { Ctx } from '../../../platform/context';
import type { Row } from '../../../platform/records/area';
import { invalid } from '../../../platform/errors';
import { queueMail } from '../../../platform/mail/queue-mail';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { noteInAudit } from '../../../platform/records/write-rows';
import { issueLink, type IssuedLink } from '../../../auth/passwords/password-link';
import { linkAddress, sendResetLink } from '../../../auth/passwords/password-reset';
import type { User } from '../user/user';
import { companyUser, refuseTouchingMore, type CompanyUser } from './company-user';
import { notAccepted } from './invitation-rules';
import { t } from '../texts/text';
import { companyOf } from '../../organisation/organisation.sql';

/** Mails who is invited into this company a link to accept by; what was mailed before ends. */
export async function mailInvitation(ctx: Ctx, { id, name, email }: Row<CompanyUser>): Promise<void> {
  const link = await issueLink(ctx.tx, { companyId: ctx.companyId, membershipId: id }, 'invite', ctx.now);
  await queueInvitation(ctx, { name, email, company: ctx.user.company!.name, link });
}

/** Mails whose account was made for the product itself a link to choose a password. */
export async function mailFirstPassword(ctx: Ctx, { id, name, email }: Row<User>): Promise<void> {
  const link = await issueLink(ctx.tx, { userId: id }, 'invite', ctx.now);
  await queueInvitation(ctx, { name, email, company: 'Muster', link });
}

interface Invitation {
  name: string;
  email: string;
  company: string;
  link: IssuedLink;
}

async function queueInvitation(
  ctx: Ctx,
  { name, email, company: to, link: { id, token, expiresAt } }: Invitation,
): Promise<void> {
  const company = await companyOf(ctx, 'locale');
  const until = new Intl.DateTimeFormat(languages[company.locale as Locale].locale, {
    dateStyle: 'long',
    timeZone: ctx.user.company!.timeZone,
  }).format(expiresAt);
  await queueMail(ctx, [
    {
      kind: 'invite',
      to: email,
      key: `invite ${id}`,
      values: {
        name,
        company: to,
        inviter: ctx.user.name,
        link: linkAddress(ctx.services.publicUrl, token),
        valid_until: until,
      },
    },
  ]);
}

/** Sends the invitation of a member who has not come yet once more. */
export async function inviteAgain(ctx: Ctx, id: string, version: number): Promise<Row<CompanyUser>> {
  const row = await lockedRecord(ctx, companyUser, id, 'invite');
  if (row.status !== 'invited') throw invalid('id', t('invitation.accepted_already'));
  const saved = await saveRecord(ctx, companyUser, { ...row, version }, { status: 'invited' }, 'invite');
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
  await refuseTouchingMore(ctx, row);
  if (row.accountStatus !== 'active') throw invalid('id', t('invitation.account_not_active_make_active'));
  await sendResetLink(ctx, { id: row.userId, name: row.name, email: row.email }, ctx.companyId);
  await noteInAudit(ctx, companyUser, id, 'send_password_link');
  return row;
}
