import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { crossSiteGuard, isCrossSite } from './cross-site-guard';

const ours = 'https://muster.test';

describe('what another site makes a browser send', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['no browser headers', {}, false],
    ['a Bearer token and no browser headers', { authorization: 'Bearer x' }, false],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: ours }, false],
    [
      'our own page behind a development proxy',
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
      false,
    ],
    ['our own form under a strict referrer policy', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
    ['an address typed by the person', { 'sec-fetch-site': 'none' }, false],
    ['an older browser on our page', { origin: ours }, false],
    [
      'an older browser on our page under another name',
      { origin: 'https://10.0.0.7:4000', host: '10.0.0.7:4000' },
      false,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, true],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }, true],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://other.muster.test' }, true],
    ['an older browser on another site', { origin: 'https://evil.test', host: 'muster.test' }, true],
    ['an older browser in a sandboxed frame', { origin: 'null' }, true],
    ['an older browser on our host without encryption', { origin: 'http://muster.test', host: 'muster.test' }, true],
    ['another port of our host', { origin: 'https://muster.test:8443', host: 'muster.test' }, true],
    ['our name as the beginning of another', { origin: 'https://muster.test.evil.test' }, true],
    ['a site that calls itself typed', { 'sec-fetch-site': 'none', origin: 'https://evil.test' }, true],
    ['an unknown relation', { 'sec-fetch-site': 'anything' }, true],
  ])('%s', (_name, headers, isRefused) => {
    expect(isCrossSite({ headers }, ours)).toBe(isRefused);
  });
});

describe('the guard', () => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    const app = express().use(crossSiteGuard(ours), (_request, response) => {
      response.json({ reached: true });
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const send = (method: string, path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(base + path, {
      method,
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test', ...headers },
    });

  test.each([
    ['POST', '/api/user/add-user'],
    ['PUT', '/api/x'],
    ['PATCH', '/api/x'],
    ['DELETE', '/api/x'],
    ['POST', '/api/auth/signout'],
    ['POST', '/upload/import'],
    ['POST', '/graphql'],
    ['GET', '/graphql?query={session{expires}}'],
    ['OPTIONS', '/graphql'],
    ['GET', '/GraphQL/'],
  ])('refuses %s %s from another site with 403 JSON', async (method, path) => {
    const response = await send(method, path);
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test.each([
    ['GET', '/'],
    ['GET', '/employees/1'],
    ['GET', '/graphqlish'],
    ['OPTIONS', '/api/x'],
  ])('lets %s %s pass', async (method, path) => {
    expect(await (await send(method, path)).json()).toEqual({ reached: true });
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/json'])(
    'refuses a form or script of another site that sends %s',
    async (type) => {
      expect((await send('POST', '/graphql', { 'content-type': type })).status).toBe(403);
    },
  );

  test('says so in the language of the person, as a REST envelope or a GraphQL error', async () => {
    const rest = await (await send('POST', '/api/x', { 'accept-language': 'ar' })).json();
    expect(rest).toEqual({ success: false, message: expect.stringMatching(/موقع آخر/) });
    const graphql = await (await send('POST', '/graphql', { 'accept-language': 'en' })).json();
    expect(graphql).toEqual({
      errors: [{ message: expect.stringMatching(/another site/), extensions: { code: 'FORBIDDEN', status: 403 } }],
    });
  });
});
