import type { Ctx } from '../../../platform/context';
import { invalid, unauthenticated } from '../../../platform/errors';
import { longestSessionPoll, type InterfaceSettings } from './interface-settings';
import { t } from '../texts/text';

/** What the one who asks has kept; null before the first time. */
export async function settingsOf(ctx: Ctx): Promise<InterfaceSettings | null> {
  if (!ctx.user) throw unauthenticated();
  const {
    rows: [kept],
  } = await ctx.tx.query<{ settings: InterfaceSettings }>(
    'select settings from interface_settings where user_id = $1',
    [ctx.user.id],
  );
  return kept?.settings ?? null;
}

/** Keeps all settings of the one who asks, and nobody else's. Without audit: they change nothing for anybody. */
export async function keepSettings(ctx: Ctx, settings: InterfaceSettings): Promise<InterfaceSettings> {
  if (!ctx.user) throw unauthenticated();
  if (settings.sessionPollSeconds < 0 || settings.sessionPollSeconds > longestSessionPoll) {
    throw invalid('sessionPollSeconds', t('kept_settings.give_0_seconds', { longestSessionPoll }));
  }
  await ctx.tx.query(
    `insert into interface_settings (user_id, settings, updated_at) values ($1, $2, $3)
     on conflict (user_id) do update set settings = excluded.settings, updated_at = excluded.updated_at`,
    [ctx.user.id, JSON.stringify(settings), ctx.now],
  );
  return settings;
}
