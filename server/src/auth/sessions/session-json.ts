import type { SessionUser } from '../../platform/access/session-user';

/** The session as next-auth clients read it; a white list, so that nothing new of the user slips out. */
export interface SessionJson {
  user: {
    _id: string;
    name: string;
    email: string;
    type: string;
    status: string;
    company_id: string | null;
    company_info: { _id: string; name: string; currency: string; timeZone: string }[];
    permissions: string[];
  };
  expires: string;
}

/** The permission aliases of wire contract §4 that a user holds now. */
export type PermissionAliases = (user: SessionUser) => string[] | Promise<string[]>;

export async function sessionJson(
  user: SessionUser,
  expires: Date,
  aliasesOf: PermissionAliases,
): Promise<SessionJson> {
  const { id, name, email, type, status, company } = user;
  return {
    user: {
      _id: id,
      name,
      email,
      type,
      status,
      company_id: company?.id ?? null,
      company_info: company
        ? [{ _id: company.id, name: company.name, currency: company.currency, timeZone: company.timeZone }]
        : [],
      permissions: status === 'active' ? await aliasesOf(user) : [],
    },
    expires: expires.toISOString(),
  };
}
