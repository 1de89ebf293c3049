import { getNamedType, isInputObjectType, isLeafType, type GraphQLInputType, type GraphQLObjectType } from 'graphql';
import { Client } from 'pg';
import { csv, mapped, step } from '../../src/modules/data-import/import.fixture';
import { Browser } from '../../src/auth/sign-in/browser.fixture';
import type { Grant } from '../../src/platform/access/ability';
import { type Values } from '../../src/platform/records/area';
import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { insertRow } from '../rows';
import { createTestApp, type Person, type TestApp } from '../test-app';

/**
 * Nobody learns of an address whether it has an account outside their company: for each door that takes one, whatever
 * can be seen afterwards reads the same for an address nobody has and for one that is known elsewhere.
 */
let test: TestApp;
let company: string;
let elsewhere: string;
let keeper: Person;
let visitor: Person;

const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const keeping = [
  ...grant('CompanyUser', 'read', 'create', 'update', 'delete', 'invite', 'change_password', 'export'),
  ...grant('Employee', 'read', 'create', 'update', 'delete', 'read_sensitive'),
  ...grant('Import', 'read', 'create', 'update', 'delete', 'check', 'commit', 'undo'),
  ...grant('Mail', 'read'),
  ...grant('Vendor', 'read', 'create', 'update'),
];

beforeAll(async () => {
  test = await createTestApp({ jobs: true });
  // The oldest company sends what no company of its own sends.
  company = await test.company({ created_at: '2000-01-01T00:00:00Z' });
  elsewhere = await test.company();
  keeper = await test.as({ company, grants: keeping });
  visitor = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const freshAddress = () => `${newId()}@example.com`;
const member = async (at: string, email: string, values: Values = {}, account: Values = {}) => {
  const userId = await insertRow(test, 'User', null, {
    name: 'Somebody Else',
    email,
    type: 'employee',
    status: 'active',
    roleIds: [],
    ...account,
  });
  await insertRow(test, 'CompanyUser', at, { userId, roleIds: [], employeeId: null, ...values });
  return email;
};
const account = (values: Values) => async () => {
  const email = freshAddress();
  await insertRow(test, 'User', null, {
    name: 'Somebody Else',
    email,
    status: 'active',
    roleIds: [],
    ...values,
  });
  return email;
};
const gone = { deletedAt: '2026-01-01T00:00:00Z' };

/** What an address may be. */
const absent: Record<string, () => Promise<string>> = {
  'is nobody’s': async () => freshAddress(),
  'is of a member of another company': () => member(elsewhere, freshAddress()),
  'is of a member who is suspended there': () => member(elsewhere, freshAddress(), { status: 'suspended' }),
  'is of a client of another company': () => member(elsewhere, freshAddress(), {}, { type: 'client' }),
  'was invited to another company': async () => {
    const invitedEmail = freshAddress();
    const values = {
      userId: null,
      status: 'invited',
      invitedName: 'Somebody Else',
      invitedEmail,
      invitedType: 'employee',
    };
    await insertRow(test, 'CompanyUser', elsewhere, { ...values, roleIds: [], employeeId: null });
    return invitedEmail;
  },
  'is of who was removed from another company': () => member(elsewhere, freshAddress(), gone),
  'is of who was removed from this company': () => member(company, freshAddress(), gone),
  'is of an account without a company': account({ type: 'employee' }),
  'is of an administrator of the product': account({ type: 'admin' }),
  'is of an account that was closed': account({ type: 'employee', status: 'inactive' }),
  'is of an account that was deleted': account({ type: 'employee', ...gone }),
};
const present: Record<string, () => Promise<string>> = {
  'is of a member': () => member(company, freshAddress()),
  'is of a member who is suspended': () => member(company, freshAddress(), { status: 'suspended' }),
  'was invited': async () => {
    const email = freshAddress();
    await keeper.ask(invite, { input: { name: 'Rana Khalil', email } });
    return email;
  },
};

const leaves = Object.values((appSchema().getType('CompanyUser') as GraphQLObjectType).getFields())
  .filter(({ type, args }) => isLeafType(getNamedType(type)) && !args.length)
  .map(({ name }) => name)
  .join(' ');
const invite = `mutation($input: CompanyUserInput!) { createCompanyUser(input: $input) { ${leaves} } }`;
const graphql = (query: string, variables: object) => (who: Person) => who.graphql(query, variables);
const hire = async (who: Person, email: string | null) =>
  who.graphql(`mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version workEmail } }`, {
    input: { code: newId(), firstName: 'Rana', lastName: 'Khalil', hireDate: '2024-01-01', workEmail: email },
  });
const oldClient = (path: string) => (who: Person, email: string) =>
  who.rest('POST', path, {
    data: { name: 'Rana Khalil', email, password: 'Correct horse 9', type: 'employee', status: 'active', roles: [] },
  });

/**
 * What somebody does with an address, and what is answered. Those by names of the schema are all that take one there.
 */
const doors: Record<string, (who: Person, email: string) => Promise<unknown>> = {
  createCompanyUser: (who, email) => graphql(invite, { input: { name: 'Rana Khalil', email } })(who),
  createUser: (who, email) =>
    graphql('mutation($input: UserInput!) { createUser(input: $input) { id } }', {
      input: { name: 'Rana Khalil', email },
    })(who),
  updateUser: (who, email) =>
    graphql('mutation($id: ID!, $input: UserChanges!) { updateUser(id: $id, version: 1, input: $input) { id } }', {
      id: who.id,
      input: { email },
    })(who),
  createEmployee: hire,
  updateEmployee: async (who, email) => {
    const { id } = (await hire(who, null)).data.createEmployee;
    return graphql(
      'mutation($id: ID!, $input: EmployeeChanges!) { updateEmployee(id: $id, version: 1, input: $input) { workEmail } }',
      { id, input: { workEmail: email } },
    )(who);
  },
  createVendor: (who, email) =>
    graphql('mutation($input: VendorInput!) { createVendor(input: $input) { name email } }', {
      input: { name: email, email },
    })(who),
  requestPasswordReset: (who, email) =>
    graphql('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: email })(who),
  signIn: (who, email) =>
    graphql('mutation($e: String!) { signIn(email: $e, password: "Not the one 9") { token } }', { e: email })(who),

  'a colleague’s account': async (who, email) => {
    const employeeId = (await hire(who, email)).data.createEmployee.id;
    return graphql(invite, { input: { name: 'Rana Khalil', email, employeeId } })(who);
  },
  'in capitals': (who, email) => graphql(invite, { input: { name: 'Rana Khalil', email: email.toUpperCase() } })(who),
  'an account that is not active': (who, email) =>
    graphql(invite, { input: { name: 'Rana Khalil', email, status: 'inactive' } })(who),
  'invited again': async (who, email) => {
    const { data } = await who.graphql<any>(invite, { input: { name: 'Rana Khalil', email } });
    return graphql(`mutation($id: ID!) { inviteCompanyUser(id: $id, version: 1) { ${leaves} } }`, {
      id: data.createCompanyUser.id,
    })(who);
  },
  'withdrawn and restored': async (who, email) => {
    const { data } = await who.graphql<any>(invite, { input: { name: 'Rana Khalil', email } });
    const ids = [data.createCompanyUser.id];
    const change = (name: string) =>
      who.graphql(`mutation($ids: [ID!]!) { ${name}CompanyUsers(ids: $ids) { done message } }`, { ids });
    return [await change('delete'), await change('restore')];
  },
  'set active without accepting': async (who, email) => {
    const { data } = await who.graphql<any>(invite, { input: { name: 'Rana Khalil', email } });
    return graphql(
      'mutation($id: ID!) { updateCompanyUser(id: $id, version: 1, input: { status: active }) { status } }',
      { id: data.createCompanyUser.id },
    )(who);
  },
  'POST /api/company-user/add-user': oldClient('/api/company-user/add-user'),
  'POST /api/user/add-user': oldClient('/api/user/add-user'),
  'POST /api/auth/callback/credentials': async (_who, email) => {
    const response = await new Browser(test.url).signIn(email, 'Not the one 9');
    return [response.status, await response.json()];
  },
  'a list of people': (who, email) => {
    const answer = lastList.then(async () => {
      const id = await mapped(
        who,
        csv([['Khalil, Rana', newId(), '1/15/2015', email]], ['Name', 'Staff No', 'Hire date', 'Work email']),
      );
      return [await step(who, id, 'checkImport'), await step(who, id, 'commitImport')];
    });
    lastList = answer;
    return answer;
  },
};
/** A company reads one list at a time. */
let lastList: Promise<unknown> = Promise.resolve();

/**
 * All that can be seen of an address afterwards: members as the web app and as old clients list them, mails, and what
 * was done.
 */
async function seenOf(who: Person, email: string): Promise<unknown> {
  const { data } = await who.graphql<any>(
    `query($s: String!) { companyUsers(search: $s) { rows { ${leaves} } total }
       mails(filter: { email: { eq: $s } }) { rows { email kind state subject message failure senderName } total } }`,
    { s: email },
  );
  const histories = [];
  for (const { id } of data.companyUsers.rows)
    histories.push(
      await who.graphql(
        'query($id: ID!) { history(subject: "CompanyUser", id: $id) { events { action actorName changes { field before after } } } }',
        { id },
      ),
    );
  const lists = [];
  for (const path of ['/api/company-user', '/api/company-user/?userStatus=active&', '/api/mail'])
    lists.push(await who.rest('GET', `${path}${path.includes('?') ? '' : '?'}q=${email}`));
  return { data, histories, lists };
}

/** With what differs for any two addresses taken out. */
const plain = (value: unknown, email: string): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(email, '<address>')
      .replaceAll(email.toUpperCase(), '<ADDRESS>')
      .replace(/[0-9a-f]{24}/gi, '<id>')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '<time>'),
  );

async function reads(who: Person, door: string, email: string): Promise<unknown> {
  const answer = await doors[door]!(who, email);
  return plain({ answer, seen: await seenOf(who, email) }, email);
}

it('every operation of the schema that takes an address is among the doors, but for those of vendors and invoices already made', () => {
  const names = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    return isInputObjectType(named) && Object.values(named.getFields()).some(({ name }) => /e-?mail/i.test(name));
  };
  const taking = Object.values(appSchema().getMutationType()!.getFields())
    .filter(({ args }) => args.some(({ name, type }) => /e-?mail/i.test(name) || names(type)))
    .map(({ name }) => name);
  const texts = ['createInvoice', 'updateInvoice', 'updateVendor'];
  expect(taking.filter((name) => !texts.includes(name)).toSorted()).toEqual(
    Object.keys(doors)
      .filter((name) => appSchema().getMutationType()!.getFields()[name])
      .toSorted(),
  );
});

describe.each(Object.keys(doors))('%s', (door) => {
  it('answers whoever keeps the accounts of a company alike for every address the company does not have', async () => {
    const expected = await reads(keeper, door, await absent['is nobody’s']!());
    const found = Object.entries(absent).map(async ([kind, address]) => [
      kind,
      await reads(keeper, door, await address()),
    ]);
    expect(await Promise.all(found)).toEqual(Object.keys(absent).map((kind) => [kind, expected]));
  });
});

describe('an invitation', () => {
  const refusal = ['TAKEN', 'email', 'This company has a user with this e-mail address already.'];
  it.each(Object.keys(present))('to an address that %s is refused, by an administrator too', async (kind) => {
    for (const who of [keeper, visitor]) {
      const email = await present[kind]!();
      const { errors } = await who.graphql(invite, { input: { name: 'Rana Khalil', email: email.toUpperCase() } });
      expect(errors?.map(({ extensions, message }) => [extensions.code, extensions.field, message])).toEqual([refusal]);
      const { status, body } = (await oldClient('/api/company-user/add-user')(who, email)) as Awaited<
        ReturnType<Person['rest']>
      >;
      expect([status, body.success]).toEqual([402, false]);
    }
  });

  it('by an administrator who visits the company is made for every address it does not have', async () => {
    for (const [kind, address] of Object.entries(absent)) {
      const { data } = await visitor.graphql<any>(invite, { input: { name: 'Rana Khalil', email: await address() } });
      expect([kind, data.createCompanyUser.status]).toEqual([kind, 'invited']);
    }
  });

  it('asks the database the same, whatever the address is', async () => {
    const asked = jest.spyOn(Client.prototype, 'query');
    const textsFor = async (email: string) => {
      asked.mockClear();
      await keeper.ask(invite, { input: { name: 'Rana Khalil', email } });
      return asked.mock.calls
        .map(([query]) => (typeof query === 'string' ? query : (query as unknown as { text: string }).text))
        .filter((text) => /membership|app_user|password_link|into mail/i.test(text));
    };
    const expected = await textsFor(await absent['is nobody’s']!());
    expect(expected.length).toBeGreaterThan(3);
    for (const [kind, address] of Object.entries(absent))
      expect([kind, await textsFor(await address())]).toEqual([kind, expected]);
  });
});

describe('accounts of the product', () => {
  it('tell that an address is taken to who may see them, and to nobody else', async () => {
    const email = await absent['is of a member of another company']!();
    const make = (who: Person, address: string) =>
      who.graphql('mutation($input: UserInput!) { createUser(input: $input) { id } }', {
        input: { name: 'Rana Khalil', email: address },
      });
    const seeing = await test.as({ grants: grant('User', 'read', 'create', 'update') });
    const blind = await test.as({ grants: grant('User', 'create', 'update') });
    expect((await make(seeing, email)).errors?.[0]?.extensions).toMatchObject({ code: 'TAKEN', field: 'email' });
    const answers = [await make(blind, email), await make(blind, freshAddress())];
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(((await oldClient('/api/user/add-user')(seeing, email)) as { status: number }).status).toBe(402);
    for (const address of [email, freshAddress()])
      expect(((await oldClient('/api/user/add-user')(blind, address)) as { status: number }).status).toBe(403);
  });
});
