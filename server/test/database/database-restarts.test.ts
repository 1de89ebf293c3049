import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbedded, type Embedded } from '../../src/database/embedded/embedded';
import { migrate } from '../../src/database/migrate';
import { newId } from '../../src/platform/records/ids';
import { TEST_SECRET } from '../copied-database';
import { createTestApp, type TestApp } from '../test-app';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-restarts-'));
fs.chmodSync(parent, 0o711);
let database: Embedded;
let child: ChildProcess;
let test: TestApp;
let said = '';

beforeAll(async () => {
  database = await startEmbedded(path.join(parent, 'database'), { log: () => undefined, throwaway: true });
  await migrate(database.url, TEST_SECRET);
  // What was committed outlives a crash, as in the product.
  await owner('alter database muster set synchronous_commit = on');
  await owner(
    'create table job_effect (record_id char(24) primary key, is_alone boolean not null); grant select, insert on job_effect to muster_app',
  );
  test = await createTestApp({ at: { ownerUrl: database.url, dataDir: parent }, level: 'silent' });
  child = fork(path.join(__dirname, 'restarted-server.cjs'), [database.url, parent], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => {
      said += chunk;
    });
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await test?.close();
  await database?.stop();
  fs.rmSync(parent, { recursive: true, force: true });
});

/** One statement on a connection of its own, as soon as the database takes it. */
async function owner<R extends Record<string, any>>(sql: string, values?: unknown[]): Promise<R[]> {
  for (;;) {
    const client = new Client(database.url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql, values)).rows as R[];
    } catch (error) {
      if (
        !/^(57P0|ECONN)/.test((error as NodeJS.ErrnoException).code ?? '') &&
        !/terminated/.test((error as Error).message)
      )
        throw error;
      await sleep(20);
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
/** All connections are cut, as by a restart in good manners. */
const cut = () => owner(`select pg_terminate_backend(pid) ${others}`);
/** A server process dies, and PostgreSQL restarts itself: it cuts all connections and takes none for a while. */
const crash = async () => {
  const [{ pid }] = (await owner<{ pid: number }>(`select pid ${others} limit 1`)) as [{ pid: number }];
  process.kill(pid, 'SIGKILL');
};

it('PostgreSQL restarts twenty times while every kind of job runs: the process lives, no job is lost, none is done twice at once', async () => {
  const [{ port, tasks }] = (await once(child, 'message')) as [{ port: number; tasks: string[] }];
  const company = await test.company();
  const asked: string[] = [];
  const ask = (task: string, recordId = newId()) =>
    owner('select 1 from graphile_worker.add_job($1::text, $2::json, queue_name := $3::text, max_attempts := 25)', [
      task,
      JSON.stringify({ companyId: company, userId: newId(), recordId }),
      task === 'test_effect' ? null : task,
    ]);
  for (let restart = 0; restart < 20; restart += 1) {
    for (const task of tasks.slice((restart * 4) % tasks.length).slice(0, 6)) await ask(task);
    for (const recordId of [newId(), newId(), newId()]) {
      await ask('test_effect', recordId);
      asked.push(recordId);
    }
    await sleep(100);
    await (restart % 5 === 4 ? crash() : cut());
    expect([child.exitCode, said]).toEqual([null, '']);
  }
  const left = async () =>
    (
      await owner<{ count: number }>(
        'select count(*)::int as count from unnest($1::text[]) a(id) where not exists (select from job_effect e where e.record_id = a.id)',
        [asked],
      )
    )[0]!.count;
  for (const end = Date.now() + 60_000; (await left()) && Date.now() < end;) await sleep(100);
  expect(await left()).toBe(0);
  expect(await owner('select record_id from job_effect where not is_alone')).toEqual([]);
  expect([child.exitCode, said]).toEqual([null, '']);
  // Requests and signing in go on too, of the process that had jobs and of the one that had none.
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const admin = await test.as({ type: 'admin', company });
  expect((await admin.graphql('{ departments { total } }')).data.departments.total).toBe(0);
});
