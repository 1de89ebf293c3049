import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { eventsHeard, type SubscriptionContext } from '../../../platform/notify/changes.resolver';
import type { Ctx } from '../../../platform/context';
import { invalid, notFound, unauthenticated } from '../../../platform/errors';
import type { Change } from '../../../platform/notify/events';
import { ChatStatus, refuseVisitors, takesPart, unseenCount, type Status } from './chat';
import { activityFrom, chatSubject } from './chat-activity';
import { conversationWith, listConversations, listMessages } from './chat-messages';
import { listPeople, peopleById, mostPeople } from './chat-people';
import { ChatActivity, ChatConversation, ChatMessage, ChatPerson, ChatSelf } from './chat-types';
import {
  beHere,
  deleteMessage,
  longestMessage,
  markDelivered,
  markSeen,
  sendMessage,
  setStatus,
  tellTyping,
} from './chat.actions';
import { t } from '../texts/text';

const mostMessages = 100;
const signOfLifeMs = 45_000;
const inLimit = (limit: number, most: number): number => {
  if (limit >= 1 && limit <= most) return limit;
  throw invalid('limit', t('chat.ask_1_rows', { most }));
};

async function self(ctx: Ctx): Promise<ChatSelf> {
  return { person: (await peopleById(ctx, [ctx.user.id])).get(ctx.user.id)!, unseenCount: await unseenCount(ctx) };
}

/** What happens in one's conversations, and while one listens, a sign of life now and then. */
async function* activityOf(listener: SubscriptionContext): AsyncGenerator<Change> {
  const { session, asNow, nowOnce } = listener;
  if (!session) throw unauthenticated();
  const live = () =>
    void asNow('write', async (ctx) => {
      if (ctx.user.company && !ctx.user.viewing && (await takesPart(ctx))) await beHere(ctx);
    }).catch(() => undefined);
  live();
  const timer = setInterval(live, signOfLifeMs).unref();
  try {
    yield* eventsHeard(
      listener,
      ({ subject, recordId }) => subject === chatSubject && recordId === session.id,
      async (event) => (await nowOnce(event, 'chat', takesPart)) === true,
    );
  } finally {
    clearInterval(timer);
  }
}

const person = { description: 'The other one, by the identifier of the user.' };
const search = { nullable: true, description: 'Words that occur in the name or position.' };

@Resolver()
export class ChatResolver {
  @Query(() => ChatSelf, { description: 'You in the chat of the company you are in.' })
  async chatSelf(@Context() ctx: Ctx): Promise<ChatSelf> {
    await refuseVisitors(ctx);
    return self(ctx);
  }

  @Query(() => [ChatPerson], { description: 'Colleagues you can write to, by name.' })
  async chatPeople(
    @Context() ctx: Ctx,
    @Arg('search', () => String, search) words: string | undefined,
    @Arg('after', () => ID, { nullable: true, description: 'The last person of the page before.' }) after:
      | string
      | undefined,
    @Arg('limit', () => Int, { defaultValue: 30, description: `How many, at most ${mostPeople}.` }) limit: number,
    @Arg('isNew', () => Boolean, { defaultValue: false, description: 'Only those you have no conversation with yet.' })
    isNew: boolean,
  ): Promise<ChatPerson[]> {
    await refuseVisitors(ctx);
    return listPeople(ctx, { search: words, after, limit: inLimit(limit, mostPeople), isNew });
  }

  @Query(() => ChatPerson, {
    description: 'A colleague in the chat, those who left among them where you wrote to each other.',
  })
  async chatPerson(@Context() ctx: Ctx, @Arg('id', () => ID, person) id: string): Promise<ChatPerson> {
    await refuseVisitors(ctx);
    const found = (await peopleById(ctx, [id])).get(id);
    if (!found || (!found.isReachable && !(await conversationWith(ctx, id)))) throw notFound();
    return found;
  }

  @Query(() => [ChatConversation], { description: 'Your conversations, the one written in last first.' })
  async chatConversations(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true, description: 'Words that occur in the name.' }) words:
      | string
      | undefined,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'The other one of the last conversation of the page before.',
    })
    after: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 30, description: `How many, at most ${mostPeople}.` }) limit: number,
  ): Promise<ChatConversation[]> {
    await refuseVisitors(ctx);
    return listConversations(ctx, { search: words, after, limit: inLimit(limit, mostPeople) });
  }

  @Query(() => [ChatMessage], {
    description: 'Messages of a conversation, the newest first; none before the first was sent.',
  })
  async chatMessages(
    @Context() ctx: Ctx,
    @Arg('with', () => ID, person) personId: string,
    @Arg('before', () => ID, { nullable: true, description: 'The oldest message you know already.' }) before:
      | string
      | undefined,
    @Arg('limit', () => Int, { defaultValue: 30, description: `How many, at most ${mostMessages}.` }) limit: number,
  ): Promise<ChatMessage[]> {
    await refuseVisitors(ctx);
    const conversation = await conversationWith(ctx, personId);
    return conversation ? listMessages(ctx, conversation, inLimit(limit, mostMessages), before) : [];
  }

  @Mutation(() => ChatMessage, { description: 'Writes to a colleague.' })
  sendChatMessage(
    @Context() ctx: Ctx,
    @Arg('to', () => ID, person) to: string,
    @Arg('text', () => String, { description: `What to say, at most ${longestMessage} characters.` }) text: string,
    @Arg('key', () => String, {
      description: 'A key of your own for this message: sent again with the same key, it is not written twice.',
    })
    key: string,
  ): Promise<ChatMessage> {
    return sendMessage(ctx, { to, text, key });
  }

  @Mutation(() => ChatMessage, { description: 'Takes back a message you wrote, for both.' })
  async deleteChatMessage(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
  ): Promise<ChatMessage> {
    await refuseVisitors(ctx);
    return deleteMessage(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'What was written to you has reached you, and you are here.' })
  async receiveChat(@Context() ctx: Ctx): Promise<boolean> {
    await refuseVisitors(ctx);
    await beHere(ctx);
    await markDelivered(ctx);
    return true;
  }

  @Mutation(() => Int, {
    description: 'You have seen what somebody wrote to you. Answers how many messages that were.',
  })
  async markChatSeen(
    @Context() ctx: Ctx,
    @Arg('with', () => ID, person) personId: string,
    @Arg('upTo', () => ID, { nullable: true, description: 'The newest message seen; without it, all.' }) upTo:
      | string
      | undefined,
  ): Promise<number> {
    await refuseVisitors(ctx);
    return markSeen(ctx, personId, upTo);
  }

  @Mutation(() => ChatSelf, { description: 'How you want to be seen, and a line about yourself.' })
  async setMyChatStatus(
    @Context() ctx: Ctx,
    @Arg('status', () => ChatStatus, { description: 'How you want to be seen.' }) status: Status,
    @Arg('about', () => String, { description: 'A line about yourself, at most 200 characters; empty for none.' })
    about: string,
  ): Promise<ChatSelf> {
    await setStatus(ctx, status, about);
    return self(ctx);
  }

  @Mutation(() => Boolean, { description: 'Tells somebody you have a conversation with that you are writing.' })
  async tellChatTyping(@Context() ctx: Ctx, @Arg('with', () => ID, person) personId: string): Promise<boolean> {
    await refuseVisitors(ctx);
    await tellTyping(ctx, personId);
    return true;
  }

  @Subscription(() => ChatActivity, {
    description:
      'What happens in your conversations in the company you are in, from all servers. While you listen, others see you here.',
    subscribe: ({ context }) => activityOf(context as unknown as SubscriptionContext),
  })
  chatActivity(@Root() event: Change): ChatActivity {
    return activityFrom(event);
  }
}
