import { mayDoSome } from '../../platform/access/ability';
import type { RestList } from '../../platform/http/rest';
import { relatedRows } from '../../platform/records/loaders';
import { aliasesFor } from '../../platform/access/permission-catalogue';
import { company } from '../../modules/organisation/company/company';
import { role } from '../../modules/administration/role/role';
import { user, type User } from '../../modules/administration/user/user';

export const userRest: RestList<User> = {
  path: '/api/user',
  area: user,
  filters: {
    type: (type) => ({ type: { eq: type } }),
    userStatus: (status) => ({ status: { eq: status } }),
  },
  async project(ctx, rows) {
    const roles = await relatedRows(
      ctx,
      role,
      rows.flatMap((row) => row.roleIds),
    );
    const companies = await companiesOf(
      ctx,
      rows.map((row) => row.id),
    );
    return rows.map((row) => {
      const held = row.roleIds.flatMap((id) => roles.get(id) ?? []);
      return {
        name: row.name,
        email: row.email,
        type: row.type,
        status: row.status,
        roles: row.roleIds,
        permissions: aliasesFor(
          held.flatMap(({ grants }) => grants),
          'platform',
        ),
        roles_info: held.map(({ id, title }) => ({ _id: id, title })),
        company_info: companies.get(row.id) ?? [],
        company_name: companies.get(row.id)?.[0]?.name ?? null,
      };
    });
  },
};

type Project = typeof userRest.project;
type CompanyInfo = { _id: string; name: string };

/** The companies each user is an active member of. */
async function companiesOf(ctx: Parameters<Project>[0], userIds: string[]): Promise<Map<string, CompanyInfo[]>> {
  if (!mayDoSome(ctx.ability, 'read', company)) return new Map();
  const { rows } = await ctx.tx.query<{ user_id: string; _id: string; name: string }>(
    `select m.user_id, c.id as _id, c.name from membership m join company c on c.id = m.company_id
     where m.user_id = any($1::char(24)[]) and m.deleted_at is null and m.status = 'active' and c.deleted_at is null
       order by c.name`,
    [userIds],
  );
  const byUser = new Map<string, CompanyInfo[]>();
  for (const { user_id: id, ...info } of rows) byUser.set(id, [...(byUser.get(id) ?? []), info]);
  return byUser;
}
