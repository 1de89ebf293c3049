import { Client } from 'pg';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { TEST_SECRET } from '../../../../test/copied-database';
import { insertRow } from '../../../../test/rows';
import { type Values } from '../../../platform/records/area';
import { Cipher } from '../../../platform/http/cipher';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let elsewhere: string;
let company: string;
let admin: Person;
let now = new Date('2026-05-04T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  elsewhere = await test.company({ name: 'Elsewhere' });
  company = await test.company({ name: 'Falcon Clinic' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const [theirs, chosen] = ['a harbour at night', 'a lighthouse in fog'];
const cipher = new Cipher(TEST_SECRET);
const freshAddress = () => `${newId()}@example.com`;

async function tokenMailed(email: string, from = company): Promise<string> {
  const [mail] = await test.inside<{ text: string }>(
    from,
    'select secret_message as text from mail where company_id = $1 and email = $2 order by id desc limit 1',
    [from, email],
  );
  return /#([\w-]{43})/.exec(cipher.decrypt(mail!.text))![1]!;
}

/** As somebody who is not signed in. */
async function ask(query: string, variables: object) {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as {
    data: Record<string, any> | null;
    errors?: { message: string; extensions: Record<string, any> }[];
  };
}
const accept = (token: string, password: string | null = null) =>
  ask('mutation($t: String!, $p: String) { choosePassword(token: $t, password: $p) }', { t: token, p: password });
const shown = async (token: string) =>
  (
    await ask('query($t: String!) { passwordLink(token: $t) { kind name email company choosesPassword } }', {
      t: token,
    })
  ).data!.passwordLink;
const signIn = (email: string, password: string) =>
  test.app.auth.signInWithPassword({ email, password, ip: '127.0.0.1', userAgent: null });

async function invited(email = freshAddress(), input: object = {}, by = admin) {
  const { data } = await by.ask<any>(
    'mutation($input: CompanyUserInput!) { createCompanyUser(input: $input) { id version } }',
    { input: { name: 'Rana Khalil', email, ...input } },
  );
  const { id, version } = data.createCompanyUser as { id: string; version: number };
  return { email, id, version, token: await tokenMailed(email, by.companyId!) };
}
const change = (id: string, version: number, input: object) =>
  admin.ask(
    'mutation($id: ID!, $v: Int!, $i: CompanyUserChanges!) { updateCompanyUser(id: $id, version: $v, input: $i) { version } }',
    {
      id,
      v: version,
      i: input,
    },
  );
const remove = (id: string) => admin.ask('mutation($id: ID!) { deleteCompanyUsers(ids: [$id]) { done } }', { id });
const membership = async (id: string) =>
  (
    await test.sql<Values>(
      `select m.status, m.user_id as "userId", m.invited_email as "invitedEmail", m.deleted_at is not null as "isGone", u.email, u.name
       from membership m left join app_user u on u.id = m.user_id where m.id = $1`,
      [id],
    )
  )[0]!;
const accountsOf = (email: string) =>
  test.sql<{ id: string }>('select id from app_user where email = $1 and deleted_at is null', [email]);

async function account(values: Values = {}, member: Values | null = {}): Promise<{ id: string; email: string }> {
  const email = freshAddress();
  const id = await insertRow(test, 'User', null, {
    name: 'Sami Nasser',
    email,
    type: 'employee',
    status: 'active',
    roleIds: [],
    passwordHash: await test.app.auth.passwords.hashPassword(theirs),
    ...values,
  });
  if (member)
    await insertRow(test, 'CompanyUser', elsewhere, {
      userId: id,
      roleIds: [],
      employeeId: null,
      ...member,
    });
  return { id, email };
}
/** Two calls that both stand before the links they use, which are let go then. */
async function atTheSameMoment<T>(calls: () => Promise<T>[]): Promise<T[]> {
  const holder = new Client(test.ownerUrl);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from password_link for update');
  const answers = Promise.all(calls());
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await test.sql(waiting)).length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  await holder.query('commit');
  await holder.end();
  return answers;
}
const gone = { deletedAt: '2026-01-01T00:00:00Z' };

describe('who accepts an invitation', () => {
  it('without an account chooses a password, and has one from then on as the invitation says', async () => {
    const { email, id, token } = await invited();
    expect(await shown(token)).toEqual({
      kind: 'invite',
      name: 'Rana Khalil',
      email,
      company: 'Falcon Clinic',
      choosesPassword: true,
    });
    expect((await accept(token)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'password' });
    expect(await accountsOf(email)).toEqual([]);
    expect((await accept(token, chosen)).data).toEqual({ choosePassword: true });
    const [made] = await accountsOf(email);
    expect(await membership(id)).toEqual({
      status: 'active',
      userId: made!.id,
      invitedEmail: null,
      isGone: false,
      email,
      name: 'Rana Khalil',
    });
    expect(await signIn(email, chosen)).toMatchObject({ session: { id: made!.id, company: { id: company } } });
  });

  it('with an account elsewhere joins with it: name, password and sessions stay, and both companies can be entered', async () => {
    const { id: owner, email } = await account();
    const before = await signIn(email, theirs);
    const role = await insertRow(test, 'CompanyRole', company, {
      title: newId(),
      grants: [{ subject: 'Department', action: 'read', scope: 'company' }],
    });
    const employeeId = await insertRow(test, 'Employee', company, {
      code: newId(),
      managerId: null,
      departmentId: null,
    });
    const { id, token } = await invited(email, { roleIds: [role], employeeId });
    expect(await shown(token)).toEqual({
      kind: 'invite',
      name: 'Sami Nasser',
      email,
      company: 'Falcon Clinic',
      choosesPassword: false,
    });
    expect((await accept(token, 'Attacker horse 9')).data).toEqual({ choosePassword: true });
    expect(await membership(id)).toMatchObject({
      status: 'active',
      userId: owner,
      name: 'Sami Nasser',
      invitedEmail: null,
    });
    expect((await signIn(email, 'Attacker horse 9')).kind).toBe('refused');
    expect((await signIn(email, theirs)).kind).toBe('signedIn');
    if (before.kind !== 'signedIn') throw new Error('not signed in');
    const bearer = (query: string, variables = {}) =>
      fetch(`${test.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${before.token}` },
        body: JSON.stringify({ query, variables }),
      }).then((response) => response.json()) as Promise<{ data: any }>;
    expect((await bearer('{ session { company { id } companies { name } } }')).data.session).toEqual({
      company: { id: elsewhere },
      companies: [{ name: 'Elsewhere' }, { name: 'Falcon Clinic' }],
    });
    expect(
      (await bearer('mutation($c: ID!) { enterCompany(id: $c) { company { id } employeeId roles } }', { c: company }))
        .data.enterCompany,
    ).toMatchObject({ company: { id: company }, employeeId, roles: [expect.any(String)] });
  });

  it.each<[string, () => Promise<{ id: string; email: string }>, string]>([
    ['removed from another company', () => account({}, gone), theirs],
    ['of an administrator', () => account({ type: 'admin' }, null), theirs],
    ['made for the product without a password yet', () => account({ passwordHash: null }, null), chosen],
  ])('with an account %s joins with that one', async (_state, of, password) => {
    const { id: owner, email } = await of();
    const { id, token } = await invited(email);
    expect((await shown(token)).choosesPassword).toBe(password === chosen);
    expect((await accept(token, password === chosen ? chosen : null)).errors).toBeUndefined();
    expect(await membership(id)).toMatchObject({ status: 'active', userId: owner });
    expect(await signIn(email, password)).toMatchObject({ kind: 'signedIn', session: { id: owner } });
  });

  it('again after being removed from this company has the account of then, and the former membership stays ended', async () => {
    const first = await invited();
    await accept(first.token, chosen);
    const [owner] = await accountsOf(first.email);
    await remove(first.id);
    expect((await signIn(first.email, chosen)).kind).toBe('refused');
    const second = await invited(first.email);
    expect((await accept(second.token)).errors).toBeUndefined();
    expect([await membership(first.id), await membership(second.id)]).toMatchObject([
      { isGone: true },
      { isGone: false, userId: owner!.id },
    ]);
    expect((await signIn(first.email, chosen)).kind).toBe('signedIn');
  });

  it('of an address whose account was deleted gets a new one', async () => {
    const { id: former, email } = await account(gone);
    const { id, token } = await invited(email);
    expect((await accept(token, chosen)).errors).toBeUndefined();
    expect((await membership(id)).userId).not.toBe(former);
    expect((await signIn(email, chosen)).kind).toBe('signedIn');
  });

  it('of two companies at the same moment has one account, with one of the passwords, in both', async () => {
    const email = freshAddress();
    const other = await test.company();
    const theirAdmin = await test.as({ type: 'admin', company: other });
    const [one, two] = [await invited(email), await invited(email, {}, theirAdmin)];
    const answers = await atTheSameMoment(() => [accept(one.token, chosen), accept(two.token, 'a windmill in spring')]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const [owner, ...more] = await accountsOf(email);
    expect(more).toEqual([]);
    for (const { id } of [one, two])
      expect(await membership(id)).toMatchObject({ status: 'active', userId: owner!.id });
    const kinds = [await signIn(email, chosen), await signIn(email, 'a windmill in spring')].map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['refused', 'signedIn']);
  });

  it('is told where the account is a member by then, and nothing changes', async () => {
    const { email, id, token } = await invited();
    const { id: other } = await account({}, null);
    await insertRow(test, 'CompanyUser', company, { userId: other, roleIds: [], employeeId: null });
    await test.sql('update app_user set email = $2, version = version + 1 where id = $1', [other, email]);
    expect((await accept(token)).errors?.[0]).toMatchObject({
      message: 'You belong to Falcon Clinic already. Sign in with your account.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await membership(id)).toMatchObject({ status: 'invited', userId: null });
  });
});

describe('the link of an invitation', () => {
  const ends: [string, (of: Awaited<ReturnType<typeof invited>>) => Promise<unknown>][] = [
    ['was withdrawn', ({ id }) => remove(id)],
    [
      'was withdrawn and restored',
      async ({ id }) => {
        await remove(id);
        await admin.ask('mutation($id: ID!) { restoreCompanyUsers(ids: [$id]) { done } }', { id });
      },
    ],
    [
      'was suspended and invited again without a mail',
      async ({ id, version }) => {
        await change(id, version, { status: 'suspended' });
        await change(id, version + 1, { status: 'invited' });
      },
    ],
    [
      'was replaced by a newer one',
      ({ id, version }) =>
        admin.ask('mutation($id: ID!, $v: Int!) { inviteCompanyUser(id: $id, version: $v) { id } }', {
          id,
          v: version,
        }),
    ],
    [
      'is a week old',
      async () => {
        now = new Date(now.getTime() + (7 * 24 * 60 + 1) * 60_000);
      },
    ],
    [
      'leads into a company that is gone',
      () => test.sql('update company set deleted_at = now() where id = $1', [company]),
    ],
    [
      'goes to an account that was closed since',
      async ({ email }) => {
        await insertRow(test, 'User', null, {
          name: 'Closed',
          email,
          type: 'employee',
          status: 'inactive',
          roleIds: [],
        });
      },
    ],
  ];

  it.each(ends)('that %s sets no password, lets nobody in and says so', async (_how, end) => {
    const of = await invited();
    await end(of);
    const before = [await membership(of.id), await accountsOf(of.email)];
    expect(await shown(of.token)).toBeNull();
    for (const password of [chosen, null]) {
      const { errors } = await accept(of.token, password);
      expect(errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^This link holds no longer: it was used, withdrawn or replaced/),
        extensions: { code: 'INVALID', field: 'token' },
      });
    }
    expect([await membership(of.id), await accountsOf(of.email)]).toEqual(before);
    expect((await signIn(of.email, chosen)).kind).toBe('refused');
    await test.sql('update company set deleted_at = null where id = $1', [company]);
  });

  it('works once, also when used twice at the same moment', async () => {
    const { email, token } = await invited();
    const answers = await atTheSameMoment(() => [accept(token, chosen), accept(token, 'a windmill in spring')]);
    expect(answers.filter(({ errors }) => errors).map(({ errors }) => errors![0]!.extensions.field)).toEqual(['token']);
    expect(await accountsOf(email)).toHaveLength(1);
    expect((await accept(token, chosen)).errors?.[0]?.extensions.field).toBe('token');
  });

  it('leaves the other companies’ invitations of the address as they are', async () => {
    const email = freshAddress();
    const theirAdmin = await test.as({ type: 'admin', company: elsewhere });
    const [here, there] = [await invited(email), await invited(email, {}, theirAdmin)];
    await remove(here.id);
    expect((await accept(there.token, chosen)).errors).toBeUndefined();
    expect([await membership(here.id), await membership(there.id)]).toMatchObject([
      { isGone: true, userId: null },
      { status: 'active' },
    ]);
  });
});

describe('who was invited and has not accepted', () => {
  it('is made active by nobody else, on no door', async () => {
    const { id, version } = await invited();
    const single = await change(id, version, { status: 'active' });
    expect(single.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This person has not accepted the invitation yet\./),
      extensions: { code: 'CONFLICT' },
    });
    const many = await admin.ask<any>(
      'mutation($ids: [ID!]!) { bulk(subject: "CompanyUser", action: "update", ids: $ids, input: {status: "active"}) { done } }',
      { ids: [id] },
    );
    expect(many.data.bulk).toEqual([{ done: false }]);
    expect(await membership(id)).toMatchObject({ status: 'invited', userId: null });
    await expect(test.sql(`update membership set status = 'active' where id = $1`, [id])).rejects.toThrow(
      /membership_of_account/,
    );
  });

  it('stands in the list of what was deleted without a name once their person was erased', async () => {
    const { id } = await invited();
    await test.sql(
      'update membership set invited_name = null, invited_email = null, invited_type = null, deleted_at = now() where id = $1',
      [id],
    );
    const { data, errors } = await admin.ask<any>(
      '{ companyUsers(includeDeleted: true, limit: 200, sort: [{ field: name }]) { rows { id name email accountType } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.companyUsers.rows.find((row: { id: string }) => row.id === id)).toEqual({
      id,
      name: '',
      email: '',
      accountType: 'employee',
    });
  });

  it('is sent no link to choose a password, and asks for none', async () => {
    const { id, email } = await invited();
    const { errors } = await admin.ask('mutation($id: ID!) { sendCompanyUserPasswordLink(id: $id) { id } }', { id });
    expect(errors?.[0]?.message).toMatch(/^This person has not accepted the invitation yet\./);
    const mails = () => test.sql('select 1 from mail where email = $1', [email]);
    await ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: email });
    expect(await mails()).toHaveLength(1);
  });
});
