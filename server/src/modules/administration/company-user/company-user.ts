import { Check } from 'typeorm';
import { factorStandingSql, resetAskedBySql } from '../../../auth/second-factor/second-factor';
import { revokeRowsOfLeaver } from '../../../auth/sessions/session-rows';
import type { Grant } from '../../../platform/access/ability';
import { languagePattern } from '../../../kernel/text/languages';
import { defineArea, type Row } from '../../../platform/records/area';
import { invitationSql, worksHereSql } from '../../../platform/records/active-membership';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { loadOnce } from '../../../platform/records/loaders';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refusedOnSql } from '../../../platform/http/refused-address';
import { asPlatform } from '../../../platform/database/transaction';
import { heldBeyond, refuseOpeningMore, refuseTakingMore } from '../../../platform/access/within-reach';
import { UserType } from '../user/user';
import { refuseSecondOfAddress, refuseUnaccepted } from './invitation-rules';
import { t } from '../texts/text';

export { importedPeople } from './imported-people';

export const MembershipStatus = choiceOf(
  'MembershipStatus',
  'State of a membership; only an active one lets its user in.',
  {
    invited: 'Asked in by mail, and has not accepted yet.',
    active: 'Lets its user in.',
    suspended: 'Keeps its user out for now.',
    left: 'Ended: its user is no longer in the company.',
  },
);

/**
 * What is known of a member `t`: what their account says, and of who has not accepted yet what the invitation says;
 * nothing is left of an invitation whose person was erased.
 */
const knownSql = (column: 'name' | 'email' | 'type', erased = ''): string =>
  `select coalesce((select u.${column} from app_user u where u.id = t.user_id), t.invited_${column}, '${erased}')`;

@record('CompanyUser', 'A user as a member of one company, with their roles there.', 'membership')
@Check(
  'membership_of_account',
  "user_id IS NOT NULL OR deleted_at IS NOT NULL OR (invited_email IS NOT NULL AND status <> 'active')",
)
export class CompanyUser extends CompanyRecord {
  @field.reference('User', {
    description: 'The account it is about; empty until the invitation is accepted.',
    optional: true,
    write: 'never',
    unique: true,
  })
  userId!: string | null;
  @field.text({ description: 'Whom the invitation names, until it is accepted.', optional: true, write: 'create' })
  invitedName!: string | null;
  @field.email({
    description: 'The address it was mailed to, until it is accepted.',
    optional: true,
    write: 'create',
    unique: true,
  })
  invitedEmail!: string | null;
  @field.choice(UserType, {
    description: 'Kind of account that accepting makes, where its address has none.',
    optional: true,
    write: 'create',
  })
  invitedType!: string | null;
  @field.text({
    description: 'Language of the invitation, and of the account that accepting makes; empty: the company’s.',
    optional: true,
    write: 'create',
    pattern: languagePattern,
    identifies: false,
  })
  invitedLocale!: string | null;
  @field.instant({
    description: 'Until when the mailed link holds.',
    optional: true,
    write: 'create',
    reach: 'planned',
  })
  invitationExpiresAt!: Date | null;
  @field.instant({ description: 'When the mailed link was first opened.', optional: true, write: 'never' })
  invitationSeenAt!: Date | null;
  @field.computed('text', invitationSql('t'), {
    description:
      'How far an invitation is: invited, seen (the link was opened), expired (from the day after) or accepted.',
    optional: true,
  })
  invitation!: string | null;
  @field.computed('text', knownSql('name'), { description: 'Name of the user.', search: true }) name!: string;
  @field.computed('text', knownSql('email'), { description: 'E-mail address of the user.', search: true })
  email!: string;
  @field.computed('date', refusedOnSql(knownSql('email')), {
    description: 'Since when mail to that address is refused; empty where it arrives as far as is known.',
    optional: true,
  })
  mailRefusedOn!: string | null;
  @field.computed('text', knownSql('type', 'employee'), { description: 'Kind of account: admin, client or employee.' })
  accountType!: string;
  @field.computed(
    'text',
    "select case when t.status = 'active' then (select u.status from app_user u where u.id = t.user_id) else t.status end",
    { description: 'active when both the membership and the account are; otherwise what keeps the user out.' },
  )
  accountStatus!: string;
  @field.computed('text', `select ${factorStandingSql('t.user_id')}`, {
    description: 'off, on, or reset_asked where somebody asked to reset it and another has to confirm.',
  })
  secondFactor!: string;
  @field.computed('text', `select ${resetAskedBySql('t.user_id')}`, {
    description: 'The user who asked to reset it, while another has to confirm it.',
    optional: true,
  })
  resetAskedById!: string | null;
  @field.computed('text', `select asker.name from app_user asker where asker.id = ${resetAskedBySql('t.user_id')}`, {
    description: 'Name of the user who asked to reset it.',
    optional: true,
  })
  resetAskedBy!: string | null;
  @field.choice(MembershipStatus, { description: 'State.', initial: 'active' }) status!: string;
  @field.references('CompanyRole', { description: 'Roles in this company.', initial: [] }) roleIds!: string[];
  @field.reference('Employee', { description: 'The employee this user is, if any.', optional: true, unique: true })
  employeeId!: string | null;
  @field.date({
    description:
      'Last day of the employee this user was: since then the account opens their payslips, documents and settlement alone.',
    optional: true,
    write: 'never',
  })
  formerSince!: string | null;
  @field.text({
    description: 'By which a directory that keeps the accounts of the company knows them.',
    optional: true,
    unique: true,
  })
  externalId!: string | null;
}

const isInForce = (row: Row<CompanyUser>): boolean => row.status === 'active' && !row.deletedAt;
/** Opens what its roles grant, now or by the link that was mailed. */
const opens = (row: Row<CompanyUser>): boolean => isInForce(row) || (row.status === 'invited' && !row.deletedAt);

const ownEmployee = t('company_user.own_employee');

async function guardMembership(ctx: Ctx, after: Row<CompanyUser>, before: Row<CompanyUser> | null): Promise<void> {
  if (after.userId === ctx.user.id && before && after.employeeId !== before.employeeId && ctx.user.type !== 'admin')
    throw forbidden(ownEmployee);
  if (before) await refuseTouchingMore(ctx, before);
  if (!after.deletedAt && (!before || before.deletedAt)) await refuseSecondOfAddress(ctx, after);
  const staying = isInForce(after) ? after.roleIds : [];
  if (before && isInForce(before) && before.roleIds.some((id) => !staying.includes(id)))
    await refuseLosingTheLastKeeper(ctx, { member: { id: after.id, roleIds: staying } });
  await refuseGivingMore(ctx, after, before);
  refuseUnaccepted(after);
}

/**
 * An account is removed, suspended and changed by who holds all it opens, now or once it is let in again;
 * that of who has left opens what is their own alone.
 */
export async function refuseTouchingMore(
  ctx: Ctx,
  { userId, roleIds, formerSince, deletedAt }: Row<CompanyUser>,
): Promise<void> {
  if (ctx.user.type === 'admin' || userId === ctx.user.id || deletedAt) return;
  const { rows } = await ctx.tx.query<{ isAdmin: boolean; grants: Grant[] }>(
    `select exists (select from app_user u where u.id = $3 and u.type = 'admin') as "isAdmin",
       coalesce((select jsonb_agg(g) from company_role r, jsonb_array_elements(r.grants) g where r.company_id = $1
         and r.id = any($2::char(24)[]) and r.status = 'active' and r.deleted_at is null), '[]') as grants`,
    [ctx.companyId, formerSince ? [] : roleIds, userId],
  );
  if (rows[0]!.isAdmin) throw forbidden(t('company_user.admin_by_admins'));
  refuseTakingMore(ctx, rows[0]!.grants);
}

/** The same of each row of a list: its buttons are those of who may touch it. */
async function isBeyond(ctx: Ctx, row: Row<CompanyUser>): Promise<boolean> {
  if (ctx.user.type === 'admin' || row.userId === ctx.user.id || row.deletedAt) return false;
  if (row.accountType === 'admin') return true;
  if (row.formerSince) return false;
  const grants = await loadOnce(ctx, 'grants of company roles', String(ctx.companyId), 1, async () => {
    const { rows } = await ctx.tx.query<{ id: string; grants: Grant[] }>(
      `select id, grants from company_role where company_id = $1 and status = 'active' and deleted_at is null`,
      [ctx.companyId],
    );
    return [new Map(rows.map(({ id, grants: ofRole }) => [id, ofRole]))];
  });
  return !!heldBeyond(
    ctx,
    row.roleIds.flatMap((id) => grants.get(id) ?? []),
  );
}

/** What an account opens from now on is held by who decides it. */
async function refuseGivingMore(ctx: Ctx, after: Row<CompanyUser>, before: Row<CompanyUser> | null): Promise<void> {
  const held = before && (opens(before) || !opens(after)) ? before.roleIds : [];
  const isLinkedAnew =
    !!after.employeeId &&
    !after.deletedAt &&
    (after.employeeId !== before?.employeeId || (!opens(before) && opens(after)));
  const added = isLinkedAnew ? after.roleIds : after.roleIds.filter((id) => !held.includes(id));
  if (!added.length) return;
  const { rows } = await ctx.tx.query(
    'select grants from company_role where company_id = $1 and id = any($2::char(24)[])',
    [ctx.companyId, added],
  );
  await refuseOpeningMore(ctx, { grants: rows.flatMap((row) => row.grants), employeeId: after.employeeId });
}

/**
 * Who is in the company no longer, whichever door their membership ended or was suspended by, has nothing open in it
 * from then on, and nothing at all where they are nowhere else.
 */
export const endSessionsOfShutOut = (ctx: Ctx, members: Row<CompanyUser>[]): Promise<void> =>
  asPlatform(ctx.tx, async () => {
    for (const member of members)
      if (member.userId && !isInForce(member))
        await revokeRowsOfLeaver(ctx.tx, member.userId, ctx.companyId, ctx.now, ctx.user.sessionId);
  });

export const companyUser = defineArea('CompanyUser', CompanyUser, {
  stateFields: ['status', 'userId', 'roleIds', 'formerSince', 'accountType'],
  isBeyond,
  stepUp: ['change_password'],
  verbs: { invite: (row) => row.status === 'invited', change_password: (row) => row.status === 'active' },
  notifies: [
    { kind: 'user_added', on: ['create'], whoMay: 'update', butNot: ['userId'], facts: { name: 'name' } },
    {
      kind: 'factor_reset_asked',
      on: ['second_factor_reset_asked'],
      until: ['second_factor_reset'],
      whoMay: 'change_password',
      butNot: ['userId'],
      facts: { name: 'name' },
    },
  ],
  one: 'companyUser',
  many: 'companyUsers',
  permissionName: 'User',
  label: t('company_user.company_user'),
  page: '/company-users?open=:id',
  menu: { group: 'company', title: t('company_user.menu'), icon: 'user', after: 'Mail' },
  sort: 'name',
  whose: ['employeeId', 'userId'],
  guard: guardMembership,
  followed: ['update', 'delete'],
  followUp: endSessionsOfShutOut,
});

/** Who holds this keeps the accounts of a company: nobody else lets people in or gives them roles. */
const keeping: Grant = { subject: 'CompanyUser', action: 'update', scope: 'company' };
export const isKeeping = (grants: readonly Grant[]): boolean =>
  grants.some(
    ({ subject, action, scope }) => subject === keeping.subject && action === keeping.action && scope === keeping.scope,
  );

/** What is about to be: a member left with these roles, or a role that grants this no longer. */
export interface Loss {
  member?: { id: string; roleIds: readonly string[] };
  roleId?: string;
}

/**
 * Refuses what would leave a company without a member who may change its members. An admin may do it, who can enter and
 * repair it.
 * Those who keep it are locked, so that two requests cannot remove the last two at once.
 */
export async function refuseLosingTheLastKeeper(ctx: Ctx, { member, roleId }: Loss): Promise<void> {
  if (ctx.user.type === 'admin') return;
  const { rows: roles } = await ctx.tx.query<{ id: string }>(
    `select id from company_role where company_id = $1 and status = 'active' and deleted_at is null
      and grants @> $2::jsonb`,
    [ctx.companyId, JSON.stringify([keeping])],
  );
  const now = roles.map(({ id }) => id);
  const then = now.filter((id) => id !== roleId);
  const { rows: keepers } = await ctx.tx.query<{ id: string; roleIds: string[] }>(
    `select m.id, m.role_ids as "roleIds" from membership m join app_user u on u.id = m.user_id
     where m.company_id = $1 and ${worksHereSql} and m.role_ids && $2::char(24)[] order by m.id for update of m`,
    [ctx.companyId, now],
  );
  const remain = keepers
    .map(({ id, roleIds }) => (id === member?.id ? member.roleIds : roleIds))
    .filter((held) => held.some((id) => then.includes(id)));
  if (keepers.length && !remain.length) throw lastKeeper();
}

const lastKeeper = () => conflict(t('company_user.nobody_company_could_change_users'));
