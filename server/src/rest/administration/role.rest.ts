import { mayDoSome } from '../../platform/access/ability';
import type { Area, Row } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import type { RestList } from '../../platform/http/rest';
import { companyRole, type CompanyRole } from '../../modules/administration/company-role/company-role';
import { companyUser } from '../../modules/administration/company-user/company-user';
import { user } from '../../modules/administration/user/user';
import { aliasesFor } from '../../platform/access/permission-catalogue';
import { role, type Role } from '../../modules/administration/role/role';

interface Holder {
  role_id: string;
  _id: string;
  name: string;
}

/** `holders` names those who hold each role, shown to who may read `people`. */
function rolesRest(
  path: string,
  area: Area<Role | CompanyRole>,
  type: 'platform' | 'company',
  people: Area,
  holders: string,
): RestList<Role | CompanyRole> {
  return {
    path,
    area,
    async project(ctx: Ctx, rows: Row<Role | CompanyRole>[]) {
      const users = mayDoSome(ctx.ability, 'read', people)
        ? (await ctx.tx.query<Holder>(holders, [rows.map((row) => row.id)])).rows
        : [];
      return rows.map((row) => ({
        title: row.title,
        type: row.type,
        status: row.status,
        permissions: aliasesFor(row.grants, type),
        users_info: users.filter((user) => user.role_id === row.id).map(({ _id, name }) => ({ _id, name })),
      }));
    },
  };
}

export const roleRest = rolesRest(
  '/api/role',
  role,
  'platform',
  user,
  `select r.id as role_id, u.id as _id, u.name from unnest($1::char(24)[]) r(id) join app_user u
    on r.id = any(u.role_ids)
   where u.deleted_at is null order by u.name`,
);

export const companyRoleRest = rolesRest(
  '/api/company-role',
  companyRole,
  'company',
  companyUser,
  `select r.id as role_id, coalesce(u.id, m.id) as _id, coalesce(u.name, m.invited_name) as name
    from unnest($1::char(24)[]) r(id)
   join membership m on r.id = any(m.role_ids) left join app_user u on u.id = m.user_id where m.deleted_at is null
     order by name`,
);
