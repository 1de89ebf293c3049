import { AuthWorld } from '../auth.fixture';
import { Browser } from './browser.fixture';

let world: AuthWorld;
let base: string;
beforeAll(async () => {
  world = await AuthWorld.start();
  base = world.base;
});
afterAll(() => world.close());

const sessionCookie = 'next-auth.session-token';
type Url = { url: string };
const urlOf = async (response: Response): Promise<string> => ((await response.json()) as Url).url;
const signedIn = async (values: Parameters<AuthWorld['makeUser']>[0] = {}) => {
  const user = await world.makeUser(values);
  const browser = new Browser(base);
  await browser.signIn(user.email, user.password);
  return { ...user, browser };
};

describe('POST /callback/credentials', () => {
  test('right: answers the callback url and sets the session cookie', async () => {
    const { email, password } = await world.makeUser();
    const browser = new Browser(base);
    const response = await browser.signIn(email, password, { callbackUrl: '/employees' });
    expect([response.status, await urlOf(response)]).toEqual([200, `${base}/employees`]);
    expect(browser.cookies.get(sessionCookie)?.attributes).toEqual(
      new Map([
        ['path', '/'],
        ['expires', expect.any(String)],
        ['httponly', ''],
        ['samesite', 'Lax'],
      ]),
    );
  });

  test('right, as a JSON body', async () => {
    const { email, password } = await world.makeUser();
    const browser = new Browser(base);
    const body = JSON.stringify({ email, password, csrfToken: await browser.csrfToken(), json: 'true' });
    const response = await browser.fetch('/api/auth/callback/credentials/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, await urlOf(response)]).toEqual([200, base]);
    expect((await browser.session()).user?.['email']).toBe(email);
  });

  test('right, as a plain form: 302 to the callback url', async () => {
    const { email, password } = await world.makeUser();
    const response = await new Browser(base).signIn(email, password, {
      callbackUrl: `${base}/employees`,
      json: 'false',
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, `${base}/employees`]);
  });

  test('right, for a v5 client: JSON without json=true', async () => {
    const { email, password } = await world.makeUser();
    const browser = new Browser(base, { 'x-auth-return-redirect': '1' });
    const response = await browser.post('/api/auth/callback/credentials', {
      email,
      password,
      csrfToken: await browser.csrfToken(),
    });
    expect([response.status, await urlOf(response)]).toEqual([200, base]);
  });

  test('refused: 401 with the error in the url, alike for unknown users and wrong passwords', async () => {
    const { email } = await world.makeUser();
    for (const address of [email, 'nobody@muster.test', '']) {
      const browser = new Browser(base);
      const response = await browser.signIn(address, 'wrong horse');
      expect([response.status, await urlOf(response)]).toEqual([
        401,
        `${base}/api/auth/error?error=CredentialsSignin&provider=credentials`,
      ]);
      expect(browser.cookies.has(sessionCookie)).toBe(false);
    }
  });

  test('refused as a plain form: 302 there', async () => {
    const response = await new Browser(base).signIn('nobody@muster.test', 'wrong horse', { json: 'false' });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${base}/api/auth/error?error=CredentialsSignin&provider=credentials`,
    ]);
  });

  test('an inactive user still signs in, without permissions; a deleted one is refused', async () => {
    const role = await world.makeRole('Auditor', [{ subject: 'Company', action: 'read', scope: 'company' }]);
    const { browser, id } = await signedIn({ status: 'inactive', roleIds: [role] });
    expect(await browser.session()).toMatchObject({
      user: { _id: id, status: 'inactive', permissions: [], company_info: [] },
    });
    const gone = await world.makeUser();
    await world.write('UPDATE app_user SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect((await new Browser(base).signIn(gone.email, gone.password)).status).toBe(401);
  });

  test('signing in again makes a new session and ends the one before', async () => {
    const { browser, email, password } = await signedIn();
    const before = browser.cookies.get(sessionCookie)!.value;
    await browser.signIn(email, password);
    const after = browser.cookies.get(sessionCookie)!.value;
    expect(after).not.toBe(before);
    expect([await world.who(before), (await world.who(after))?.email]).toEqual([null, email]);
  });

  test.each<[string, (token: string) => Record<string, string>]>([
    ['missing', () => ({})],
    ['wrong', () => ({ csrfToken: '0'.repeat(64) })],
    ['in upper case', (csrfToken) => ({ csrfToken: csrfToken.toUpperCase().replace(/[0-9]/g, 'B') })],
  ])('never signs in with a csrf token that is %s', async (_name, fields) => {
    const { email, password } = await world.makeUser();
    const browser = new Browser(base);
    const csrf = fields(await browser.csrfToken());
    const json = await browser.post('/api/auth/callback/credentials', { email, password, json: 'true', ...csrf });
    expect([json.status, await urlOf(json)]).toEqual([200, `${base}/api/auth/signin?csrf=true`]);
    const form = await browser.post('/api/auth/callback/credentials', { email, password, ...csrf });
    expect([form.status, form.headers.get('location')]).toEqual([302, `${base}/api/auth/signin?csrf=true`]);
    expect(browser.cookies.has(sessionCookie)).toBe(false);
  });

  test('never signs in with a token in the address, without its cookie or with two tokens', async () => {
    const { email, password } = await world.makeUser();
    const browser = new Browser(base);
    const csrfToken = await browser.csrfToken();
    const cookie = browser.cookies.get('next-auth.csrf-token')!;
    const send = (query: string, body: string) =>
      browser.fetch(`/api/auth/callback/credentials${query}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const credentials = `email=${email}&password=${encodeURIComponent(password)}&json=true`;
    expect(await urlOf(await send(`?csrfToken=${csrfToken}`, credentials))).toMatch(/csrf=true$/);
    expect(await urlOf(await send('', `${credentials}&csrfToken=${csrfToken}&csrfToken=${csrfToken}`))).toMatch(
      /csrf=true$/,
    );
    browser.cookies.delete('next-auth.csrf-token');
    expect(await urlOf(await send('', `${credentials}&csrfToken=${csrfToken}`))).toMatch(/csrf=true$/);
    browser.cookies.set('next-auth.csrf-token', cookie);
    expect(await urlOf(await send('', `${credentials}&csrfToken=${csrfToken}`))).toBe(base);
  });

  test('GET never signs in', async () => {
    const { email, password } = await world.makeUser();
    const browser = new Browser(base);
    const query = new URLSearchParams({ email, password, csrfToken: await browser.csrfToken(), json: 'true' });
    const response = await browser.get(`/api/auth/callback/credentials?${query}`);
    expect(response.status).toBe(405);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(browser.cookies.has(sessionCookie)).toBe(false);
  });

  test.each([
    '//evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.test',
    'nonsense',
  ])('is no open redirect to %s', async (callbackUrl) => {
    const { email, password } = await world.makeUser();
    const browser = new Browser(base);
    expect(await urlOf(await browser.signIn(email, password, { callbackUrl }))).toBe(base);
    expect((await browser.signIn(email, password, { callbackUrl, json: 'false' })).headers.get('location')).toBe(base);
    const signin = await browser.get(`/api/auth/signin?${new URLSearchParams({ callbackUrl })}`);
    expect(signin.headers.get('location')).toBe(`/login?${new URLSearchParams({ callbackUrl: base })}`);
    browser.cookies.set('next-auth.callback-url', { value: encodeURIComponent(callbackUrl), attributes: new Map() });
    expect(await urlOf(await browser.signIn(email, password))).toBe(base);
  });
});
