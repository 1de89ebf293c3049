import type { Grant } from '../../../platform/access/ability';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { PlatformRecord, record } from '../../../platform/records/record';
import { refuseGrantingMore, refuseUnknownGrants } from '../../../platform/access/grant-rules';
import { heldBeyond, refuseTakingMore } from '../../../platform/access/within-reach';
import { roleFields } from '../../../platform/records/role-fields';
import { t } from '../texts/text';

@record('Role', 'A platform role: what a user may do outside any company.')
export class Role extends PlatformRecord {
  @roleFields.title title!: string;
  @roleFields.type type!: string | null;
  @roleFields.status status!: string;
  @roleFields.grants grants!: Grant[];
}

function guardRole(ctx: Ctx, after: Row<Role>, before: Row<Role> | null): void {
  if (before && !before.deletedAt) refuseTakingMore(ctx, before.grants);
  if (after.deletedAt) return;
  refuseUnknownGrants(after.grants, false);
  refuseGrantingMore(ctx.user, after.grants);
}

export const role = defineArea('Role', Role, {
  one: 'role',
  many: 'roles',
  label: t('role.platform_role'),
  page: '/roles?open=:id',
  menu: { group: 'access', title: t('role.menu'), icon: 'team', after: 'Permission' },
  sort: 'title',
  stateFields: ['grants'],
  isBeyond: (ctx, row) => !row.deletedAt && !!heldBeyond(ctx, row.grants),
  guard: guardRole,
});
export const RoleResolver = CrudResolver(role);
