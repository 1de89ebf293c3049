import type { RestList } from '../../platform/rest';
import { relatedRows } from '../../platform/loaders';
import { companyRole } from '../company-role/company-role';
import { companyUser, type CompanyUser } from './company-user';

export const companyUserRest: RestList<CompanyUser> = {
  path: '/api/company-user',
  area: companyUser,
  filters: {
    type: (type) => ({ accountType: { eq: type } }),
    userStatus: (status) => ({ accountStatus: status === 'inactive' ? { ne: 'active' } : { eq: status } }),
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
      _id: row.userId,
      name: row.name,
      email: row.email,
      type: row.accountType,
      status: row.accountStatus,
      roles: row.roleIds,
      roles_info: row.roleIds.flatMap((id) => roles.get(id) ?? []).map(({ id, title }) => ({ _id: id, title })),
      company_info: company ? [{ _id: company.id, name: company.name }] : [],
    }));
  },
};
