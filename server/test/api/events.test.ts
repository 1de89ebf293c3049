import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Grant } from '../../src/platform/access/ability';
import { areaNamed } from '../../src/platform/records/area';
import { newId } from '../../src/platform/records/ids';
import { listeningLimits } from '../../src/http/subscription-limits';
import { insertRow } from '../rows';
import { createTestApp, type Person, type TestApp } from '../test-app';

let one: TestApp;
let two: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  [one, two] = [await createTestApp(), await createTestApp()];
  company = await one.company();
  admin = await one.as({ type: 'admin', company });
});
const open: Client[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.dispose()));
});
afterAll(async () => {
  await one.close();
  await two.close();
});

interface Heard {
  subject: string;
  id: string;
  action: string;
}
interface Listening {
  heard: Heard[];
  ended: Promise<unknown>;
  until(isEnough: (heard: Heard[]) => boolean): Promise<void>;
}

const within = <T>(ms: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms} ms: ${what}`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

function clientOf(
  server: TestApp,
  who: Person | null,
  headers: Record<string, string> = {},
  connectionParams?: Record<string, unknown>,
): Client {
  const given = { ...(who ? { authorization: `Bearer ${who.token}` } : {}), ...headers };
  class Authorized extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: given });
    }
  }
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Authorized,
    retryAttempts: 0,
    lazy: true,
    connectionParams,
  });
  open.push(client);
  return client;
}

/** Subscribes and answers once the server listens: a probe change of the person's own kind has come back. */
async function listen(server: TestApp, who: Person, subjects: string[]): Promise<Listening> {
  const heard: Heard[] = [];
  let wake = () => undefined as void;
  const ended = new Promise((resolve) => {
    clientOf(server, who).subscribe<{ changes: Heard }>(
      {
        query: 'subscription($s: [String!]!) { changes(subjects: $s) { subject id action } }',
        variables: { s: subjects },
      },
      {
        next: ({ data, errors }) => {
          if (data) heard.push(data.changes);
          else resolve(errors);
          wake();
        },
        error: resolve,
        complete: () => resolve('complete'),
      },
    );
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  return {
    heard,
    ended,
    until: (isEnough) =>
      within(
        5_000,
        JSON.stringify(heard),
        (async () => {
          while (!isEnough(heard))
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        })(),
      ),
  };
}

async function eventually(is: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 8_000;
  while (!(await is())) {
    if (Date.now() > end) throw new Error('not so within 8 s');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const makeDepartment = async (who = admin): Promise<string> =>
  (await who.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: newId() })).data
    .createDepartment.id;
const rename = (table: 'Employee', id: string) =>
  admin.graphql(`mutation($id: ID!) { update${table}(id: $id, version: 1, input: {nativeName: "x"}) { id } }`, { id });
const read = (scope: Grant['scope'], subject = 'Employee'): Grant => ({ subject, action: 'read', scope });

describe('changes', () => {
  it('made on one server are heard on all of them', async () => {
    const [here, there] = [await listen(one, admin, ['Department']), await listen(two, admin, ['Department'])];
    const id = await makeDepartment();
    await Promise.all([here, there].map((ear) => ear.until((heard) => heard.some((each) => each.id === id))));
    expect(there.heard).toContainEqual({ subject: 'Department', id, action: 'create' });
    await admin.graphql('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id });
    await here.until((heard) => heard.some((each) => each.action === 'delete' && each.id === id));
  });

  it('of other kinds and of other companies are not heard', async () => {
    const ear = await listen(two, admin, ['Department']);
    const stranger = await one.as({ type: 'admin', company: await one.company() });
    const foreign = await makeDepartment(stranger);
    await admin.graphql('mutation($n: String!) { createPosition(input: {title: $n}) { id } }', { n: newId() });
    const last = await makeDepartment();
    await ear.until((heard) => heard.some(({ id }) => id === last));
    expect(ear.heard.filter(({ subject, id }) => subject !== 'Department' || id === foreign)).toEqual([]);
  });

  it('are heard of just the rows one may read, as far as their grants go now', async () => {
    const employee = areaNamed('Employee');
    const [own, report, other] = await Promise.all([0, 1, 2].map(() => insertRow(one, employee, company)));
    const who = await one.as({ company, employeeId: own, grants: [read('own')] });
    const ear = await listen(two, who, ['Employee']);
    await rename('Employee', other!);
    await rename('Employee', report!);
    await rename('Employee', own!);
    await ear.until((heard) => heard.length > 0);
    expect(ear.heard).toEqual([{ subject: 'Employee', id: own, action: 'update' }]);
  });

  it('are heard of a document by whoever its type is open to', async () => {
    const own = await insertRow(one, 'Employee', company);
    const type = (employeeAccess: string) =>
      insertRow(one, 'DocumentType', company, { appliesTo: 'employee', hasExpiry: false, employeeAccess });
    const document = async (access: string) =>
      insertRow(one, 'EmployeeDocument', company, { employeeId: own, typeId: await type(access) });
    const [closed, open] = [await document('none'), await document('read')];
    const ear = await listen(
      two,
      await one.as({ company, employeeId: own, grants: [read('own', 'EmployeeDocument')] }),
      ['EmployeeDocument'],
    );
    for (const id of [closed, open])
      await admin.graphql(
        'mutation($id: ID!) { updateEmployeeDocument(id: $id, version: 1, input: { description: "x" }) { id } }',
        { id },
      );
    await ear.until((heard) => heard.length > 0);
    expect(ear.heard.map(({ id }) => id)).toEqual([open]);
  });

  it('are heard no more once the grant is gone', async () => {
    const who = await one.as({ company, grants: [read('company', 'Department')] });
    const [ear, witness] = [await listen(two, who, ['Department']), await listen(two, admin, ['Department'])];
    const first = await makeDepartment();
    await ear.until((heard) => heard.some(({ id }) => id === first));
    const [{ id: role }] = (await one.sql('select unnest(role_ids) as id from membership where user_id = $1', [
      who.id,
    ])) as [{ id: string }];
    await admin.graphql('mutation($id: ID!) { updateCompanyRole(id: $id, version: 1, input: {grants: []}) { id } }', {
      id: role,
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    const second = await makeDepartment();
    await witness.until((heard) => heard.some(({ id }) => id === second));
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(ear.heard.map(({ id }) => id)).toEqual([first]);
  });

  it('whose writer died right after the commit are heard all the same', async () => {
    const id = await makeDepartment();
    const ear = await listen(two, admin, ['Department']);
    await one.sql(
      `insert into outbox_event (company_id, subject, record_id, action) values ($1, 'Department', $2, 'left over')`,
      [company, id],
    );
    await ear.until((heard) => heard.some(({ action }) => action === 'left over'));
  });
});

describe('a socket', () => {
  const closed = (ended: Promise<unknown>) => within(2_500, 'the socket closes', ended);

  it.each<[string, (who: Person) => Promise<unknown>]>([
    ['signed out', (who) => who.graphql('mutation { signOut }')],
    [
      'disabled',
      (who) =>
        admin
          .graphql('mutation { leaveCompany { user { id } } }')
          .then(() => one.as({ type: 'admin' }))
          .then((outside) =>
            outside.graphql(
              'mutation($id: ID!) { updateUser(id: $id, version: 1, input: {status: inactive}) { id } }',
              { id: who.id },
            ),
          )
          .finally(() =>
            admin.graphql('mutation($id: ID!) { enterCompany(id: $id) { user { id } } }', { id: company }),
          ),
    ],
  ])('of one who is %s closes', async (_how, end) => {
    const who = await one.as({ company, grants: [read('company', 'Department')] });
    const ear = await listen(two, who, ['Department']);
    await end(who);
    expect(await closed(ear.ended)).toMatchObject({ code: 4401 });
  });

  const everything = 'subscription { changes(subjects: ["Department"]) { id } }';
  const first = (client: Client) =>
    new Promise<unknown>((resolve) => {
      client.subscribe({ query: everything }, { next: resolve, error: resolve, complete: () => resolve('complete') });
    });

  it.each(['authorization', 'Authorization'])(
    'that shows its token as %s among the parameters of the connection hears what the header would',
    async (name) => {
      const heard = first(clientOf(two, null, {}, { [name]: `Bearer ${admin.token}` }));
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
      const id = await makeDepartment();
      expect(await closed(heard)).toEqual({ data: { changes: { id } } });
    },
  );

  it('hears as whoever the parameters say, whatever the cookie of the browser says; a wrong token is nobody', async () => {
    const stranger = await one.as({ type: 'admin', company: await one.company() });
    const heard = first(
      clientOf(
        two,
        null,
        { cookie: `next-auth.session-token=${admin.token}` },
        { authorization: `Bearer ${stranger.token}` },
      ),
    );
    const nobody = first(
      clientOf(two, null, { cookie: `next-auth.session-token=${admin.token}` }, { authorization: 'Bearer wrong' }),
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    await makeDepartment();
    const theirs = await makeDepartment(stranger);
    expect(await closed(heard)).toEqual({ data: { changes: { id: theirs } } });
    expect(JSON.stringify(await closed(nobody))).not.toMatch(/"data":\{/);
  });

  it('runs 30 subscriptions, and tells why it runs no more', async () => {
    const who = await one.as({ company, grants: [read('company', 'Department')] });
    const client = clientOf(two, who);
    const answers: unknown[] = [];
    for (let at = 0; at < listeningLimits.perSocket + 5; at += 1) {
      client.subscribe(
        { query: everything },
        { next: () => undefined, error: (error) => answers.push(error), complete: () => undefined },
      );
    }
    await eventually(() => answers.length === 5);
    expect(JSON.stringify(answers[0])).toMatch(/Too many subscriptions.*"TOO_MANY"/);
  });

  it('is one of 20 that a person has open; sockets that close make room', async () => {
    const who = await one.as({ company, grants: [read('company', 'Department')] });
    const ends: unknown[] = [];
    const clients = Array.from({ length: listeningLimits.sockets + 3 }, () => clientOf(two, who));
    for (const client of clients)
      client.subscribe(
        { query: everything },
        { next: () => undefined, error: (error) => ends.push(error), complete: () => undefined },
      );
    await eventually(() => ends.length === 3);
    expect(ends[0]).toMatchObject({ code: 4429 });
    await Promise.all(clients.map((client) => client.dispose()));
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    const ear = first(clientOf(two, who));
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    const id = await makeDepartment();
    expect(await closed(ear)).toEqual({ data: { changes: { id } } });
  });

  it('is one of several by which a person hears a change in as many places as may be', async () => {
    const who = await one.as({ company, grants: [read('company', 'Department')] });
    let heard = 0;
    const clients = [clientOf(two, who), clientOf(two, who), clientOf(two, who), clientOf(two, who)];
    for (const client of clients) {
      for (let at = 0; at < listeningLimits.perSocket; at += 1) {
        client.subscribe(
          { query: everything },
          {
            next: () => {
              heard += 1;
            },
            error: () => undefined,
            complete: () => undefined,
          },
        );
      }
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await makeDepartment();
    await eventually(() => heard === listeningLimits.perUser);
    const more = new Promise((resolve) => {
      clientOf(two, who).subscribe(
        { query: everything },
        { next: resolve, error: resolve, complete: () => resolve('complete') },
      );
    });
    expect(JSON.stringify(await closed(more))).toMatch(/TOO_MANY/);
  });

  it('of a visitor hears nothing', async () => {
    const ended = new Promise((resolve) => {
      clientOf(one, null).subscribe(
        { query: 'subscription { changes(subjects: ["Department"]) { id } }' },
        { next: resolve, error: resolve, complete: () => resolve('complete') },
      );
    });
    const answer = await closed(ended);
    expect(JSON.stringify(answer)).not.toMatch(/"data":\{/);
    expect(answer).not.toBe('complete');
  });

  const subscription = 'subscription S { changes(subjects: []) { id } }';
  it.each([
    '{ departments { rows { id } } }',
    'mutation Q { signOut }',
    'query Q { __schema { types { name } } }',
    `query Q { session { expires } } ${subscription}`,
    `${subscription} query Q { __schema { types { name } } }`,
    `${subscription} mutation Q { signOut }`,
    '{ nonsense',
  ])('runs no %s', async (query) => {
    const ended = new Promise((resolve) => {
      clientOf(one, admin).subscribe(
        { query, operationName: query.includes(' Q ') ? 'Q' : undefined },
        { next: resolve, error: resolve, complete: () => resolve('complete') },
      );
    });
    expect(JSON.stringify(await closed(ended))).not.toMatch(/"data":\{/);
    expect((await admin.graphql('{ session { user { id } } }')).data.session.user.id).toBe(admin.id);
  });

  it("of another site's page is not opened", async () => {
    const ended = new Promise((resolve) => {
      clientOf(one, admin, { origin: 'https://evil.example' }).subscribe(
        { query: 'subscription { changes(subjects: ["Department"]) { id } }' },
        { next: resolve, error: resolve, complete: () => resolve('complete') },
      );
    });
    expect(await closed(ended)).not.toMatchObject({ data: expect.anything() });
  });
});
