import type { Grant } from '../../../platform/access/ability';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { taken } from '../../../platform/errors';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refuseGrantingMore, refuseUnknownGrants } from '../../../platform/access/grant-rules';
import { newId } from '../../../platform/records/ids';
import { roleFields } from '../../../platform/records/role-fields';
import { say, type Locale } from '../../../platform/text';
import { heldBeyond, holdsOfAll, refuseOpeningMore, refuseTakingMore } from '../../../platform/access/within-reach';
import { writeRows } from '../../../platform/records/write-rows';
import { initialValues } from '../../../platform/records/records';
import { isKeeping, refuseLosingTheLastKeeper } from '../company-user/company-user';
import { standardRoles } from './standard-roles';
import { t } from '../texts/text';

@record('CompanyRole', 'A role inside one company: what its holders may do there.')
export class CompanyRole extends CompanyRecord {
  @roleFields.title title!: string;
  @roleFields.type type!: string | null;
  @roleFields.status status!: string;
  @roleFields.grants grants!: Grant[];
  @field.date({
    description:
      'The day from which on its holders need a second factor to be let in. Empty: the company’s rule is enough.',
    reach: 'planned',
    optional: true,
  })
  secondFactorFrom!: string | null;
  @field.text({
    description: 'By which a directory that keeps the roles of the company knows it.',
    optional: true,
    unique: true,
  })
  externalId!: string | null;
}

const letsChangeMembers = (row: Row<CompanyRole>): boolean => isInForce(row) && isKeeping(row.grants);

async function guardRole(ctx: Ctx, after: Row<CompanyRole>, before: Row<CompanyRole> | null): Promise<void> {
  if (before && letsChangeMembers(before) && !letsChangeMembers(after))
    await refuseLosingTheLastKeeper(ctx, { roleId: after.id });
  const had = before && isInForce(before) ? before.grants : [];
  const has = isInForce(after) ? after.grants : [];
  refuseTakingMore(
    ctx,
    had.filter((grant) => !has.some((one) => isSameGrant(one, grant))),
  );
  if (after.deletedAt) return;
  if (after.title !== before?.title) await refuseSameName(ctx, after);
  refuseUnknownGrants(after.grants, true);
  refuseGrantingMore(ctx.user, after.grants);
  if (before)
    await refuseOpeningToHolders(
      ctx,
      after.id as unknown as string,
      after.grants.filter((grant) => !had.some((one) => isSameGrant(one, grant))),
    );
}

/** Nobody tells names apart by their capitals in a list, nor does SCIM. */
async function refuseSameName(ctx: Ctx, { id, title }: Row<CompanyRole>): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select 1 from company_role where company_id = $1 and lower(title) = lower($2) and id is distinct from $3
      and deleted_at is null`,
    [ctx.companyId, title, id],
  );
  if (rows.length) throw taken('title', t('company_role.same_name'));
}

const isInForce = (row: Row<CompanyRole>): boolean => row.status === 'active' && !row.deletedAt;

const isSameGrant = (one: Grant, other: Grant): boolean =>
  one.subject === other.subject && one.action === other.action && one.scope === other.scope;

/**
 * What a role grants anew opens people's own rows to the accounts that hold it: it is given by who holds it for them.
 */
async function refuseOpeningToHolders(ctx: Ctx, roleId: string, added: Grant[]): Promise<void> {
  const narrow = added.filter((grant) => grant.scope !== 'company' && !holdsOfAll(ctx, grant));
  if (!narrow.length) return;
  const { rows } = await ctx.tx.query<{ employeeId: string }>(
    `select employee_id as "employeeId" from membership where company_id = $1 and $2::char(24) = any(role_ids)
      and employee_id is not null and deleted_at is null limit 200`,
    [ctx.companyId, roleId],
  );
  for (const { employeeId } of rows) await refuseOpeningMore(ctx, { grants: narrow, employeeId });
}

export const companyRole = defineArea('CompanyRole', CompanyRole, {
  one: 'companyRole',
  many: 'companyRoles',
  permissionName: 'Role',
  label: t('company_role.role'),
  page: '/company-roles?open=:id',
  menu: { group: 'company', title: t('company_role.menu'), icon: 'safety', after: 'CompanyUser' },
  sort: 'title',
  stateFields: ['grants'],
  isBeyond: (ctx, row) => !row.deletedAt && !!heldBeyond(ctx, row.grants),
  guard: guardRole,
});
export const CompanyRoleResolver = CrudResolver(companyRole);

/** The roles a new company begins with, and makes its own. */
export async function makeStandardRoles(ctx: Ctx, locale: Locale): Promise<void> {
  const roles = Object.values(standardRoles).map(({ title, grants }) => ({
    ...initialValues(companyRole),
    title: say(title, locale),
    grants: grants(),
    deletedAt: null,
  }));
  await writeRows(
    ctx,
    companyRole,
    roles.map((values) => ({ id: newId(), values })),
    'create',
  );
}
