import { mayDoSome } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { AppError, forbidden, invalidFields } from '../../../platform/errors';
import { createRecords, deleteRecords } from '../../../platform/records/records';
import type { SessionCompany } from '../../../platform/access/session-user';
import { enteredCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { cleaned, problemsOf } from '../../../platform/records/validate';
import { user } from '../user/user';
import { companyUser, type CompanyUser } from './company-user';
import { linkFacts, mailInvitation } from './invitation';
import { addressTaken } from './invitation-rules';
import { companyRows } from '../../organisation/organisation.sql';

export interface NewMember {
  name: string;
  email: string;
  type?: string;
  status?: string;
  roleIds?: string[];
  employeeId?: string | null;
  /** Language of the invitation; the company's unless told. */
  locale?: string | null;
  /** By which a directory knows them. */
  externalId?: string | null;
}

/**
 * Invites somebody into this company: they are in once they accept by the link that is mailed, with the account their
 * address has by then or a new one. Whether it has one elsewhere plays no part before, so that nobody learns it by
 * inviting. Of who is invited among many nobody is notified one by one.
 */
export async function addMember(
  ctx: Ctx,
  { roleIds, employeeId, status, locale, externalId, ...account }: NewMember,
  action: 'create' | 'invite' = 'create',
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
  const [made] = await createRecords(
    ctx,
    companyUser,
    [{ roleIds: roleIds ?? [], employeeId: employeeId ?? null, externalId: externalId ?? null }],
    action,
    {
      status: given.status === 'active' ? 'invited' : 'suspended',
      invitedName: given.name,
      invitedEmail: given.email,
      invitedType: given.type,
      invitedLocale: locale ?? null,
      invitationExpiresAt: given.status === 'active' ? linkFacts(ctx).invitationExpiresAt : null,
    },
  ).catch((error: unknown) => {
    // Two invited the same address at the same moment.
    throw error instanceof AppError && error.field === 'invitedEmail' ? addressTaken() : error;
  });
  if (made!.status === 'invited') await mailInvitation(ctx, made!);
  return made!;
}

/** Before an account goes, its memberships do, each in its company's audit log. */
export async function endMembershipsOf(ctx: Ctx, userId: string): Promise<void> {
  const { rows } = await ctx.tx.query<SessionCompany & { membership: string }>(
    `select m.id as membership, c.id, c.name, c.currency, c.time_zone as "timeZone" from membership m
      join ${companyRows('name', 'currency', 'time_zone')} c on c.id = m.company_id
     where m.user_id = $1 and m.deleted_at is null`,
    [userId],
  );
  for (const { membership, ...company } of rows) {
    const [ended] = await deleteRecords(await enteredCompany(ctx, company), companyUser, [membership]);
    if (ended?.refusal) throw ended.refusal;
  }
  await ctx.tx.query(`select set_config('app.company_id', $1, true)`, [ctx.user.company?.id ?? '']);
}
