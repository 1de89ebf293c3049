import type { Ctx } from '../../platform/context';
import { actingAs, type Pseudonym, type Traced } from '../../platform/privacy/traces';
import { newIdSql } from '../../platform/records/ids';
import { platformId } from '../../platform/records/write-rows';

/** What receivers answered to calls about somebody's rows, the columns they chose, and whom providers know them as. */
export async function eraseFromAdministration(ctx: Ctx, { ids, person: { userIds } }: Traced): Promise<void> {
  const { tx, companyId } = ctx;
  await tx.query(
    `update webhook_delivery set answer = null where company_id = $1 and record_id = any($2::text[])
      and answer is not null`,
    [companyId, ids],
  );
  await tx.query('delete from provider_identity where company_id = $1 and user_id = any($2::char(24)[])', [
    companyId,
    userIds,
  ]);
  for (const userId of userIds)
    await actingAs(ctx, userId, () =>
      tx.query(`update list_preference set columns = '{}' where company_id = $1 and user_id = $2`, [companyId, userId]),
    );
}

/** An account goes by a pseudonym and signs in no more; the audit log says that it was done. */
export async function eraseUser(
  { tx, now, user, requestId }: Ctx,
  userId: string,
  pseudonym: Pseudonym,
): Promise<void> {
  await tx.query(
    `with after as (update app_user set name = $2, email = $3, password_hash = null, status = 'inactive',
      version = version + 1, updated_at = $4, updated_by_id = $5, deleted_at = coalesce(deleted_at, $4)
       where id = $1 returning id)
     insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, request_id)
       select ${newIdSql('$4::timestamptz')}, $6, $4, $5::char(24), 'User', id, 'erase', $7 from after`,
    [userId, pseudonym.name, `${userId}@erased.invalid`, now, user.id, platformId, requestId],
  );
}

/** How an account wanted its pages. */
export async function eraseInterfaceSettings(ctx: Ctx, userId: string): Promise<void> {
  await actingAs(ctx, userId, () =>
    ctx.tx.query(`update interface_settings set settings = '{}' where user_id = $1`, [userId]),
  );
}
