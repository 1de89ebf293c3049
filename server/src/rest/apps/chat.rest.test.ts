import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/records/ids';

let test: TestApp;
let [me, friend, colleague]: Person[] = [];
let names: Map<string, string>;
const now = new Date('2026-11-21T08:00:00.000Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  const company = await test.company();
  [me, friend, colleague] = (await Promise.all([0, 1, 2].map(() => test.as({ company })))) as [Person, Person, Person];
  names = new Map(
    (await test.sql<{ id: string; name: string }>('select id, name from app_user')).map(({ id, name }) => [id, name]),
  );
});
afterAll(() => test.close());

const contactOf = ({ id }: Person, status = 'offline') => ({
  id,
  avatar: '',
  fullName: names.get(id),
  role: '',
  about: '',
  status,
});
const said = (who: Person, message: string, isSeen = false, isDelivered = isSeen) => ({
  message,
  time: now.toISOString(),
  senderId: who.id,
  feedback: { isSent: true, isDelivered, isSeen },
});
const send = (from: Person, to: string, message: unknown) =>
  from.rest('POST', '/apps/chat/send-msg', { data: { obj: { contact: { id: to }, message } } });

it('everybody is a contact before anything is written', async () => {
  const { status, body } = await me!.rest('GET', '/apps/chat/chats-and-contacts');
  expect(status).toBe(200);
  expect(body).toEqual({
    chatsContacts: [],
    contacts: expect.any(Array),
    profileUser: (await me!.rest('GET', '/apps/chat/users/profile-user/')).body,
  });
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(body.contacts.sort(byId)).toEqual([contactOf(friend!), contactOf(colleague!)].sort(byId));
  expect(body.profileUser).toEqual({
    ...contactOf(me!, 'online'),
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
  });
});

it('a first message makes a chat, which moves to the front and is seen by being read', async () => {
  const first = await send(friend!, me!.id, 'Are you there?');
  expect(first).toEqual({
    status: 201,
    body: {
      response: {
        newMessageData: said(friend!, 'Are you there?'),
        id: me!.id,
        chat: {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          userId: me!.id,
          unseenMsgs: 0,
          chat: [said(friend!, 'Are you there?')],
        },
      },
    },
  });
  const chatId = first.body.response.chat.id;
  expect((await send(friend!, me!.id, 'Hello?')).body).toEqual({
    response: { newMessageData: said(friend!, 'Hello?'), id: me!.id },
  });
  const { body } = await me!.rest('GET', '/apps/chat/chats-and-contacts');
  expect(body.chatsContacts).toEqual([
    { ...contactOf(friend!), chat: { id: chatId, unseenMsgs: 2, lastMessage: said(friend!, 'Hello?', false, true) } },
  ]);
  expect(body.contacts).toEqual([contactOf(colleague!)]);
  const read = await me!.rest('GET', `/apps/chat/get-chat?id=${friend!.id}`);
  expect(read).toEqual({
    status: 200,
    body: {
      chat: {
        id: chatId,
        userId: friend!.id,
        unseenMsgs: 0,
        chat: [said(friend!, 'Are you there?', true), said(friend!, 'Hello?', true)],
      },
      contact: contactOf(friend!),
    },
  });
  expect((await me!.rest('GET', '/apps/chat/chats-and-contacts')).body.chatsContacts[0].chat.unseenMsgs).toBe(0);
});

it('with whom nothing was written yet there is a contact and no chat', async () => {
  expect(await me!.rest('GET', `/apps/chat/get-chat?id=${colleague!.id}`)).toEqual({
    status: 200,
    body: { contact: contactOf(colleague!) },
  });
});

it('unknown contacts, missing texts, other methods and visitors are told so as JSON', async () => {
  const stranger = await test.as({ company: await test.company() });
  for (const id of [newId(), stranger.id, 'x', me!.id, '']) {
    expect((await me!.rest('GET', `/apps/chat/get-chat?id=${id}`)).status).toBe(404);
    expect((await send(me!, id, 'Hello')).status).toBe(404);
  }
  for (const message of ['', '  ', undefined, 7]) expect((await send(me!, friend!.id, message)).status).toBe(422);
  expect((await me!.rest('POST', '/apps/chat/send-msg', {})).status).toBe(422);
  expect((await me!.rest('DELETE', '/apps/chat/get-chat')).status).toBe(405);
  expect(await me!.rest('GET', '/apps/chat/nothing')).toEqual({
    status: 404,
    body: { success: false, message: expect.any(String) },
  });
  for (const path of ['users/profile-user', 'chats-and-contacts', 'get-chat']) {
    const answer = await fetch(`${test.url}/apps/chat/${path}`);
    expect([answer.status, await answer.json()]).toEqual([401, { success: false, message: expect.any(String) }]);
  }
  const unsigned = await fetch(`${test.url}/apps/chat/send-msg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(unsigned.status).toBe(401);
});

it('a message taken back says so', async () => {
  const key = newId();
  const { data } = await me!.graphql(
    'mutation($to: ID!, $key: String!) { sendChatMessage(to: $to, text: "Oops", key: $key) { id } }',
    { to: friend!.id, key },
  );
  await me!.graphql('mutation($id: ID!) { deleteChatMessage(id: $id) { id } }', { id: data.sendChatMessage.id });
  const { body } = await friend!.rest('GET', `/apps/chat/get-chat?id=${me!.id}`);
  expect(body.chat.chat.at(-1).message).toBe('This message was deleted.');
});
