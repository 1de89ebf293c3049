import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { companyIds } from '../../../platform/system-ctx';
import { companyJobs } from './company-ending.job';

// In Dubai it is the day after from 20:00 on.
let now = new Date('2026-05-31T19:59:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());

const grants = ['read', 'update']
  .map((action) => ({ subject: 'Company', action, scope: 'company' as const }))
  .concat(
    { subject: 'Employee', action: 'read', scope: 'company' },
    { subject: 'ApiToken', action: 'create', scope: 'company' },
  );
const at = (instant: string) => {
  now = new Date(instant);
  test.app.auth.sessions.forgetCached();
  test.app.auth.apiTokens.forgetCached();
};
const standing = async (who: Person) => {
  const { user } = (await (
    await fetch(`${test.url}/api/auth/session`, { headers: { cookie: `next-auth.session-token=${who.token}` } })
  ).json()) as any;
  return [user?.status, user?.company_id];
};
const code = async (who: Person) =>
  (await who.graphql('{ employees { total } }')).errors?.[0]?.extensions.code ?? 'answered';

it('a company is open from its first to its last day in its own zone: others than admins of the platform are not active', async () => {
  const place = await test.company({ start_at: '2026-06-01', end_at: '2026-06-30' });
  await insertRow(test, 'Employee', place, {});
  at('2026-06-15T08:00:00Z');
  const admin = await test.as({ type: 'admin', company: place });
  const visitor = await test.as({
    grants: [
      { subject: 'Company', action: 'visit', scope: 'company' },
      { subject: 'Company', action: 'read', scope: 'company' },
    ],
  });
  const enter = (who: Person) =>
    who.graphql('mutation($id: ID!) { enterCompany(id: $id) { company { id } } }', { id: place });
  const member = await test.as({ company: place, grants });
  expect([await standing(member), await code(member), (await enter(visitor)).errors]).toEqual([
    ['active', place],
    'answered',
    undefined,
  ]);

  for (const [instant, isOpen] of [
    ['2026-05-31T19:59:00Z', false],
    ['2026-05-31T20:00:00Z', true],
    ['2026-06-30T19:59:00Z', true],
    ['2026-06-30T20:00:00Z', false],
  ] as const) {
    at(instant);
    expect([instant, await standing(member), await code(member)]).toEqual(
      isOpen ? [instant, ['active', place], 'answered'] : [instant, ['inactive', null], 'NO_COMPANY'],
    );
    expect((await member.rest('GET', '/api/company-employee/')).status).toBe(isOpen ? 200 : 403);
    expect((await member.fetch(`/files/${newId()}`)).status).toBe(isOpen ? 404 : 409);
    expect((await enter(member)).errors?.[0]?.extensions.code).toBe(isOpen ? undefined : 'NOT_FOUND');
    expect([
      await code(admin),
      (await standing(visitor))[0],
      (await enter(visitor)).errors?.[0]?.extensions.code,
    ]).toEqual(['answered', 'active', isOpen ? undefined : 'NOT_FOUND']);
    expect((await companyIds(test.app.services, 'open')).includes(place)).toBe(isOpen);
  }
});

it('who belongs to a second company that is open works there', async () => {
  at('2026-06-15T08:00:00Z');
  const [ended, other] = [await test.company({ end_at: '2026-06-30' }), await test.company()];
  const member = await test.as({ company: ended, grants });
  await test.inside(
    other,
    `insert into membership (company_id, id, user_id, status, role_ids, version, created_at, updated_at) values ($1, $2, $3, 'active', '{}', 1, now(), now())`,
    [other, newId(), member.id],
  );
  at('2026-07-01T08:00:00Z');
  expect(await standing(member)).toEqual(['active', null]);
  expect(
    (await member.graphql('mutation($id: ID!) { enterCompany(id: $id) { company { id } } }', { id: other })).errors,
  ).toBeUndefined();
  expect(await standing(member)).toEqual(['active', other]);
});

it('programs, calendars, devices and open connections are let in as long as people are', async () => {
  at('2026-06-15T08:00:00Z');
  const place = await test.company({ end_at: '2026-06-30' });
  const admin = await test.as({ type: 'admin', company: place });
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await admin.graphql(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const role = (
    await ask(
      'mutation { made: createCompanyRole(input: {title: "Reader", grants: [{subject: "Employee", action: "read", scope: company}]}) { id } }',
    )
  ).made.id;
  const key = (
    await ask(
      'mutation($role: ID!) { made: createApiToken(input: {name: "Warehouse", roleId: $role, expiresOn: "2026-12-31"}) { id } }',
      { role },
    )
  ).made.id;
  const { token } = (await ask('mutation($id: ID!) { made: issueApiToken(id: $id) { token } }', { id: key })).made;
  const device = (await ask('mutation { made: createPunchDevice(input: {name: "Gate"}) { id } }')).made.id;
  const shown = (await ask('mutation($id: ID!) { made: issue_tokenPunchDevice(id: $id) { token } }', { id: device }))
    .made.token;
  const program = async () =>
    (
      (await (
        await fetch(`${test.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: '{"query":"{ employees { total } }"}',
        })
      ).json()) as any
    ).errors?.[0]?.extensions.code ?? 'answered';
  const gate = async () =>
    (await fetch(`${test.url}/device/self`, { headers: { authorization: `Device ${shown}` } })).status;
  expect([await program(), await gate()]).toEqual(['answered', 200]);

  const member = await test.as({ company: place, grants });
  const client = createClient({
    url: `${test.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: member.token },
    retryAttempts: 0,
  });
  const heard: unknown[] = [];
  const stop = client.subscribe(
    { query: 'subscription { changes(subjects: ["Employee"]) { id } }' },
    {
      next: (value) => {
        heard.push(value);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  at('2026-07-01T08:00:00Z');
  expect([await program(), await gate()]).toEqual(['UNAUTHENTICATED', 401]);
  await ask(
    'mutation { createEmployee(input: {code: "E-1", firstName: "Mona", lastName: "Haddad", hireDate: "2026-01-01"}) { id } }',
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  expect(heard).toEqual([]);
  stop();
  await client.dispose();
});

it('those who look after it are told thirty days before the last day, once, and again when it is moved; the platform alone moves it and closes it', async () => {
  at('2026-05-31T08:00:00Z');
  const place = await test.company({ name: 'Palm Trading', end_at: '2026-07-01' });
  const keeper = await test.as({ company: place, grants });
  const stranger = await test.as({
    company: place,
    grants: [{ subject: 'Company', action: 'read', scope: 'company' }],
  });
  const run = () =>
    companyJobs(test.app.services).notify_company_endings!({ companyId: place, userId: newId(), recordId: place });
  const told = async (who: Person) =>
    (await who.graphql('{ notifications(limit: 20) { rows { kind text path } } }')).data.notifications.rows;
  await run();
  expect(await told(keeper)).toEqual([]);
  at('2026-06-01T08:00:00Z');
  await run();
  await run();
  expect(await told(keeper)).toEqual([
    {
      kind: 'company_ending',
      text: expect.stringMatching(/^Palm Trading can be used until .*2026/),
      path: `/companies?open=${place}`,
    },
  ]);
  expect(await told(stranger)).toEqual([]);

  const change = (who: Person, input: object) =>
    who.graphql(
      'mutation($id: ID!, $input: CompanyChanges!) { updateCompany(id: $id, version: 1, input: $input) { version } }',
      { id: place, input },
    );
  for (const [field, value] of [
    ['endAt', '2026-06-20'],
    ['startAt', '2026-05-01'],
    ['status', 'closed'],
    ['status', 'suspended'],
  ] as const) {
    expect((await change(keeper, { [field]: value })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field,
    });
  }
  expect((await change(await test.as({ type: 'admin' }), { endAt: '2026-06-20' })).errors).toBeUndefined();
  await run();
  expect(await told(keeper)).toHaveLength(2);
});
