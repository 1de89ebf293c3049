import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { receive, remove, seen, sent } from './chat.fixture';

let test: TestApp;
let second: TestApp;
let company: string;
let cem: Person;
beforeAll(async () => {
  [test, second] = [await createTestApp(), await createTestApp()];
  company = await test.company();
  cem = await test.as({ company });
});
const open: Client[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.dispose()));
});
afterAll(async () => {
  await test.close();
  await second.close();
});
const pair = () => Promise.all([test.as({ company }), test.as({ company })]);

describe('what happens in a conversation', () => {
  interface Heard {
    kind: string;
    personId: string;
  }

  async function listen(
    server: TestApp,
    who: Person,
  ): Promise<{ heard: Heard[]; until(kinds: string[]): Promise<void> }> {
    class Authorized extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { authorization: `Bearer ${who.token}` } });
      }
    }
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Authorized,
      retryAttempts: 0,
      lazy: true,
    });
    open.push(client);
    const heard: Heard[] = [];
    client.subscribe<{ chatActivity: Heard }>(
      { query: 'subscription { chatActivity { kind personId } }' },
      {
        next: ({ data }) => {
          if (data) heard.push(data.chatActivity);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    return {
      heard,
      async until(kinds) {
        const end = Date.now() + 5_000;
        while (heard.length < kinds.length && Date.now() < end)
          await new Promise((resolve) => {
            setTimeout(resolve, 20);
          });
        expect(heard.map(({ kind }) => kind)).toEqual(kinds);
      },
    };
  }

  it('is told to the two alone, from one server to another, and whoever listens is here', async () => {
    const [one, two] = await pair();
    const [first, later, third] = [await listen(test, one), await listen(second, two), await listen(second, cem)];
    const statusOfTwo = async (): Promise<string> =>
      (await one.graphql('query($id: ID!) { chatPerson(id: $id) { status } }', { id: two.id })).data.chatPerson.status;
    // That somebody listens gets to the other server a moment later.
    for (const end = Date.now() + 10_000; (await statusOfTwo()) !== 'online' && Date.now() < end;)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    expect(await statusOfTwo()).toBe('online');
    const { id } = await sent(one, two, 'Hello');
    await later.until(['message']);
    await receive(two);
    await first.until(['message', 'delivered']);
    await two.graphql('mutation($with: ID!) { tellChatTyping(with: $with) }', { with: one.id });
    await first.until(['message', 'delivered', 'typing']);
    await seen(two, one);
    await first.until(['message', 'delivered', 'typing', 'seen']);
    await later.until(['message', 'seen']);
    await remove(one, id);
    await later.until(['message', 'seen', 'deleted']);
    expect(new Set(first.heard.map(({ personId }) => personId))).toEqual(new Set([two.id]));
    expect(new Set(later.heard.map(({ personId }) => personId))).toEqual(new Set([one.id]));
    expect(third.heard).toEqual([]);
  });

  it('is told no more to who has left the company', async () => {
    const [one, two] = await pair();
    const [gone, stays] = [await listen(second, two), await listen(second, one)];
    await sent(one, two, 'Hello');
    await Promise.all([gone, stays].map((ear) => ear.until(['message'])));
    await test.inside(company, `update membership set status = 'left' where user_id = $1`, [two.id]);
    await test.inside(
      company,
      `insert into outbox_event (company_id, subject, record_id, action) values ($1, 'ChatActivity', $2, 'message ' || $3), ($1, 'ChatActivity', $3, 'message ' || $2)`,
      [company, two.id, one.id],
    );
    await stays.until(['message', 'message']);
    expect(gone.heard).toHaveLength(1);
  });
});
