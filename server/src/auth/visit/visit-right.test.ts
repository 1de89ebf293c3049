import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { insertRow } from '../../../test/rows';
import type { Grant } from '../../platform/access/ability';
import { newId } from '../../platform/records/ids';

let test: TestApp;
let company: string;
let other: string;
beforeAll(async () => {
  test = await createTestApp();
  [company, other] = [await test.company(), await test.company()];
  for (const each of [company, other]) await insertRow(test, 'Employee', each, { code: `E ${each}` });
});
afterAll(() => test.close());

const all = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const visiting = all('Company', 'read', 'visit');
const codeOf = (answer: { errors?: { extensions: Record<string, any> }[] }) => answer.errors?.[0]?.extensions.code;
const here = async (who: Person) => (await who.graphql('{ session { company { id } mayVisit roles } }')).data.session;
const enter = (who: Person, id: string) =>
  who.graphql('mutation($id: ID!) { enterCompany(id: $id) { company { id } mayVisit } }', { id });
const permissionsOf = async (who: Person) =>
  (
    (await (
      await fetch(`${test.url}/api/auth/session`, { headers: { cookie: `next-auth.session-token=${who.token}` } })
    ).json()) as { user: { permissions: string[] } }
  ).user.permissions.sort();
const change = (who: Person, body: object) => who.rest('POST', '/api/user/change-company', body);

describe('the right to visit companies', () => {
  it.each(['GraphQL', 'REST'])('lets one into any company and out again, over %s', async (door) => {
    const who = await test.as({ grants: visiting });
    expect(await here(who)).toMatchObject({ company: null, mayVisit: true });
    for (const id of [company, other]) {
      if (door === 'GraphQL')
        expect((await enter(who, id)).data.enterCompany).toEqual({ company: { id }, mayVisit: true });
      else expect((await change(who, { visit: true, selectedCompany: { _id: id } })).body).toEqual({ success: true });
      expect((await here(who)).company).toEqual({ id });
    }
    if (door === 'GraphQL') await who.graphql('mutation { leaveCompany { expires } }');
    else expect((await change(who, { visit: false })).status).toBe(200);
    expect(await here(who)).toMatchObject({ company: null, mayVisit: true });
  });

  it.each<[string, Grant[], 'employee' | 'client']>([
    ['a platform role without it', all('Company', 'read', 'update'), 'employee'],
    ['no role', [], 'employee'],
    ['a client, whatever their roles', visiting, 'client'],
    ['the right in a narrower scope', [{ subject: 'Company', action: 'visit', scope: 'own' }], 'employee'],
  ])('is not had by %s', async (_name, grants, type) => {
    const who = await test.as({ type, grants });
    expect(codeOf(await enter(who, company))).toBe('NOT_FOUND');
    expect((await change(who, { visit: true, selectedCompany: { _id: company } })).status).toBe(404);
    expect(await here(who)).toMatchObject({ company: null, mayVisit: false });
  });

  it('opens neither what does not exist nor what is closed', async () => {
    const who = await test.as({ grants: visiting });
    for (const id of [newId(), 'x', await test.company({ status: 'suspended' })]) {
      expect(codeOf(await enter(who, id))).toBe('NOT_FOUND');
      expect((await change(who, { visit: true, selectedCompany: { _id: id } })).status).toBe(404);
    }
    expect(await here(who)).toMatchObject({ company: null });
  });

  it('is told by the rows of companies: as a button, and as a permission of the session', async () => {
    const closed = await test.company({ status: 'closed' });
    const actionsOf = async (who: Person, id: string) =>
      (await who.graphql('query($id: ID!) { company(id: $id) { allowedActions } }', { id })).data.company
        .allowedActions;
    const who = await test.as({ grants: visiting });
    expect([await actionsOf(who, company), await actionsOf(who, closed)]).toEqual([['visit'], []]);
    expect(await actionsOf(await test.as({ grants: all('Company', 'read') }), company)).toEqual([]);
    expect(await actionsOf(await test.as({ type: 'admin' }), closed)).toContain('visit');
    expect(await permissionsOf(who)).toEqual(['AdminViewCompany', 'AdminVisitCompany']);
  });

  it('ends at once with the role that grants it', async () => {
    const who = await test.as({ grants: visiting });
    await enter(who, company);
    await test.sql(
      `update role set status = 'inactive' where id = any(select unnest(role_ids) from app_user where id = $1)`,
      [who.id],
    );
    test.app.auth.sessions.forgetCached();
    expect(await here(who)).toEqual({ company: null, mayVisit: false, roles: [] });
  });
});

describe('a visitor inside a company', () => {
  const grants = [
    ...visiting,
    ...all('Company', 'update', 'export'),
    ...all('User', 'read', 'create', 'delete'),
    ...all('Role', 'read', 'update'),
  ];
  let visitor: Person;
  beforeAll(async () => {
    visitor = await test.as({ grants });
    await enter(visitor, company);
  });

  it('sees what their platform roles show of everybody, and of this company alone', async () => {
    const role = await insertRow(test, 'CompanyRole', other, { title: 'Of the other', grants: [] });
    const { data } = await visitor.graphql(
      '{ companies { rows { id } } companyUsers { total } companyRoles { rows { id } } }',
    );
    expect(data.companies.rows).toEqual([{ id: company }]);
    expect(data.companyRoles.rows).not.toContainEqual({ id: role });
    expect(codeOf(await visitor.graphql('query($id: ID!) { companyRole(id: $id) { title } }', { id: role }))).toBe(
      'NOT_FOUND',
    );
    expect((await visitor.rest('GET', '/api/company-user/')).status).toBe(200);
    expect((await visitor.rest('GET', '/api/company/')).body.data.map(({ _id }: { _id: string }) => _id)).toEqual([
      company,
    ]);
    expect(await permissionsOf(visitor)).toEqual(['ViewCompany', 'ViewRole', 'ViewUser']);
  });

  it('sees no people, pay or documents', async () => {
    for (const list of ['employees', 'payslips', 'employeeSalaries', 'documents', 'employeeLeaves']) {
      expect((await visitor.graphql(`{ ${list} { total } }`)).data?.[list].total ?? 0).toBe(0);
    }
    expect((await visitor.rest('GET', '/api/company-employee/')).status).toBe(403);
    expect((await visitor.rest('GET', '/api/payroll/')).status).toBe(403);
    expect(
      (await visitor.rest('GET', '/api/menuOptions')).body.data.flatMap(
        (item: { path?: string; children?: { path: string }[] }) =>
          item.children?.map(({ path }) => path) ?? item.path ?? [],
      ),
    ).toEqual(['/company-users', '/company-roles', '/companies']);
  });

  it('changes nothing, not even what they may change outside', async () => {
    const update = `mutation($id: ID!) { updateCompany(id: $id, version: 1, input: { name: "Taken over" }) { id } }`;
    expect(codeOf(await visitor.graphql(update, { id: company }))).toBe('NOT_FOUND');
    expect(
      codeOf(await visitor.graphql('mutation { createCompanyRole(input: { title: "Mine", grants: [] }) { id } }')),
    ).toBe('FORBIDDEN');
    expect(
      (
        await visitor.rest('POST', '/api/company-user/add-user', {
          data: { name: 'A', email: `${newId()}@example.com`, password: 'Correct horse 9' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await visitor.graphql('query($id: ID!) { company(id: $id) { allowedActions } }', { id: company })).data.company
        .allowedActions,
    ).toEqual([]);
  });

  it('who has a role of the company is there as what that role makes them', async () => {
    const member = await test.as({ company, grants: all('Department', 'read') });
    const role = await insertRow(test, 'Role', null, {
      title: `Visits ${newId()}`,
      grants,
      status: 'active',
    });
    await test.sql('update app_user set role_ids = $2 where id = $1', [member.id, [role]]);
    test.app.auth.sessions.forgetCached();
    expect((await member.graphql('{ departments { total } }')).errors).toBeUndefined();
    expect((await member.graphql('{ companyUsers { total } }')).data?.companyUsers.total ?? 0).toBe(0);
    expect((await member.rest('GET', '/api/company-user/')).status).toBe(403);
    await enter(member, other);
    expect((await member.rest('GET', '/api/company-user/')).status).toBe(200);
    expect((await member.graphql('{ departments { total } }')).data?.departments.total ?? 0).toBe(0);
  });

  it('begins a new session outside, or where they were last', async () => {
    const begin = async (id: string) =>
      (await test.app.auth.sessions.begin(
        { id, status: 'active', passwordHash: 'no password fits this' },
        { ip: '127.0.0.1', userAgent: null },
      ))!.session.company?.id;
    const who = await test.as({ grants: visiting });
    expect(await begin(who.id)).toBeUndefined();
    await enter(who, other);
    expect(await begin(who.id)).toBe(other);
  });
});
