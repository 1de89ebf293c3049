import WebSocket from 'ws';
import { createClient } from 'graphql-ws';
import type { Grant } from '../../platform/access/ability';
import { inTransaction } from '../../platform/database/transaction';
import { newId } from '../../platform/records/ids';
import { upload } from '../../modules/files/file/file.fixture';
import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { newApiToken } from '../api-tokens';

const office = '198.51.100.7';
const cafe = '203.0.113.9';
const list = [{ network: '198.51.100.0/24', note: 'Office' }];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ trustProxy: 'loopback' });
});
afterAll(() => test.close());

const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const held = [
  ...grant('Department', 'read', 'export'),
  ...grant('File', 'read', 'create'),
  ...grant('Company', 'read', 'update'),
  ...grant('CompanyUser', 'read'),
  ...grant('CompanyRole', 'read'),
  ...grant('Employee', 'read'),
];

/** Sets the networks of a company as if they had always been there. */
async function bound(company: string, networks: object[] | null): Promise<void> {
  await test.sql('update company set allowed_networks = $2 where id = $1', [company, JSON.stringify(networks)]);
  test.app.auth.sessions.forgetCached();
  test.app.auth.apiTokens.forgetCached();
}

async function tokenOf(owner: Person, grants: Grant[]): Promise<string> {
  const company = owner.companyId!;
  const roleId = await insertRow(test, 'CompanyRole', company, { grants });
  const { token, hash, prefix } = newApiToken(company);
  await insertRow(test, 'ApiToken', company, {
    name: newId(),
    ownerId: owner.id,
    roleId,
    tokenHash: hash,
    prefix,
    expiresOn: '2099-12-31',
    revokedAt: null,
  });
  return token;
}

/** A session of somebody who came through the identity provider of their company. */
async function throughProvider({ id: userId, companyId }: Person): Promise<string> {
  const providerId = await insertRow(test, 'IdentityProvider', companyId!, { isActive: true });
  const from = { ip: office, userAgent: null };
  const { token } = await inTransaction(test.app.services.pool, { platform: true }, 'write', (tx) =>
    test.app.auth.sessions.beginThrough(
      tx,
      { userId, companyId: companyId!, providerId, idToken: null, session: null },
      from,
    ),
  );
  return token;
}

interface World {
  member: Person;
  token: string;
  scim: string;
  fileId: string;
  link: string;
  feed: string;
  device: string;
  through: string;
}
let company: string;
let world: World;
beforeAll(async () => {
  company = await test.company();
  const admin = await test.as({ type: 'admin', company });
  const member = await test.as({ company, grants: held });
  const { body } = await upload(member, 'plain words', 'words.txt');
  const { linkFile } = (await member.graphql('mutation($id: ID!) { linkFile(id: $id) { url } }', { id: body.id })).data;
  const { issueCalendarFeed } = (await member.graphql('mutation { issueCalendarFeed }')).data;
  const made = await admin.graphql('mutation($i: PunchDeviceInput!) { createPunchDevice(input: $i) { id } }', {
    i: { name: 'Door', kind: 'terminal' },
  });
  const issued = await admin.graphql('mutation($id: ID!) { issued: issue_tokenPunchDevice(id: $id) { token } }', {
    id: made.data.createPunchDevice.id,
  });
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  world = {
    member,
    token: await tokenOf(member, grant('Department', 'read')),
    scim: await tokenOf(member, [...grant('CompanyUser', 'read'), ...grant('CompanyRole', 'read')]),
    fileId: body.id,
    link: path(linkFile.url as string),
    feed: path(issueCalendarFeed as string),
    device: issued.data.issued.token as string,
    through: await throughProvider(member),
  };
});

type Door = (from: string) => Promise<number>;
const asked = async (path: string, from: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(test.url + path, { ...init, headers: { 'x-forwarded-for': from, ...headers } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };

async function graphql(token: string, from: string, query: string, variables: object = {}): Promise<any> {
  const response = await asked(
    '/graphql',
    from,
    { ...bearer(token), ...json },
    {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
    },
  );
  return response.json();
}
const statusOf = ({ errors }: { errors?: { extensions: { status: number } }[] }) =>
  errors?.[0]?.extensions.status ?? 200;

/** Subscribes and answers the code with which the socket was closed, or 200 once it listens. */
async function listening(token: string, from: string): Promise<number> {
  class From extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: { ...bearer(token), 'x-forwarded-for': from } });
    }
  }
  const client = createClient({
    url: `${test.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: From,
    retryAttempts: 0,
  });
  return new Promise((done) => {
    client.subscribe(
      { query: 'subscription { changes(subjects: ["Department"]) { id } }' },
      {
        next: (heard) => done(heard.errors ? 401 : 200),
        error: (error) => done((error as { code?: number }).code ?? 401),
        complete: () => done(401),
      },
    );
    client.on('connected', () => setTimeout(() => void touch(), 100));
  }).then((status) => {
    void client.dispose();
    return status as number;
  });
}
async function touch(): Promise<void> {
  const boss = await test.as({ type: 'admin', company });
  await boss.graphql('mutation($i: DepartmentInput!) { createDepartment(input: $i) { id } }', {
    i: { name: `Department ${newId()}` },
  });
}

const doors: Record<string, Door> = {
  'GraphQL by a session': async (from) =>
    statusOf(await graphql(world.member.token, from, '{ departments { total } }')),
  'GraphQL by a session that came through a provider': async (from) =>
    statusOf(await graphql(world.through, from, '{ departments { total } }')),
  'GraphQL by an API token': async (from) => statusOf(await graphql(world.token, from, '{ departments { total } }')),
  'GraphQL over a socket': (from) => listening(world.member.token, from),
  'entering the company': async (from) =>
    statusOf(
      await graphql(world.member.token, from, 'mutation($id: ID!) { enterCompany(id: $id) { mayVisit } }', {
        id: company,
      }),
    ),
  'entering it over REST': async (from) =>
    (
      await asked(
        '/api/user/change-company',
        from,
        { ...bearer(world.member.token), ...json },
        {
          method: 'POST',
          body: JSON.stringify({ visit: true, selectedCompany: { _id: company } }),
        },
      )
    ).status,
  'REST by a session': async (from) =>
    (await asked('/api/company-department/', from, bearer(world.member.token))).status,
  'REST by an API token': async (from) => (await asked('/api/company-department/', from, bearer(world.token))).status,
  SCIM: async (from) => (await asked('/scim/v2/Users', from, bearer(world.scim))).status,
  'an export': async (from) =>
    (
      await asked(
        '/export/Department.csv',
        from,
        { ...bearer(world.member.token), ...json },
        {
          method: 'POST',
          body: JSON.stringify({ columns: [{ field: 'name', label: 'Name' }] }),
        },
      )
    ).status,
  'a file': async (from) => (await asked(`/files/${world.fileId}`, from, bearer(world.member.token))).status,
  'a signed link to it': async (from) => (await asked(world.link, from, {})).status,
  'the address of a calendar': async (from) => (await asked(world.feed, from, {})).status,
};

describe.each(Object.entries(doors))('%s', (name, door) => {
  it.each<[string, object[] | null, string, boolean]>([
    ['without a list', null, cafe, true],
    ['with an empty list', [], cafe, true],
    ['from a network of the list', list, office, true],
    ['from elsewhere', list, cafe, false],
  ])('%s', async (_where, networks, from, isOpen) => {
    await bound(company, networks);
    const status = await door(from);
    await bound(company, null);
    if (isOpen) expect(status).toBe(200);
    else expect(status).toBe(name === 'GraphQL over a socket' ? 401 : 403);
  });
});

it.each([cafe, office])('devices go on from %s: they hold nothing but a clock', async (from) => {
  await bound(company, list);
  const { status } = await asked('/device/self', from, { authorization: `Device ${world.device}` });
  await bound(company, null);
  expect(status).toBe(200);
});

it('who is outside is told so, keeps the session, holds nothing in it, and goes on where they come back', async () => {
  await bound(company, list);
  const { token } = world.member;
  const refused = await graphql(token, cafe, '{ departments { total } }');
  expect(refused.errors[0]).toMatchObject({
    message: 'Your company allows this only from its own networks. Connect to one of them, then try again.',
    extensions: { code: 'OFF_NETWORK', status: 403 },
  });
  const outside = await graphql(token, cafe, '{ session { isOffNetwork roles rules employeeId company { id } } }');
  expect(outside.data.session).toEqual({
    isOffNetwork: true,
    roles: [],
    rules: [],
    employeeId: null,
    company: { id: company },
  });
  const inside = await graphql(token, office, '{ session { isOffNetwork } departments { total } }');
  expect([inside.errors, inside.data.session.isOffNetwork]).toEqual([undefined, false]);
  await bound(company, null);
});

it('somebody of two companies is held back from that one alone', async () => {
  const other = await test.company();
  const who = await test.as({ company, grants: held });
  await insertRow(test, 'CompanyUser', other, { userId: who.id, status: 'active', roleIds: [] });
  await bound(company, list);
  expect(statusOf(await graphql(who.token, cafe, '{ departments { total } }'))).toBe(403);
  const enter = 'mutation($id: ID!) { enterCompany(id: $id) { isOffNetwork company { id } } }';
  const entered = await graphql(who.token, cafe, enter, { id: other });
  expect(entered.data.enterCompany).toEqual({ isOffNetwork: false, company: { id: other } });
  const back = await graphql(who.token, cafe, enter, { id: company });
  expect(back.errors[0].extensions.code).toBe('OFF_NETWORK');
  const still = await graphql(who.token, cafe, '{ session { company { id } } }');
  expect(still.data.session.company.id).toBe(other);
  await bound(company, null);
});

it('administrators of the product and who visits are the way back in; a token of theirs is not', async () => {
  const own = await test.company();
  const boss = await test.as({ type: 'admin', company: own });
  const visitor = await test.as({ grants: [...grant('Company', 'visit', 'read')] });
  const entered = await graphql(visitor.token, cafe, 'mutation($id: ID!) { enterCompany(id: $id) { mayVisit } }', {
    id: own,
  });
  const token = await tokenOf(boss, grant('Department', 'read'));
  await bound(own, list);
  expect([
    statusOf(entered),
    statusOf(await graphql(visitor.token, cafe, '{ company(id: "' + own + '") { id } }')),
    statusOf(await graphql(boss.token, cafe, '{ departments { total } }')),
    statusOf(await graphql(token, cafe, '{ departments { total } }')),
  ]).toEqual([200, 200, 200, 403]);
  const { data } = await graphql(boss.token, cafe, '{ companies { rows { id version } } }');
  const { version } = data.companies.rows.find(({ id }: { id: string }) => id === own);
  const change =
    'mutation($id: ID!, $v: Int!, $i: CompanyChanges!) { updateCompany(id: $id, version: $v, input: $i) { id } }';
  const opened = await graphql(boss.token, cafe, change, { id: own, v: version, i: { allowedNetworks: [] } });
  expect(opened.errors).toBeUndefined();
});

it('an open socket ends within seconds once the list shuts it out', async () => {
  const socket = new WebSocket(`${test.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { ...bearer(world.member.token), 'x-forwarded-for': cafe },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await bound(company, list);
  expect(await closed).toBe(4401);
  await bound(company, null);
});

describe('saving the list', () => {
  const change = `mutation($id: ID!, $v: Int!, $i: CompanyChanges!) {
    updateCompany(id: $id, version: $v, input: $i) { version allowedNetworks { network note } } }`;
  async function save(networks: object[], from = office) {
    const own = await test.company();
    const keeper = await test.as({ company: own, grants: grant('Company', 'read', 'update') });
    return graphql(keeper.token, from, change, { id: own, v: 1, i: { allowedNetworks: networks } });
  }
  const network = (written: string, note: string | null = null) => ({ network: written, note });

  it('keeps networks with their notes', async () => {
    const { data } = await save([...list, network('2001:db8::/32')]);
    expect(data.updateCompany.allowedNetworks).toEqual([...list, network('2001:db8::/32')]);
  });
  it('takes one away where none is left', async () => {
    expect((await save([])).errors).toBeUndefined();
  });
  it.each<[string, object[], string]>([
    ['what keeps out whoever saves it', [network('192.0.2.0/24')], 'You are at 198.51.100.7'],
    ['an address that is none', [...list, network('office')], '“office” is no network'],
    ['everywhere', [...list, network('0.0.0.0/0')], '“0.0.0.0/0” is no network'],
    ['one twice', [...list, ...list], 'stands in the list twice'],
    ['a note that is too long', [network(office, 'x'.repeat(121))], 'at most 120 characters'],
    [
      'more than a hundred',
      Array.from({ length: 101 }, (_, at) => network(`198.51.100.${at}`)),
      'at most 100 networks',
    ],
  ])('refuses %s beside the field', async (_what, networks, words) => {
    const { errors } = await save(networks);
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID', field: 'allowedNetworks' });
    expect(errors[0].message).toContain(words);
  });
  it('holds a change of something else to nothing', async () => {
    const own = await test.company();
    const boss = await test.as({ type: 'admin', company: own });
    await bound(own, list);
    const { errors } = await graphql(boss.token, cafe, change, { id: own, v: 1, i: { phone: '123' } });
    expect(errors).toBeUndefined();
  });
});

it('the audit log tells of a refusal once an hour for each network, of members and of tokens', async () => {
  const own = await test.company();
  const who = await test.as({ company: own, grants: held });
  const token = await tokenOf(who, grant('Department', 'read'));
  await bound(own, list);
  for (const from of [cafe, cafe, '192.0.2.44', cafe]) {
    await graphql(who.token, from, '{ departments { total } }');
    await graphql(token, from, '{ departments { total } }');
  }
  const lines = await test.inside(
    own,
    `select subject, reason, actor_id as actor from audit_event where company_id = $1 and action = 'network_refused'
      order by subject, reason`,
    [own],
  );
  expect(lines).toEqual(
    ['ApiToken', 'CompanyUser'].flatMap((subject) =>
      ['192.0.2.44', cafe].map((reason) => ({ subject, reason, actor: who.id })),
    ),
  );
});
