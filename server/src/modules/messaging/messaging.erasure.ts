import type { Ctx } from '../../platform/context';
import { asPlatform } from '../../platform/database/transaction';
import { actingAs, type Traced } from '../../platform/privacy/traces';

/** What somebody was told, what others were told of their rows, and what they chose to be told of. */
export async function eraseFromMessaging(ctx: Ctx, { ids, person: { userIds } }: Traced): Promise<void> {
  const { tx, companyId } = ctx;
  await asPlatform(tx, () =>
    tx.query(
      `delete from notification where company_id = $1 and (record_id = any($2::char(24)[])
        or user_id = any($3::char(24)[]))`,
      [companyId, ids, userIds],
    ),
  );
  for (const userId of userIds)
    await actingAs(ctx, userId, () =>
      tx.query(`update notification_preference set choices = '{}' where company_id = $1 and user_id = $2`, [
        companyId,
        userId,
      ]),
    );
}
