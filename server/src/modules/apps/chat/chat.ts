import { isActiveMember } from '../../../platform/records/active-membership';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { choiceOf } from '../../../platform/records/fields';
import { t } from '../texts/text';

export const ChatStatus = choiceOf(
  'ChatStatus',
  'Whether a person can be reached: as they say themselves, and offline while they are not here.',
  {
    online: 'Here.',
    away: 'Here, and will answer later.',
    busy: 'Here, and does not want to be disturbed.',
    offline: 'Not here.',
  },
);
export type Status = keyof typeof ChatStatus;

/**
 * Whether the signed-in user takes part in the chat of the company they are in: they have an account there. An admin
 * who visits has none. Nothing else is asked: who reads which message is decided by row-level security alone.
 */
export const takesPart = isActiveMember;

export async function refuseVisitors(ctx: Ctx): Promise<void> {
  if (!(await takesPart(ctx))) {
    throw forbidden(t('chat.chat_people_who_have_account'));
  }
}

/** How many messages to the signed-in user they have not seen. */
export async function unseenCount(ctx: Ctx): Promise<number> {
  const {
    rows: [unseen],
  } = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from chat_message where company_id = $1 and recipient_id = $2 and seen_at is null
      and deleted_at is null`,
    [ctx.companyId, ctx.user.id],
  );
  return unseen!.count;
}

/** What the menu says of the chat: how much is unread, or that it is not for them. */
export async function chatStanding(ctx: Ctx): Promise<{ badge?: string } | null> {
  if (!(await takesPart(ctx))) return null;
  const count = await unseenCount(ctx);
  return count ? { badge: count > 99 ? '99+' : String(count) } : {};
}
