import { createRequire } from 'node:module';
import type * as NextAuth from 'next-auth/react';
import { AuthWorld } from '../auth.fixture';
import { Browser } from './browser.fixture';

interface Dom {
  window: {
    document: { getElementById: (id: string) => never };
    navigator: object;
    localStorage: object;
    close: () => void;
  };
}
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as {
  JSDOM: new (html: string, options: { url: string }) => Dom;
};
const globals = ['window', 'document', 'navigator', 'localStorage', 'IS_REACT_ACT_ENVIRONMENT'] as const;

/** As a browser has them, in place of those of Node. */
function surroundings(given: object): void {
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** The stock client reads its surroundings when loaded: each test gives it a page of its own. */
function openPage(base: string) {
  const browser = new Browser(base, { 'sec-fetch-site': 'same-origin', origin: base });
  const stored: string[] = [];
  const window = {
    location: { href: `${base}/login?next=1`, reload: () => undefined },
    addEventListener: () => undefined,
  };
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  surroundings({
    window,
    navigator: {},
    fetch: browser.fetch,
    localStorage: { setItem: (key: string, value: string) => stored.push(`${key} ${value}`) },
  });
  let client!: typeof NextAuth;
  jest.isolateModules(() => {
    client = require('next-auth/react');
  });
  return { client, browser, window, stored, errors };
}

const realFetch = globalThis.fetch;
let world: AuthWorld;
beforeAll(async () => {
  world = await AuthWorld.start();
});
afterAll(() => world.close());
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
});

describe('an unmodified next-auth client', () => {
  test('reads no session, the providers and a csrf token, without an error', async () => {
    const { client, errors } = openPage(world.base);
    expect(await client.getSession()).toBeNull();
    expect(Object.keys((await client.getProviders()) ?? {})).toEqual(['credentials']);
    expect(await client.getCsrfToken()).toMatch(/^[0-9a-f]{64}$/);
    expect(errors).not.toHaveBeenCalled();
  });

  test('signs in without leaving the page, reads the session and signs out', async () => {
    const { email, password } = await world.makeUser({ name: 'Ada' });
    const { client, browser, errors, stored, window } = openPage(world.base);
    const answer = await client.signIn('credentials', { email, password, redirect: false });
    expect(answer).toEqual({ error: null, status: 200, ok: true, url: window.location.href });
    expect(browser.sent).toEqual([
      'GET /api/auth/providers',
      'GET /api/auth/csrf',
      'POST /api/auth/callback/credentials',
    ]);
    expect(await client.getSession()).toMatchObject({
      user: { name: 'Ada', email },
      expires: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await client.signOut({ redirect: false })).toEqual({ url: window.location.href });
    expect(await client.getSession()).toBeNull();
    expect(stored.some((line) => line.startsWith('nextauth.message') && line.includes('signout'))).toBe(true);
    expect(errors).not.toHaveBeenCalled();
  });

  test('reads why a sign-in failed', async () => {
    const { email } = await world.makeUser();
    const { client, errors } = openPage(world.base);
    expect(await client.signIn('credentials', { email, password: 'wrong horse', redirect: false })).toEqual({
      error: 'CredentialsSignin',
      status: 401,
      ok: false,
      url: null,
    });
    expect(errors).not.toHaveBeenCalled();
  });

  test('goes where it wanted after signing in, and to the error after a failure', async () => {
    const { email, password } = await world.makeUser();
    const { client, window } = openPage(world.base);
    await client.signIn('credentials', { email, password: 'wrong horse', callbackUrl: '/employees' });
    expect(window.location.href).toBe(`${world.base}/api/auth/error?error=CredentialsSignin&provider=credentials`);
    await client.signIn('credentials', { email, password, callbackUrl: '/employees' });
    expect(window.location.href).toBe(`${world.base}/employees`);
    await client.signOut({ callbackUrl: '/bye' });
    expect(window.location.href).toBe(`${world.base}/bye`);
  });

  test('asked for an unknown provider goes to a sign-in page that exists', async () => {
    const { client, browser, window } = openPage(world.base);
    await client.signIn('google');
    expect(window.location.href).toMatch(/^\/api\/auth\/signin\?callbackUrl=/);
    expect((await browser.get(window.location.href)).headers.get('location')).toMatch(/^\/login\?callbackUrl=/);
  });

  test('logs its own errors here, and the server takes them', async () => {
    const { client, browser, errors } = openPage(world.base);
    const { fetch } = globalThis;
    globalThis.fetch = (address, init) =>
      String(address).endsWith('/session') ? Promise.reject(new Error('offline')) : fetch(address, init);
    expect(await client.getSession()).toBeNull();
    expect(errors).toHaveBeenCalledWith(
      expect.stringContaining('CLIENT_FETCH_ERROR'),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    );
    expect(browser.sent).toEqual(['POST /api/auth/_log']);
  });

  test('update() and useSession() follow the session on a React page', async () => {
    const { email, password } = await world.makeUser({ name: 'Ada' });
    const dom = new JSDOM('<!doctype html><div id="root"></div>', { url: `${world.base}/` });
    const browser = new Browser(world.base);
    await browser.signIn(email, password);
    surroundings({
      window: dom.window,
      document: dom.window.document,
      navigator: dom.window.navigator,
      localStorage: dom.window.localStorage,
      fetch: browser.fetch,
      IS_REACT_ACT_ENVIRONMENT: true,
    });
    const seen: string[] = [];
    let update: (data?: unknown) => Promise<unknown> = () => Promise.reject(new Error('not shown yet'));
    await jest.isolateModulesAsync(async () => {
      const React: typeof import('react') = require('react');
      const { createRoot }: typeof import('react-dom/client') = require('react-dom/client');
      const { SessionProvider, useSession }: typeof NextAuth = require('next-auth/react');
      const Name = () => {
        const session = useSession();
        update = session.update;
        seen.push(`${session.status} ${session.data?.user?.name ?? ''}`.trim());
        return null;
      };
      const until = async (text: string) => {
        for (let i = 0; i < 100 && seen.at(-1) !== text; i += 1)
          await React.act(() => new Promise((resolve) => setTimeout(resolve, 20)));
        expect(seen.at(-1)).toBe(text);
      };
      const root = createRoot(dom.window.document.getElementById('root'));
      await React.act(async () => root.render(React.createElement(SessionProvider, null, React.createElement(Name))));
      await until('authenticated Ada');
      await world.write(`UPDATE app_user SET name = 'Grace' WHERE email = $1`, [email]);
      world.aheadMs += 1000;
      await React.act(async () => {
        await update({ user: { name: 'Mallory' } });
      });
      await until('authenticated Grace');
      await React.act(async () => root.unmount());
    });
    dom.window.close();
    expect(seen[0]).toBe('loading');
  });
});
