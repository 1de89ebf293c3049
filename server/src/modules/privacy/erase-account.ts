import type { Ctx } from '../../platform/context';
import { endFactor } from '../../auth/second-factor/second-factor';
import { revokeRowsOf } from '../../auth/sessions/session-rows';
import { asPlatform } from '../../platform/database/transaction';
import type { Pseudonym } from '../../platform/privacy/traces';
import { isOfHereAlone } from '../administration/user/user';
import { eraseInterfaceSettings, eraseUser } from '../administration/administration.erasure';

/** Ends every sign-in of the account and takes its name, address and password. Answers whether it was of here alone. */
export async function eraseAccount(ctx: Ctx, userId: string, pseudonym: Pseudonym): Promise<boolean> {
  const { tx, now } = ctx;
  const isAlone = await isOfHereAlone(ctx, userId);
  await asPlatform(tx, async () => {
    await revokeRowsOf(tx, userId, 'user_closed', now);
    if (!isAlone) return;
    await tx.query('delete from auth_session where user_id = $1', [userId]);
    await tx.query('delete from password_link where user_id = $1', [userId]);
    await endFactor(tx, userId);
    await eraseUser(ctx, userId, pseudonym);
  });
  if (isAlone) await eraseInterfaceSettings(ctx, userId);
  ctx.written.add('User');
  return isAlone;
}
