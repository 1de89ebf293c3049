import { json, Router, type Request } from 'express';
import type { Ctx, Services } from '../../platform/context';
import { invalid, notFound } from '../../platform/errors';
import { newId } from '../../platform/records/ids';
import { at, inRequest } from '../../platform/http/rest';
import { say, type Text } from '../../platform/text';
import { refuseVisitors, takesPart } from '../../modules/apps/chat/chat';
import {
  conversationWith,
  listConversations,
  listMessages,
  type ChatConversation,
  type ChatMessage,
} from '../../modules/apps/chat/chat-messages';
import { listPeople, peopleById, type ChatPerson } from '../../modules/apps/chat/chat-people';
import { beHere, markDelivered, markSeen, sendMessage } from '../../modules/apps/chat/chat.actions';
import { t } from '../texts/text';

/** Old clients do not page: of a longer conversation they get what was written last. */
const longestChat = 1_000;
const takenBack: Text = t('chat.taken_back');

/** The chat as old clients know it. */
export function chatRoutes(services: Services): Router {
  const router = Router();
  /** Reading tells the others that it was read, but not while one looks through a role. */
  const asReader = <T>(
    request: Request,
    outside: (ctx: Ctx) => T,
    work: (ctx: Ctx, isSeen: boolean) => Promise<T>,
  ): Promise<T> => {
    const isSeen = !request.session?.viewing;
    return inRequest(services, request, isSeen ? 'write' : 'read', async (ctx) => {
      if (!ctx.user.company || !(await takesPart(ctx))) return outside(ctx);
      if (isSeen) await beHere(ctx);
      return work(ctx, isSeen);
    });
  };

  at(router, '/apps/chat/users/profile-user', {
    get: [
      async (request, response) => {
        response.json(await asReader(request, strangerOf, profileOf));
      },
    ],
  });

  at(router, '/apps/chat/chats-and-contacts', {
    get: [
      async (request, response) => {
        response.json(
          await asReader<object>(
            request,
            (ctx) => ({ chatsContacts: [], contacts: [], profileUser: strangerOf(ctx) }),
            async (ctx, isSeen) => {
              if (isSeen) await markDelivered(ctx);
              const conversations = await listConversations(ctx, { limit: null });
              const people = await listPeople(ctx, { limit: null, isNew: true });
              return {
                chatsContacts: conversations.map((each) => chatContactFrom(ctx, each)),
                contacts: people.map(contactFrom),
                profileUser: await profileOf(ctx),
              };
            },
          ),
        );
      },
    ],
  });

  at(router, '/apps/chat/get-chat', {
    get: [
      async (request, response) => {
        response.json(
          await asReader<object>(
            request,
            () => {
              throw notFound();
            },
            async (ctx, isSeen) => {
              const contact = await contactNamed(ctx, request.query.id);
              const id = await conversationWith(ctx, contact.id);
              if (!id && !contact.isReachable) throw notFound();
              if (id && isSeen) await markSeen(ctx, contact.id);
              return { ...(id && { chat: await chatFrom(ctx, id, contact.id) }), contact: contactFrom(contact) };
            },
          ),
        );
      },
    ],
  });

  at(router, '/apps/chat/send-msg', {
    post: [
      json({ limit: '1mb' }),
      async (request, response) => {
        const { data } = (request.body ?? {}) as { data?: { obj?: { contact?: { id?: unknown }; message?: unknown } } };
        const { contact, message } = data?.obj ?? {};
        const sent = await inRequest(services, request, 'write', async (ctx) => {
          await refuseVisitors(ctx);
          if (typeof message !== 'string') throw invalid('message', t('chat.send_text_data_obj_contact'));
          const { id } = await contactNamed(ctx, contact?.id);
          const isFirst = (await conversationWith(ctx, id)) === null;
          const made = await sendMessage(ctx, { to: id, text: message, key: newId() });
          return {
            newMessageData: messageFrom(ctx, made),
            id,
            ...(isFirst && { chat: await chatFrom(ctx, (await conversationWith(ctx, id))!, id) }),
          };
        });
        response.status(201).json({ response: sent });
      },
    ],
  });
  return router;
}

async function contactNamed(ctx: Ctx, id: unknown): Promise<ChatPerson> {
  const person = typeof id === 'string' && id !== ctx.user.id ? (await peopleById(ctx, [id])).get(id) : undefined;
  if (!person) throw notFound();
  return person;
}

const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true };

async function profileOf(ctx: Ctx) {
  const me = (await peopleById(ctx, [ctx.user.id])).get(ctx.user.id)!;
  return { ...contactFrom({ ...me, status: me.chosenStatus }), settings };
}

/**
 * Outside any company, and in one that is only visited, nobody is met: only one's own profile is there, and nothing
 * more.
 */
const strangerOf = ({ user: { id, name } }: Ctx) => ({
  ...contactFrom({ id, name, title: null, about: '', status: 'online' }),
  settings,
});

const contactFrom = ({
  id,
  name,
  title,
  about,
  status,
}: Pick<ChatPerson, 'id' | 'name' | 'title' | 'about' | 'status'>) => ({
  id,
  avatar: '',
  fullName: name,
  role: title ?? '',
  about,
  status,
});

const chatContactFrom = (ctx: Ctx, { id, person, unseenCount, lastMessage }: ChatConversation) => ({
  ...contactFrom(person),
  chat: { id, unseenMsgs: unseenCount, lastMessage: messageFrom(ctx, lastMessage) },
});

const messageFrom = (ctx: Ctx, { text, isDeleted, sentAt, senderId, deliveredAt, seenAt }: ChatMessage) => ({
  message: isDeleted ? say(takenBack, ctx.locale) : text,
  time: sentAt,
  senderId,
  feedback: { isSent: true, isDelivered: deliveredAt !== null, isSeen: seenAt !== null },
});

async function chatFrom(ctx: Ctx, id: string, userId: string) {
  const messages = await listMessages(ctx, id, longestChat);
  const unseenMsgs = messages.filter(({ isMine, seenAt, isDeleted }) => !isMine && !seenAt && !isDeleted).length;
  return { id, userId, unseenMsgs, chat: messages.reverse().map((each) => messageFrom(ctx, each)) };
}
