import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { TEST_SECRET } from '../../../../test/copied-database';
import { Cipher } from '../../../platform/http/cipher';
import { newId } from '../../../platform/records/ids';

const codesOf = ({ errors }: Answer): unknown[] => (errors ?? []).map(({ extensions }) => extensions.code);
const password = 'Correct horse 9';
const createUser = 'mutation($input: UserInput!) { createUser(input: $input) { id version type roleIds } }';
const updateUser =
  'mutation($id: ID!, $v: Int!, $input: UserChanges!) { updateUser(id: $id, version: $v, input: $input) { version } }';
const deleteUser = 'mutation($id: ID!) { deleteUsers(ids: [$id]) { done message } }';
const sendLink = 'mutation($id: ID!) { sendUserPasswordLink(id: $id) { id } }';
const choose = 'mutation($t: String!, $p: String!) { choosePassword(token: $t, password: $p) }';
const ofUsers = (...actions: string[]) =>
  actions.map((action) => ({ subject: 'User', action, scope: 'company' as const }));
const allOfUsers = [
  ...ofUsers('read', 'create', 'update', 'delete', 'change_password'),
  { subject: 'Role', action: 'read', scope: 'company' as const },
];

/** Signs in over GraphQL as programs do; answers the token, or the code of the refusal. */
async function signIn(test: TestApp, email: string, word: string): Promise<string> {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation($e: String!, $p: String!) { signIn(email: $e, password: $p) { token } }',
      variables: { e: email, p: word },
    }),
  });
  const { data, errors } = (await response.json()) as Answer;
  return errors?.[0]?.extensions.code ?? data.signIn.token;
}

describe('users', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp();
    // Mails are sent by companies.
    await test.company();
    admin = await test.as({ type: 'admin' });
  });
  afterAll(() => test.close());

  const cipher = new Cipher(TEST_SECRET);
  const tokenMailedTo = async (email: string): Promise<string> => {
    const [mail] = await test.sql<{ text: string }>(
      'select secret_message as text from mail where email = $1 order by created_at desc, id desc limit 1',
      [email],
    );
    return /#([\w-]{43})/.exec(cipher.decrypt(mail!.text))![1]!;
  };
  const make = async (who: Person, input: object = {}) =>
    await who.graphql(createUser, { input: { name: 'Rana Aziz', email: `${newId()}@example.com`, ...input } });
  const roleWith = async (...grants: object[]): Promise<string> =>
    (
      await admin.graphql(
        'mutation($t: String!, $g: [GrantInput!]) { createRole(input: {title: $t, grants: $g}) { id } }',
        { t: newId(), g: grants },
      )
    ).data.createRole.id;

  it('choose their password by the link they are mailed, and another by one that is sent later; nobody else learns either', async () => {
    const email = `${newId()}@example.com`;
    const { data } = await make(admin, { email });
    expect((await admin.graphql(choose, { t: await tokenMailedTo(email), p: password })).data.choosePassword).toBe(
      true,
    );
    expect(await signIn(test, email, password)).toMatch(/^ey/);
    expect(codesOf(await admin.graphql(sendLink, { id: data.createUser.id }))).toEqual([]);
    expect(
      (await admin.graphql(choose, { t: await tokenMailedTo(email), p: 'Another horse 9' })).data.choosePassword,
    ).toBe(true);
    expect(await signIn(test, email, password)).toBe('UNAUTHENTICATED');
    expect(await signIn(test, email, 'Another horse 9')).toMatch(/^ey/);
  });

  it('are sent three links an hour at most, by others or themselves', async () => {
    const { data } = await make(admin);
    const codes = [];
    for (let at = 0; at < 4; at += 1)
      codes.push(codesOf(await admin.graphql(sendLink, { id: data.createUser.id }))[0] ?? 'sent');
    expect(codes).toEqual(['sent', 'sent', 'sent', 'CONFLICT']);
  });

  it('have an address nobody else has, in any case', async () => {
    const email = `${newId()}@example.com`;
    await make(admin, { email });
    expect((await make(admin, { email: email.toUpperCase() })).errors?.[0]?.extensions).toMatchObject({
      code: 'TAKEN',
      field: 'email',
    });
  });

  it('are made admins by admins only', async () => {
    const clerk = await test.as({ grants: allOfUsers });
    expect(codesOf(await make(clerk, { type: 'admin' }))).toEqual(['FORBIDDEN']);
    const { data } = await make(clerk);
    expect(
      codesOf(await clerk.graphql(updateUser, { id: data.createUser.id, v: 1, input: { type: 'admin' } })),
    ).toEqual(['FORBIDDEN']);
    expect(codesOf(await clerk.graphql(updateUser, { id: clerk.id, v: 1, input: { type: 'admin' } }))).toEqual([
      'FORBIDDEN',
    ]);
    expect(codesOf(await make(admin, { type: 'admin' }))).toEqual([]);
  });

  it('who are admins are changed, deleted and restored by admins only', async () => {
    const clerk = await test.as({ grants: allOfUsers });
    const {
      data: { createUser: other },
    } = await make(admin, { type: 'admin' });
    expect(
      codesOf(await clerk.graphql(updateUser, { id: other.id, v: 1, input: { email: 'mine@example.com' } })),
    ).toEqual(['FORBIDDEN']);
    expect((await clerk.graphql(deleteUser, { id: other.id })).data.deleteUsers[0].done).toBe(false);
    expect((await admin.graphql(deleteUser, { id: other.id })).data.deleteUsers[0].done).toBe(true);
    const restored = await clerk.graphql('mutation($id: ID!) { restoreUsers(ids: [$id]) { done } }', { id: other.id });
    expect(restored.data.restoreUsers).toEqual([{ done: false }]);
  });

  it('get no role beyond what the giver holds, not at making, later, by waking an account, nor by its address', async () => {
    const clerk = await test.as({ grants: allOfUsers });
    const [weak, mighty] = [
      await roleWith({ subject: 'User', action: 'read', scope: 'company' }),
      await roleWith({ subject: 'Company', action: 'delete', scope: 'company' }),
    ];
    expect(codesOf(await make(clerk, { roleIds: [weak] }))).toEqual([]);
    expect(codesOf(await make(clerk, { roleIds: [weak, mighty] }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await clerk.graphql(updateUser, { id: clerk.id, v: 1, input: { roleIds: [mighty] } }))).toEqual([
      'FORBIDDEN',
    ]);
    const {
      data: { createUser: sleeper },
    } = await make(admin, { roleIds: [mighty], status: 'inactive' });
    expect(codesOf(await clerk.graphql(updateUser, { id: sleeper.id, v: 1, input: { status: 'active' } }))).toEqual([
      'FORBIDDEN',
    ]);
    expect(
      codesOf(await clerk.graphql(updateUser, { id: sleeper.id, v: 1, input: { email: `${newId()}@example.com` } })),
    ).toEqual(['FORBIDDEN']);
    expect(
      codesOf(await clerk.graphql(updateUser, { id: sleeper.id, v: 1, input: { name: 'Somebody Else' } })),
    ).toEqual(['FORBIDDEN']);
  });

  it('offer nothing to be done to them to who holds less than they are granted, there or in a company', async () => {
    const clerk = await test.as({ grants: allOfUsers });
    const mighty = await roleWith({ subject: 'Company', action: 'delete', scope: 'company' });
    const inCompany = await test.as({
      company: await test.company(),
      grants: [{ subject: 'Employee', action: 'delete', scope: 'company' }],
    });
    const made = async (input: object) => (await make(admin, input)).data.createUser.id as string;
    const [boss, powerful, equal] = [
      await made({ type: 'admin' }),
      await made({ roleIds: [mighty] }),
      await made({ name: 'Of No Power' }),
    ];
    const offered = async (who: Person) => {
      const { data } = await who.graphql(
        'query($ids: [ID!]) { users(filter: { id: { in: $ids } }) { rows { id allowedActions } } }',
        { ids: [boss, powerful, equal, inCompany.id] },
      );
      const rows = data.users.rows as { id: string; allowedActions: string[] }[];
      return [boss, powerful, equal, inCompany.id].map((id) => rows.find((row) => row.id === id)!.allowedActions);
    };
    const everything = ['update', 'delete', 'change_password'];
    expect(await offered(clerk)).toEqual([[], [], everything, []]);
    expect(await offered(admin)).toEqual([everything, everything, everything, everything]);
    for (const id of [boss, powerful, inCompany.id])
      expect(codesOf(await clerk.graphql(updateUser, { id, v: 1, input: { name: 'Somebody Else' } }))).toEqual([
        'FORBIDDEN',
      ]);
    expect(codesOf(await clerk.graphql(updateUser, { id: equal, v: 1, input: { name: 'Somebody Else' } }))).toEqual([]);
  });

  it('whose account opens a company keep the address their links go to, but for an admin; the links and sessions of the former one end', async () => {
    const clerk = await test.as({ grants: allOfUsers });
    const member = await test.as({ company: await test.company() });
    const to = (email: string) => ({ id: member.id, v: 1, input: { email } });
    expect(codesOf(await clerk.graphql(updateUser, to(`${newId()}@example.com`)))).toEqual(['FORBIDDEN']);
    expect(codesOf(await admin.graphql(sendLink, { id: member.id }))).toEqual([]);
    const [{ email }] = (await test.sql('select email from app_user where id = $1', [member.id])) as [
      { email: string },
    ];
    expect(codesOf(await admin.graphql(updateUser, to(`${newId()}@example.com`)))).toEqual([]);
    expect(codesOf(await admin.graphql(choose, { t: await tokenMailedTo(email), p: password }))).toEqual(['INVALID']);
    expect((await member.graphql('{ session { user { id } } }')).data.session).toBeNull();
  });

  it('disabled or deleted are signed out at once', async () => {
    for (const end of [
      (id: string) => admin.graphql(updateUser, { id, v: 1, input: { status: 'inactive' } }),
      (id: string) => admin.graphql(deleteUser, { id }),
    ]) {
      const who = await test.as({});
      expect((await who.graphql('{ session { user { id } } }')).data.session.user.id).toBe(who.id);
      expect(codesOf(await end(who.id))).toEqual([]);
      expect((await who.graphql('{ session { user { id } } }')).data.session).toBeNull();
    }
  });
});

describe('the last admin', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ isAlone: true });
  });
  afterAll(() => test.close());

  it('stays an active admin, also when two are taken at once', async () => {
    const [one, two] = [await test.as({ type: 'admin' }), await test.as({ type: 'admin' })];
    const answers = await Promise.all([
      one.graphql(deleteUser, { id: two.id }),
      two.graphql(deleteUser, { id: one.id }),
    ]);
    const left = await test.sql(
      `select id from app_user where type = 'admin' and status = 'active' and deleted_at is null`,
    );
    expect(left).toHaveLength(1);
    const last = left[0]!.id === one.id ? one : two;
    expect(answers).toHaveLength(2);
    for (const input of [{ type: 'employee' }, { status: 'inactive' }]) {
      expect(codesOf(await last.graphql(updateUser, { id: last.id, v: 1, input }))).toEqual(['CONFLICT']);
    }
    const { data } = await last.graphql(deleteUser, { id: last.id });
    expect(data.deleteUsers[0]).toEqual({
      done: false,
      message: 'This is the last active admin. Make another user an admin first.',
    });
    expect(codesOf(await last.graphql(updateUser, { id: last.id, v: 1, input: { name: 'The Last' } }))).toEqual([]);
  });
});
