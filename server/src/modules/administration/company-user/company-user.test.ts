import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const codesOf = ({ errors }: Answer): unknown[] => (errors ?? []).map(({ extensions }) => extensions.code);
const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const ofMembers = [
  ...grant('CompanyUser', 'read', 'create', 'update', 'delete'),
  ...grant('CompanyRole', 'read', 'create', 'update'),
  ...grant('Employee', 'read'),
];
const add =
  'mutation($input: CompanyUserInput!) { createCompanyUser(input: $input) { id userId name email version roleIds } }';
const update =
  'mutation($id: ID!, $v: Int!, $input: CompanyUserChanges!) { updateCompanyUser(id: $id, version: $v, input: $input) { version } }';
const newMember = (more: object = {}) => ({ input: { name: 'Sami Nasser', email: `${newId()}@example.com`, ...more } });
/** Which send a first password. */
const asOldClients = { password: 'Correct horse 9' };
const roleWith = async (who: Person, grants: Grant[]) =>
  who.graphql('mutation($t: String!, $g: [GrantInput!]) { createCompanyRole(input: {title: $t, grants: $g}) { id } }', {
    t: newId(),
    g: grants,
  });
const membershipOf = async (who: Person): Promise<{ id: string; version: number }> =>
  (
    await test.sql<{ id: string; version: number }>('select id, version from membership where user_id = $1', [who.id])
  )[0]!;
const hire = async (): Promise<string> =>
  (
    await admin.graphql(
      'mutation($c: String!) { createEmployee(input: {code: $c, firstName: "Lina", lastName: "Saleh", hireDate: "2024-01-01"}) { id } }',
      { c: newId() },
    )
  ).data.createEmployee.id;

describe('members of a company', () => {
  it('are invited by who may add members, and have no account before they accept', async () => {
    const manager = await test.as({ company, grants: ofMembers });
    const given = newMember();
    const { data } = await manager.graphql(add, given);
    expect(data.createCompanyUser).toMatchObject({
      userId: null,
      name: 'Sami Nasser',
      email: given.input.email,
      roleIds: [],
    });
    expect(await test.sql('select id from app_user where email = $1', [given.input.email])).toEqual([]);
  });

  it('are told every problem at once, each beside its field', async () => {
    const answer = await admin.graphql(add, newMember({ name: 'x', email: 'nonsense' }));
    expect(answer.errors?.[0]?.extensions.fields.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
    ]);
  });

  it('are made admins by nobody who is none', async () => {
    const manager = await test.as({ company, grants: ofMembers });
    expect(codesOf(await manager.graphql(add, newMember({ type: 'admin' })))).toEqual(['FORBIDDEN']);
    const { status } = await manager.rest('POST', '/api/company-user/add-user', {
      data: { ...newMember().input, ...asOldClients, type: 'admin' },
    });
    expect(status).toBe(403);
    const asList = await manager.rest('POST', '/api/company-user/add-user', {
      data: { ...newMember().input, ...asOldClients, type: ['admin'] },
    });
    expect(asList.status).toBe(422);
  });

  it('get no role beyond what the giver holds: at adding, later, by being let in again, over REST', async () => {
    const manager = await test.as({ company, grants: ofMembers });
    const weak = (await roleWith(admin, grant('Employee', 'read'))).data.createCompanyRole.id;
    const mighty = (await roleWith(admin, grant('EmployeeSalary', 'read'))).data.createCompanyRole.id;
    expect(codesOf(await manager.graphql(add, newMember({ roleIds: [weak] })))).toEqual([]);
    const refused = newMember({ roleIds: [mighty] });
    expect(codesOf(await manager.graphql(add, refused))).toEqual(['FORBIDDEN']);
    expect(await test.sql('select id from app_user where email = $1', [refused.input.email])).toEqual([]);
    const { id, version } = await membershipOf(manager);
    expect(codesOf(await manager.graphql(update, { id, v: version, input: { roleIds: [mighty] } }))).toEqual([
      'FORBIDDEN',
    ]);
    const sleeper = (await admin.graphql(add, newMember({ roleIds: [mighty] }))).data.createCompanyUser;
    await admin.graphql(update, { id: sleeper.id, v: 1, input: { status: 'suspended' } });
    expect(codesOf(await manager.graphql(update, { id: sleeper.id, v: 2, input: { status: 'active' } }))).toEqual([
      'FORBIDDEN',
    ]);
    const { status, body } = await manager.rest('POST', '/api/company-user/add-user', {
      data: { ...newMember().input, ...asOldClients, roles: [mighty] },
    });
    expect([status, body.success]).toEqual([403, false]);
  });

  it('offer nothing to be done to them, nor do their roles, to who holds less than they are granted', async () => {
    const manager = await test.as({ company, grants: ofMembers });
    const role = async (...grants: Grant[]) => (await roleWith(admin, grants)).data.createCompanyRole.id as string;
    const weak = await role(...grant('Employee', 'read'));
    const mighty = await role(...grant('EmployeeSalary', 'read'));
    const own = await role({ subject: 'EmployeeSalary', action: 'read', scope: 'own' });
    const memberWith = async (roleId: string) =>
      (await admin.graphql(add, newMember({ roleIds: [roleId] }))).data.createCompanyUser.id as string;
    const [below, above, alike] = [await memberWith(weak), await memberWith(mighty), await memberWith(own)];
    const chief = await test.as({ company });
    await test.sql("update app_user set type = 'admin' where id = $1", [chief.id]);
    const { id: boss } = await membershipOf(chief);
    const offered = async (who: Person, list: string, ids: string[]) => {
      const { data } = await who.graphql(
        `query($ids: [ID!]) { ${list}(filter: { id: { in: $ids } }) { rows { id allowedActions } } }`,
        { ids },
      );
      const rows = data[list].rows as { id: string; allowedActions: string[] }[];
      return ids.map((id) => rows.find((row) => row.id === id)!.allowedActions);
    };
    const members = [below, above, alike, boss];
    expect(await offered(manager, 'companyUsers', members)).toEqual([
      ['update', 'delete'],
      [],
      ['update', 'delete'],
      [],
    ]);
    expect((await offered(admin, 'companyUsers', members)).every((actions) => actions.includes('delete'))).toBe(true);
    expect(await offered(manager, 'companyRoles', [weak, mighty])).toEqual([['update'], []]);
    for (const id of [above, boss])
      expect(codesOf(await manager.graphql(update, { id, v: 1, input: { status: 'suspended' } }))).toEqual([
        'FORBIDDEN',
      ]);
    expect(codesOf(await manager.graphql(update, { id: below, v: 1, input: { roleIds: [] } }))).toEqual([]);
  });

  it('do not make themselves another employee, whose data their own grants would reach', async () => {
    const [mine, boss] = [await hire(), await hire()];
    const manager = await test.as({
      company,
      employeeId: mine,
      grants: [...ofMembers, { subject: 'EmployeeSalary', action: 'read', scope: 'own' }],
    });
    const { id, version } = await membershipOf(manager);
    expect(codesOf(await manager.graphql(update, { id, v: version, input: { employeeId: boss } }))).toEqual([
      'FORBIDDEN',
    ]);
    const colleague = await membershipOf(await test.as({ company }));
    expect(
      codesOf(await manager.graphql(update, { id: colleague.id, v: colleague.version, input: { employeeId: boss } })),
    ).toEqual([]);
  });

  it('suspended, gone or deleted are in the company no longer', async () => {
    for (const end of [
      (id: string) => admin.graphql(update, { id, v: 1, input: { status: 'suspended' } }),
      (id: string) => admin.graphql('mutation($id: ID!) { deleteCompanyUsers(ids: [$id]) { done } }', { id }),
    ]) {
      const who = await test.as({ company, grants: grant('Department', 'read') });
      expect(codesOf(await who.graphql('{ departments { total } }'))).toEqual([]);
      expect(codesOf(await end((await membershipOf(who)).id))).toEqual([]);
      expect(codesOf(await who.graphql('{ departments { total } }'))).toEqual(['UNAUTHENTICATED']);
      expect(
        codesOf(await who.graphql('mutation($id: ID!) { enterCompany(id: $id) { user { id } } }', { id: company })),
      ).toEqual(['UNAUTHENTICATED']);
    }
  });
});

describe('roles of a company', () => {
  it('grant nothing their maker does not hold, nor to a wider circle', async () => {
    const manager = await test.as({
      company,
      grants: [...ofMembers, { subject: 'Payslip', action: 'read', scope: 'team' }],
    });
    const cases: [Grant[], unknown[]][] = [
      [grant('Employee', 'read'), []],
      [[{ subject: 'Payslip', action: 'read', scope: 'own' }], []],
      [[{ subject: 'Payslip', action: 'read', scope: 'company' }], ['FORBIDDEN']],
      [grant('Employee', 'read', 'delete'), ['FORBIDDEN']],
      [grant('User', 'read'), ['INVALID']],
      [grant('Company', 'delete'), ['INVALID']],
      [grant('all', 'manage'), ['INVALID']],
      [grant('Employee', 'manage'), ['INVALID']],
    ];
    for (const [grants, codes] of cases)
      expect([grants, codesOf(await roleWith(manager, grants))]).toEqual([grants, codes]);
  });

  it('take effect, change and end at once', async () => {
    const who = await test.as({ company, grants: grant('Department', 'read') });
    const [{ id }] = (await test.sql('select unnest(role_ids) as id from membership where user_id = $1', [who.id])) as [
      { id: string },
    ];
    const actions = async () => (await who.graphql('{ session { rules } }')).data.session.rules.length as number;
    const before = await actions();
    const change = (v: number, input: object) =>
      admin.graphql(
        'mutation($id: ID!, $v: Int!, $input: CompanyRoleChanges!) { updateCompanyRole(id: $id, version: $v, input: $input) { id } }',
        { id, v, input },
      );
    await change(1, { grants: grant('Department', 'read', 'create') });
    expect(await actions()).toBe(before + 1);
    await change(2, { status: 'inactive' });
    expect(await actions()).toBe(before - 1);
  });

  it('are filtered over REST by kind of account and by whether they get in', async () => {
    const here = await test.company();
    const who = await test.as({ type: 'admin', company: here });
    const [active, closed, client] = [
      await test.as({ company: here }),
      await test.as({ company: here }),
      await test.as({ type: 'client', company: here }),
    ];
    await test.sql(`update app_user set status = 'inactive' where id = $1`, [closed.id]);
    const ids = async (query: string) =>
      (await who.rest('GET', `/api/company-user/?${query}`)).body.data.map(({ _id }: { _id: string }) => _id).sort();
    expect(await ids('type=client')).toEqual([client.id]);
    expect(await ids('userStatus=inactive')).toEqual([closed.id]);
    expect(await ids('userStatus=active')).toEqual([active.id, client.id].sort());
  });
});

describe('who keeps the accounts of a company', () => {
  const keeps = [
    ...grant('CompanyUser', 'read', 'update', 'delete'),
    ...grant('CompanyRole', 'read', 'update', 'delete'),
  ];
  const remove = (who: Person, name: string, id: string) =>
    who.graphql(`mutation($ids: [ID!]!) { delete${name}s(ids: $ids) { done message } }`, { ids: [id] });
  const change = (who: Person, name: string, id: string, version: number, input: object) =>
    who.graphql(
      `mutation($id: ID!, $v: Int!, $input: ${name}Changes!) { update${name}(id: $id, version: $v, input: $input) { version } }`,
      { id, v: version, input },
    );
  const last = /^Nobody in this company could change its users any more\./;

  it('is not removed, suspended or left without roles as the last one, nor is the role that lets them; an admin may', async () => {
    const own = await test.company();
    const [keeper, outside] = [
      await test.as({ company: own, grants: keeps }),
      await test.as({ type: 'admin', company: own }),
    ];
    const { id, version } = await membershipOf(keeper);
    const [{ role }] = (await test.sql('select role_ids[1] as role from membership where id = $1', [id])) as [
      { role: string },
    ];
    expect((await remove(keeper, 'CompanyUser', id)).data.deleteCompanyUsers).toEqual([
      { done: false, message: expect.stringMatching(last) },
    ]);
    for (const input of [{ status: 'suspended' }, { roleIds: [] }])
      expect((await change(keeper, 'CompanyUser', id, version, input)).errors?.[0]?.message).toMatch(last);
    for (const input of [{ status: 'inactive' }, { grants: grant('CompanyUser', 'read') }]) {
      expect((await change(keeper, 'CompanyRole', role, 1, input)).errors?.[0]?.message).toMatch(last);
    }
    expect(codesOf(await change(outside, 'CompanyUser', id, version, { roleIds: [] }))).toEqual([]);
  });

  it('is one of two when both go at once', async () => {
    const own = await test.company();
    const [one, two] = [await test.as({ company: own, grants: keeps }), await test.as({ company: own, grants: keeps })];
    const [first, second] = [await membershipOf(one), await membershipOf(two)];
    await Promise.all([remove(one, 'CompanyUser', second.id), remove(two, 'CompanyUser', first.id)]);
    expect(
      await test.sql(`select 1 from membership where id in ($1, $2) and deleted_at is null`, [first.id, second.id]),
    ).toHaveLength(1);
  });
});

it('a member of two companies is sent three links an hour by each: neither learns what the other asked for, nor what they asked for themselves', async () => {
  const member = await test.as({ company, grants: [] });
  const elsewhere = await test.company();
  const [{ email }] = (await test.sql('select email from app_user where id = $1', [member.id])) as [{ email: string }];
  await insertRow(test, 'CompanyUser', elsewhere, {
    userId: member.id,
    status: 'active',
    roleIds: [],
    employeeId: null,
  });
  const send = async (where: string, times: number): Promise<string[]> => {
    const keeper = await test.as({ type: 'admin', company: where });
    const [{ id }] = (await test.sql('select id from membership where user_id = $1 and company_id = $2', [
      member.id,
      where,
    ])) as [{ id: string }];
    const told: string[] = [];
    for (let at = 0; at < times; at += 1) {
      const answer = await keeper.graphql('mutation($id: ID!) { sendCompanyUserPasswordLink(id: $id) { id } }', { id });
      told.push((codesOf(answer)[0] as string | undefined) ?? 'sent');
    }
    return told;
  };
  for (let at = 0; at < 3; at += 1)
    await admin.graphql('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: email });
  expect(await send(company, 4)).toEqual(['sent', 'sent', 'sent', 'CONFLICT']);
  expect(await send(elsewhere, 4)).toEqual(['sent', 'sent', 'sent', 'CONFLICT']);
  const [{ mails }] = (await test.sql(
    `select count(*)::int as mails from mail where email = $1 and kind = 'password_reset'`,
    [email],
  )) as [{ mails: number }];
  expect(mails).toBe(9);
});
