import { seenLine, seenText } from '../../../kernel/text/written-text';
import type { Ctx } from '../../../platform/context';
import { AppError, conflict, invalid, notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { refuseVisitors, type Status } from './chat';
import { tell } from './chat-activity';
import { conversationWith, oneMessage, type ChatMessage } from './chat-messages';
import { peopleById } from './chat-people';
import { t } from '../texts/text';

export const longestMessage = 4_000;
const longestAbout = 200;

interface Outgoing {
  to: string;
  text: string;
  key: string;
}

/** Writes to a colleague. The same key again answers the message it made the first time. */
export async function sendMessage(ctx: Ctx, { to, text, key }: Outgoing): Promise<ChatMessage> {
  await refuseVisitors(ctx);
  const said = seenText(text);
  if (!said) throw invalid('text', t('chat.write_something_first'));
  if ([...said].length > longestMessage) {
    throw invalid('text', t('chat.message_has_most_characters_send', { longestMessage }));
  }
  if (!/^[\w.:-]{1,100}$/.test(key)) {
    throw invalid('key', t('chat.give_key_1_100_letters'));
  }
  await refuseUnreachable(ctx, to);
  const {
    companyId,
    user: { id: me },
    now,
  } = ctx;
  await joinIn(ctx, [me, to]);
  // Whoever writes to the same person next waits here, so that a repeat finds what the first made.
  const {
    rows: [conversation],
  } = await ctx.tx.query<{ id: string }>(
    `insert into chat_conversation (company_id, id, first_user_id, second_user_id, created_at, last_message_at)
     values ($1, $2, least($3::char(24), $4::char(24)), greatest($3::char(24), $4::char(24)), $5, $5)
     on conflict (company_id, first_user_id, second_user_id) do
     update set last_message_at = chat_conversation.last_message_at returning id`,
    [companyId, newId(), me, to, now],
  );
  const {
    rows: [sent],
  } = await ctx.tx.query<{ id: string; recipientId: string; text: string; isDeleted: boolean }>(
    `select id, recipient_id as "recipientId", text, deleted_at is not null as "isDeleted" from chat_message
      where company_id = $1 and sender_id = $2 and key = $3`,
    [companyId, me, key],
  );
  if (sent && (sent.recipientId !== to || (!sent.isDeleted && sent.text !== said))) {
    throw new AppError('INVALID', 422, t('chat.key_used_another_message_use'), 'key');
  }
  if (sent) return oneMessage(ctx, sent.id);
  const id = newId();
  await ctx.tx.query(
    `with message as (insert into chat_message (company_id, id, conversation_id, sender_id, recipient_id, text, key,
      sent_at) values ($1, $2, $3, $4, $5, $6, $7, $8))
     update chat_conversation set last_message_at = greatest(last_message_at, $8) where company_id = $1 and id = $3`,
    [companyId, id, conversation!.id, me, to, said, key, now],
  );
  await tell(ctx, 'message', [
    { id: to, with: me },
    { id: me, with: to },
  ]);
  return oneMessage(ctx, id);
}

async function refuseUnreachable(ctx: Ctx, id: string): Promise<void> {
  const person = (await peopleById(ctx, [id])).get(id);
  if (!person || id === ctx.user.id) throw notFound();
  if (!person.isReachable) {
    throw conflict(t('chat.has_no_account_company_any', { person: person.name }));
  }
}

/** A profile for each who has none yet. */
async function joinIn(ctx: Ctx, ids: string[]): Promise<void> {
  await ctx.tx.query(
    `insert into chat_profile (company_id, user_id, status, about, created_at, updated_at)
      select $1, id, 'online', '', $3, $3 from unnest($2::char(24)[]) id
     on conflict (company_id, user_id) do nothing`,
    [ctx.companyId, [...ids].sort(), ctx.now],
  );
}

/** A sign of life, by which the others see them here; at most one every half minute is kept. */
export async function beHere(ctx: Ctx): Promise<void> {
  await ctx.tx.query(
    `insert into chat_profile (company_id, user_id, status, about, last_seen_at, created_at, updated_at)
      values ($1, $2, 'online', '', $3, $3, $3)
     on conflict (company_id, user_id) do update set last_seen_at = excluded.last_seen_at
     where chat_profile.last_seen_at is null
       or chat_profile.last_seen_at < excluded.last_seen_at - interval '30 seconds'`,
    [ctx.companyId, ctx.user.id, ctx.now],
  );
}

/** What was written to them has reached them; those who wrote it are told. */
export async function markDelivered(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ senderId: string }>(
    `update chat_message set delivered_at = $3 where company_id = $1 and recipient_id = $2 and delivered_at is null
      returning sender_id as "senderId"`,
    [ctx.companyId, ctx.user.id, ctx.now],
  );
  await tell(
    ctx,
    'delivered',
    [...new Set(rows.map(({ senderId }) => senderId))].map((id) => ({ id, with: ctx.user.id })),
  );
}

/**
 * They have seen what this person wrote, up to a message; all of it without one. Answers how many messages that were.
 */
export async function markSeen(ctx: Ctx, personId: string, upTo?: string | null): Promise<number> {
  const conversation = await conversationWith(ctx, personId);
  if (!conversation) throw notFound();
  if (upTo && !isId(upTo)) throw notFound();
  const { rowCount } = await ctx.tx.query(
    `update chat_message set seen_at = $4, delivered_at = coalesce(delivered_at, $4)
     where company_id = $1 and recipient_id = $2 and conversation_id = $3
       and seen_at is null ${upTo ? 'and id <= $5' : ''}`,
    [ctx.companyId, ctx.user.id, conversation, ctx.now, ...(upTo ? [upTo] : [])],
  );
  if (rowCount)
    await tell(ctx, 'seen', [
      { id: personId, with: ctx.user.id },
      { id: ctx.user.id, with: personId },
    ]);
  return rowCount ?? 0;
}

/** Takes back what they wrote, for both: its text is gone for good. */
export async function deleteMessage(ctx: Ctx, id: string): Promise<ChatMessage> {
  const message = isId(id) ? await oneMessage(ctx, id) : null;
  if (!message?.isMine) throw notFound();
  const {
    rows: [taken],
  } = await ctx.tx.query<{ recipientId: string }>(
    `update chat_message set text = '', deleted_at = $4 where company_id = $1 and sender_id = $2 and id = $3
      and deleted_at is null returning recipient_id as "recipientId"`,
    [ctx.companyId, ctx.user.id, id, ctx.now],
  );
  if (taken)
    await tell(ctx, 'deleted', [
      { id: taken.recipientId, with: ctx.user.id },
      { id: ctx.user.id, with: taken.recipientId },
    ]);
  return oneMessage(ctx, id);
}

/** How they want to be seen, and a line about themselves. */
export async function setStatus(ctx: Ctx, status: Status, about: string): Promise<void> {
  await refuseVisitors(ctx);
  const line = seenLine(about);
  if ([...line].length > longestAbout) {
    throw invalid('about', t('chat.most_characters', { longestAbout }));
  }
  await joinIn(ctx, [ctx.user.id]);
  await ctx.tx.query(
    'update chat_profile set status = $3, about = $4, updated_at = $5 where company_id = $1 and user_id = $2',
    [ctx.companyId, ctx.user.id, status, line, ctx.now],
  );
}

/** They are writing to somebody they have a conversation with; kept nowhere. */
export async function tellTyping(ctx: Ctx, personId: string): Promise<void> {
  if (!(await conversationWith(ctx, personId))) throw notFound();
  await tell(ctx, 'typing', [{ id: personId, with: ctx.user.id }]);
}
