import { Client } from 'pg';
import { newId } from '../../../platform/records/ids';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { directory, grant, patchOf, type Directory } from './scim.fixture';

let test: TestApp;
let scim: Directory;
beforeAll(async () => {
  test = await createTestApp();
  scim = await directory(test);
});
afterAll(() => test.close());

const schema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const query = (filter: string) => `?filter=${encodeURIComponent(filter)}`;
const valuesOf = (body: { members: { value: string }[] }): string[] => body.members.map(({ value }) => value);
const users = async (many: number): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < many) ids.push((await scim.user()).id);
  return ids.sort();
};
const named = (ids: string[]) => ids.map((value) => ({ value }));

describe('a group a directory makes', () => {
  it('is a role that grants nothing, with the members it was made with', async () => {
    const [a, b] = await users(2);
    const displayName = `Guides ${newId()}`;
    const { status, body, headers } = await scim.ask('POST', '/Groups', {
      schemas: [schema],
      displayName,
      externalId: displayName,
      members: named([a!, b!]),
    });
    expect([status, headers.get('location')]).toEqual([201, `http://localhost/scim/v2/Groups/${body.id}`]);
    expect(body).toMatchObject({ schemas: [schema], displayName, externalId: displayName });
    expect(body.members[0]).toEqual({
      value: a,
      display: 'Barbara Jensen',
      $ref: `http://localhost/scim/v2/Users/${a}`,
      type: 'User',
    });
    const [row] = await test.inside(scim.company, 'select title, grants from company_role where id = $1', [body.id]);
    expect(row).toEqual({ title: displayName, grants: [] });
    expect((await scim.ask('GET', `/Users/${a}`)).body.groups).toMatchObject([
      { value: body.id, display: displayName },
    ]);
  });

  it('is refused where the company has its name or its external id already', async () => {
    const group = await scim.group({ externalId: newId() });
    const inOtherLetters = { displayName: String(group.displayName).toUpperCase() };
    for (const same of [
      { displayName: group.displayName },
      inOtherLetters,
      { displayName: newId(), externalId: group.externalId },
    ]) {
      const { status, body } = await scim.ask('POST', '/Groups', { schemas: [schema], ...same });
      expect([status, body.scimType]).toEqual([409, 'uniqueness']);
    }
    expect((await scim.ask('POST', '/Groups', { schemas: [schema] })).body.scimType).toBe('invalidValue');
  });
});

describe('a group', () => {
  it('is filled and emptied by the operations of RFC 7644 section 3.5.2, and as Entra ID sends them', async () => {
    const [a, b, c] = (await users(3)) as [string, string, string];
    const { id } = await scim.group();
    const patched = async (...operations: object[]) =>
      valuesOf((await scim.ask('PATCH', `/Groups/${id}`, patchOf(...operations))).body);
    expect(await patched({ op: 'add', path: 'members', value: named([a, b]) })).toEqual([a, b]);
    expect(await patched({ op: 'remove', path: `members[value eq "${a}"]` })).toEqual([b]);
    expect(await patched({ op: 'Add', value: { members: named([b, c]) } })).toEqual([b, c]);
    expect(await patched({ op: 'Remove', path: 'members', value: named([b]) })).toEqual([c]);
    expect(await patched({ op: 'replace', path: 'members', value: named([a]) })).toEqual([a]);
    expect(
      await patched(
        { op: 'remove', path: `members[value eq "${a}" or value eq "${b}"]` },
        { op: 'add', path: `${schema}:members`, value: { value: c } },
      ),
    ).toEqual([c]);
    expect(await patched({ op: 'remove', path: 'members' })).toEqual([]);
    expect(valuesOf((await scim.ask('PUT', `/Groups/${id}`, { members: named([b]) })).body)).toEqual([b]);
    expect(valuesOf((await scim.ask('PUT', `/Groups/${id}`, { displayName: `${id} anew` })).body)).toEqual([b]);
    expect((await scim.ask('GET', `/Groups/${id}?excludedAttributes=members`)).body.members).toBeUndefined();
    const isIn = query(`id eq "${id}" and members[value eq "${b}"]`);
    expect((await scim.ask('GET', `/Groups${isIn}`)).body.totalResults).toBe(1);
    expect((await scim.ask('GET', `/Groups${query(`members eq "${a}"`)}`)).body.totalResults).toBe(0);
  });

  it('is renamed, found by its name in any case, and deleted once nobody has it', async () => {
    const [a] = await users(1);
    const group = await scim.group({ members: named([a!]) });
    const displayName = `Renamed ${newId()}`;
    const operations = patchOf({ op: 'replace', value: { id: group.id, displayName } });
    expect((await scim.ask('PATCH', `/Groups/${group.id}`, operations)).body.displayName).toBe(displayName);
    const found = await scim.ask('GET', `/Groups${query(`displayName eq "${displayName.toUpperCase()}"`)}`);
    expect(found.body.Resources.map(({ id }: { id: string }) => id)).toEqual([group.id]);
    expect((await scim.ask('DELETE', `/Groups/${group.id}`)).status).toBe(409);
    await scim.ask('PATCH', `/Groups/${group.id}`, patchOf({ op: 'remove', path: 'members' }));
    expect((await scim.ask('DELETE', `/Groups/${group.id}`)).status).toBe(204);
    expect((await scim.ask('GET', `/Groups/${group.id}`)).status).toBe(404);
  });

  it('has another version once somebody came or went', async () => {
    const [a] = await users(1);
    const group = await scim.group();
    const { version } = group.meta;
    const add = patchOf({ op: 'add', path: 'members', value: named([a!]) });
    const now = await scim.ask('PATCH', `/Groups/${group.id}`, add, { 'if-match': version });
    expect(now.status).toBe(200);
    expect(now.body.meta.version).not.toBe(version);
    expect((await scim.ask('PATCH', `/Groups/${group.id}`, add, { 'if-match': version })).status).toBe(412);
  });

  it.each([
    ['a member there is not', { op: 'add', path: 'members', value: [{ value: 'nobody' }] }, 'invalidValue'],
    ['a member without an id', { op: 'add', path: 'members', value: [{ display: 'Babs' }] }, 'invalidValue'],
    ['an attribute there is not', { op: 'add', path: 'colour', value: 'blue' }, 'invalidPath'],
    ['its id', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    ['a name it has not', { op: 'remove', path: 'displayName' }, 'invalidValue'],
    ['members by what they are not kept by', { op: 'remove', path: 'members[display eq "x"]' }, 'invalidFilter'],
    ['members by no filter', { op: 'remove', path: 'members[]' }, 'invalidFilter'],
    ['whatever a chain leads to', { op: 'add', path: 'constructor.prototype.x', value: 'y' }, 'invalidPath'],
  ])('is left as it was by a change that names %s', async (_what, operation, scimType) => {
    const [a, b] = await users(2);
    const group = await scim.group({ members: named([a!]) });
    const body = patchOf({ op: 'add', path: 'members', value: named([b!]) }, operation);
    const reply = await scim.ask('PATCH', `/Groups/${group.id}`, body);
    expect([reply.status, reply.body.scimType]).toEqual([400, scimType]);
    expect((await scim.ask('GET', `/Groups/${group.id}`)).body).toEqual(group);
  });

  it('opens to nobody what the owner of the token does not hold', async () => {
    const roleWith = async (title: string, subject: string): Promise<string> =>
      (
        await scim.admin.graphql(
          'mutation($t: String!, $g: [GrantInput!]) { createCompanyRole(input: {title: $t, grants: $g}) { id } }',
          { t: title, g: grant(subject, 'read') },
        )
      ).data.createCompanyRole.id;
    const [a] = await users(1);
    const body = patchOf({ op: 'add', path: 'members', value: named([a!]) });
    expect((await scim.ask('PATCH', `/Groups/${await roleWith('Pay', 'EmployeeSalary')}`, body)).status).toBe(403);
    expect((await scim.ask('PATCH', `/Groups/${await roleWith('People', 'Employee')}`, body)).status).toBe(200);
  });

  it('gives what the owner of the token holds, decisions included, of an admin whatever a role grants', async () => {
    const decisions = grant('PayrollRun', 'read', 'approve');
    for (const own of [await directory(test, { more: decisions }), await directory(test, { isOfAdmin: true })]) {
      const { data } = await own.admin.graphql(
        'mutation($g: [GrantInput!]) { createCompanyRole(input: {title: "Approvers", grants: $g}) { id } }',
        { g: decisions },
      );
      const { id } = await own.user();
      const body = patchOf({ op: 'add', path: 'members', value: [{ value: id }] });
      expect((await own.ask('PATCH', `/Groups/${data.createCompanyRole.id}`, body)).status).toBe(200);
    }
  });

  it('takes a thousand members in one request, and no more', async () => {
    const own = await directory(test);
    const ids = await test.inside<{ id: string }>(
      own.company,
      `insert into membership (id, version, created_at, updated_at, company_id, status, role_ids,
         invited_name, invited_email, invited_type)
       select lpad(to_hex(n), 24, '0'), 1, now(), now(), $1, 'invited', '{}',
         'Member ' || n, 'm' || n || '@example.com', 'employee'
         from generate_series(1, 1001) n returning id`,
      [own.company],
    );
    const group = await own.group();
    const members = named(ids.map(({ id }) => id));
    const change = (op: string, value: object[]) =>
      own.ask('PATCH', `/Groups/${group.id}?excludedAttributes=members`, patchOf({ op, path: 'members', value }));
    expect((await change('add', members)).status).toBe(413);
    const { body } = await own.ask('GET', `/Groups/${group.id}`);
    expect(body.members).toEqual([]);
    expect((await change('add', members.slice(0, 1_000))).status).toBe(200);
    expect((await own.ask('GET', `/Groups/${group.id}`)).body.members).toHaveLength(1_000);
    expect((await change('remove', members.slice(0, 999))).status).toBe(200);
    expect(valuesOf((await own.ask('GET', `/Groups/${group.id}`)).body)).toEqual([members[999]!.value]);
  });

  it('is filled by the same number of statements for each member, however many there are', async () => {
    const ids = await users(30);
    const statements = jest.spyOn(Client.prototype, 'query');
    const countOf = async (members: string[]): Promise<number> => {
      const group = await scim.group();
      statements.mockClear();
      await scim.ask('PATCH', `/Groups/${group.id}`, patchOf({ op: 'add', path: 'members', value: named(members) }));
      return statements.mock.calls.length;
    };
    await countOf(ids.slice(0, 1));
    const [five, ten, thirty] = [await countOf(ids.slice(0, 5)), await countOf(ids.slice(0, 10)), await countOf(ids)];
    const each = (ten - five) / 5;
    expect(each).toBeGreaterThan(0);
    expect(each).toBeLessThan(15);
    expect((thirty - ten) / 20).toBeLessThan(each + 1);
  });

  it('of another company is absent, and so are the users of one as members', async () => {
    const other = await directory(test);
    const [group, user] = [await other.group(), await other.user()];
    for (const [method, body] of [
      ['GET'],
      ['PUT', { displayName: 'x1' }],
      ['PATCH', patchOf({ op: 'remove', path: 'members' })],
      ['DELETE'],
    ] as const)
      expect([method, (await scim.ask(method, `/Groups/${group.id}`, body)).status]).toEqual([method, 404]);
    const mine = await scim.group();
    const add = patchOf({ op: 'add', path: 'members', value: named([user.id]) });
    expect((await scim.ask('PATCH', `/Groups/${mine.id}`, add)).body.scimType).toBe('invalidValue');
  });
});
