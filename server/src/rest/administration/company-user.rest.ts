import type { Row } from '../../platform/records/area';
import type { RestList } from '../../platform/http/rest';
import { relatedRows } from '../../platform/records/loaders';
import { companyRole } from '../../modules/administration/company-role/company-role';
import { companyUser, type CompanyUser } from '../../modules/administration/company-user/company-user';

/** Old clients know active and inactive: who is invited is not kept out by anybody. */
const standing: Record<string, string[]> = {
  active: ['active', 'invited'],
  inactive: ['inactive', 'suspended', 'left'],
};

/** By which old clients name a member: their account, and before they accept the invitation. */
export const oldIdOf = ({ userId, id }: Row<CompanyUser>): string => userId ?? id;
export const oldStatusOf = ({ accountStatus }: Row<CompanyUser>): string =>
  accountStatus === 'invited' ? 'active' : accountStatus;

export const companyUserRest: RestList<CompanyUser> = {
  path: '/api/company-user',
  area: companyUser,
  filters: {
    type: (type) => ({ accountType: { eq: type } }),
    userStatus: (status) => ({ accountStatus: { in: standing[status] ?? [status] } }),
  },
  sorts: { type: 'accountType', status: 'accountStatus' },
  async project(ctx, rows) {
    const roles = await relatedRows(
      ctx,
      companyRole,
      rows.flatMap((row) => row.roleIds),
    );
    const { company } = ctx.user;
    return rows.map((row) => ({
      _id: oldIdOf(row),
      name: row.name,
      email: row.email,
      type: row.accountType,
      status: oldStatusOf(row),
      roles: row.roleIds,
      roles_info: row.roleIds.flatMap((id) => roles.get(id) ?? []).map(({ id, title }) => ({ _id: id, title })),
      company_info: company ? [{ _id: company.id, name: company.name }] : [],
    }));
  },
};
