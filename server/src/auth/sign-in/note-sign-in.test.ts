import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { inTransaction } from '../../platform/database/transaction';
import { newId } from '../../platform/records/ids';
import { noteOfAccount } from './note-sign-in';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const password = 'Correct horse 9';
async function member(company: string): Promise<Person & { email: string }> {
  const person = await test.as({ company });
  const [row] = await test.sql<{ email: string }>(
    'update app_user set password_hash = $2 where id = $1 returning email',
    [person.id, await test.app.auth.passwords.hashPassword(password)],
  );
  return { ...person, email: row!.email };
}
const signIn = (email: string, secret: string) =>
  test.app.auth.signInWithPassword({ email, password: secret, ip: '203.0.113.7', userAgent: 'test' });
const noted = (company: string) =>
  test.inside<{ action: string; reason: string | null; actor: string }>(
    company,
    `select action, reason, actor_id as actor from audit_event
      where company_id = $1 and subject = 'CompanyUser' and action like '%sign%' order by at, id`,
    [company],
  );
async function soon<T>(read: () => Promise<T[]>, count: number): Promise<T[]> {
  for (;;) {
    const found = await read();
    if (found.length >= count) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it('a sign-in stands in the log of the company it led into, under the name of who signed in, with the address', async () => {
  const company = await test.company();
  const mona = await member(company);
  expect(await signIn(mona.email, password)).toMatchObject({ kind: 'signedIn' });
  expect(await noted(company)).toEqual([{ action: 'signed_in', reason: '203.0.113.7', actor: mona.id }]);
  const auditor = await test.as({
    company,
    grants: [
      { subject: 'Company', action: 'audit', scope: 'company' },
      { subject: 'CompanyUser', action: 'read', scope: 'company' },
    ],
  });
  // Where the company is, it may be tomorrow.
  const [yesterday, tomorrow] = [-1, 1].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const { data } = await auditor.graphql(
    'query($f: Date!, $t: Date!) { auditLog(from: $f, to: $t, action: "signed_in") { rows { actorName recordTitle reason } } }',
    { f: yesterday, t: tomorrow },
  );
  const [{ name }] = (await test.sql<{ name: string }>('select name from app_user where id = $1', [mona.id])) as [
    { name: string },
  ];
  expect(data.auditLog.rows).toEqual([{ actorName: name, recordTitle: name, reason: '203.0.113.7' }]);
});

it('one that failed stands in each company the account is of, under nobody’s name', async () => {
  const [company, other] = [await test.company(), await test.company()];
  const mona = await member(company);
  await test.inside(
    other,
    `insert into membership (id, company_id, version, created_at, updated_at, user_id, status, role_ids)
      values ($1, $2, 1, now(), now(), $3, 'active', '{}')`,
    [newId(), other, mona.id],
  );
  expect(await signIn(mona.email, 'Wrong horse 9')).toEqual({ kind: 'refused' });
  for (const each of [company, other])
    expect(await soon(() => noted(each), 1)).toEqual([
      { action: 'sign_in_refused', reason: '203.0.113.7', actor: expect.not.stringMatching(mona.id) },
    ]);
});

it('one with an address nobody has stands nowhere', async () => {
  const before = await test.sql(`select count(*) from audit_event where action like '%sign%'`);
  expect(await signIn('nobody@example.com', password)).toEqual({ kind: 'refused' });
  expect(await test.sql(`select count(*) from audit_event where action like '%sign%'`)).toEqual(before);
});

it('what becomes of passkeys and codes stands in the log of each company of the account, and of no other', async () => {
  const [company, other] = [await test.company(), await test.company()];
  const mona = await member(company);
  const now = new Date();
  await inTransaction(test.app.services.pool, { platform: true }, 'write', (tx) =>
    noteOfAccount({ tx, now, requestId: 'test', user: mona }, mona.id, 'passkey_added', 'Blue phone'),
  );
  const toldIn = (where: string) =>
    test.inside<{ subject: string; reason: string; actor: string }>(
      where,
      `select subject, reason, actor_id as actor from audit_event where action = 'passkey_added' and company_id = $1`,
      [where],
    );
  expect(await toldIn(company)).toEqual([{ subject: 'CompanyUser', reason: 'Blue phone', actor: mona.id }]);
  expect(await toldIn(other)).toEqual([]);
});
