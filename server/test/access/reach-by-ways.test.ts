import type { Grant, GrantScope } from '../../src/platform/access/ability';
import { allAreas, type Area } from '../../src/platform/records/area';
import { allApprovable, approvingVerb } from '../../src/platform/approval/approval';
import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { insertRow } from '../rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

/**
 * Nobody reaches by a link, a role, a token, a flow, a place or an address what they do not hold. For each kind of row
 * about people: somebody who keeps accounts tries every way to an account that opens those rows of a person they
 * themselves do not reach; each way is refused, and is open to whoever holds the right for that person.
 */
appSchema();
const aboutPeople = allAreas().filter(({ isTenant, isPersonal, person }) => isTenant && !isPersonal && person);
const narrow: GrantScope[] = ['own', 'team', 'department'];
const approvable = new Set(allApprovable().map(({ area }) => area.name));

const grant = (subject: string, actions: string[], scope: GrantScope = 'company'): Grant[] =>
  actions.map((action) => ({ subject, action, scope }));
/** Keeping accounts, roles, tokens, flows and positions, and nothing of what rows hold. */
const keeps: Grant[] = [
  ...grant('CompanyUser', ['read', 'create', 'update', 'delete', 'invite', 'change_password']),
  ...grant('CompanyRole', ['read', 'create', 'update', 'delete']),
  ...grant('ApiToken', ['read', 'create', 'issue']),
  ...grant('ApprovalFlow', ['read', 'create', 'update']),
  ...grant('Webhook', ['read', 'create']),
  ...grant('Department', ['read', 'create', 'update']),
];

let test: TestApp;
let company: string;
/**
 * Whose rows are tried for: without an account, with one that has no role, a suspended one, one that was deleted, and
 * one with a role to be changed.
 */
let people: Record<'plain' | 'bare' | 'suspended' | 'removed' | 'holder', string>;
let members: Record<'free' | 'bare' | 'suspended' | 'removed', string>;
/** Grants what is tried for; granted to accounts, and one that is to be changed. */
let role: string;
let changing: string;
let boss: string;
let outsider: string;

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  const hire = async (managerId: string | null = null) =>
    String(
      await insertRow(test, 'Employee', company, {
        code: newId(),
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2020-01-01',
        managerId,
        departmentId: null,
        status: 'active',
      }),
    );
  [boss, outsider] = [await hire(), await hire()];
  people = {
    plain: await hire(boss),
    bare: await hire(boss),
    suspended: await hire(boss),
    removed: await hire(boss),
    holder: await hire(boss),
  };
  const made = async (title: string) =>
    String(await insertRow(test, 'CompanyRole', company, { title, grants: [], status: 'active' }));
  [role, changing] = [await made('Opens'), await made('To be changed')];
  const member = async (values: object) => {
    const userId = await insertRow(test, 'User', null as never, {
      name: newId(),
      email: `${newId()}@example.com`,
      type: 'employee',
      status: 'active',
      roleIds: [],
    });
    return String(
      await insertRow(test, 'CompanyUser', company, {
        userId,
        status: 'active',
        roleIds: [],
        employeeId: null,
        ...values,
      }),
    );
  };
  members = {
    free: await member({ roleIds: [role] }),
    bare: await member({ employeeId: people.bare }),
    suspended: await member({ roleIds: [role], employeeId: people.suspended, status: 'suspended' }),
    removed: await member({ roleIds: [role], employeeId: people.removed, deletedAt: new Date() }),
  };
  await member({ roleIds: [changing], employeeId: people.holder });
});
afterAll(() => test.close());

const codeOf = ({ data, errors }: Answer): string => {
  if (errors) return String(errors[0]!.extensions.code);
  const results = Object.values(data)[0] as unknown;
  return Array.isArray(results) && results.some((each) => each.done === false) ? 'FORBIDDEN' : 'done';
};
const change = (subject: string, id: string, input: object) => (who: Person) =>
  who.ask(
    `mutation($id: ID!, $v: Int!, $input: ${subject}Changes!) { update${subject}(id: $id, version: $v, input: $input) { id } }`,
    { id, v: 1, input },
  );
const bulk = (id: string, input: object) => (who: Person) =>
  who.ask(
    'mutation($ids: [ID!]!, $input: JSON) { bulk(subject: "CompanyUser", action: "update", ids: $ids, input: $input, dryRun: true) { id done message } }',
    { ids: [id], input },
  );
const create = (subject: string, input: object) => (who: Person) =>
  who.ask(`mutation($input: ${subject}Input!) { create${subject}(input: $input) { id } }`, { input });

/** What somebody does to come to an account that opens rows of a person. */
const waysToPeople = (area: Area): Record<string, (who: Person) => Promise<Answer>> => ({
  'a new account linked to a colleague': (who) =>
    create('CompanyUser', {
      name: 'Second Account',
      email: `${newId()}@example.com`,
      roleIds: [role],
      employeeId: people.plain,
    })(who),
  'another account linked to a colleague': change('CompanyUser', members.free, { employeeId: people.plain }),
  'a role for the account of a colleague': change('CompanyUser', members.bare, { roleIds: [role] }),
  'the account of a colleague opened again': change('CompanyUser', members.suspended, { status: 'active' }),
  'the account of a colleague restored': (who) =>
    who.ask('mutation($ids: [ID!]!) { restoreCompanyUsers(ids: $ids) { done } }', { ids: [members.removed] }),
  'a link by a change of many': bulk(members.free, { employeeId: people.plain }),
  'a role by a change of many': bulk(members.bare, { roleIds: [role] }),
  'a role colleagues have already': change('CompanyRole', changing, { grants: grant(area.name, ['read'], 'own') }),
});

/** What somebody does to come to rows of everybody. */
const waysToAll = (area: Area): Record<string, (who: Person) => Promise<Answer>> => ({
  'a role of the company’s scope': create('CompanyRole', { title: newId(), grants: grant(area.name, ['read']) }),
  'an account with such a role': (who) =>
    create('CompanyUser', { name: 'Second Account', email: `${newId()}@example.com`, roleIds: [role] })(who),
  'a token bounded by such a role': create('ApiToken', {
    name: newId(),
    roleId: role,
    expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  }),
  'a webhook that tells of them': create('Webhook', {
    name: newId(),
    url: 'https://receiver.example.com/x',
    subjects: [area.name],
  }),
  ...(approvable.has(area.name) && {
    'a flow that makes them decide': (who: Person) =>
      create('ApprovalFlow', {
        name: newId(),
        subject: area.name,
        steps: [{ mode: 'any', approvers: [{ kind: 'people', userIds: [who.id] }], skipAbsent: false }],
      })(who),
  }),
});

/** Old clients make accounts over REST. */
const overRest = async (who: Person) =>
  (
    await who.rest('POST', '/api/company-user/add-user', {
      data: {
        name: 'Second Account',
        email: `${newId()}@example.com`,
        password: 'Correct horse 9',
        type: 'employee',
        status: 'active',
        roles: [role],
      },
    })
  ).status;

/** Tries each way and takes it back, so that each begins at the same. */
async function tried(
  who: Person,
  ways: Record<string, (who: Person) => Promise<Answer>>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, way] of Object.entries(ways)) {
    found[name] = codeOf(await way(who)) === 'done' ? 'done' : 'refused';
    if (found[name] === 'done') await startAgain();
  }
  return found;
}
async function startAgain(): Promise<void> {
  await test.inside(
    company,
    `update membership set version = 1, deleted_at = now() where company_id = $1 and employee_id = $2 and deleted_at is null`,
    [company, people.plain],
  );
  const reset =
    'update membership set version = 1, status = $3, role_ids = $4, employee_id = $5, deleted_at = $6 where company_id = $1 and id = $2';
  await test.inside(company, reset, [company, members.free, 'active', [role], null, null]);
  await test.inside(company, reset, [company, members.bare, 'active', [], people.bare, null]);
  await test.inside(company, reset, [company, members.suspended, 'suspended', [role], people.suspended, null]);
  await test.inside(company, reset, [company, members.removed, 'active', [role], people.removed, new Date()]);
  await test.inside(company, `update company_role set version = 1, grants = '[]' where company_id = $1 and id = $2`, [
    company,
    changing,
  ]);
}
const opening = (grants: Grant[]) =>
  test.inside(company, 'update company_role set grants = $3 where company_id = $1 and id = $2', [
    company,
    role,
    JSON.stringify(grants),
  ]);
const all = (ways: object, code: string): Record<string, string> =>
  Object.fromEntries(Object.keys(ways).map((name) => [name, code]));

describe.each(aboutPeople.map((area) => [area.name, area] as const))('rows of %s about a colleague', (name, area) => {
  const as = (scope: GrantScope | null, employeeId: string) =>
    test.as({
      company,
      employeeId,
      grants: [
        ...keeps,
        ...(name === 'Employee' ? [] : grant('Employee', ['read'])),
        ...(scope ? grant(name, ['read'], scope) : []),
      ],
    });

  it('are reached by no way by who does not reach them', async () => {
    await opening(grant(name, ['read'], 'own'));
    const ways = waysToPeople(area);
    // Each scope is that of every third kind of rows.
    for (const scope of [null, narrow[aboutPeople.indexOf(area) % narrow.length]!]) {
      const who = await as(scope, outsider);
      expect([scope, await tried(who, ways)]).toEqual([scope, all(ways, 'refused')]);
      await test.inside(company, 'update membership set employee_id = null where company_id = $1 and user_id = $2', [
        company,
        who.id,
      ]);
    }
  });

  it('are opened by every way to whoever reaches them', async () => {
    await opening(grant(name, ['read'], 'own'));
    const ways = waysToPeople(area);
    for (const [scope, employeeId] of [
      ['team', boss],
      ['company', outsider],
    ] as const) {
      const who = await as(scope, employeeId);
      expect([scope, await tried(who, ways)]).toEqual([scope, all(ways, 'done')]);
      await test.inside(company, 'update membership set employee_id = null where company_id = $1 and user_id = $2', [
        company,
        who.id,
      ]);
    }
  });

  it('are reached of everybody by no way by who holds less, and by every way by who holds it', async () => {
    await opening(grant(name, ['read']));
    const ways = waysToAll(area);
    const who = await test.as({ company, grants: [...keeps, ...grant(name, ['read'], 'team')] });
    expect([await tried(who, ways), await overRest(who)]).toEqual([all(ways, 'refused'), 403]);
    const holder = await test.as({
      company,
      grants: [...keeps, ...grant(name, ['read', 'read_sensitive', approvingVerb(area)])],
    });
    expect([await tried(holder, ways), await overRest(holder)]).toEqual([all(ways, 'done'), 201]);
  });
});

describe('places of people', () => {
  const salaries = grant('EmployeeSalary', ['read', 'read_sensitive'], 'team');
  const places = [
    ...grant('EmployeePosition', ['read', 'create', 'update']),
    ...grant('Department', ['read', 'update']),
    ...grant('Employee', ['read', 'create']),
  ];
  const under = (managerId: string) =>
    create('EmployeePosition', { employeeId: people.plain, managerId, validFrom: '2024-01-01' });

  it('are not below whoever would reach them by that', async () => {
    const chief = String(
      await insertRow(test, 'Employee', company, {
        code: newId(),
        firstName: 'Adam',
        lastName: 'Stone',
        hireDate: '2020-01-01',
        managerId: null,
        departmentId: null,
        status: 'active',
      }),
    );
    const who = await test.as({ company, employeeId: chief, grants: [...places, ...salaries] });
    expect(codeOf(await under(chief)(who))).toBe('FORBIDDEN');
    expect(
      codeOf(
        await create('Employee', {
          code: newId(),
          firstName: 'Adam',
          lastName: 'Reed',
          hireDate: '2024-01-01',
          managerId: chief,
        })(who),
      ),
    ).toBe('FORBIDDEN');
    expect(codeOf(await under(outsider)(who))).toBe('done');
  });

  it('are not in departments whoever would reach them heads', async () => {
    const chief = String(
      await insertRow(test, 'Employee', company, {
        code: newId(),
        firstName: 'Adam',
        lastName: 'Stone',
        hireDate: '2020-01-01',
        managerId: null,
        departmentId: null,
        status: 'active',
      }),
    );
    const own = String(
      await insertRow(test, 'Department', company, {
        name: newId(),
        managerId: chief,
        parentId: null,
        status: 'active',
        validFrom: null,
        validTo: null,
      }),
    );
    const other = String(
      await insertRow(test, 'Department', company, {
        name: newId(),
        managerId: null,
        parentId: null,
        status: 'active',
        validFrom: null,
        validTo: null,
      }),
    );
    const who = await test.as({
      company,
      employeeId: chief,
      grants: [...places, ...grant('EmployeeSalary', ['read'], 'department')],
    });
    expect(
      codeOf(
        await create('EmployeePosition', { employeeId: people.bare, departmentId: own, validFrom: '2024-01-01' })(who),
      ),
    ).toBe('FORBIDDEN');
    expect(codeOf(await change('Department', other, { managerId: chief })(who))).toBe('FORBIDDEN');
    expect(codeOf(await change('Department', other, { parentId: own })(who))).toBe('FORBIDDEN');
    expect(codeOf(await change('Department', other, { managerId: outsider })(who))).toBe('done');
  });
});

describe('other ways', () => {
  it('through a role with the eyes of somebody show nothing one does not hold of everybody', async () => {
    await opening(grant('EmployeeSalary', ['read'], 'own'));
    const view = (who: Person) =>
      who.graphql('mutation($id: ID!, $e: ID) { viewAsRole(id: $id, employeeId: $e) { company { id } } }', {
        id: role,
        e: people.plain,
      });
    expect(
      codeOf(await view(await test.as({ company, grants: [...keeps, ...grant('EmployeeSalary', ['read'], 'own')] }))),
    ).toBe('FORBIDDEN');
    expect(
      codeOf(await view(await test.as({ company, grants: [...keeps, ...grant('EmployeeSalary', ['read'])] }))),
    ).toBe('done');
  });

  it('to another company are shut to who does not belong there', async () => {
    const who = await test.as({ company, grants: keeps });
    const elsewhere = await test.company();
    expect(
      codeOf(await who.graphql('mutation($id: ID!) { enterCompany(id: $id) { company { id } } }', { id: elsewhere })),
    ).toBe('NOT_FOUND');
    expect(
      (await who.rest('POST', '/api/user/change-company', { visit: true, selectedCompany: { _id: elsewhere } })).status,
    ).toBe(404);
  });

  it('by the address payslips are mailed to are for who may read them, on one row, on many and from a file', async () => {
    const posting = await test.company({ payslip_mail: 'pdf' });
    const employeeId = String(
      await insertRow(test, 'Employee', posting, {
        code: 'E-1',
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2020-01-01',
        managerId: null,
        departmentId: null,
        status: 'active',
        workEmail: 'mona@example.com',
      }),
    );
    const input = { workEmail: 'mine@example.com' };
    const one = change('Employee', employeeId, input);
    const many = (who: Person) =>
      who.ask(
        'mutation($ids: [ID!]!, $input: JSON) { bulk(subject: "Employee", action: "update", ids: $ids, input: $input, dryRun: true) { done } }',
        { ids: [employeeId], input },
      );
    const clerk = await test.as({ company: posting, grants: grant('Employee', ['read', 'update']) });
    expect([codeOf(await one(clerk)), codeOf(await many(clerk))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const payroll = await test.as({
      company: posting,
      grants: [...grant('Employee', ['read', 'update']), ...grant('Payslip', ['read'])],
    });
    expect([codeOf(await many(payroll)), codeOf(await one(payroll))]).toEqual(['done', 'done']);
  });

  it('of views, delegations and feeds name nobody else whose right they would use', () => {
    const taking = Object.values(appSchema().getMutationType()!.getFields())
      .filter(({ name }) => /view|delegat|feed/i.test(name))
      .flatMap(({ name, args }) => args.map((arg) => `${name}.${arg.name}: ${String(arg.type)}`));
    expect(taking.filter((arg) => /(user|owner|from)Id/i.test(arg))).toEqual([]);
    const input = appSchema().getType('ApprovalDelegationInput') as unknown as { getFields(): object };
    expect(Object.keys(input.getFields()).toSorted()).toEqual(['fromDate', 'subjects', 'toDate', 'toUserId']);
  });
});
