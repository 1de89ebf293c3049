import { isInputObjectType } from 'graphql';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { TEST_SECRET } from '../../../test/copied-database';
import type { Grant } from '../../platform/access/ability';
import { Cipher } from '../../platform/http/cipher';
import { newId } from '../../platform/records/ids';
import { appSchema } from '../../schema';

let test: TestApp;
let company: string;
let admin: Person;
let now = new Date('2026-05-04T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const password = 'Correct horse 9';
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const cipher = new Cipher(TEST_SECRET);

/** The token of the newest mail to an address. */
async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await test.sql<{ text: string }>(
    'select secret_message as text from mail where email = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  return /#([\w-]{43})/.exec(cipher.decrypt(mail!.text))![1]!;
}
const mailsTo = async (email: string): Promise<number> =>
  (await test.sql('select 1 from mail where email = $1', [email])).length;

/** Asks as somebody who is not signed in. */
async function ask(query: string, variables: object) {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data: Record<string, any>; errors?: { extensions: Record<string, any> }[] };
}
const choose = (token: string, chosen = password) =>
  ask('mutation($t: String!, $p: String!) { choosePassword(token: $t, password: $p) }', { t: token, p: chosen });
const forget = (email: string) => ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: email });
const signIn = (email: string) =>
  test.app.auth.signInWithPassword({ email, password, ip: '127.0.0.1', userAgent: null });

const add =
  'mutation($input: CompanyUserInput!) { createCompanyUser(input: $input) { id status version allowedActions } }';
async function invited() {
  const email = `${newId()}@example.com`;
  const { data } = await admin.graphql(add, { input: { name: 'Rana Khalil', email } });
  return {
    email,
    ...(data.createCompanyUser as {
      id: string;
      status: string;
      version: number;
      allowedActions: string[];
    }),
  };
}

describe('an invitation', () => {
  it('makes a member who chooses their password by the link they are mailed, once, and then is in', async () => {
    const { email, id, status, allowedActions } = await invited();
    expect([status, allowedActions.includes('invite')]).toEqual(['invited', true]);
    const token = await tokenMailedTo(email);
    expect(
      (await ask('query($t: String!) { passwordLink(token: $t) { kind name email } }', { t: token })).data.passwordLink,
    ).toEqual({ kind: 'invite', name: 'Rana Khalil', email });
    expect((await choose(token, 'short')).errors?.[0]?.extensions.field).toBe('password');
    expect((await choose(token)).data.choosePassword).toBe(true);
    expect(await signIn(email)).toMatchObject({ kind: 'signedIn', session: { company: { id: company } } });
    expect(
      (await admin.graphql('query($id: ID!) { companyUser(id: $id) { status } }', { id })).data.companyUser,
    ).toEqual({ status: 'active' });
    expect((await choose(token)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'token' });
  });

  it('sent again ends the former link; a week later it has ended itself', async () => {
    const { email, id, version } = await invited();
    const first = await tokenMailedTo(email);
    await admin.graphql('mutation($id: ID!, $v: Int!) { inviteCompanyUser(id: $id, version: $v) { version } }', {
      id,
      v: version,
    });
    const second = await tokenMailedTo(email);
    expect((await choose(first)).errors?.[0]?.extensions.field).toBe('token');
    later(7 * 24 * 60 + 1);
    expect((await choose(second)).errors?.[0]?.extensions.field).toBe('token');
    expect(
      (await ask('query($t: String!) { passwordLink(token: $t) { kind } }', { t: second })).data.passwordLink,
    ).toBeNull();
  });

  it('used twice at once gives one password', async () => {
    const { email } = await invited();
    const token = await tokenMailedTo(email);
    const answers = await Promise.all([choose(token), choose(token, 'Another horse 9')]);
    expect(answers.filter(({ data }) => data?.choosePassword).length).toBe(1);
  });

  it('leaves nothing to read of its link but for the addressee', async () => {
    const { email } = await invited();
    const token = await tokenMailedTo(email);
    const rows = await test.sql<{ row: string }>(
      `select row_to_json(m)::text as row from mail m where email = $1
      union all select row_to_json(l)::text from password_link l union all select row_to_json(a)::text from audit_event a where company_id = $2`,
      [email, company],
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('is chosen anew by a link that is mailed to the address and ends every session', async () => {
    const { email } = await invited();
    await choose(await tokenMailedTo(email));
    const before = await signIn(email);
    expect((await forget(email.toUpperCase())).data.requestPasswordReset).toBe(true);
    expect((await choose(await tokenMailedTo(email))).data.choosePassword).toBe(true);
    expect(
      before.kind === 'signedIn' && (await test.app.auth.sessions.fromToken(before.token, '127.0.0.1')),
    ).toBeNull();
  });

  it('of nobody is answered alike, and mails nothing', async () => {
    const email = `${newId()}@example.com`;
    expect(await forget(email)).toEqual({ data: { requestPasswordReset: true } });
    expect(await mailsTo(email)).toBe(0);
  });

  it('is mailed about three times an hour at most', async () => {
    const { email } = await invited();
    await choose(await tokenMailedTo(email));
    const before = await mailsTo(email);
    for (let at = 0; at < 5; at += 1) await forget(email);
    expect(await mailsTo(email)).toBe(before + 3);
  });
});

describe('a link that is on its way ends', () => {
  const mine = 'mutation($c: String!, $n: String!) { changePassword(current: $c, next: $n) }';
  /** Somebody who is in and has just asked for a link, which still lies in the mailbox. */
  async function waiting() {
    const member = await invited();
    await choose(await tokenMailedTo(member.email));
    await forget(member.email);
    const [account] = await test.sql<{ id: string }>('select id from app_user where email = $1', [member.email]);
    return { ...member, userId: account!.id, token: await tokenMailedTo(member.email) };
  }
  const bearer = async (email: string) => {
    const answer = await signIn(email);
    return answer.kind === 'signedIn' ? answer.token : '';
  };
  const update = (id: string, input: object) =>
    admin.graphql(
      'mutation($id: ID!, $v: Int!, $i: UserChanges!) { updateUser(id: $id, version: $v, input: $i) { version } }',
      { id, v: 1, i: input },
    );
  const hasEnded = async (token: string) => {
    expect(
      (await ask('query($t: String!) { passwordLink(token: $t) { kind } }', { t: token })).data.passwordLink,
    ).toBeNull();
    expect((await choose(token, 'Stolen horse 9')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'token',
    });
  };

  it('when its owner changes the password', async () => {
    const { email, token } = await waiting();
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await bearer(email)}` },
      body: JSON.stringify({ query: mine, variables: { c: password, n: 'Another horse 9' } }),
    });
    expect(await response.json()).toEqual({ data: { changePassword: true } });
    await hasEnded(token);
  });

  it('when a keeper of accounts has another sent', async () => {
    const { userId, token } = await waiting();
    expect(
      (await admin.graphql('mutation($id: ID!) { sendUserPasswordLink(id: $id) { id } }', { id: userId })).errors,
    ).toBeUndefined();
    await hasEnded(token);
  });

  it('when the address it was mailed to is replaced', async () => {
    const { userId, token } = await waiting();
    expect((await update(userId, { email: `${newId()}@example.com` })).errors).toBeUndefined();
    await hasEnded(token);
  });

  it('when the account is closed, and does not hold again once it is opened', async () => {
    const { userId, token } = await waiting();
    expect((await update(userId, { status: 'inactive' })).errors).toBeUndefined();
    await test.sql(`update app_user set status = 'active', version = version + 1 where id = $1`, [userId]);
    await hasEnded(token);
  });

  it('not when the owner signs in, who remembered, and the same password gets a better hash', async () => {
    const { email, token } = await waiting();
    await signIn(email);
    await test.sql('update app_user set password_hash = $2 where email = $1', [
      email,
      await test.app.auth.passwords.hashPassword(password),
    ]);
    expect((await choose(token)).data.choosePassword).toBe(true);
  });
});

describe('a new password for a member', () => {
  const send = 'mutation($id: ID!) { sendCompanyUserPasswordLink(id: $id) { id } }';
  const grants: Grant[] = ['read', 'update', 'change_password'].map((action) => ({
    subject: 'CompanyUser',
    action,
    scope: 'company',
  }));
  const membershipOf = async (userId: string, at = company) =>
    (
      await test.sql<{ id: string }>('select id from membership where user_id = $1 and company_id = $2', [userId, at])
    )[0]!.id;

  it('is chosen by its owner alone, by a link that who may sends to their address, and ends their sessions', async () => {
    const hr = await test.as({ company, grants });
    // Whose account opens more than the sender may read gets one too: the sender learns nothing by it.
    const boss = await test.as({ company, grants: [{ subject: 'Payslip', action: 'read', scope: 'company' }] });
    const [{ email }] = (await test.sql('select email from app_user where id = $1', [boss.id])) as [{ email: string }];
    const sent = await hr.graphql(send, { id: await membershipOf(boss.id) });
    expect(sent.errors).toBeUndefined();
    const token = await tokenMailedTo(email);
    expect(JSON.stringify(sent)).not.toContain(token);
    expect((await choose(token)).data.choosePassword).toBe(true);
    expect(await signIn(email)).toMatchObject({ kind: 'signedIn', session: { id: boss.id } });
    expect(await test.app.auth.sessions.fromToken(boss.token, '127.0.0.1')).toBeNull();
  });

  it('is sent to nobody who is shut out, nor to oneself', async () => {
    const hr = await test.as({ company, grants });
    const codeFor = async (userId: string) =>
      (await hr.graphql(send, { id: await membershipOf(userId) })).errors?.[0]?.extensions.code;
    const gone = await test.as({ company });
    await test.sql(`update app_user set status = 'inactive' where id = $1`, [gone.id]);
    expect(await codeFor(gone.id)).toBe('INVALID');
    expect(await codeFor(hr.id)).toBe('INVALID');
  });

  it('has no operation by which somebody else sets it', () => {
    const withPassword = Object.values(appSchema().getMutationType()!.getFields())
      .filter(({ args }) => args.some(({ name }) => /password|^next$/i.test(name)))
      .map(({ name }) => name);
    expect(withPassword.toSorted()).toEqual(['changePassword', 'choosePassword', 'signIn']);
    const inputs = Object.values(appSchema().getTypeMap()).filter(
      (type) => isInputObjectType(type) && Object.keys(type.getFields()).some((name) => /password/i.test(name)),
    );
    expect(inputs.map(String)).toEqual([]);
  });
});
