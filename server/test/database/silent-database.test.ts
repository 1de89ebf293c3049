import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileDatabaseUrl } from '../copied-database';
import { createTestApp, type Person, type TestApp } from '../test-app';

/**
 * Between the server and its database: hands everything on, or takes it and says nothing, as a firewall that drops what
 * it gets.
 */
let isSilent = false;
const open = new Set<Socket>();
let proxy: Server;
let test: TestApp;
let admin: Person;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muster-silent-'));

beforeAll(async () => {
  const there = new URL(await fileDatabaseUrl());
  proxy = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from
        .on('data', (chunk) => {
          if (!isSilent) to.write(chunk);
        })
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const ownerUrl = Object.assign(new URL(there), { port: String((proxy.address() as { port: number }).port) }).href;
  test = await createTestApp({ at: { ownerUrl, dataDir }, level: 'silent', jobs: true });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(async () => {
  isSilent = false;
  for (const socket of open) socket.destroy();
  await test.close();
  proxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const seconds = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const began = performance.now();
  return [await work, (performance.now() - began) / 1_000];
};
const ready = () => fetch(`${test.url}/readyz`).then(({ status }) => status);
const list = () =>
  admin.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ departments { total } }' }),
  });

it('a database that swallows what it is sent: readiness says no within 4 s, a request is told to come again within 15 s, and all goes on afterwards', async () => {
  expect([await ready(), (await list()).status]).toEqual([200, 200]);
  isSilent = true;
  const [[status, answeredIn], [first, refusedIn], [second, refusedTooIn]] = await Promise.all([
    seconds(ready()),
    seconds(list()),
    seconds(sleep(300).then(list)),
  ]);
  expect(status).toBe(503);
  expect(answeredIn).toBeLessThan(4);
  for (const answer of [first, second]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toMatch(/busy/);
  }
  expect(Math.max(refusedIn, refusedTooIn)).toBeLessThan(15);

  isSilent = false;
  for (const end = Date.now() + 20_000; (await ready()) !== 200 && Date.now() < end;) await sleep(200);
  const answer = await list();
  expect([answer.status, await answer.json()]).toEqual([200, { data: { departments: { total: 0 } } }]);
});

it('a statement that takes long is left alone while the database answers others', async () => {
  const [rows, took] = await seconds(test.sql<{ done: string }>(`select pg_sleep(7)::text as done`));
  expect(rows).toHaveLength(1);
  expect(took).toBeGreaterThanOrEqual(7);
});
