import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { eventsHeard } from '../../src/platform/notify/changes.resolver';
import type { Change, Events } from '../../src/platform/notify/events';
import { newId } from '../../src/platform/records/ids';
import type { SessionUser } from '../../src/platform/access/session-user';
import { createTestApp, type Person, type TestApp } from '../test-app';

let one: TestApp;
let company: string;
let admin: Person;
let client: Client | undefined;
beforeAll(async () => {
  one = await createTestApp();
  company = await one.company();
  admin = await one.as({ type: 'admin', company });
});
afterAll(async () => {
  await client?.dispose();
  await one.close();
});

async function eventually(is: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 8_000;
  while (!(await is())) {
    if (Date.now() > end) throw new Error('not so within 8 s');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const makeDepartment = async (): Promise<string> =>
  (await admin.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: newId() })).data
    .createDepartment.id;

describe('what was not heard', () => {
  it('while the server was cut off from the database ends the socket, which connects again and hears on', async () => {
    const connections: boolean[] = [];
    const heard: string[] = [];
    client = createClient({
      url: `${one.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 3,
      retryWait: () => Promise.resolve(),
      connectionParams: { authorization: `Bearer ${admin.token}` },
      on: { connected: (_socket, _payload, wasRetry) => connections.push(wasRetry) },
    });
    const gone = new Promise<{ code: number }>((resolve) => {
      client!.on('closed', (event) => resolve(event as { code: number }));
    });
    client.subscribe<{ changes: { id: string } }>(
      { query: 'subscription { changes(subjects: ["Department"]) { id } }' },
      { next: ({ data }) => heard.push(data!.changes.id), error: () => undefined, complete: () => undefined },
    );
    await eventually(() => connections.length === 1);
    await one.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'muster events' and datname = current_database()`,
    );
    expect((await gone).code).toBe(1012);
    await eventually(() => connections.length === 2);
    expect(connections).toEqual([false, true]);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    const id = await makeDepartment();
    await eventually(() => heard.includes(id));
  });

  it('since nobody could find out whether it may be ends the socket as well', async () => {
    let tell: (change: Change) => void = () => undefined;
    const missed = jest.fn();
    const events = { subscribe: (listener: typeof tell) => ((tell = listener), () => undefined) } as unknown as Events;
    const ear = eventsHeard(
      { session: { company: { id: company } } as SessionUser, events, missed },
      () => true,
      () => Promise.reject(new Error('the connection was cut')),
    );
    const first = ear.next();
    tell({ companyId: company, subject: 'Department', recordId: '1', action: 'update' });
    await expect(first).rejects.toThrow('cut');
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('since somebody reads too slowly ends the socket as well', async () => {
    let tell: (change: Change) => void = () => undefined;
    const missed = jest.fn();
    const events = { subscribe: (listener: typeof tell) => ((tell = listener), () => undefined) } as unknown as Events;
    const ear = eventsHeard(
      { session: { company: { id: company } } as SessionUser, events, missed },
      () => true,
      () => Promise.resolve(true),
    );
    const first = ear.next();
    const change = (recordId: number) =>
      tell({ companyId: company, subject: 'Department', recordId: `${recordId}`, action: 'update' });
    for (let at = 0; at < 1_000; at += 1) change(at);
    expect(missed).toHaveBeenCalledTimes(0);
    change(1_000);
    expect(missed).toHaveBeenCalledTimes(1);
    expect((await first).value).toMatchObject({ recordId: '0' });
  });
});
