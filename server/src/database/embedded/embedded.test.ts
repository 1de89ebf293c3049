import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type Embedded, startEmbedded } from './embedded';
import { goneWithin, startOfProcess } from './embedded-process';

const isRoot = process.getuid?.() === 0;
const dead = 4_194_305; // above the largest pid of Linux
let parent: string;
let folder: string;
let log: string[];
let running: Embedded[];

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'muster embedded-'));
  fs.chmodSync(parent, 0o711);
  folder = path.join(parent, 'with space', 'database');
  log = [];
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((database) => database.stop()));
  fs.rmSync(parent, { recursive: true, force: true });
});

async function start(where = folder): Promise<Embedded> {
  const database = await startEmbedded(where, { log: (message) => log.push(message) });
  running.push(database);
  return database;
}

async function stop(database: Embedded): Promise<void> {
  running.splice(running.indexOf(database), 1);
  await database.stop();
}

/** What a server that was killed hard leaves: its database running, its lock in place. */
function abandon(database: Embedded): void {
  running.splice(running.indexOf(database), 1);
  const lock = fs.readdirSync(folder).find((name) => name.startsWith('lock-'));
  fs.renameSync(path.join(folder, String(lock)), path.join(folder, `lock-${dead}-1`));
}

async function ask(database: Embedded, sql: string): Promise<unknown> {
  const client = new Client(database.url);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

const inData = (...names: string[]) => path.join(folder, 'data', ...names);
const postmaster = () => Number(fs.readFileSync(inData('postmaster.pid'), 'utf8').split('\n')[0]);

test('a new database sorts by code point, lowers every script, and is reachable from this machine alone', async () => {
  const database = await start();
  expect(new URL(database.url).hostname).toBe('127.0.0.1');
  expect(await ask(database, 'SELECT datlocale FROM pg_database WHERE datname = current_database()')).toBe('C.UTF-8');
  expect(await ask(database, `SELECT lower('ÄÇ')`)).toBe('äç');
  expect(
    await ask(database, `SELECT current_setting('listen_addresses') || current_setting('unix_socket_directories')`),
  ).toBe('127.0.0.1');
  expect(await ask(database, `SELECT current_setting('fsync')`)).toBe('on');
});

test('the password is needed, and nobody but the account of the database may read it', async () => {
  const database = await start();
  const url = new URL(database.url);
  url.password = 'guess';
  await expect(new Client(url.href).connect()).rejects.toThrow(/password authentication failed/);
  expect(fs.statSync(inData('muster-password')).mode & 0o777).toBe(0o600);
  expect(fs.statSync(inData()).mode & 0o777).toBe(0o700);
});

test('data outlives a stop and a start', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS value');
  await stop(first);
  expect(fs.readdirSync(folder).sort()).toEqual(['data', 'postgres.log']);
  expect(await ask(await start(), 'SELECT value FROM kept')).toBe(7);
});

test('a database left running by a killed server is stopped and started again', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS value');
  const old = postmaster();
  abandon(first);
  expect(await ask(await start(), 'SELECT value FROM kept')).toBe(7);
  expect(startOfProcess(old)).toBeUndefined();
  expect(log).toContainEqual(expect.stringContaining(`process ${old}`));
});

test('a killed database tells that it ended, and recovers at the next start', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS value');
  process.kill(postmaster(), 'SIGKILL');
  await first.ended;
  abandon(first);
  expect(await ask(await start(), 'SELECT value FROM kept')).toBe(7);
});

test.each([
  ['another living program', `${process.pid}\n`],
  ['no program', `${dead}\n`],
  ['nothing at all', ''],
])('a pid file that names %s does not stop a start', async (_, content) => {
  await stop(await start());
  fs.writeFileSync(inData('postmaster.pid'), content, { mode: 0o600 });
  const { uid, gid } = fs.statSync(inData());
  fs.chownSync(inData('postmaster.pid'), uid, gid);
  expect(await ask(await start(), 'SELECT 1')).toBe(1);
});

test('a half-made folder is kept aside and made anew', async () => {
  fs.mkdirSync(inData('base'), { recursive: true });
  fs.writeFileSync(inData('base', 'something'), 'of value');
  fs.mkdirSync(path.join(folder, 'data.making-1'));
  fs.chmodSync(path.dirname(folder), 0o711);
  expect(await ask(await start(), 'SELECT 1')).toBe(1);
  const aside = fs.readdirSync(folder).filter((name) => name.startsWith('data.'));
  expect(aside).toEqual([expect.stringMatching(/^data\.incomplete-/)]);
  expect(fs.readFileSync(path.join(folder, String(aside[0]), 'base/something'), 'utf8')).toBe('of value');
  expect(log).toContainEqual(expect.stringContaining(String(aside[0])));
});

test('a database of another major version is refused and left alone', async () => {
  await stop(await start());
  fs.writeFileSync(inData('PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17, this is PostgreSQL 18/);
  expect(fs.readdirSync(folder).sort()).toEqual(['data', 'postgres.log']);
});

test('of two that start on one folder at once, one serves and the other is told which process holds it', async () => {
  const outcomes = await Promise.allSettled([start(), start()]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
    expect.stringContaining(`Another Muster (process ${process.pid}) already uses the database`),
  ]);
  expect(running).toHaveLength(1);
});

test('a lock whose pid now belongs to another program is not respected', async () => {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `lock-${process.ppid}-1`), '');
  fs.chmodSync(path.dirname(folder), 0o711);
  expect(await ask(await start(), 'SELECT 1')).toBe(1);
});

test('in a folder that only its owner may enter, the database still starts, twice', async () => {
  fs.chmodSync(parent, 0o700);
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS value');
  expect(fs.lstatSync(folder).isSymbolicLink()).toBe(isRoot);
  await stop(first);
  const second = await start();
  expect(await ask(second, 'SELECT value FROM kept')).toBe(7);
  await stop(second);
  fs.rmSync(fs.realpathSync(folder), { recursive: true });
});

test('a throw-away database leaves nothing behind', async () => {
  const database = await startEmbedded(folder, { log: () => undefined, throwaway: true });
  const pid = postmaster();
  await database.stop();
  expect(await goneWithin(pid, 0)).toBe(true);
  expect(fs.existsSync(folder)).toBe(false);
});
