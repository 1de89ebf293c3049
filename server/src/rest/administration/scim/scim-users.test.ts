import { newId } from '../../../platform/records/ids';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { accepted, directory, forScim, grant, patchOf, type Directory } from './scim.fixture';

let test: TestApp;
let scim: Directory;
beforeAll(async () => {
  test = await createTestApp();
  scim = await directory(test);
});
afterAll(() => test.close());

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const set = (path: string | undefined, value: unknown, op = 'replace') => patchOf({ op, path, value });
const query = (filter: string) => `?filter=${encodeURIComponent(filter)}`;
const statusOf = async (id: string, company = scim.company): Promise<string> =>
  (await test.inside<{ status: string }>(company, 'select status from membership where id = $1', [id]))[0]!.status;
const mailsTo = async (to: string, company = scim.company): Promise<number> =>
  (await test.inside(company, `select 1 from mail where email = $1`, [to])).length;
const hire = async (code: string): Promise<string> =>
  (
    await scim.admin.graphql('mutation($input: EmployeeInput!) { createEmployee(input: $input) { id } }', {
      input: { code, firstName: 'Lina', lastName: 'Saleh', hireDate: '2024-01-01' },
    })
  ).data.createEmployee.id;

describe('a user a directory makes', () => {
  it('is invited as the request of RFC 7644 section 3.3 asks, and told with its address and version', async () => {
    const userName = `${newId()}@Example.com`;
    const { status, body, headers } = await scim.ask('POST', '/Users', {
      schemas: [core],
      userName,
      externalId: `bjensen-${userName}`,
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
    });
    expect(status).toBe(201);
    expect(headers.get('content-type')).toContain('application/scim+json');
    expect(headers.get('location')).toBe(`http://localhost/scim/v2/Users/${body.id}`);
    expect(headers.get('etag')).toBe('W/"1"');
    expect(body).toMatchObject({
      schemas: [core],
      userName: userName.toLowerCase(),
      externalId: `bjensen-${userName}`,
      displayName: 'Ms. Barbara J Jensen III',
      emails: [{ value: userName.toLowerCase(), type: 'work', primary: true }],
      active: true,
      groups: [],
      meta: { resourceType: 'User', version: 'W/"1"', location: headers.get('location') },
    });
    expect(await statusOf(body.id)).toBe('invited');
    expect(await mailsTo(userName.toLowerCase())).toBe(1);
  });

  it('is mailed nothing while it is not active, and a link once it is', async () => {
    const user = await scim.user({ active: false });
    expect([user.active, await mailsTo(user.userName)]).toEqual([false, 0]);
    expect((await scim.ask('PATCH', `/Users/${user.id}`, set('active', true))).body.active).toBe(true);
    expect([await statusOf(user.id), await mailsTo(user.userName)]).toEqual(['invited', 1]);
  });

  it('is refused where the company has the address or the external id already, and without an address', async () => {
    const user = await scim.user({ externalId: newId() });
    const again = await scim.ask('POST', '/Users', { schemas: [core], userName: user.userName.toUpperCase() });
    expect([again.status, again.body.scimType, again.body.status]).toEqual([409, 'uniqueness', '409']);
    expect(again.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
    const same = { schemas: [core], userName: `${newId()}@example.com`, externalId: user.externalId };
    expect((await scim.ask('POST', '/Users', same)).body.scimType).toBe('uniqueness');
    expect((await scim.ask('POST', '/Users', { schemas: [core] })).body.scimType).toBe('invalidValue');
    expect((await scim.ask('POST', '/Users', { schemas: [core], userName: 'bjensen' })).status).toBe(400);
    expect((await scim.ask('POST', '/Users', '[')).body.scimType).toBe('invalidSyntax');
    expect((await scim.ask('POST', '/Users', [])).body.scimType).toBe('invalidSyntax');
  });

  it('is the employee whose number it brings, and nobody where there is none', async () => {
    const code = newId();
    const employeeId = await hire(code);
    const user = await scim.user({ [enterprise]: { employeeNumber: code } });
    expect(user[enterprise]).toEqual({ employeeNumber: code });
    const [row] = await test.inside(scim.company, 'select employee_id from membership where id = $1', [user.id]);
    expect(row!.employee_id).toBe(employeeId);
    expect((await scim.user({ [enterprise]: { employeeNumber: newId() } }))[enterprise]).toBeUndefined();
    const without = await scim.ask('PATCH', `/Users/${user.id}`, set(`${enterprise}:employeeNumber`, null, 'remove'));
    expect(without.body[enterprise]).toBeUndefined();
  });
});

describe('the life of a user', () => {
  it('goes from made over found, changed, deactivated and let in again to removed', async () => {
    const externalId = newId();
    const user = await scim.user({ externalId });
    for (const filter of [
      `userName eq "${user.userName.toUpperCase()}"`,
      `externalId eq "${externalId}"`,
      `emails[type eq "work" and value eq "${user.userName}"]`,
    ]) {
      const { body } = await scim.ask('GET', `/Users${query(filter)}`);
      expect([body.totalResults, body.Resources[0]?.id]).toEqual([1, user.id]);
    }
    const changed = await scim.ask('PATCH', `/Users/${user.id}`, set('externalId', `${externalId}2`, 'Replace'));
    expect([changed.body.externalId, changed.headers.get('etag')]).toEqual([`${externalId}2`, 'W/"2"']);
    const off = { schemas: [core], userName: user.userName, active: false };
    expect((await scim.ask('PUT', `/Users/${user.id}`, off)).body).toMatchObject({
      active: false,
      externalId: `${externalId}2`,
    });
    expect((await scim.ask('PATCH', `/Users/${user.id}`, set(undefined, { active: 'True' }))).body.active).toBe(true);
    expect(await scim.ask('DELETE', `/Users/${user.id}`)).toMatchObject({ status: 204, body: null });
    expect((await scim.ask('GET', `/Users/${user.id}`)).status).toBe(404);
    expect((await scim.ask('DELETE', `/Users/${user.id}`)).status).toBe(404);
    expect((await scim.user({ externalId: `${externalId}2` })).id).not.toBe(user.id);
  });

  it.each([
    ['as a truth', 'active', false],
    ['as Entra ID sends it', 'active', 'False'],
    ['without a path', undefined, { active: false }],
    ['under the address of its schema', `${core}:active`, false],
  ])('ends a session in its midst when it is deactivated %s', async (_how, path, value) => {
    const user = await scim.user();
    const person = await accepted(test, scim.company, user.id);
    expect((await person.fetch('/api/user/roles')).status).toBe(200);
    expect((await scim.ask('PATCH', `/Users/${user.id}`, set(path, value))).body.active).toBe(false);
    expect((await person.fetch('/api/user/roles')).status).toBe(401);
    await scim.ask('PATCH', `/Users/${user.id}`, set('active', true));
    expect(await statusOf(user.id)).toBe('active');
    expect((await person.fetch('/api/user/roles')).status).toBe(401);
  });

  it('stands in the audit log under the name of the token', async () => {
    const user = await scim.user();
    await scim.ask('PATCH', `/Users/${user.id}`, set('active', false));
    const lines = await test.inside(
      scim.company,
      'select action, token_id from audit_event where record_id = $1 order by id',
      [user.id],
    );
    expect(lines).toEqual([
      { action: 'create', token_id: scim.tokenId },
      { action: 'update', token_id: scim.tokenId },
    ]);
  });
});

describe('a change of a user', () => {
  it.each([
    ['another address', set('userName', 'other@example.com'), 'mutability'],
    ['its id', set('id', 'x'), 'mutability'],
    ['its groups', set('groups', []), 'mutability'],
    ['what no schema has', set('favouriteColour', 'blue'), 'invalidPath'],
    ['what leads into objects', set('__proto__.polluted', 'yes'), 'invalidPath'],
    ['neither true nor false', set('active', 'perhaps'), 'invalidValue'],
    ['a list for a text', set('externalId', ['a']), 'invalidValue'],
    ['removing nothing in particular', patchOf({ op: 'remove' }), 'noTarget'],
    ['an operation of its own', patchOf({ op: 'move', path: 'active', value: true }), 'invalidSyntax'],
    ['nothing', patchOf(), 'invalidSyntax'],
    [
      'more than a thousand operations',
      patchOf(...Array(1_001).fill({ op: 'add', path: 'title', value: 'x' })),
      'invalidSyntax',
    ],
  ])('to %s is refused and changes nothing', async (_what, body, scimType) => {
    const user = await scim.user();
    const reply = await scim.ask('PATCH', `/Users/${user.id}`, body);
    expect([reply.status, reply.body.scimType]).toEqual([400, scimType]);
    expect((await scim.ask('GET', `/Users/${user.id}`)).body).toEqual(user);
  });

  it('leaves aside what directories send and nobody keeps here', async () => {
    const user = await scim.user();
    const { status, body } = await scim.ask(
      'PATCH',
      `/Users/${user.id}`,
      patchOf(
        { op: 'Add', path: 'title', value: 'Tour Guide' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'other@example.com' },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '555' },
        { op: 'Add', path: 'name.givenName', value: 'Babs' },
        { op: 'Replace', value: { 'name.familyName': 'J', [`${enterprise}:department`]: 'Tours', displayName: 'B' } },
      ),
    );
    expect([status, body]).toEqual([200, user]);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('is refused by 412 where another version is there by now', async () => {
    const user = await scim.user();
    const off = set('active', false);
    expect((await scim.ask('PATCH', `/Users/${user.id}`, off, { 'if-match': 'W/"7"' })).status).toBe(412);
    expect((await scim.ask('DELETE', `/Users/${user.id}`, undefined, { 'if-match': 'W/"7"' })).status).toBe(412);
    expect((await scim.ask('PATCH', `/Users/${user.id}`, off, { 'if-match': 'W/"1"' })).status).toBe(200);
    const known = await scim.ask('GET', `/Users/${user.id}`, undefined, { 'if-none-match': 'W/"2"' });
    expect(known).toMatchObject({ status: 304, body: null });
  });

  it('never shuts out who the token acts for', async () => {
    const { body } = await scim.ask('GET', '/Users?count=200');
    const [own] = await test.inside(scim.company, 'select id from membership where user_id = $1', [scim.owner.id]);
    expect(body.Resources.map(({ id }: { id: string }) => id)).toContain(own!.id);
    for (const reply of [
      await scim.ask('PATCH', `/Users/${own!.id}`, set('active', false)),
      await scim.ask('DELETE', `/Users/${own!.id}`),
    ])
      expect([reply.status, reply.body.detail]).toEqual([
        409,
        'The account this token acts for cannot be deactivated or removed by it.',
      ]);
  });

  it('never shuts out the last who keeps the accounts of the company', async () => {
    const other = await directory(test, { isOfAdmin: true });
    const { createCompanyRole } = (
      await other.admin.graphql(
        'mutation($g: [GrantInput!]) { createCompanyRole(input: {title: "Keepers", grants: $g}) { id } }',
        { g: forScim },
      )
    ).data;
    const members = [];
    for (const _ of [1, 2]) {
      const { id } = await other.user();
      await accepted(test, other.company, id);
      members.push({ value: id });
    }
    const added = await other.ask('PATCH', `/Groups/${createCompanyRole.id}`, set('members', members, 'add'));
    expect(added.body.members).toHaveLength(2);
    const [one, last] = members.map(({ value }) => `/Users/${value}`) as [string, string];
    expect((await other.ask('PATCH', one, set('active', false))).status).toBe(200);
    for (const reply of [
      await other.ask('PATCH', last, set('active', false)),
      await other.ask('DELETE', last),
      await other.ask('PATCH', `/Groups/${createCompanyRole.id}`, set('members', undefined, 'remove')),
    ])
      expect([reply.status, reply.body.detail]).toEqual([409, expect.stringContaining('Nobody in this company')]);
    expect((await other.ask('GET', last)).body).toMatchObject({ active: true, groups: [{ display: 'Keepers' }] });
  });
});

describe('a list of users', () => {
  it('is told page by page, with the true total', async () => {
    const own = await directory(test);
    for (const _ of [1, 2, 3]) await own.user();
    const first = (await own.ask('GET', '/Users?startIndex=1&count=2')).body;
    const second = (await own.ask('GET', '/Users?startIndex=3&count=2')).body;
    expect([first.totalResults, first.itemsPerPage, second.startIndex, second.itemsPerPage]).toEqual([4, 2, 3, 2]);
    const ids = [...first.Resources, ...second.Resources].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await own.ask('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 4, Resources: [] });
    expect((await own.ask('GET', '/Users?count=-5&startIndex=-5')).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
    });
    expect((await own.ask('GET', '/Users?count=many')).status).toBe(400);
    expect((await own.ask('GET', '/Users?count=99999')).body.itemsPerPage).toBe(4);
  });

  it('tells as much of each as is asked for', async () => {
    const { id, userName } = await scim.user();
    const only = await scim.ask('GET', `/Users/${id}?attributes=userName`);
    expect(only.body).toEqual({ schemas: [core], id, userName });
    const without = await scim.ask('GET', `/Users/${id}?excludedAttributes=emails,groups,id`);
    expect(Object.keys(without.body)).toEqual(['schemas', 'id', 'userName', 'name', 'displayName', 'active', 'meta']);
  });
});

describe('who may ask', () => {
  it('is nobody without a token of the company, a signed-in person included', async () => {
    const bare = await fetch(`${test.url}/scim/v2/Users`);
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(((await bare.json()) as { schemas: string[] }).schemas[0]).toMatch(/:Error$/);
    expect((await scim.owner.fetch('/scim/v2/Users')).status).toBe(401);
    const unknown = await fetch(`${test.url}/scim/v2/Users`, {
      headers: { authorization: `Bearer muster_${'a'.repeat(43)}${scim.company}` },
    });
    expect([unknown.status, ((await unknown.json()) as { status: string }).status]).toEqual([401, '401']);
  });

  it('is no token whose role grants anything else', async () => {
    const wide = await directory(test, {
      role: [...forScim, ...grant('Department', 'read')],
      more: grant('Department', 'read'),
    });
    expect((await wide.ask('GET', '/Users')).status).toBe(403);
  });

  it('does what the role of the token grants, and no more', async () => {
    const reader = await directory(test, { role: grant('CompanyUser', 'read') });
    expect((await reader.ask('GET', '/Users')).body.totalResults).toBe(1);
    const [own] = await test.inside(reader.company, 'select id from membership');
    const body = { schemas: [core], userName: `${newId()}@example.com` };
    expect((await reader.ask('POST', '/Users', body)).status).toBe(403);
    expect((await reader.ask('PATCH', `/Users/${own!.id}`, set('externalId', 'x'))).status).toBe(403);
    expect((await reader.ask('DELETE', `/Users/${own!.id}`)).status).toBe(403);
    expect((await reader.ask('GET', '/Groups')).status).toBe(403);
  });

  it('loses what the owner of the token loses, and everything once they are suspended', async () => {
    const own = await directory(test);
    const user = await own.user();
    const hold = (grants: object[]) =>
      test.inside(
        own.company,
        `update company_role set grants = $2 where id = any(
           select unnest(role_ids) from membership where user_id = $1)`,
        [own.owner.id, JSON.stringify(grants)],
      );
    await hold(forScim.filter(({ action }) => action !== 'delete'));
    expect((await own.ask('DELETE', `/Users/${user.id}`)).status).toBe(403);
    await hold(grant('Department', 'read'));
    expect((await own.ask('GET', '/Users')).status).toBe(403);
    await test.inside(own.company, `update membership set status = 'suspended' where user_id = $1`, [own.owner.id]);
    test.app.auth.apiTokens.forgetCached();
    expect((await own.ask('GET', '/Users')).status).toBe(401);
  });

  it('finds nothing of another company, whichever id they name', async () => {
    const other = await directory(test);
    const user = await other.user();
    for (const [method, body] of [
      ['GET'],
      ['PUT', { active: false }],
      ['PATCH', set('active', false)],
      ['DELETE'],
    ] as const)
      expect([method, (await scim.ask(method, `/Users/${user.id}`, body)).status]).toEqual([method, 404]);
    expect((await scim.ask('GET', `/Users${query(`id eq "${user.id}"`)}`)).body.totalResults).toBe(0);
    expect(await statusOf(user.id, other.company)).toBe('invited');
    expect((await scim.ask('GET', '/Users/nonsense')).status).toBe(404);
  });

  it('learns what is offered, and that there is nothing else', async () => {
    expect((await scim.ask('GET', '/Nothing')).status).toBe(404);
    expect((await scim.ask('GET', '/Schemas')).body.totalResults).toBe(3);
    expect((await scim.ask('GET', `/Schemas/${core}`)).body.name).toBe('User');
    expect((await scim.ask('GET', '/ResourceTypes/Group')).body.endpoint).toBe('/Groups');
    expect((await scim.ask('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true, maxResults: 200 },
    });
  });
});
