import type { Ctx } from '../../platform/context';
import type { Row } from '../../platform/area';
import { invalid } from '../../platform/errors';
import { queueMail } from '../../platform/queue-mail';
import { lockedRecord, saveRecord } from '../../platform/records';
import { noteInAudit } from '../../platform/write-rows';
import { issueLink } from '../../auth/password-link';
import { linkAddress, sendResetLink } from '../../auth/password-reset';
import { companyUser, type CompanyUser } from './company-user';

interface Invited {
  userId: string;
  name: string;
  email: string;
}

/** Mails him a link to choose a password; what was mailed before ends. */
export async function mailInvitation(
  ctx: Ctx,
  { userId, name, email }: Invited,
  to = ctx.user.company!.name,
): Promise<void> {
  const { id, token, expiresAt } = await issueLink(ctx.tx, userId, 'invite', ctx.now);
  const {
    rows: [company],
  } = await ctx.tx.query<{ locale: 'en' | 'ar' }>('select locale from company where id = $1', [ctx.companyId]);
  const until = new Intl.DateTimeFormat(company!.locale === 'ar' ? 'ar-AE' : 'en-GB', {
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
  if (row.status !== 'invited') throw invalid('id', { en: 'He has accepted already.', ar: 'لقد قبل الدعوة بالفعل.' });
  const saved = await saveRecord(ctx, companyUser, { ...row, version }, { status: 'invited' }, 'invite');
  await mailInvitation(ctx, row);
  return saved;
}

/** A link to choose a new password, mailed to the member alone: nobody else learns a password or sets one. */
export async function sendMemberPasswordLink(ctx: Ctx, id: string): Promise<Row<CompanyUser>> {
  const row = await lockedRecord(ctx, companyUser, id, 'change_password');
  if (row.userId === ctx.user.id) {
    throw invalid('id', {
      en: 'Change your own password under Change Password.',
      ar: 'غيّر كلمة مرورك من صفحة تغيير كلمة المرور.',
    });
  }
  if (row.accountStatus !== 'active')
    throw invalid('id', {
      en: 'This account is not active. Make it active first.',
      ar: 'هذا الحساب غير نشط. فعّله أولاً.',
    });
  await sendResetLink(ctx, { id: row.userId, name: row.name, email: row.email });
  await noteInAudit(ctx, companyUser, id, 'send_password_link');
  return row;
}
