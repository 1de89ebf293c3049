import { AuthWorld } from '../auth.fixture';
import { Browser } from './browser.fixture';

let world: AuthWorld;
let base: string;
beforeAll(async () => {
  world = await AuthWorld.start();
  base = world.base;
});
afterAll(() => world.close());

type Url = { url: string };
const urlOf = async (response: Response): Promise<string> => ((await response.json()) as Url).url;
const path = (url: string): string => url.replace(base, '');
const signedIn = async (values: Parameters<AuthWorld['makeUser']>[0] = {}) => {
  const user = await world.makeUser(values);
  const browser = new Browser(base);
  await browser.signIn(user.email, user.password);
  return { ...user, browser };
};

describe('GET /error', () => {
  test.each([
    'CredentialsSignin',
    'SessionRequired',
    'Signin',
    'OAuthSignin',
    'OAuthCallback',
    'OAuthCreateAccount',
    'EmailCreateAccount',
    'Callback',
    'OAuthAccountNotLinked',
    'EmailSignin',
  ])('?error=%s leads to the sign-in page', async (error) => {
    const response = await new Browser(base).get(`/api/auth/error?error=${error}&provider=credentials`);
    expect([response.status, path(response.headers.get('location') ?? '')]).toEqual([
      302,
      `/api/auth/signin?error=${error}`,
    ]);
  });

  test.each([
    ['?error=Configuration', 500],
    ['?error=AccessDenied', 403],
    ['?error=Verification', 403],
    ['?error=Other', 200],
    ['?error=constructor', 200],
    ['?error=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['', 200],
  ])('%s is a page of status %i', async (query, status) => {
    for (const language of ['en', 'ar']) {
      const response = await new Browser(base).get(`/api/auth/error${query}`, { 'accept-language': language });
      const html = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toMatch(/<main><h1>[^<]+<\/h1><p>[^<]+<\/p>/);
      expect(html).not.toContain('<script');
    }
  });
});

describe('POST /_log', () => {
  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'level=error&code=CLIENT_FETCH_ERROR&client=true'],
    ['a beacon', 'text/plain;charset=UTF-8', 'anything'],
    ['broken JSON', 'application/json', '{'],
    ['nothing', 'application/octet-stream', ''],
    ['a megabyte', 'application/x-www-form-urlencoded', `stack=${'x'.repeat(1_000_000)}`],
  ])('accepts %s without token or session', async (_name, type, body) => {
    const response = await new Browser(base).fetch('/api/auth/_log', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(200);
  });
});

describe('everything else', () => {
  test.each([
    ['GET', '/nonsense'],
    ['POST', '/nonsense'],
    ['GET', ''],
    ['GET', '/callback/google'],
    ['POST', '/callback/google'],
    ['GET', '/_log'],
    ['PUT', '/session'],
    ['DELETE', '/session'],
    ['HEAD', '/session'],
    ['PATCH', '/csrf'],
    ['HEAD', '/csrf'],
    ['OPTIONS', '/session'],
    ['PUT', '/signout'],
    ['POST', '/csrf'],
    ['GET', '/session/extra'],
    ['GET', '/constructor'],
    ['GET', '/verify-request'],
  ])('%s %s is 400 text', async (method, action) => {
    const response = await new Browser(base).fetch(`/api/auth${action}`, { method });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test('a body that cannot be read is 400 text', async () => {
    const response = await new Browser(base).fetch('/api/auth/signout', {
      method: 'POST',
      body: '{"csrfToken"',
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
  });

  test.each(['/csrf/', '/session/', '/providers/'])('%s works with its slash', async (action) => {
    const response = await new Browser(base).get(`/api/auth${action}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });

  test('a page of another site reaches nothing that changes anything', async () => {
    const { browser, email } = await signedIn();
    const csrfToken = await browser.csrfToken();
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.test'],
    ] as const) {
      const headers = { [name]: value };
      expect((await browser.post('/api/auth/signout', { csrfToken, json: 'true' }, headers)).status).toBe(403);
      expect(
        (await browser.post('/api/auth/callback/credentials', { csrfToken, email, json: 'true' }, headers)).status,
      ).toBe(403);
    }
    expect((await browser.session()).user?.['email']).toBe(email);
  });
});

describe('behind https', () => {
  let secure: AuthWorld;
  beforeAll(async () => {
    secure = await AuthWorld.start({ publicUrl: 'https://muster.test' });
  });
  afterAll(() => secure.close());

  test('cookies carry prefixes and Secure but no Domain, and addresses are of the public origin', async () => {
    const { email, password } = await secure.makeUser();
    const browser = new Browser(secure.base);
    expect(await urlOf(await browser.signIn(email, password, { callbackUrl: '/x' }))).toBe('https://muster.test/x');
    expect([...browser.cookies.keys()].sort()).toEqual([
      '__Host-muster.browser',
      '__Host-next-auth.csrf-token',
      '__Secure-next-auth.callback-url',
      '__Secure-next-auth.session-token',
    ]);
    for (const { attributes } of browser.cookies.values()) {
      expect([...attributes.keys()].filter((name) => name !== 'expires')).toEqual([
        'path',
        'httponly',
        'secure',
        'samesite',
      ]);
      expect([attributes.get('path'), attributes.get('samesite')]).toEqual(['/', 'Lax']);
    }
    await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
    expect(browser.cookies.has('__Secure-next-auth.session-token')).toBe(false);
  });

  test('a cookie without its prefix is not believed', async () => {
    const { email, password } = await secure.makeUser();
    const { token } = await secure.signIn(email, password);
    const browser = new Browser(secure.base);
    browser.cookies.set('next-auth.session-token', { value: token, attributes: new Map() });
    expect(await browser.session()).toEqual({});
  });
});
