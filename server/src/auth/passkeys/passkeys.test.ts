import { createTestApp, type TestApp } from '../../../test/test-app';
import { platformId } from '../../platform/records/write-rows';
import { resetSecondFactor } from '../second-factor/reset-second-factor';
import { Authenticator, type Otherwise } from './authenticator.fixture';
import { codeOf, password, refusal, signInBy, site, Someone } from './passkeys.fixture';

let test: TestApp;
let now = new Date('2027-02-10T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const someone = (...args: [company?: string, grants?: never[] | object[]]) =>
  Someone.signedIn(test, args[0], args[1] as never);
const auditOf = async (id: string) =>
  (await test.sql('select action, reason from audit_event where record_id = $1 order by at, id', [id])).map(
    ({ action, reason }) => [action, reason],
  );

describe('a passkey', () => {
  it('signs its owner in by itself, without address and password', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    const browser = mona.anotherBrowser();
    expect(await signInBy(browser, phone)).toBe('in');
    expect((await browser.session()).user).toMatchObject({ email: mona.email });
    expect(browser.cookies.has('muster.browser')).toBe(true);
  });

  it('is asked for in place of the password alone, which lets nobody in any more', async () => {
    const mona = await someone();
    await mona.withPasskey();
    const refused = await mona.anotherBrowser().signIn(mona.email, password);
    expect([refused.status, ((await refused.json()) as { url: string }).url]).toEqual([
      401,
      'http://localhost/api/auth/error?error=PasskeyNeeded&provider=credentials',
    ]);
    const signIn = await mona.ask(
      'mutation($e: String!, $p: String!) { signIn(email: $e, password: $p, code: "123456") { token } }',
      { e: mona.email, p: password },
      mona.anotherBrowser(),
    );
    expect(refusal(signIn)).toEqual(['SECOND_FACTOR', 'code']);
  });

  it('stands beside an authenticator app: either lets its owner in', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    await expect(mona.withApp(now)).rejects.toThrow('This code is not right');
    const secret = await mona.withApp(now, phone);
    later(30);
    const wanted = await mona.anotherBrowser().signIn(mona.email, password);
    expect(((await wanted.json()) as { url: string }).url).toContain('error=SecondFactorNeeded');
    const byCode = await mona.anotherBrowser().signIn(mona.email, password, { code: codeOf(secret, now) });
    expect(byCode.status).toBe(200);
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('in');
  });

  it('is listed, renamed and removed, stands in the audit, and its owner is told by mail', async () => {
    await test.company();
    const mona = await someone();
    const phone = await mona.withPasskey('  Phone ');
    later(60);
    await mona.withPasskey('Key', {}, phone);
    const [first, second] = await mona.passkeys();
    expect([first, second]).toMatchObject([
      { name: 'Phone', lastUsedAt: now.toISOString() },
      { name: 'Key', createdAt: now.toISOString(), lastUsedAt: null },
    ]);
    const rename = (id: string, name: string) =>
      mona.ask('mutation($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) }', { id, name });
    expect(refusal(await rename(first!.id, ' '))).toEqual(['INVALID', 'name']);
    expect(refusal(await rename(first!.id, 'x'.repeat(61)))).toEqual(['INVALID', 'name']);
    expect((await rename(first!.id, 'Old phone')).errors).toBeUndefined();
    later(1);
    expect((await mona.remove(second!.id, { passkey: await mona.proof(phone) })).errors).toBeUndefined();
    expect((await mona.passkeys()).map(({ name }) => name)).toEqual(['Old phone']);
    expect(await auditOf(mona.id)).toEqual([
      ['passkey_added', 'Phone'],
      ['passkey_added', 'Key'],
      ['passkey_renamed', 'Old phone'],
      ['passkey_removed', 'Key'],
    ]);
    const mails = await test.sql('select kind, message, sender_id from mail where email = $1 order by id', [
      mona.email,
    ]);
    expect(mails).toEqual(
      ['added: “Phone”', 'added: “Key”', 'removed: “Key”'].map((told) => ({
        kind: 'sign_in_changed',
        message: expect.stringContaining(`A passkey was ${told}`),
        sender_id: null,
      })),
    );
  });

  it('ends no other session', async () => {
    const mona = await someone();
    const other = mona.anotherBrowser();
    await other.signIn(mona.email, password);
    const phone = await mona.withPasskey();
    await mona.remove((await mona.passkeys())[0]!.id, { passkey: await mona.proof(phone) });
    expect((await other.session()).user).toMatchObject({ email: mona.email });
  });

  it('of somebody else is neither renamed nor removed', async () => {
    const [mona, omar] = [await someone(), await someone()];
    await mona.withPasskey();
    const key = await omar.withPasskey();
    const { id } = (await mona.passkeys())[0]!;
    expect(refusal(await omar.remove(id, { passkey: await omar.proof(key) }))).toEqual(['NOT_FOUND', undefined]);
    const renamed = await omar.ask('mutation($id: ID!) { renamePasskey(id: $id, name: "Mine") }', { id });
    expect(refusal(renamed)).toEqual(['NOT_FOUND', undefined]);
    expect((await mona.passkeys())[0]).toMatchObject({ id, name: 'Phone' });
  });

  it('is one of at most twenty', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    await test.sql(
      `insert into passkey (id, user_id, name, credential_id, public_key, counter, created_at)
       select lpad(to_hex(n), 8, '0') || substr($1, 9), $1, 'x', $1 || n, '', 0, now() from generate_series(1, 18) n`,
      [mona.id],
    );
    const begun = await mona.begin({ passkey: await mona.proof(phone) });
    await mona.withPasskey('Twentieth', {}, phone);
    expect(refusal(await mona.begin({ passkey: await mona.proof(phone) }))).toEqual(['CONFLICT', undefined]);
    expect(refusal(await mona.add(new Authenticator(site).make(begun.data.beginPasskey)))?.[0]).toBe('INVALID');
    expect(await mona.passkeys()).toHaveLength(20);
  });
});

describe('who adds or removes a passkey', () => {
  it('proves it by the password while there is no second factor, and by that alone afterwards', async () => {
    const mona = await someone();
    expect(refusal(await mona.begin({}))).toEqual(['INVALID', 'current']);
    expect(refusal(await mona.begin({ current: 'wrong' }))).toEqual(['INVALID', 'current']);
    const phone = await mona.withPasskey();
    const { id } = (await mona.passkeys())[0]!;
    expect(refusal(await mona.begin({ current: password }))).toEqual(['INVALID', 'code']);
    expect(refusal(await mona.remove(id, { current: password }))).toEqual(['INVALID', 'code']);
    const another = new Authenticator(site);
    expect(refusal(await mona.begin({ passkey: await mona.proof(another) }))).toEqual(['INVALID', 'passkey']);
    expect((await mona.begin({ passkey: await mona.proof(phone) })).errors).toBeUndefined();
  });

  it('proves it by a code of their app as well', async () => {
    const mona = await someone();
    const secret = await mona.withApp(now);
    later(30);
    const begun = await mona.begin({ code: codeOf(secret, now) });
    expect((await mona.add(new Authenticator(site).make(begun.data.beginPasskey))).errors).toBeUndefined();
  });

  it.each<[string, Otherwise]>([
    ['made at another site', { origin: 'https://muster.example' }],
    ['made for another host', { rpID: 'muster.example' }],
    ['made for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['shown in place of made', { type: 'webauthn.get' }],
    ['whose owner was not verified', { isVerified: false }],
    ['whose maker vouches for it', { attestedBy: 'its maker' }],
  ])('adds none %s', async (_which, otherwise) => {
    const mona = await someone();
    const begun = await mona.begin();
    const made = new Authenticator(site).make(begun.data.beginPasskey, otherwise);
    expect(refusal(await mona.add(made))).toEqual(['INVALID', 'passkey']);
    expect(await mona.passkeys()).toEqual([]);
  });

  it('adds one that vouches for itself, as some do unasked', async () => {
    const mona = await someone();
    const begun = await mona.begin();
    const made = new Authenticator(site).make(begun.data.beginPasskey, { attestedBy: 'itself' });
    expect((await mona.add(made)).errors).toBeUndefined();
  });

  it.each([null, 7, 'text', [], {}, { id: 'x', rawId: 'x', type: 'public-key', response: { attestationObject: 7 } }])(
    'adds nothing that is no passkey: %j',
    async (sent) => {
      const mona = await someone();
      await mona.begin();
      expect(refusal(await mona.add(sent))?.[0]).toMatch(/INVALID|BAD/);
      expect(await mona.passkeys()).toEqual([]);
    },
  );

  it('adds one once, for one account, by the challenge they were given themselves', async () => {
    const [mona, omar] = [await someone(), await someone()];
    const phone = new Authenticator(site);
    const made = phone.make((await mona.begin()).data.beginPasskey);
    omar.browser.cookies.set('muster.passkey', mona.browser.cookies.get('muster.passkey')!);
    expect(refusal(await omar.add(made))).toEqual(['INVALID', 'passkey']);
    expect((await mona.add(made)).errors).toBeUndefined();
    expect(refusal(await mona.add(made))).toEqual(['INVALID', 'passkey']);
    const again = phone.make((await omar.begin()).data.beginPasskey);
    expect(refusal(await omar.add(again))).toEqual(['CONFLICT', undefined]);
    expect([await mona.passkeys(), await omar.passkeys()].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('keeps the last second factor where a company asks for one', async () => {
    const mona = await someone(await test.company({ second_factor_from: '2027-01-01' }));
    const phone = await mona.withPasskey();
    const { id } = (await mona.passkeys())[0]!;
    expect(refusal(await mona.remove(id, { passkey: await mona.proof(phone) }))).toEqual(['CONFLICT', undefined]);
    await mona.withPasskey('Key', {}, phone);
    expect((await mona.remove(id, { passkey: await mona.proof(phone) })).errors).toBeUndefined();
  });
});

describe('a company that asks for a second factor', () => {
  it('is satisfied by a passkey', async () => {
    const company = await test.company({ second_factor_from: '2027-01-01' });
    const mona = await someone(company, [{ subject: 'Department', action: 'read', scope: 'company' }]);
    expect(refusal(await mona.ask('{ departments { total } }'))).toEqual(['UNAUTHENTICATED', undefined]);
    const phone = await mona.withPasskey();
    expect((await mona.ask('{ departments { total } }')).data.departments.total).toBe(0);
    const browser = mona.anotherBrowser();
    await signInBy(browser, phone);
    expect((await mona.ask('{ departments { total } }', {}, browser)).data.departments.total).toBe(0);
  });

  it('is made to ask by who has a passkey alone', async () => {
    const company = await test.company();
    const boss = await someone(
      company,
      ['read', 'update'].map((action) => ({ subject: 'Company', action, scope: 'company' })),
    );
    await boss.withPasskey();
    const set = await boss.ask(
      'mutation($id: ID!) { updateCompany(id: $id, version: 1, input: { secondFactorFrom: "2027-06-01" }) { secondFactorFrom } }',
      { id: company },
    );
    expect(set.data.updateCompany).toEqual({ secondFactorFrom: '2027-06-01' });
  });

  it('keeps the app of who has no passkey, and of who has one lets it be turned off', async () => {
    const mona = await someone(await test.company({ second_factor_from: '2027-01-01' }));
    const secret = await mona.withApp(now);
    later(30);
    const end = () =>
      mona.ask('mutation($p: String!, $c: String!) { endSecondFactor(current: $p, code: $c) }', {
        p: password,
        c: codeOf(secret, now),
      });
    expect(refusal(await end())).toEqual(['CONFLICT', undefined]);
    const begun = await mona.begin({ code: codeOf(secret, now) });
    const phone = new Authenticator(site);
    await mona.add(phone.make(begun.data.beginPasskey));
    later(30);
    expect((await end()).errors).toBeUndefined();
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('in');
  });
});

describe('whoever lost their passkeys', () => {
  const keeps = ['read', 'update', 'change_password'].map((action) => ({
    subject: 'CompanyUser',
    action,
    scope: 'company',
  }));

  it('is let in by the password once two keepers say so, unless a passkey is shown meanwhile', async () => {
    const company = await test.company();
    const mona = await someone(company);
    const [first, second] = [await someone(company, keeps), await someone(company, keeps)];
    const phone = await mona.withPasskey();
    const [{ id }] = (await test.sql('select id from membership where user_id = $1', [mona.id])) as [{ id: string }];
    const reset = async (by: Someone) =>
      (await by.ask('mutation($id: ID!) { resetCompanyUserSecondFactor(id: $id) { secondFactor } }', { id })).data
        ?.resetCompanyUserSecondFactor.secondFactor;
    expect(await reset(first)).toBe('reset_asked');
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('in');
    expect([await reset(second), await reset(first)]).toEqual(['reset_asked', 'off']);
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('PasskeyRefused');
    expect((await mona.anotherBrowser().signIn(mona.email, password)).status).toBe(200);
    const mails = await test.inside(company, 'select message from mail where email = $1 order by id', [mona.email]);
    expect(mails.at(-1)!.message).toContain('was reset by those who keep the accounts');
  });

  it('is told of to whoever may confirm it, with who asked, and to them alone', async () => {
    const company = await test.company();
    const [mona, first, second] = [
      await someone(company, keeps),
      await someone(company, keeps),
      await someone(company, keeps),
    ];
    await someone(company);
    await mona.withPasskey();
    const [{ id }] = (await test.sql('select id from membership where user_id = $1', [mona.id])) as [{ id: string }];
    const reset = (by: Someone) =>
      by.ask('mutation($id: ID!) { resetCompanyUserSecondFactor(id: $id) { id } }', { id });
    const told = () =>
      test.sql(
        `select user_id, read_at is not null as read from notification
         where company_id = $1 and kind = 'factor_reset_asked' and record_id = $2`,
        [company, id],
      );
    await reset(first);
    const { data } = await second.ask('query($id: ID!) { companyUser(id: $id) { resetAskedById resetAskedBy } }', {
      id,
    });
    const [asker] = await test.sql('select name from app_user where id = $1', [first.id]);
    expect(data.companyUser).toEqual({ resetAskedById: first.id, resetAskedBy: asker!['name'] });
    expect(await told()).toEqual([{ user_id: second.id, read: false }]);
    await reset(second);
    expect(await told()).toEqual([{ user_id: second.id, read: true }]);
  });

  it('is let in by the password after whoever operates Muster reset it', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    expect(await resetSecondFactor(test.app.services.pool, mona.email, now)).toBe('done');
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('PasskeyRefused');
    expect(
      await test.sql(
        'select actor_id, action from audit_event where record_id = $1 order by at desc, id desc limit 1',
        [mona.id],
      ),
    ).toEqual([{ actor_id: platformId, action: 'second_factor_reset' }]);
  });
});

it('an authenticator app that is turned on or off is told of by mail, in the language of its owner', async () => {
  await test.company();
  const mona = await someone();
  await test.sql(`update app_user set locale = 'fr' where id = $1`, [mona.id]);
  const secret = await mona.withApp(now);
  later(30);
  await mona.ask('mutation($p: String!, $c: String!) { endSecondFactor(current: $p, code: $c) }', {
    p: password,
    c: codeOf(secret, now),
  });
  const mails = await test.sql('select subject, message from mail where email = $1 order by id', [mona.email]);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Votre façon de vous connecter a changé'));
  expect(mails[0]!.message).toContain('a été activée');
  expect(mails[1]!.message).toContain('a été désactivée');
});
