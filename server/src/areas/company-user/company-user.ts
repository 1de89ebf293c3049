import { defineArea, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { forbidden } from '../../platform/errors';
import { choiceOf, field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';
import { refuseGrantingMore } from '../../platform/grant-rules';
import { refuseLosingTheLastKeeper } from './last-keeper';

export const MembershipStatus = choiceOf('MembershipStatus', 'State of a membership; only an active one lets its user in.',
  ['invited', 'active', 'suspended', 'left']);

@record('CompanyUser', 'A user as a member of one company, with his roles there.', 'membership')
export class CompanyUser extends CompanyRecord {
  @field.reference('User', { description: 'The user.', write: 'create', unique: true }) userId!: string;
  @field.computed('text', 'select u.name from app_user u where u.id = t.user_id', { description: 'Name of the user.', search: true })
  name!: string;
  @field.computed('text', 'select u.email from app_user u where u.id = t.user_id', { description: 'E-mail address of the user.', search: true })
  email!: string;
  @field.computed('text', 'select u.type from app_user u where u.id = t.user_id', { description: 'Kind of account: admin, client or employee.' })
  accountType!: string;
  @field.computed('text', "select case when t.status = 'active' then u.status else t.status end from app_user u where u.id = t.user_id",
    { description: 'active when both the membership and the account are; otherwise what keeps the user out.' })
  accountStatus!: string;
  @field.choice(MembershipStatus, { description: 'State.', initial: 'active' }) status!: string;
  @field.references('CompanyRole', { description: 'Roles in this company.', initial: [] }) roleIds!: string[];
  @field.reference('Employee', { description: 'The employee this user is, if any.', optional: true, unique: true }) employeeId!: string | null;
}

const isInForce = (row: Row<CompanyUser>): boolean => row.status === 'active' && !row.deletedAt;

const ownEmployee = {
  en: 'Which employee you are decides whose data your own grants reach. Ask somebody else to change it.',
  ar: 'ارتباطك بموظف يحدد البيانات التي تصل إليها صلاحياتك. اطلب من شخص آخر تغييره.',
};

async function guardMembership(ctx: Ctx, after: Row<CompanyUser>, before: Row<CompanyUser> | null): Promise<void> {
  if (after.userId === ctx.user.id && before && after.employeeId !== before.employeeId && ctx.user.type !== 'admin') throw forbidden(ownEmployee);
  const staying = isInForce(after) ? after.roleIds : [];
  if (before && isInForce(before) && before.roleIds.some((id) => !staying.includes(id))) await refuseLosingTheLastKeeper(ctx, { member: { id: after.id, roleIds: staying } });
  const held = before && (isInForce(before) || !isInForce(after)) ? before.roleIds : [];
  const added = after.roleIds.filter((id) => !held.includes(id));
  if (!added.length) return;
  const { rows } = await ctx.tx.query('select grants from company_role where company_id = $1 and id = any($2::char(24)[])', [ctx.companyId, added]);
  refuseGrantingMore(ctx.user, rows.flatMap((row) => row.grants));
}

export const companyUser = defineArea('CompanyUser', CompanyUser, {
  stateFields: ['status'],
  verbs: { invite: (row) => row.status === 'invited', change_password: (row) => row.status === 'active' },
  notifies: [{ kind: 'user_added', on: ['create'], whoMay: 'update', butNot: ['userId'], facts: { name: 'name' } }],
  one: 'companyUser', many: 'companyUsers', permissionName: 'User', label: { en: 'company user', ar: 'مستخدم الشركة' }, sort: 'name', guard: guardMembership,
});
