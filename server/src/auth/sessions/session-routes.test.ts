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
const signedIn = async (values: Parameters<AuthWorld['makeUser']>[0] = {}) => {
  const user = await world.makeUser(values);
  const browser = new Browser(base);
  await browser.signIn(user.email, user.password);
  return { ...user, browser };
};

describe('GET /csrf', () => {
  test('answers 64 hex characters, not to be kept by caches, and sets both cookies', async () => {
    const browser = new Browser(base);
    const response = await browser.get('/api/auth/csrf');
    expect(response.headers.get('cache-control')).toBe('private, no-cache, no-store');
    const { csrfToken } = (await response.json()) as { csrfToken: string };
    expect(csrfToken).toMatch(/^[0-9a-f]{64}$/);
    expect(browser.cookies.get('next-auth.csrf-token')?.value).toMatch(new RegExp(`^${csrfToken}%7C[0-9a-f]{64}$`));
    expect(decodeURIComponent(browser.cookies.get('next-auth.callback-url')?.value ?? '')).toBe(base);
  });

  test('keeps a valid cookie and replaces one of somebody else', async () => {
    const browser = new Browser(base);
    const first = await browser.csrfToken();
    expect((await browser.get('/api/auth/csrf')).headers.getSetCookie()).toEqual([]);
    expect(await browser.csrfToken()).toBe(first);
    browser.cookies.get('next-auth.csrf-token')!.value = `${first}%7C${'0'.repeat(64)}`;
    expect(await browser.csrfToken()).not.toBe(first);
  });
});

test('GET /providers names the one provider with absolute addresses', async () => {
  expect(await (await new Browser(base).get('/api/auth/providers')).json()).toEqual({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: `${base}/api/auth/signin/credentials`,
      callbackUrl: `${base}/api/auth/callback/credentials`,
    },
  });
});

describe('GET /session', () => {
  test('without a cookie is {} and sets none', async () => {
    const response = await new Browser(base).get('/api/auth/session', { 'content-type': 'application/json' });
    expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([200, {}, []]);
    expect(response.headers.get('cache-control')).toBe('private, no-cache, no-store');
  });

  test('with a bad cookie is {} and clears it', async () => {
    const browser = new Browser(base);
    browser.cookies.set(sessionCookie, { value: 'nonsense', attributes: new Map() });
    expect(await browser.session()).toEqual({});
    expect(browser.cookies.has(sessionCookie)).toBe(false);
  });

  test('signed in is the user by white list, for thirty more days, with the cookie issued again', async () => {
    const company = await world.makeCompany();
    const role = await world.makeRole('Officer', [{ subject: 'Employee', action: 'read', scope: 'company' }], company);
    const user = await world.makeUser({ name: 'Ada', type: 'employee' });
    await world.makeMember(company, user.id, [role]);
    const browser = new Browser(base);
    await browser.signIn(user.email, user.password);
    const response = await browser.get('/api/auth/session');
    const session = (await response.json()) as { expires: string };
    expect(session).toEqual({
      user: {
        _id: user.id,
        name: 'Ada',
        email: user.email,
        type: 'employee',
        status: 'active',
        company_id: company,
        company_info: [{ _id: company, name: `Acme ${company}`, currency: 'AED', timeZone: 'Asia/Dubai' }],
        permissions: ['read:Employee'],
      },
      expires: expect.any(String),
    });
    const days = (new Date(session.expires).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^next-auth\.session-token=[\w.-]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('put together from chunks an older server left is understood, and the chunks go', async () => {
    const { browser, email } = await signedIn();
    const { value } = browser.cookies.get(sessionCookie)!;
    browser.cookies.delete(sessionCookie);
    for (let i = 0; i * 50 < value.length; i += 1) {
      browser.cookies.set(`${sessionCookie}.${i}`, { value: value.slice(i * 50, i * 50 + 50), attributes: new Map() });
    }
    expect((await browser.session()).user?.['email']).toBe(email);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith(sessionCookie))).toEqual([sessionCookie]);
  });

  test('follows a disabling and a deletion within a second', async () => {
    for (const change of [`status = 'inactive'`, 'deleted_at = now()']) {
      const { browser, id } = await signedIn();
      expect((await browser.session()).user?.['_id']).toBe(id);
      await world.write(`UPDATE app_user SET ${change} WHERE id = $1`, [id]);
      world.aheadMs += 1000;
      expect(await browser.session()).toEqual({});
    }
  });
});

describe('POST /session', () => {
  test('with the right token is the session, whatever data a client offers', async () => {
    const { browser, id } = await signedIn({ type: 'employee' });
    const body = JSON.stringify({
      csrfToken: await browser.csrfToken(),
      data: { user: { type: 'admin', permissions: ['all'] } },
    });
    const response = await browser.fetch('/api/auth/session', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { _id: id, type: 'employee', permissions: [] } });
  });

  test('with a wrong token is 400 {}', async () => {
    const { browser } = await signedIn();
    const response = await browser.post('/api/auth/session', { csrfToken: 'x' });
    expect([response.status, await response.json()]).toEqual([400, {}]);
  });
});
