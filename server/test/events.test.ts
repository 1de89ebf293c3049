import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Grant } from '../src/platform/ability';
import { areaNamed } from '../src/platform/area';
import { newId } from '../src/platform/ids';
import { insertRow } from './rows';
import { createTestApp, type Person, type TestApp } from './test-app';

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
afterEach(async () => { await Promise.all(open.splice(0).map((client) => client.dispose())); });
afterAll(async () => { await one.close(); await two.close(); });

interface Heard { subject: string; id: string; action: string }
interface Listening { heard: Heard[]; ended: Promise<unknown>; until(isEnough: (heard: Heard[]) => boolean): Promise<void> }

const within = <T>(ms: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Error(`not within ${ms} ms: ${what}`)), ms); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

function clientOf(server: TestApp, who: Person | null, headers: Record<string, string> = {}): Client {
  const given = { ...who ? { authorization: `Bearer ${who.token}` } : {}, ...headers };
  class Authorized extends WebSocket {
    constructor(url: string, protocols: string) { super(url, protocols, { headers: given }); }
  }
  const client = createClient({ url: `${server.url.replace('http', 'ws')}/graphql`, webSocketImpl: Authorized, retryAttempts: 0, lazy: true });
  open.push(client);
  return client;
}

/** Subscribes and answers once the server listens: a probe change of the person's own kind has come back. */
async function listen(server: TestApp, who: Person, subjects: string[]): Promise<Listening> {
  const heard: Heard[] = [];
  let wake = () => undefined as void;
  const ended = new Promise((resolve) => {
    clientOf(server, who).subscribe<{ changes: Heard }>({ query: 'subscription($s: [String!]!) { changes(subjects: $s) { subject id action } }', variables: { s: subjects } }, {
      next: ({ data, errors }) => { if (data) heard.push(data.changes); else resolve(errors); wake(); }, error: resolve, complete: () => resolve('complete'),
    });
  });
  await new Promise((resolve) => { setTimeout(resolve, 150); });
  return {
    heard, ended,
    until: (isEnough) => within(5_000, JSON.stringify(heard), (async () => {
      while (!isEnough(heard)) await new Promise<void>((resolve) => { wake = resolve; });
    })()),
  };
}

const makeDepartment = async (who = admin): Promise<string> =>
  (await who.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: newId() })).data.createDepartment.id;
const rename = (table: 'Employee', id: string) => admin.graphql(
  `mutation($id: ID!) { update${table}(id: $id, version: 1, input: {nativeName: "x"}) { id } }`, { id });
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

  it('are heard of just the rows one may read, as far as his grants go now', async () => {
    const employee = areaNamed('Employee')!;
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
    const own = await insertRow(one, areaNamed('Employee')!, company);
    const type = (employeeAccess: string) => insertRow(one, areaNamed('DocumentType')!, company, { appliesTo: 'employee', hasExpiry: false, employeeAccess });
    const document = async (access: string) => insertRow(one, areaNamed('EmployeeDocument')!, company, { employeeId: own, typeId: await type(access) });
    const [closed, open] = [await document('none'), await document('read')];
    const ear = await listen(two, await one.as({ company, employeeId: own, grants: [read('own', 'EmployeeDocument')] }), ['EmployeeDocument']);
    for (const id of [closed, open]) await admin.graphql('mutation($id: ID!) { updateEmployeeDocument(id: $id, version: 1, input: { description: "x" }) { id } }', { id });
    await ear.until((heard) => heard.length > 0);
    expect(ear.heard.map(({ id }) => id)).toEqual([open]);
  });

  it('are heard no more once the grant is gone', async () => {
    const who = await one.as({ company, grants: [read('company', 'Department')] });
    const [ear, witness] = [await listen(two, who, ['Department']), await listen(two, admin, ['Department'])];
    const first = await makeDepartment();
    await ear.until((heard) => heard.some(({ id }) => id === first));
    const [{ id: role }] = await one.sql('select unnest(role_ids) as id from membership where user_id = $1', [who.id]) as [{ id: string }];
    await admin.graphql('mutation($id: ID!) { updateCompanyRole(id: $id, version: 1, input: {grants: []}) { id } }', { id: role });
    await new Promise((resolve) => { setTimeout(resolve, 700); });
    const second = await makeDepartment();
    await witness.until((heard) => heard.some(({ id }) => id === second));
    await new Promise((resolve) => { setTimeout(resolve, 200); });
    expect(ear.heard.map(({ id }) => id)).toEqual([first]);
  });

  it('whose writer died right after the commit are heard all the same', async () => {
    const id = await makeDepartment();
    const ear = await listen(two, admin, ['Department']);
    await one.sql(`insert into outbox_event (company_id, subject, record_id, action) values ($1, 'Department', $2, 'left over')`, [company, id]);
    await ear.until((heard) => heard.some(({ action }) => action === 'left over'));
  });
});

describe('a socket', () => {
  const closed = (ended: Promise<unknown>) => within(2_500, 'the socket closes', ended);

  it.each<[string, (who: Person) => Promise<unknown>]>([
    ['signed out', (who) => who.graphql('mutation { signOut }')],
    ['disabled', (who) => admin.graphql('mutation { leaveCompany { user { id } } }').then(() => one.as({ type: 'admin' }))
      .then((outside) => outside.graphql('mutation($id: ID!) { updateUser(id: $id, version: 1, input: {status: inactive}) { id } }', { id: who.id }))
      .finally(() => admin.graphql('mutation($id: ID!) { enterCompany(id: $id) { user { id } } }', { id: company }))],
  ])('of one who is %s closes', async (_how, end) => {
    const who = await one.as({ company, grants: [read('company', 'Department')] });
    const ear = await listen(two, who, ['Department']);
    await end(who);
    expect(await closed(ear.ended)).toMatchObject({ code: 4401 });
  });

  it('of a visitor hears nothing', async () => {
    const ended = new Promise((resolve) => {
      clientOf(one, null).subscribe({ query: 'subscription { changes(subjects: ["Department"]) { id } }' }, { next: resolve, error: resolve, complete: () => resolve('complete') });
    });
    const answer = await closed(ended);
    expect(JSON.stringify(answer)).not.toMatch(/"data":\{/);
    expect(answer).not.toBe('complete');
  });

  const subscription = 'subscription S { changes(subjects: []) { id } }';
  it.each([
    '{ departments { rows { id } } }', 'mutation Q { signOut }', 'query Q { __schema { types { name } } }', `query Q { session { expires } } ${subscription}`,
    `${subscription} query Q { __schema { types { name } } }`, `${subscription} mutation Q { signOut }`, '{ nonsense',
  ])('runs no %s', async (query) => {
    const ended = new Promise((resolve) => {
      clientOf(one, admin).subscribe({ query, operationName: query.includes(' Q ') ? 'Q' : undefined }, { next: resolve, error: resolve, complete: () => resolve('complete') });
    });
    expect(JSON.stringify(await closed(ended))).not.toMatch(/"data":\{/);
    expect((await admin.graphql('{ session { user { id } } }')).data.session.user.id).toBe(admin.id);
  });

  it('of another site\'s page is not opened', async () => {
    const ended = new Promise((resolve) => {
      clientOf(one, admin, { origin: 'https://evil.example' }).subscribe({ query: 'subscription { changes(subjects: ["Department"]) { id } }' }, { next: resolve, error: resolve, complete: () => resolve('complete') });
    });
    expect(await closed(ended)).not.toMatchObject({ data: expect.anything() });
  });
});
