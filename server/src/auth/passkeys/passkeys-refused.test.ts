import { createTestApp, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/records/ids';
import { Authenticator, type Otherwise } from './authenticator.fixture';
import { challengeAt, refusal, showAt, signInBy, site, Someone } from './passkeys.fixture';

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

describe('a sign-in by passkey is refused', () => {
  const unsigned = new Authenticator(site);
  it.each<[string, Otherwise]>([
    ['from another site', { origin: 'https://muster.example' }],
    ['for another host', { rpID: 'muster.example' }],
    ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['where a passkey was made in place of shown', { type: 'webauthn.create' }],
    ['where its owner was not verified', { isVerified: false }],
    ['by the signature of another key', { signedBy: unsigned.keys.privateKey }],
    ['for a passkey nobody has', { id: unsigned.credentialId }],
    ['for another account than its own', { userHandle: Buffer.from(newId()).toString('base64url') }],
  ])('%s', async (_which, otherwise) => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    const browser = mona.anotherBrowser();
    expect(await signInBy(browser, phone, otherwise)).toBe('PasskeyRefused');
    expect(await browser.session()).toEqual({});
    expect(await signInBy(browser, phone)).toBe('in');
  });

  it('where the passkey of one is shown as that of another', async () => {
    const [mona, omar] = [await someone(), await someone()];
    const [phone, key] = [await mona.withPasskey(), await omar.withPasskey()];
    const shown = { id: phone.credentialId, userHandle: phone.userHandle };
    expect(await signInBy(omar.anotherBrowser(), key, shown)).toBe('PasskeyRefused');
  });

  it('the second time for one challenge, and beyond five minutes', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    const browser = mona.anotherBrowser();
    const asked = await challengeAt(browser);
    const shown = phone.show(asked);
    const cookie = browser.cookies.get('muster.passkey')!;
    expect(await showAt(browser, shown)).toBe('in');
    browser.cookies.set('muster.passkey', cookie);
    expect(await showAt(browser, shown)).toBe('PasskeyRefused');
    const late = await challengeAt(browser);
    later(5 * 60);
    expect(await showAt(browser, phone.show(late))).toBe('PasskeyRefused');
    const inTime = await challengeAt(browser);
    later(5 * 60 - 1);
    expect(await showAt(browser, phone.show(inTime))).toBe('in');
  });

  it('in another browser than the challenge was given to, and by a cookie that somebody made', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    const [browser, other] = [mona.anotherBrowser(), mona.anotherBrowser()];
    const shown = phone.show(await challengeAt(browser));
    expect(await showAt(other, shown)).toBe('PasskeyRefused');
    await challengeAt(other);
    expect(await showAt(other, shown)).toBe('PasskeyRefused');
    const cookie = browser.cookies.get('muster.passkey')!;
    const forged = cookie.value.replace(/[\w-]{43}$/, Buffer.alloc(32).toString('base64url'));
    other.cookies.set('muster.passkey', { ...cookie, value: forged });
    expect(await showAt(other, shown)).toBe('PasskeyRefused');
    expect([...cookie.attributes.keys()]).toEqual(expect.arrayContaining(['httponly', 'samesite']));
  });

  it('for a challenge that was given for something else', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey();
    const proof = await mona.proof(phone);
    expect(await showAt(mona.browser, proof)).toBe('PasskeyRefused');
    const { data } = await mona.begin({ passkey: await mona.proof(phone) });
    expect(refusal(await mona.begin({ passkey: phone.show(data.beginPasskey) }))).toEqual(['INVALID', 'passkey']);
    expect(await showAt(mona.browser, phone.show(data.beginPasskey))).toBe('PasskeyRefused');
    const asked = await challengeAt(mona.browser);
    expect(refusal(await mona.begin({ passkey: phone.show(asked) }))).toEqual(['INVALID', 'passkey']);
  });

  it('when its count did not go up, which its owner reads in the audit, unless it never counts', async () => {
    const mona = await someone();
    const phone = await mona.withPasskey('Phone', { counter: 5 });
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('in');
    for (const counter of [6, 2, 0]) {
      expect(await signInBy(mona.anotherBrowser(), phone, { counter })).toBe('PasskeyRefused');
    }
    expect((await auditOf(mona.id)).slice(-3)).toEqual(Array(3).fill(['passkey_refused', 'Phone']));
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('in');
    const omar = await someone();
    const key = await omar.withPasskey();
    expect([await signInBy(omar.anotherBrowser(), key), await signInBy(omar.anotherBrowser(), key)]).toEqual([
      'in',
      'in',
    ]);
  });

  it('when the account was deleted; a disabled one is told so and may do nothing, as by its password', async () => {
    const company = await test.company();
    const mona = await someone(company, [{ subject: 'Department', action: 'read', scope: 'company' }]);
    const phone = await mona.withPasskey();
    await test.sql(`update app_user set status = 'inactive' where id = $1`, [mona.id]);
    const browser = mona.anotherBrowser();
    expect(await signInBy(browser, phone)).toBe('in');
    const session = await mona.ask('{ session { user { status } company { id } rules } }', {}, browser);
    expect(session.data.session).toEqual({ user: { status: 'inactive' }, company: null, rules: [] });
    expect((await mona.ask('{ departments { total } }', {}, browser)).errors).toHaveLength(1);
    await test.sql('update app_user set deleted_at = now() where id = $1', [mona.id]);
    expect(await signInBy(mona.anotherBrowser(), phone)).toBe('PasskeyRefused');
  });

  it('without the token of the form', async () => {
    const browser = (await someone()).anotherBrowser();
    expect((await browser.post('/api/auth/passkey', {})).status).toBe(400);
    const response = await browser.post('/api/auth/callback/passkey', { credential: '{}', json: 'true' });
    expect(((await response.json()) as { url: string }).url).toContain('csrf=true');
  });

  it.each(['', 'no json', '7', '{}', '{"id":"x","response":null}', '{"id":"x","response":{"userHandle":{}}}'])(
    'when what is sent is no passkey: %p',
    async (credential) => {
      const browser = (await someone()).anotherBrowser();
      await challengeAt(browser);
      const csrfToken = await browser.csrfToken();
      const response = await browser.post('/api/auth/callback/passkey', { credential, csrfToken, json: 'true' });
      expect(response.status).toBe(401);
    },
  );
});

it('a site is what its configured address says, whatever a request says of itself', async () => {
  const mona = await someone();
  const phone = await mona.withPasskey();
  const headers = { 'x-forwarded-host': 'muster.example', 'x-forwarded-proto': 'https' };
  const browser = mona.anotherBrowser(headers);
  const asked = await challengeAt(browser);
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const elsewhere = { origin: 'https://muster.example', rpID: 'muster.example' };
  expect(await showAt(browser, phone.show(asked, elsewhere))).toBe('PasskeyRefused');
});
