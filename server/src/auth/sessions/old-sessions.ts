import type { Services } from '../../platform/context';
import { onPlatform } from '../../platform/system-ctx';
import { platformId } from '../../platform/records/write-rows';

const keptDays = 90;

/**
 * Sessions that ended long ago go; the one that entered a company last stays, for it tells where its user will begin.
 */
export async function forgetOldSessions(services: Services): Promise<void> {
  await onPlatform(services, platformId, 'write', (ctx) =>
    ctx.tx.query(
      `delete from auth_session s where least(s.revoked_at, s.expires_at) < $1
       and exists (select 1 from auth_session later where later.user_id = s.user_id
       and (later.visited_at, later.id) > (s.visited_at, s.id))`,
      [new Date(ctx.now.getTime() - keptDays * 86_400_000)],
    ),
  );
}
