import { AuthWorld } from '../auth.fixture';
import { Browser } from '../sign-in/browser.fixture';

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

describe('/signin', () => {
  test('POST /signin/credentials answers where to sign in', async () => {
    const browser = new Browser(base);
    const csrfToken = await browser.csrfToken();
    const right = await browser.post('/api/auth/signin/credentials', { csrfToken, json: 'true' });
    expect([right.status, await urlOf(right)]).toEqual([200, `${base}/api/auth/signin`]);
    const wrong = await browser.post('/api/auth/signin/credentials', { csrfToken: 'x', json: 'true' });
    expect([wrong.status, await urlOf(wrong)]).toEqual([200, `${base}/api/auth/signin?csrf=true`]);
  });

  test.each([
    ['', `/login?callbackUrl=%BASE%`],
    ['?callbackUrl=/employees', '/login?callbackUrl=%BASE%%2Femployees'],
    ['?error=SessionRequired&callbackUrl=/employees', '/login?callbackUrl=%BASE%%2Femployees&error=SessionRequired'],
    ['?error=%3Cscript%3E', '/login?callbackUrl=%BASE%&error=%3Cscript%3E'],
    ['/?error=CredentialsSignin', '/login?callbackUrl=%BASE%&error=CredentialsSignin'],
  ])('GET /signin%s leads to our sign-in page', async (query, location) => {
    const response = await new Browser(base).get(`/api/auth/signin${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      location.replace('%BASE%', encodeURIComponent(base)),
    ]);
  });
});

describe('/signout', () => {
  test('POST with the right token clears the cookie with its chunks and ends the session on the server', async () => {
    const { browser } = await signedIn();
    const token = browser.cookies.get(sessionCookie)!.value;
    for (const name of [`${sessionCookie}.0`, `${sessionCookie}.1`])
      browser.cookies.set(name, { value: 'old', attributes: new Map() });
    const response = await browser.post('/api/auth/signout', {
      csrfToken: await browser.csrfToken(),
      callbackUrl: '/bye',
      json: 'true',
    });
    expect([response.status, await urlOf(response)]).toEqual([200, `${base}/bye`]);
    expect([...browser.cookies.keys()].sort()).toEqual([
      'muster.browser',
      'next-auth.callback-url',
      'next-auth.csrf-token',
    ]);
    expect(await world.who(token)).toBeNull();
  });

  test('POST with a wrong token keeps the session', async () => {
    const { browser, email } = await signedIn();
    const response = await browser.post('/api/auth/signout', { csrfToken: 'x', json: 'true' });
    expect([response.status, await urlOf(response)]).toEqual([200, `${base}/api/auth/signout?csrf=true`]);
    expect((await browser.session()).user?.['email']).toBe(email);
  });

  test('POST signed out is no error', async () => {
    const browser = new Browser(base);
    const response = await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
    expect([response.status, await urlOf(response)]).toEqual([200, base]);
  });

  test('GET asks, in the language of the person, and its form signs out', async () => {
    const { browser, email } = await signedIn();
    const page = await browser.get('/api/auth/signout', { 'accept-language': 'ar,en;q=0.5' });
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(html).toMatch(/تسجيل الخروج/);
    expect((await browser.session()).user?.['email']).toBe(email);
    const csrfToken = /name="csrfToken" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? '';
    const response = await browser.post('/api/auth/signout', { csrfToken });
    expect(response.status).toBe(302);
    expect(await browser.session()).toEqual({});
  });
});
