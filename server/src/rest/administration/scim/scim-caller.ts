import type { Request } from 'express';
import type { Grant } from '../../../platform/access/ability';
import type { SessionUser } from '../../../platform/access/session-user';
import type { Services } from '../../../platform/context';
import { inTransaction } from '../../../platform/database/transaction';
import { forbidden, unauthenticated } from '../../../platform/errors';
import { t } from '../../texts/text';

/** What SCIM does itself. Everything else a person holds counts for what they may give to others. */
const isOfScim = ({ subject, action }: Grant): boolean =>
  subject === 'CompanyUser' || subject === 'CompanyRole' || (subject === 'Employee' && action === 'read');

interface Standing {
  isAdmin: boolean;
  roleGrants: Grant[];
  heldGrants: Grant[];
}

/** Of an admin, who holds everything, what counts is whatever the roles of the company grant. */
const standing = `
select u.type = 'admin' as "isAdmin", r.grants as "roleGrants", coalesce((
  select jsonb_agg(g) from company_role held, jsonb_array_elements(held.grants) g
   where held.company_id = t.company_id and held.deleted_at is null
     and (u.type = 'admin' or held.status = 'active' and held.id = any (m.role_ids))), '[]') as "heldGrants"
from api_token t
join app_user u on u.id = t.owner_id
join company_role r on r.company_id = t.company_id and r.id = t.role_id
left join membership m on m.company_id = t.company_id and m.user_id = u.id and m.status = 'active'
  and m.deleted_at is null
where t.company_id = $1 and t.id = $2 and t.revoked_at is null`;

/**
 * Who asks over SCIM: the owner of an API token that was made for it, that is, whose role grants nothing but members,
 * roles and reading employees. Of these they may do what the token's role grants too; what they give to others is
 * bounded by what they hold themselves. Throws UNAUTHENTICATED without a token, FORBIDDEN for one with another role.
 */
export async function scimCaller(services: Services, { session }: Request): Promise<SessionUser> {
  if (!session?.apiToken || !session.company) throw unauthenticated();
  const { apiToken, company } = session;
  const {
    rows: [found],
  } = await inTransaction(services.pool, { companyId: company.id, platform: true }, 'read', (tx) =>
    tx.query<Standing & object>({ name: 'scim-caller', text: standing, values: [company.id, apiToken.id] }),
  );
  if (!found) throw unauthenticated();
  const { isAdmin, roleGrants, heldGrants } = found;
  if (!roleGrants.length || !roleGrants.every(isOfScim)) throw forbidden(t('scim.role_for_scim'));
  const held = isAdmin ? heldGrants.map((grant) => ({ ...grant, scope: 'company' as const })) : heldGrants;
  const isHeld = (grant: Grant) =>
    isAdmin ||
    held.some(
      ({ subject, action, scope }) =>
        subject === grant.subject && action === grant.action && (scope === 'company' || scope === grant.scope),
    );
  return {
    ...session,
    grants: [...roleGrants.filter(isHeld), ...held.filter((grant) => !isOfScim(grant))],
  };
}
