import { Secret, TOTP } from 'otpauth';
import { createTestApp, type Answer, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/records/ids';
import { platformId } from '../../platform/records/write-rows';
import { resetSecondFactor, secondFactorJobs } from './reset-second-factor';
import { Browser } from '../sign-in/browser.fixture';

let test: TestApp;
let now = new Date('2027-02-01T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const password = 'seven quiet lamps';
interface Someone {
  id: string;
  email: string;
  token: string;
}

async function signIn(email: string, code?: string, secret = password): Promise<Answer> {
  return ask(
    null,
    'mutation($e: String!, $p: String!, $c: String) { signIn(email: $e, password: $p, code: $c) { token } }',
    { e: email, p: secret, c: code },
  );
}
async function ask(token: string | null, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}
const refusal = ({ errors }: Answer) =>
  errors && [
    errors[0]!.extensions['code'],
    errors[0]!.extensions['field'] ?? errors[0]!.extensions['fields']?.[0]?.field,
  ];

/** A member of a company with a password, signed in. */
async function someone(company?: string, grants: object[] = []): Promise<Someone> {
  const { id } = await test.as({ company, grants: grants as never });
  const email = `${newId()}@example.com`;
  await test.sql('update app_user set email = $2, password_hash = $3 where id = $1', [
    id,
    email,
    await test.app.auth.passwords.hashPassword(password),
  ]);
  return { id, email, token: (await signIn(email)).data.signIn.token };
}

const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Sets it up as the page does: the app's secret and the recovery codes. */
async function withFactor({ token }: Someone): Promise<{ secret: string; codes: string[] }> {
  const begun = await ask(token, 'mutation($p: String!) { beginSecondFactor(current: $p) { secret address } }', {
    p: password,
  });
  const { secret } = begun.data.beginSecondFactor as { secret: string };
  const done = await ask(token, 'mutation($c: String!) { confirmSecondFactor(code: $c) }', { c: codeOf(secret) });
  return { secret, codes: done.data.confirmSecondFactor as string[] };
}

describe('an account with an authenticator app', () => {
  it('lets nobody in by the password alone, nor by a code that is wrong, old or used', async () => {
    const mona = await someone();
    const { secret } = await withFactor(mona);
    expect(refusal(await signIn(mona.email))).toEqual(['SECOND_FACTOR', 'code']);
    expect(refusal(await signIn(mona.email, codeOf(secret)))).toEqual(['SECOND_FACTOR', 'code']);
    later(30);
    expect(refusal(await signIn(mona.email, '000000'))).toEqual(['SECOND_FACTOR', 'code']);
    const code = codeOf(secret);
    expect((await signIn(mona.email, code)).data.signIn).toEqual({ token: expect.any(String) });
    expect(refusal(await signIn(mona.email, code))).toEqual(['SECOND_FACTOR', 'code']);
    later(30);
    const old = codeOf(secret);
    later(90);
    expect(refusal(await signIn(mona.email, old))).toEqual(['SECOND_FACTOR', 'code']);
  });

  it('of who does not know the password tells nothing of it', async () => {
    const mona = await someone();
    const { secret } = await withFactor(mona);
    later(30);
    expect(refusal(await signIn(mona.email, codeOf(secret), 'wrong'))).toEqual(['UNAUTHENTICATED', undefined]);
  });

  it('asks for nothing before a code of it was confirmed', async () => {
    const mona = await someone();
    const begin = () =>
      ask(mona.token, 'mutation($p: String!) { beginSecondFactor(current: $p) { secret } }', { p: password });
    const first = (await begin()).data.beginSecondFactor.secret as string;
    const second = (await begin()).data.beginSecondFactor.secret as string;
    expect((await signIn(mona.email)).errors).toBeUndefined();
    const confirm = (code: string) =>
      ask(mona.token, 'mutation($c: String!) { confirmSecondFactor(code: $c) }', { c: code });
    expect(refusal(await confirm(codeOf(first)))).toEqual(['INVALID', 'code']);
    expect((await confirm(codeOf(second))).data.confirmSecondFactor).toHaveLength(10);
    expect(refusal(await begin())).toEqual(['CONFLICT', undefined]);
  });

  it('ends the other sessions once it is set up', async () => {
    const mona = await someone();
    const other = (await signIn(mona.email)).data.signIn.token as string;
    await withFactor(mona);
    const session = (token: string) => ask(token, '{ session { user { id } } }');
    expect((await session(other)).data.session).toBeNull();
    expect((await session(mona.token)).data.session.user.id).toBe(mona.id);
  });

  it('takes each recovery code once, however it is written', async () => {
    const mona = await someone();
    const { codes } = await withFactor(mona);
    expect(new Set(codes).size).toBe(10);
    const [first, second] = codes as [string, string];
    expect((await signIn(mona.email, first)).errors).toBeUndefined();
    expect(refusal(await signIn(mona.email, first))).toEqual(['SECOND_FACTOR', 'code']);
    const both = await Promise.all([1, 2].map(() => signIn(mona.email, second.toUpperCase().replace('-', ' '))));
    expect(both.map(refusal).filter(Boolean)).toHaveLength(1);
    expect((await ask(mona.token, '{ secondFactor { since recoveryCodesLeft askedBy } }')).data.secondFactor).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 8,
      askedBy: null,
    });
  });

  it('makes new recovery codes and ends for who shows a code, in the audit', async () => {
    const mona = await someone();
    const { secret, codes } = await withFactor(mona);
    const renew = (code: string) =>
      ask(mona.token, 'mutation($c: String!) { renewRecoveryCodes(code: $c) }', { c: code });
    expect(refusal(await renew('123456'))).toEqual(['INVALID', 'code']);
    const fresh = (await renew(codes[0]!)).data.renewRecoveryCodes as string[];
    expect(refusal(await signIn(mona.email, codes[1]))).toEqual(['SECOND_FACTOR', 'code']);
    const end = (current: string, code: string) =>
      ask(mona.token, 'mutation($p: String!, $c: String!) { endSecondFactor(current: $p, code: $c) }', {
        p: current,
        c: code,
      });
    expect(refusal(await end('wrong', fresh[0]!))).toEqual(['INVALID', 'current']);
    later(30);
    expect((await end(password, codeOf(secret))).data.endSecondFactor).toBe(true);
    expect((await signIn(mona.email)).errors).toBeUndefined();
    expect(
      (await test.sql('select action from audit_event where record_id = $1 order by at, id', [mona.id])).map(
        ({ action }) => action,
      ),
    ).toEqual(['second_factor_on', 'recovery_codes_renewed', 'second_factor_off']);
  });

  it('is not tried by who guesses: after five codes everybody waits, whatever RATE_LIMITS says', async () => {
    const mona = await someone();
    const { secret } = await withFactor(mona);
    for (let tries = 0; tries < 5; tries += 1) await signIn(mona.email, '000000');
    later(30);
    expect(refusal(await signIn(mona.email, codeOf(secret)))).toEqual(['TOO_MANY', undefined]);
    later(15 * 60);
    expect((await signIn(mona.email, codeOf(secret))).errors).toBeUndefined();
  });

  it('keeps neither secret nor codes readable', async () => {
    const mona = await someone();
    const { secret, codes } = await withFactor(mona);
    const [row] = await test.sql('select row_to_json(f)::text as stored from second_factor f where user_id = $1', [
      mona.id,
    ]);
    for (const told of [secret, ...codes]) expect(row!.stored).not.toContain(told);
  });
});

describe('a company whose member lost app and codes', () => {
  const keeps = ['read', 'update', 'change_password'].map((action) => ({
    subject: 'CompanyUser',
    action,
    scope: 'company',
  }));
  const memberOf = async (company: string, { id }: Someone): Promise<string> =>
    (
      await test.sql<{ id: string }>('select id from membership where company_id = $1 and user_id = $2', [company, id])
    )[0]!.id;
  const reset = (by: Someone, id: string) =>
    ask(by.token, 'mutation($id: ID!) { resetCompanyUserSecondFactor(id: $id) { secondFactor } }', { id });
  const standing = ({ data }: Answer) => data.resetCompanyUserSecondFactor.secondFactor as string;

  it('lets them in once two of those who keep accounts say so, neither of them they themselves', async () => {
    const company = await test.company();
    const [mona, first, second] = [
      await someone(company),
      await someone(company, keeps),
      await someone(company, keeps),
    ];
    const id = await memberOf(company, mona);
    expect(refusal(await reset(first, id))).toEqual(['CONFLICT', undefined]);
    await withFactor(mona);
    expect(refusal(await reset(mona, id))).toEqual(['NOT_FOUND', undefined]);
    expect(standing(await reset(first, id))).toBe('reset_asked');
    expect(refusal(await reset(first, id))).toEqual(['CONFLICT', undefined]);
    expect(refusal(await signIn(mona.email))).toEqual(['SECOND_FACTOR', 'code']);
    expect(standing(await reset(second, id))).toBe('off');
    expect((await ask(mona.token, '{ session { user { id } } }')).data.session).toBeNull();
    expect((await signIn(mona.email)).errors).toBeUndefined();
    const lines = await test.sql('select actor_id, action from audit_event where record_id = $1 order by at, id', [id]);
    expect(lines.map(({ actor_id, action }) => [actor_id, action])).toEqual([
      [mona.id, 'signed_in'],
      [mona.id, 'second_factor_on'],
      [first.id, 'second_factor_reset_asked'],
      [second.id, 'second_factor_reset'],
      [mona.id, 'signed_in'],
    ]);
  });

  it('asks anew where they got in by a code meanwhile', async () => {
    const company = await test.company();
    const [mona, first, second] = [
      await someone(company),
      await someone(company, keeps),
      await someone(company, keeps),
    ];
    const { codes } = await withFactor(mona);
    const id = await memberOf(company, mona);
    await reset(first, id);
    await signIn(mona.email, codes[0]);
    expect(standing(await reset(second, id))).toBe('reset_asked');
  });

  it('does not reset its own keeper, an account of another company too, or an administrator of the product', async () => {
    const [company, other] = [await test.company(), await test.company()];
    const first = await someone(company, keeps);
    await withFactor(first);
    expect(refusal(await reset(first, await memberOf(company, first)))).toEqual(['INVALID', 'id']);
    const mona = await someone(company);
    await withFactor(mona);
    await test.sql(
      `insert into membership (company_id, id, user_id, status, role_ids, version, created_at, updated_at)
       values ($1, $2, $3, 'active', '{}', 1, now(), now())`,
      [other, newId(), mona.id],
    );
    expect(refusal(await reset(first, await memberOf(company, mona)))).toEqual(['CONFLICT', undefined]);
  });

  it('does not let who keeps accounts weaken one that holds more than they do', async () => {
    const company = await test.company();
    const mona = await someone(company, [{ subject: 'EmployeeSalary', action: 'approve', scope: 'company' }]);
    await withFactor(mona);
    const first = await someone(company, keeps);
    expect(refusal(await reset(first, await memberOf(company, mona)))?.[0]).toBe('FORBIDDEN');
  });

  it('sees who has none, of its own members alone', async () => {
    const company = await test.company();
    const [mona, first] = [await someone(company), await someone(company, keeps)];
    await withFactor(mona);
    const { data } = await ask(
      first.token,
      '{ companyUsers(filter: { secondFactor: { eq: "off" } }) { rows { userId secondFactor } } }',
    );
    expect(data.companyUsers.rows).toEqual([{ userId: first.id, secondFactor: 'off' }]);
  });
});

describe('whoever operates Muster', () => {
  it('lets in who lost app and recovery codes, ends their sessions, and the audit says so', async () => {
    const mona = await someone();
    await withFactor(mona);
    const reset = (email: string) => resetSecondFactor(test.app.services.pool, email, now);
    await test.company();
    await test.sql(`update app_user set locale = 'fr' where id = $1`, [mona.id]);
    expect(await reset('nobody@example.com')).toBe('nobody');
    expect(await reset(mona.email.toUpperCase())).toBe('done');
    expect(await reset(mona.email)).toBe('has_none');
    test.app.auth.sessions.forgetCached();
    expect((await ask(mona.token, '{ session { user { id } } }')).data.session).toBeNull();
    expect((await signIn(mona.email)).errors).toBeUndefined();
    expect(
      await test.sql(
        'select actor_id, action from audit_event where record_id = $1 order by at desc, id desc limit 1',
        [mona.id],
      ),
    ).toEqual([{ actor_id: platformId, action: 'second_factor_reset' }]);
    const queued = await test.sql<{ payload: { companyId: string; userId: string; recordId: string } }>(
      `select payload from graphile_worker._private_jobs where key = $1`,
      [`mail_second_factor_reset ${mona.id}`],
    );
    expect(queued).toHaveLength(1);
    await secondFactorJobs(test.app.services)['mail_second_factor_reset']!(queued[0]!.payload);
    const mails = await test.sql('select subject, message from mail where email = $1 order by id', [mona.email]);
    expect(mails.filter(({ message }) => String(message).includes('l’exploitant de Muster'))).toEqual([
      { subject: 'Votre façon de vous connecter a changé', message: expect.stringContaining('mot de passe suffit') },
    ]);
  });

  it('says so where no company could mail the owner', async () => {
    const mona = await someone();
    await withFactor(mona);
    const { pool } = test.app.services;
    const close = 'update company set deleted_at = $1 where deleted_at is null returning id';
    const closed = await test.sql<{ id: string }>(close, [now]);
    try {
      expect(await resetSecondFactor(pool, mona.email, now)).toBe('untold');
    } finally {
      await test.sql('update company set deleted_at = null where id = any($1)', [closed.map(({ id }) => id)]);
    }
  });
});

describe('a browser', () => {
  it('is sent back for a code, with 401 and a name for why, and gets in with one', async () => {
    const mona = await someone();
    const { secret } = await withFactor(mona);
    later(30);
    const browser = new Browser(test.url);
    const refused = await browser.signIn(mona.email, password);
    expect([refused.status, ((await refused.json()) as { url: string }).url]).toEqual([
      401,
      'http://localhost/api/auth/error?error=SecondFactorNeeded&provider=credentials',
    ]);
    const wrong = await browser.signIn(mona.email, password, { code: '000000' });
    expect(((await wrong.json()) as { url: string }).url).toContain('error=SecondFactorWrong');
    expect((await browser.signIn(mona.email, password, { code: codeOf(secret) })).status).toBe(200);
    expect((await browser.session()).user).toMatchObject({ email: mona.email });
  });
});

describe('a company that asks for a second factor', () => {
  const reads = [{ subject: 'Department', action: 'read', scope: 'company' }];
  const asking = (from: string) => test.company({ second_factor_from: from });
  const departments = '{ departments { total } }';

  it('lets in who has none until the day before, by its own clock', async () => {
    // 20:00 in London is midnight in Dubai.
    now = new Date('2027-03-01T19:59:00Z');
    const mona = await someone(await asking('2027-03-02'), reads);
    expect((await ask(mona.token, departments)).errors).toBeUndefined();
    later(120);
    expect(refusal(await ask(mona.token, departments))).toEqual(['UNAUTHENTICATED', undefined]);
  });

  it('knows who has none at no door but that where it is set up, and everywhere afterwards', async () => {
    const mona = await someone(await asking('2027-01-01'), reads);
    const [{ email }, browser] = [mona, new Browser(test.url)];
    expect((await browser.signIn(email, password)).status).toBe(200);
    expect(await browser.session()).toEqual({});
    const rest = () => fetch(`${test.url}/api/menuOptions`, { headers: { authorization: `Bearer ${mona.token}` } });
    expect((await rest()).status).toBe(401);
    expect(refusal(await ask(mona.token, departments))).toEqual(['UNAUTHENTICATED', undefined]);
    const known = '{ session { lacksSecondFactor rules user { email } } secondFactor { askedBy } }';
    expect((await ask(mona.token, known)).data).toEqual({
      session: { lacksSecondFactor: true, rules: [], user: { email } },
      secondFactor: { askedBy: expect.stringMatching(/^Company/) },
    });
    await withFactor(mona);
    expect((await ask(mona.token, departments)).data.departments.total).toBe(0);
    expect((await rest()).status).not.toBe(401);
  });

  it('asks who holds one of its roles alone, from the day of that role on', async () => {
    const company = await test.company();
    const [mona, omar] = [await someone(company, reads), await someone(company, reads)];
    await test.inside(
      company,
      `update company_role set second_factor_from = '2027-01-01' where id = any(
        select unnest(role_ids) from membership where user_id = $1)`,
      [mona.id],
    );
    test.app.auth.sessions.forgetCached();
    expect(refusal(await ask(mona.token, departments))).toEqual(['UNAUTHENTICATED', undefined]);
    expect((await ask(omar.token, departments)).errors).toBeUndefined();
    await withFactor(mona);
    expect((await ask(mona.token, departments)).errors).toBeUndefined();
  });

  it('keeps it on', async () => {
    const mona = await someone(await asking('2027-01-01'));
    const { codes } = await withFactor(mona);
    const end = 'mutation($p: String!, $c: String!) { endSecondFactor(current: $p, code: $c) }';
    expect(refusal(await ask(mona.token, end, { p: password, c: codes[0] }))).toEqual(['CONFLICT', undefined]);
  });

  it('is made to ask only by who has one', async () => {
    const company = await test.company();
    const boss = await someone(company, [
      { subject: 'Company', action: 'read', scope: 'company' },
      { subject: 'Company', action: 'update', scope: 'company' },
    ]);
    const from = 'mutation($id: ID!) { updateCompany(id: $id, version: 1, input: { secondFactorFrom: "2027-06-01" })';
    const set = () => ask(boss.token, `${from} { secondFactorFrom } }`, { id: company });
    expect(refusal(await set())).toEqual(['INVALID', 'secondFactorFrom']);
    await withFactor(boss);
    expect((await set()).data.updateCompany).toEqual({ secondFactorFrom: '2027-06-01' });
  });
});
