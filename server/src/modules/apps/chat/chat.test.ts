import { newId } from '../../../platform/records/ids';
import { inTransaction } from '../../../platform/database/transaction';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { message, receive, remove, seen, send, sent, type Message } from './chat.fixture';

let test: TestApp;
let company: string;
let other: string;
let now = new Date('2026-11-21T08:00:00Z');
let [ana, ben, cem]: Person[] = [];
let stranger: Person;
let visitor: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  [company, other] = [await test.company(), await test.company()];
  [ana, ben, cem] = (await Promise.all([0, 1, 2].map(() => test.as({ company })))) as [Person, Person, Person];
  stranger = await test.as({ company: other });
  visitor = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const code = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code ?? 'done';
const field = ({ errors }: Answer): unknown => errors?.[0]?.extensions.field;
const messages = async (reader: Person, from: Person, more: object = {}): Promise<Message[]> =>
  (
    await reader.graphql(
      `query($with: ID!, $before: ID, $limit: Int! = 30) { chatMessages(with: $with, before: $before, limit: $limit) { ${message} } }`,
      { with: from.id, ...more },
    )
  ).data.chatMessages;
const texts = async (reader: Person, from: Person, more: object = {}) =>
  (await messages(reader, from, more)).map(({ text }) => text);
const conversations = async (who: Person, search?: string) =>
  (
    await who.graphql(
      `query($s: String) { chatConversations(search: $s) { person { id name isReachable } unseenCount lastMessage { text isDeleted } } }`,
      { s: search },
    )
  ).data.chatConversations;
const people = async (who: Person, more: object = {}) =>
  (
    await who.graphql(
      'query($search: String, $after: ID, $limit: Int! = 30, $isNew: Boolean! = false) { chatPeople(search: $search, after: $after, limit: $limit, isNew: $isNew) { id name title status about } }',
      more,
    )
  ).data.chatPeople;
const nameOf = async ({ id }: Person): Promise<string> =>
  (await test.sql('select name from app_user where id = $1', [id]))[0]!.name;
const pair = () => Promise.all([test.as({ company }), test.as({ company })]);

describe('a message', () => {
  it('is read by both, the newest first, with who wrote it, whether it arrived and whether it was seen', async () => {
    const [one, two] = await pair();
    await sent(one, two, '  Good morning \n second line ');
    await sent(two, one, 'صباح الخير');
    expect(await texts(one, two)).toEqual(['صباح الخير', 'Good morning \n second line']);
    const [, mine] = await messages(one, two);
    expect(mine).toMatchObject({ isMine: true, deliveredAt: null, seenAt: null, sentAt: now.toISOString() });
    await receive(two);
    expect((await messages(one, two))[1]).toMatchObject({ deliveredAt: now.toISOString(), seenAt: null });
    expect((await seen(two, one)).data.markChatSeen).toBe(1);
    expect((await seen(two, one)).data.markChatSeen).toBe(0);
    expect((await messages(one, two)).map((each) => [each.isMine, each.seenAt !== null])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('is closed to clients, who read the acl-page alone: they write none, and the menu offers them none', async () => {
    const [client, colleague] = [await test.as({ company, type: 'client' }), await test.as({ company })];
    expect(code(await send(client, colleague, 'From the front desk'))).toBe('FORBIDDEN');
    expect((await client.rest('GET', '/api/menuOptions')).body.data).toEqual([]);
  });

  it('sent again with its key is there once, also where both arrive together', async () => {
    const [one, two] = await pair();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(one, two, 'Once', key)));
    expect(answers.map(code)).toEqual(answers.map(() => 'done'));
    expect(new Set(answers.map(({ data }) => data.sendChatMessage.id)).size).toBe(1);
    expect(await texts(two, one)).toEqual(['Once']);
    expect(field(await send(one, two, 'Something else', key))).toBe('key');
    expect(code(await send(two, one, 'Their own key', key))).toBe('done');
  });

  it.each<[string, string, string]>([
    ['without text', '   \n ', 'text'],
    ['of more than 4,000 characters', 'x'.repeat(4_001), 'text'],
    ['with a key of no letters', 'Hello', 'key'],
  ])('%s is refused and changes nothing', async (_what, text, wrong) => {
    const [one, two] = await pair();
    expect(field(await send(one, two, text, wrong === 'key' ? 'a b' : newId()))).toBe(wrong);
    expect(await conversations(one)).toEqual([]);
  });

  it('of 4,000 characters that need four bytes each is kept', async () => {
    const [one, two] = await pair();
    expect((await sent(one, two, '😀'.repeat(4_000))).text).toHaveLength(8_000);
  });

  it('to oneself, to somebody of another company, to a visitor and to nobody finds nobody', async () => {
    for (const to of [ana!, stranger, visitor, { ...ana!, id: newId() }, { ...ana!, id: 'nonsense' }])
      expect(code(await send(ana!, to, 'Hello'))).toBe('NOT_FOUND');
    expect(code(await send(stranger, ana!, 'Hello'))).toBe('NOT_FOUND');
  });

  it('is taken back by its sender for both, and its text is gone from the database', async () => {
    const [one, two] = await pair();
    const secret = `the safe opens with ${newId()}`;
    const { id } = await sent(one, two, secret);
    for (const who of [two, ana!, visitor]) expect(code(await remove(who, id))).not.toBe('done');
    expect((await remove(one, id)).data.deleteChatMessage).toMatchObject({ isDeleted: true, text: '' });
    expect(code(await remove(one, id))).toBe('done');
    expect(await messages(two, one)).toMatchObject([{ id, isDeleted: true, text: '' }]);
    expect(await conversations(two)).toMatchObject([{ unseenCount: 0, lastMessage: { isDeleted: true } }]);
    expect((await inside(one.id, 'select text from chat_message where id = $1', [id]))[0]).toEqual({ text: '' });
  });

  it('leaves no word of itself in the audit log or among events', async () => {
    const word = newId();
    await sent(ana!, ben!, `Only for you: ${word}`);
    const [found] = await test.sql(
      `select (select count(*) from audit_event a where a::text like $1)::int as audited, (select count(*) from outbox_event o where o::text like $1)::int as told`,
      [`%${word}%`],
    );
    expect(found).toEqual({ audited: 0, told: 0 });
  });
});

/** In the database as the server works, for somebody in the company. */
const inside = (userId: string, sql: string, values: unknown[] = [], companyId = company) =>
  inTransaction(
    test.app.services.pool,
    { companyId, userId, platform: true },
    'write',
    async (tx) => (await tx.query(sql, values)).rows,
  );

describe('what two people write', () => {
  let secret: Message;
  beforeAll(async () => {
    secret = await sent(ana!, ben!, 'Between us');
  });

  it('is read by nobody else: not by a colleague, an admin, another company', async () => {
    for (const who of [cem!, stranger, visitor]) {
      for (const [a, b] of [
        [ana!, ben!],
        [ben!, ana!],
      ] as const) {
        expect(
          JSON.stringify(
            await who.graphql(`query($with: ID!) { chatMessages(with: $with) { ${message} } }`, { with: a.id }),
          ),
        ).not.toContain('Between us');
        expect(JSON.stringify(await conversations(who).catch(() => null))).not.toContain('Between us');
        expect(code(await remove(who, secret.id))).not.toBe('done');
        expect(code(await seen(who, b))).not.toBe('done');
      }
      for (const path of [
        '/apps/chat/chats-and-contacts',
        `/apps/chat/get-chat?id=${ana!.id}`,
        `/apps/chat/get-chat?id=${ben!.id}`,
      ]) {
        expect(await (await who.fetch(path)).text()).not.toContain('Between us');
      }
    }
  });

  it('is in the database visible to the two alone, whatever is asked, even to trusted code', async () => {
    const count =
      'select (select count(*) from chat_message)::int as messages, (select count(*) from chat_conversation)::int as conversations';
    const nobody = { messages: 0, conversations: 0 };
    expect(await inside(newId(), count)).toEqual([nobody]);
    expect(await inside(visitor.id, count)).toEqual([nobody]);
    expect(await inside(ana!.id, count, [], other)).toEqual([nobody]);
    expect((await inside(ana!.id, count))[0]!.messages).toBeGreaterThan(0);
    expect(
      await inside(cem!.id, `update chat_message set text = 'forged' where id = $1 returning id`, [secret.id]),
    ).toEqual([]);
    const forge = `insert into chat_message select m.company_id, $2::char(24), m.conversation_id, m.sender_id, m.recipient_id, 'forged', $2::text, m.sent_at from json_populate_record(null::chat_message, $1) m`;
    const [row] = await inside(ana!.id, 'select to_json(m) as row from chat_message m where id = $1', [secret.id]);
    await expect(inside(cem!.id, forge, [JSON.stringify(row!.row), newId()])).rejects.toMatchObject({ code: '42501' });
  });

  it('stays between people of one company: a conversation into another one cannot be stored', async () => {
    await inside(
      stranger.id,
      `insert into chat_profile (company_id, user_id, status, about, created_at, updated_at) values ($1, $2, 'online', '', now(), now()) on conflict do nothing`,
      [other, stranger.id],
      other,
    );
    const make = `insert into chat_conversation (company_id, id, first_user_id, second_user_id, created_at, last_message_at) values ($1, $2, least($3::char(24), $4::char(24)), greatest($3::char(24), $4::char(24)), now(), now())`;
    await expect(inside(ana!.id, make, [company, newId(), ana!.id, stranger.id])).rejects.toMatchObject({
      code: '23503',
    });
    await expect(inside(ana!.id, make, [other, newId(), ana!.id, stranger.id])).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('is no row any other door knows', async () => {
    for (const subject of ['ChatMessage', 'ChatConversation', 'ChatActivity']) {
      expect(
        code(
          await visitor.graphql('query($s: String!, $id: ID!) { history(subject: $s, id: $id) { __typename } }', {
            s: subject,
            id: secret.id,
          }),
        ),
      ).not.toBe('done');
      expect(
        (
          await visitor.fetch(`/export/${subject}.csv`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        ).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });

  it('is not for an admin who visits: they are told so, and their menu has no chat', async () => {
    const { errors } = await visitor.graphql('{ chatSelf { unseenCount } }');
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('only visiting'),
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await visitor.graphql('{ menu { path } }')).data.menu).not.toContainEqual({ path: '/chat' });
    expect((await people(ana!, { limit: 100 })).map(({ id }: { id: string }) => id)).not.toContain(visitor.id);
  });
});

describe('conversations', () => {
  it('stand in the order they were written in last, with what is unread, and are found by name', async () => {
    const [one, two] = await pair();
    const three = await test.as({ company });
    await sent(two, one, 'first');
    now = new Date(now.getTime() + 60_000);
    await sent(three, one, 'second');
    await sent(three, one, 'third');
    expect(
      (await conversations(one)).map(
        (each: { person: { id: string }; unseenCount: number; lastMessage: { text: string } }) => [
          each.person.id,
          each.unseenCount,
          each.lastMessage.text,
        ],
      ),
    ).toEqual([
      [three.id, 2, 'third'],
      [two.id, 1, 'first'],
    ]);
    expect(await conversations(one, (await nameOf(two)).slice(7))).toMatchObject([{ person: { id: two.id } }]);
    expect((await one.graphql('{ chatSelf { unseenCount } menu { path badgeContent } }')).data).toMatchObject({
      chatSelf: { unseenCount: 3 },
      menu: expect.arrayContaining([{ path: '/chat', badgeContent: '3' }]),
    });
    await seen(one, three);
    expect((await one.graphql('{ chatSelf { unseenCount } }')).data.chatSelf.unseenCount).toBe(1);
    const next = await one.graphql('query($a: ID!) { chatConversations(after: $a, limit: 1) { person { id } } }', {
      a: three.id,
    });
    expect(next.data.chatConversations).toEqual([{ person: { id: two.id } }]);
  });

  it('are read page by page without losing or doubling a message', async () => {
    const [one, two] = await pair();
    for (let at = 1; at <= 7; at += 1) await sent(at % 2 ? one : two, at % 2 ? two : one, String(at));
    const first = await messages(one, two, { limit: 3 });
    await sent(two, one, '8');
    const older = await messages(one, two, { limit: 3, before: first.at(-1)!.id });
    expect([...first, ...older].map(({ text }) => text)).toEqual(['7', '6', '5', '4', '3', '2']);
    expect(await texts(one, two, { limit: 3, before: older.at(-1)!.id })).toEqual(['1']);
    expect((await seen(one, two, older[0]!.id)).data.markChatSeen).toBe(2);
  });

  it('stay when one of the two leaves, and take no more messages', async () => {
    const [one, two] = await pair();
    await sent(two, one, 'My last day');
    await test.inside(company, `update membership set status = 'left' where user_id = $1`, [two.id]);
    expect(await conversations(one)).toMatchObject([
      { person: { id: two.id, isReachable: false }, lastMessage: { text: 'My last day' } },
    ]);
    expect(await texts(one, two)).toEqual(['My last day']);
    expect(code(await send(one, two, 'Come back'))).toBe('CONFLICT');
    expect((await people(one, { limit: 100 })).map(({ id }: { id: string }) => id)).not.toContain(two.id);
  });
});

describe('colleagues', () => {
  it('are those of the company with an account in force, by name, page by page', async () => {
    const place = await test.company();
    const [me, ...others] = await Promise.all(Array.from({ length: 5 }, () => test.as({ company: place })));
    await test.sql(`update app_user set status = 'inactive' where id = $1`, [others[0]!.id]);
    const expected = (
      await test.sql<{ id: string }>('select id from app_user where id = any($1) order by lower(name), id', [
        others.slice(1).map(({ id }) => id),
      ])
    ).map(({ id }) => id);
    const ids = async (more: object) => (await people(me!, more)).map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual(expected);
    expect(await ids({ limit: 2 })).toEqual(expected.slice(0, 2));
    expect(await ids({ limit: 2, after: expected[1] })).toEqual(expected.slice(2));
    expect(await ids({ search: `%${await nameOf(others[1]!)}` })).toEqual([]);
    expect(await ids({ search: (await nameOf(others[1]!)).toUpperCase() })).toEqual([others[1]!.id]);
    await sent(me!, others[1]!, 'Hello');
    expect(await ids({ isNew: true })).toEqual(expected.filter((id: string) => id !== others[1]!.id));
    expect(code(await me!.graphql('{ chatPeople(limit: 101) { id } }'))).toBe('INVALID');
  });

  it('are seen as they want while they are here, and offline afterwards', async () => {
    const [one, two] = await pair();
    const status = async () =>
      (await one.graphql('query($id: ID!) { chatPerson(id: $id) { status about lastSeenAt } }', { id: two.id })).data
        .chatPerson;
    expect(await status()).toEqual({ status: 'offline', about: '', lastSeenAt: null });
    await receive(two);
    expect((await status()).status).toBe('online');
    const set = await two.graphql(
      'mutation { setMyChatStatus(status: busy, about: " In a meeting ") { person { status about } } }',
    );
    expect(set.data.setMyChatStatus.person).toEqual({ status: 'busy', about: 'In a meeting' });
    expect(await status()).toMatchObject({ status: 'busy', about: 'In a meeting' });
    now = new Date(now.getTime() + 91_000);
    expect(await status()).toMatchObject({ status: 'offline', about: 'In a meeting' });
    expect(
      field(
        await two.graphql('mutation($a: String!) { setMyChatStatus(status: online, about: $a) { unseenCount } }', {
          a: 'x'.repeat(201),
        }),
      ),
    ).toBe('about');
  });
});
