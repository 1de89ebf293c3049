import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startOfProcess } from '../../server/src/database/embedded/embedded-process';

const root = path.resolve(__dirname, '../..');
let folder: string;
let port: number;
let started: Started[];

type Started = { child: ChildProcess; said: () => string; ended: Promise<number | null> };

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster start-'));
  fs.chmodSync(folder, 0o711);
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  port = (probe.address() as { port: number }).port;
  probe.close();
});
beforeEach(() => (started = []));
afterEach(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** `npm start` without npm, its data apart. */
function start(more: Record<string, string> = {}): Started {
  const { npm_lifecycle_event: _npm, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    NODE_ENV: 'production',
    ...more,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: 'pipe' });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const one = { child, said: () => text, ended: once(child, 'exit').then(([code]) => code as number | null) };
  started.push(one);
  return one;
}

async function startUntilReady(): Promise<Started> {
  const one = start();
  let isOver = false;
  void one.ended.then(() => (isOver = true));
  while (!one.said().includes('is ready at')) {
    if (isOver) throw new Error(`It ended before it was ready:\n${one.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return one;
}

const get = (route: string) => fetch(`http://localhost:${port}${route}`);
const postmaster = () => parseInt(fs.readFileSync(path.join(folder, 'data/database/data/postmaster.pid'), 'utf8'), 10);

test('the first start serves web app, playground and health on one port, and prints the demo accounts', async () => {
  const one = await startUntilReady();
  expect(one.said()).toContain(`Muster is ready at http://localhost:${port}`);
  expect(one.said()).toMatch(/admin@muster\.example/);
  for (const route of ['/', '/playground', '/healthz', '/readyz', '/employees']) {
    expect([route, (await get(route)).status]).toEqual([route, 200]);
  }
  expect(await (await get('/')).text()).toContain('<div id="root">');
  // It makes the whole demo, with other flows beside it.
}, 240_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it and its database, with success',
  async (signal) => {
    const one = await startUntilReady();
    const database = postmaster();
    one.child.kill(signal);
    expect(await one.ended).toBe(0);
    await expect(get('/healthz')).rejects.toThrow('fetch failed');
    expect(fs.existsSync(path.join(folder, 'data/database/data/postmaster.pid'))).toBe(false);
    expect(startOfProcess(database)).toBeUndefined();
  },
  60_000,
);

test('a start after it was killed hard serves again, what was written still there', async () => {
  const first = await startUntilReady();
  const secret = fs.readFileSync(path.join(folder, 'data/secret'), 'utf8');
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await startUntilReady();
  expect((await get('/readyz')).status).toBe(200);
  expect(fs.readFileSync(path.join(folder, 'data/secret'), 'utf8')).toBe(secret);
  expect(second.said()).not.toContain('Making the database');
}, 60_000);

test('a second one on the same data is refused, and the first goes on', async () => {
  const first = await startUntilReady();
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Another Muster (process ${first.child.pid}) already uses the database`);
  expect((await get('/readyz')).status).toBe(200);
}, 60_000);

test('everything wrong with the settings is told at once, before anything is made', async () => {
  const data = path.join(folder, 'never');
  const one = start({ PORT: 'x', DEMO: 'perhaps', SESSION_SECRET: 'short', DATA_DIR: data });
  expect(await one.ended).toBe(1);
  expect(one.said()).toMatch(/- PORT is "x".*\n.*- SESSION_SECRET has 5.*\n.*- DEMO is "perhaps"/);
  expect(fs.existsSync(data)).toBe(false);
}, 60_000);

test('a port in use is told before anything is made', async () => {
  const data = path.join(folder, 'never-either');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: used } = other.address() as { port: number };
  const one = start({ PORT: String(used), DATA_DIR: data });
  expect(await one.ended).toBe(1);
  expect(one.said()).toContain(`Port ${used} is in use: stop the program that uses it, or set PORT to another one.`);
  expect(fs.existsSync(data)).toBe(false);
  other.close();
}, 60_000);
