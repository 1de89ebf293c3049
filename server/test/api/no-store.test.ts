import { restLists } from '../../src/rest/rest-routes';
import { createTestApp, type Person, type TestApp } from '../test-app';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ level: 'silent' });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}
const routesOf = (layers: Layer[]): [string, string][] =>
  layers.flatMap(({ route, handle }) => [
    ...(route
      ? Object.keys(route.methods)
          .filter((method) => /^(get|post|delete)$/.test(method))
          .map((method): [string, string] => [method.toUpperCase(), route.path])
      : []),
    ...(handle.stack && !route ? routesOf(handle.stack) : []),
  ]);
const known = 'a'.repeat(24);
const address = (path: string) =>
  path
    .replace(/:id/g, known)
    .replace(/:token/g, known)
    .replace(/:file/g, 'employees.csv')
    .replace(/:\w+/g, known);

it('no answer of any door is kept by anybody: every route, to who may and to who may not', async () => {
  const routes = routesOf((test.app.express as unknown as { router: { stack: Layer[] } }).router.stack);
  expect(routes.filter(([method, path]) => method === 'GET' && path.startsWith('/api/')).length).toBeGreaterThanOrEqual(
    restLists.length,
  );
  const doors: [string, string][] = [
    ...routes,
    ['GET', '/api/auth/session'],
    ['GET', '/api/auth/csrf'],
    ['GET', '/api/auth/providers'],
    ['GET', '/api/none'],
    ['POST', '/graphql'],
    ['GET', '/graphql'],
  ];
  const kept: string[] = [];
  for (const [method, path] of doors) {
    for (const ask of [admin.fetch, (target: string, init?: RequestInit) => fetch(test.url + target, init)]) {
      const response = await ask(address(path), {
        method,
        redirect: 'manual',
        ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
      await response.arrayBuffer().catch(() => undefined);
      if (!/(^|, )no-store(,|$)/.test(response.headers.get('cache-control') ?? ''))
        kept.push(`${method} ${path} ${response.status}: ${response.headers.get('cache-control')}`);
    }
  }
  expect(kept).toEqual([]);
});

it('a question of GraphQL with its answer is kept by nobody', async () => {
  const response = await admin.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ session { user { email } } }' }),
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
});

it('every answer carries the headers that OWASP recommends, and none that tells what runs here', async () => {
  for (const path of ['/healthz', '/api/menuOptions', '/api/none', '/files/none']) {
    const { headers } = await fetch(test.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'permissions-policy': expect.stringMatching(/camera=\(self\).*geolocation=\(self\).*microphone=\(\)/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': expect.stringMatching(/DENY|SAMEORIGIN/),
      'x-permitted-cross-domain-policies': 'none',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
  }
});
