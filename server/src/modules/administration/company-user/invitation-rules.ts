import type { Ctx } from '../../../platform/context';
import { conflict, taken } from '../../../platform/errors';
import { t } from '../texts/text';

/** What the rules below ask of a membership, one that is to be made included. */
interface Invitable {
  id: string;
  userId?: string | null;
  invitedEmail?: string | null;
  email?: string;
  status: string;
  deletedAt?: Date | null;
}

/**
 * A company has an address once, and knows no others than its own: of accounts elsewhere nothing is asked, so that an
 * address that has one and an address nobody has are answered alike.
 */
export async function refuseSecondOfAddress(ctx: Ctx, { id, invitedEmail, email }: Invitable): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select 1 where exists (select from membership where company_id = $1 and invited_email = $2 and id <> $3
      and deleted_at is null)
       or exists (select from app_user u join membership m on m.company_id = $1 and m.user_id = u.id and m.id <> $3
       and m.deleted_at is null
         where u.email = $2 and u.deleted_at is null)`,
    [ctx.companyId, invitedEmail ?? email, id],
  );
  if (rows.length) throw addressTaken();
}

/** Nobody is in a company before they have accepted: there is no account yet that could be. */
export function refuseUnaccepted({ userId, status, deletedAt }: Invitable): void {
  if (!userId && status === 'active' && !deletedAt) throw notAccepted();
}

export const addressTaken = () => taken('email', t('invitation_rules.company_has_user_e_mail'));

export const notAccepted = () => conflict(t('invitation_rules.person_has_not_accepted_invitation'));
