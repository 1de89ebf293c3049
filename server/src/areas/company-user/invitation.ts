import type { Ctx } from '../../platform/context';
import type { Row } from '../../platform/area';
import { forbidden, invalid } from '../../platform/errors';
import { refuseGrantingMore } from '../../platform/grant-rules';
import { queueMail } from '../../platform/queue-mail';
import { lockedRecord, saveRecord } from '../../platform/records';
import { asPlatform } from '../../platform/transaction';
import { writeRows } from '../../platform/write-rows';
import { issueLink } from '../../auth/password-link';
import { linkAddress } from '../../auth/password-reset';
import { revokeRowsOf } from '../../auth/session-rows';
import { user } from '../user/user';
import { companyUser, type CompanyUser } from './company-user';

interface Invited { userId: string; name: string; email: string }

/** Mails him a link to choose a password; what was mailed before ends. */
export async function mailInvitation(ctx: Ctx, { userId, name, email }: Invited): Promise<void> {
  const { id, token, expiresAt } = await issueLink(ctx.tx, userId, 'invite', ctx.now);
  const { rows: [company] } = await ctx.tx.query<{ locale: 'en' | 'ar' }>('select locale from company where id = $1', [ctx.companyId]);
  const until = new Intl.DateTimeFormat(company!.locale === 'ar' ? 'ar-AE' : 'en-GB', { dateStyle: 'long', timeZone: ctx.user.company!.timeZone }).format(expiresAt);
  await queueMail(ctx, [{
    kind: 'invite', to: email, key: `invite ${id}`,
    values: { name, company: ctx.user.company!.name, inviter: ctx.user.name, link: linkAddress(ctx.services.publicUrl, token), valid_until: until },
  }]);
}

/** Sends the invitation of a member who has not come yet once more. */
export async function inviteAgain(ctx: Ctx, id: string, version: number): Promise<Row<CompanyUser>> {
  const row = await lockedRecord(ctx, companyUser, id, 'invite');
  if (row.status !== 'invited') throw invalid('id', { en: 'He has accepted already.', ar: 'لقد قبل الدعوة بالفعل.' });
  const saved = await saveRecord(ctx, companyUser, { ...row, version }, { status: 'invited' }, 'invite');
  await mailInvitation(ctx, row);
  return saved;
}

/**
 * A new password for a member. Who knows it is him: so not for an admin, for somebody who belongs to other companies as
 * well, or for one who may do more than the giver.
 */
export async function setMemberPassword(ctx: Ctx, id: string, password: string): Promise<Row<CompanyUser>> {
  const row = await lockedRecord(ctx, companyUser, id, 'change_password');
  if (row.userId === ctx.user.id) {
    throw invalid('id', { en: 'Change your own password under Change Password.', ar: 'غيّر كلمة مرورك من صفحة تغيير كلمة المرور.' });
  }
  const { rows: granted } = await ctx.tx.query('select grants from company_role where company_id = $1 and id = any($2::char(24)[])', [ctx.companyId, row.roleIds]);
  refuseGrantingMore(ctx.user, granted.flatMap(({ grants }) => grants));
  const passwordHash = await ctx.services.hashPassword(password, 'password', [row.email, row.name, ctx.user.company?.name]);
  await asPlatform(ctx.tx, async () => {
    const { rows: [account] } = await ctx.tx.query<{ version: number; type: string; isElsewhere: boolean }>(
      `select u.version, u.type, cardinality(u.role_ids) > 0 or exists (select 1 from membership m where m.user_id = u.id and m.company_id <> $2 and m.deleted_at is null) as "isElsewhere"
       from app_user u where u.id = $1 for no key update`, [row.userId, ctx.companyId]);
    if (!account || ctx.user.type !== 'admin' && (account.type === 'admin' || account.isElsewhere)) throw forbidden(ofOthersToo);
    await writeRows(ctx, user, [{ id: row.userId, version: account.version, values: { passwordHash } }], 'set_password');
    await revokeRowsOf(ctx.tx, row.userId, 'password_changed', ctx.now);
  });
  return row;
}

const ofOthersToo = {
  en: 'This account does not belong to your company alone. Its owner can ask for a new password on the sign-in page.',
  ar: 'هذا الحساب لا يخص شركتك وحدها. يمكن لصاحبه طلب كلمة مرور جديدة من صفحة تسجيل الدخول.',
};
