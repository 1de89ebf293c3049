import { Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { wordsFound } from '../../../platform/lists/search-text';
import { idOf, longestSearch, peopleById, type ChatPerson } from './chat-people';

export interface ChatMessage {
  id: string;
  senderId: string;
  isMine: boolean;
  text: string;
  sentAt: Date;
  deliveredAt: Date | null;
  seenAt: Date | null;
  isDeleted: boolean;
}

export interface ChatConversation {
  id: string;
  personId: string;
  unseenCount: number;
  lastMessage: ChatMessage;
  person: ChatPerson;
}

const columns = `x.id, x.sender_id as "senderId", x.sender_id = $2 as "isMine", x.text, x.sent_at as "sentAt",
  x.delivered_at as "deliveredAt",
  x.seen_at as "seenAt", x.deleted_at is not null as "isDeleted"`;

interface ConversationArgs {
  search?: string | null;
  /** The other one of the last conversation of the page before. */
  after?: string | null;
  limit: number | null;
}

/** The conversations of the signed-in user, the one written in last first. */
export async function listConversations(
  ctx: Ctx,
  { search, after, limit }: ConversationArgs,
): Promise<ChatConversation[]> {
  const parameters = new Parameters();
  const [company, me] = [parameters.add(ctx.companyId, '::char(24)'), parameters.add(ctx.user.id, '::char(24)')];
  const most = limit === null ? '' : `limit ${limit}`;
  const other = after ? parameters.add(idOf(after), '::char(24)') : null;
  const found = wordsFound(search?.slice(0, longestSearch), ['u.name'], parameters, 'u.search_text');
  const side = (
    own: string,
    theirs: string,
  ) => `(select c.id, c.${theirs} as person_id, c.last_message_at from chat_conversation c
    where c.company_id = ${company} and c.${own} = ${me}
    ${
      other
        ? `and (c.last_message_at, c.id) < (select a.last_message_at, a.id from chat_conversation a
    where a.company_id = ${company} and a.first_user_id = least(${other}, ${me})
      and a.second_user_id = greatest(${other}, ${me}))`
        : ''
    }
    ${found.length ? `and exists (select 1 from app_user u where u.id = c.${theirs} and ${found.join(' and ')})` : ''}
    order by c.last_message_at desc, c.id desc ${most})`;
  const { rows } = await ctx.tx.query<ChatMessage & { conversationId: string; personId: string; unseenCount: number }>(
    `with mine as (select * from (${side('first_user_id', 'second_user_id')}
      union all ${side('second_user_id', 'first_user_id')}) each order by last_message_at desc, id desc ${most})
     select c.id as "conversationId", c.person_id as "personId", ${columns}, (select count(*)::int from chat_message n
       where n.company_id = ${company}
       and n.recipient_id = ${me} and n.conversation_id = c.id and n.seen_at is null
       and n.deleted_at is null) as "unseenCount"
     from mine c cross join lateral (select * from chat_message m where m.company_id = ${company}
       and m.conversation_id = c.id order by m.id desc limit 1) x
     order by c.last_message_at desc, c.id desc`,
    parameters.values,
  );
  const people = await peopleById(
    ctx,
    rows.map(({ personId }) => personId),
  );
  return rows.flatMap(({ conversationId, personId, unseenCount, ...lastMessage }) => {
    const person = people.get(personId);
    return person ? [{ id: conversationId, personId, unseenCount, lastMessage, person }] : [];
  });
}

/** Their conversation with somebody; null before the first message. */
export async function conversationWith(ctx: Ctx, personId: string): Promise<string | null> {
  if (!isId(personId)) throw notFound();
  const {
    rows: [row],
  } = await ctx.tx.query<{ id: string }>(
    `select id from chat_conversation where company_id = $1 and first_user_id = least($2::char(24), $3::char(24))
      and second_user_id = greatest($2::char(24), $3::char(24))`,
    [ctx.companyId, ctx.user.id, personId],
  );
  return row?.id ?? null;
}

/** Messages of a conversation, the newest first; `before` is the oldest one known already. */
export async function listMessages(
  ctx: Ctx,
  conversationId: string,
  limit: number,
  before?: string | null,
): Promise<ChatMessage[]> {
  const { rows } = await ctx.tx.query<ChatMessage>(
    `select ${columns} from chat_message x where x.company_id = $1
      and x.conversation_id = $3 ${before ? 'and x.id < $4::char(24)' : ''} order by x.id desc limit ${limit}`,
    [ctx.companyId, ctx.user.id, conversationId, ...(before ? [idOf(before)] : [])],
  );
  return rows;
}

/** One message they sent or got. */
export async function oneMessage(ctx: Ctx, id: string): Promise<ChatMessage> {
  const {
    rows: [row],
  } = await ctx.tx.query<ChatMessage>(`select ${columns} from chat_message x where x.company_id = $1 and x.id = $3`, [
    ctx.companyId,
    ctx.user.id,
    id,
  ]);
  if (!row) throw notFound();
  return row;
}
