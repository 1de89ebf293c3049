import { mayDoSome } from '../../platform/ability';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { forbidden, invalidFields, taken } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { createRecord, deleteRecords } from '../../platform/records';
import type { SessionCompany } from '../../platform/session-user';
import { enteredCompany } from '../../platform/system-ctx';
import { asPlatform } from '../../platform/transaction';
import { todayIn } from '../../platform/today';
import { cleaned, problemsOf } from '../../platform/validate';
import { writeRows } from '../../platform/write-rows';
import { emailKey, user } from '../user/user';
import { companyUser, type CompanyUser } from './company-user';
import { mailInvitation } from './invitation';

/** `joins`: whether the membership holds once the invitation is accepted, or at once, as old clients expect. */
export interface NewMember {
  name: string;
  email: string;
  joins?: 'accepting' | 'at once';
  type?: string;
  status?: string;
  roleIds?: string[];
  employeeId?: string | null;
}

/**
 * A new account that is a member of this company. An address that already has an account is refused, whoever's it is:
 * joining it here unasked would hand its owner's name to a stranger. Its owner is mailed a link to choose a password.
 */
export async function addMember(
  ctx: Ctx,
  { joins, roleIds, employeeId, status, ...account }: NewMember,
): Promise<Row<CompanyUser>> {
  if (!mayDoSome(ctx.ability, 'create', companyUser)) throw forbidden();
  if (account.type === 'admin' && ctx.user.type !== 'admin') throw forbidden();
  const given = cleaned(user, {
    name: account.name,
    email: account.email,
    type: account.type ?? 'employee',
    status: status ?? 'active',
  });
  const problems = problemsOf(user, given, true, todayIn(ctx));
  if (problems.length) throw invalidFields(problems);
  const values = {
    ...given,
    name: String(given.name),
    email: emailKey(String(given.email)),
    roleIds: [],
    locale: 'en',
    passwordHash: null,
    deletedAt: null,
  };
  const id = newId();
  await asPlatform(ctx.tx, async () => {
    const { rows } = await ctx.tx.query('select 1 from app_user where email = $1 and deleted_at is null', [
      values.email,
    ]);
    if (rows.length) throw emailTaken();
    await writeRows(ctx, user, [{ id, values }], 'create');
  });
  const made = await createRecord(
    ctx,
    companyUser,
    { roleIds: roleIds ?? [], employeeId: employeeId ?? null },
    { userId: id, ...(joins !== 'at once' && { status: 'invited' }) },
  );
  await mailInvitation(ctx, { userId: id, name: values.name, email: values.email });
  // The statement that makes the membership does not see the account yet, which is seen by members alone.
  const accountStatus = made.status === 'active' ? given.status : made.status;
  return {
    ...made,
    name: values.name,
    email: values.email,
    accountType: given.type,
    accountStatus,
  } as Row<CompanyUser>;
}

/** Before an account goes, its memberships do, each in its company's audit log. */
export async function endMembershipsOf(ctx: Ctx, userId: string): Promise<void> {
  const { rows } = await ctx.tx.query<SessionCompany & { membership: string }>(
    `select m.id as membership, c.id, c.name, c.currency, c.time_zone as "timeZone" from membership m join company c on c.id = m.company_id
     where m.user_id = $1 and m.deleted_at is null`,
    [userId],
  );
  for (const { membership, ...company } of rows) {
    const [ended] = await deleteRecords(await enteredCompany(ctx, company), companyUser, [membership]);
    if (ended?.refusal) throw ended.refusal;
  }
  await ctx.tx.query(`select set_config('app.company_id', $1, true)`, [ctx.user.company?.id ?? '']);
}

const emailTaken = () =>
  taken('email', {
    en: 'This e-mail address already has an account. Use another one, or ask an admin to add the account to the company.',
    ar: 'هذا البريد الإلكتروني مرتبط بحساب. استخدم بريداً آخر أو اطلب من المسؤول إضافة الحساب إلى الشركة.',
  });
