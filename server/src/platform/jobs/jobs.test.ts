import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, Pool } from 'pg';
import pino from 'pino';
import ts from 'typescript';
import { effectIn, task } from '../../../test/job-child';
import { ownDatabaseUrl, TEST_SECRET } from '../../../test/copied-database';
import { appUrl } from '../../database/migrate';
import { newId } from '../records/ids';
import { enqueue, Jobs, type JobHandler } from './jobs';
import { inTransaction } from '../database/transaction';

const top = path.join(__dirname, '../../../..');
let url: string;
let owner: Client;
let pool: Pool;
const running: Jobs[] = [];
const folder = mkdtempSync(path.join(os.tmpdir(), 'muster-job-'));

beforeAll(async () => {
  const ownerUrl = await ownDatabaseUrl();
  owner = new Client(ownerUrl);
  await owner.connect();
  await owner.query(
    'create table job_effect (record_id char(24) not null, pid int not null); grant select, insert on job_effect to muster_app',
  );
  url = appUrl(ownerUrl, TEST_SECRET);
  pool = new Pool({ connectionString: url, max: 2 });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  rmSync(folder, { recursive: true, force: true });
});

async function start(handle: JobHandler): Promise<void> {
  const jobs = new Jobs(url, pino({ level: 'silent' }));
  running.push(jobs);
  await jobs.start({ handlers: { [task]: handle } });
}

const job = (recordId = newId()) => ({ companyId: newId(), userId: newId(), recordId });
const ask = (given: ReturnType<typeof job>) => inTransaction(pool, {}, 'write', (tx) => enqueue(tx, task, given));
const effects = async (recordId: string) =>
  (await owner.query<{ pid: number }>('select pid from job_effect where record_id = $1', [recordId])).rows;
async function waitFor(isThere: () => Promise<boolean>, ms: number): Promise<void> {
  for (
    const end = Date.now() + ms;
    !(await isThere());
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    })
  ) {
    if (Date.now() > end) throw new Error(`not within ${ms} ms`);
  }
}

/** Another process of the server's code, compiled to a folder of its own. */
function startChild(): ChildProcess {
  for (const file of [
    'src/platform/jobs/jobs',
    'src/platform/jobs/job-lane',
    'src/platform/jobs/job-pool',
    'src/platform/database/connections',
    'src/platform/database/pg-types',
    'src/platform/jobs/pulse',
    'src/platform/jobs/silence',
    'src/platform/records/ids',
    'test/job-child',
  ]) {
    const out = path.join(folder, `${file}.js`);
    mkdirSync(path.dirname(out), { recursive: true });
    const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
    writeFileSync(
      out,
      ts.transpileModule(readFileSync(path.join(top, 'server', `${file}.ts`), 'utf8'), { compilerOptions }).outputText,
    );
  }
  return fork(path.join(folder, 'test/job-child.js'), [url], {
    execArgv: [],
    env: { ...process.env, NODE_PATH: path.join(top, 'node_modules') },
  });
}

describe('a job', () => {
  it('of a process that was killed is taken up by another within seconds, and done once', async () => {
    const child = startChild();
    const given = job();
    try {
      expect(await once(child, 'message')).toEqual(['ready', undefined]);
      const working = once(child, 'message');
      await ask(given);
      expect(await working).toEqual(['working', undefined]);
      // This process looks for the dead when it starts, and finds none yet.
      await start(effectIn(url, async () => undefined));
      await new Promise((resolve) => {
        setTimeout(resolve, 1_200);
      });
      expect(await effects(given.recordId)).toEqual([]);
    } finally {
      child.kill('SIGKILL');
    }
    await once(child, 'exit');
    await waitFor(async () => (await effects(given.recordId)).length > 0, 10_000);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(await effects(given.recordId)).toEqual([{ pid: process.pid }]);
  });

  it('is asked for with the change it belongs to, or not at all', async () => {
    const done: string[] = [];
    await start(async ({ recordId }) => {
      done.push(recordId);
    });
    const [kept, dropped] = [job(), job()];
    await expect(
      inTransaction(pool, {}, 'write', async (tx) => {
        await enqueue(tx, task, dropped);
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    await ask(kept);
    await waitFor(async () => done.includes(kept.recordId), 5_000);
    expect(done).toEqual([kept.recordId]);
  });

  it('asked for twice while it waits is done once; jobs of one company take turns', async () => {
    const done: string[] = [];
    let atOnce = 0;
    let most = 0;
    const { companyId, userId } = job();
    const [first, second] = [newId(), newId()];
    for (const recordId of [first, first, second, first]) await ask({ companyId, userId, recordId });
    await start(async ({ recordId }) => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      atOnce -= 1;
      done.push(recordId);
    });
    await waitFor(async () => done.length >= 2, 5_000);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect([[...done].sort(), most]).toEqual([[first, second].sort(), 1]);
  });

  it('that fails is tried again', async () => {
    const tried: number[] = [];
    const given = job();
    await start(async ({ recordId }) => {
      if (recordId !== given.recordId) return;
      tried.push(Date.now());
      if (tried.length === 1) throw new Error('the first time fails');
    });
    await ask(given);
    await waitFor(async () => tried.length === 2, 12_000);
  });

  it('whose answer did not reach the process is free at the second sweep, not at the first: it may lie there unread', async () => {
    await start(() => Promise.resolve());
    const jobs = running.at(-1) as any;
    // Sweeps by hand alone.
    clearInterval(jobs.sweep);
    const given = job();
    await owner.query(
      `select graphile_worker.add_job($1::text, payload := $2::json, run_at := now() + interval '1 hour', job_key := $3::text)`,
      [task, JSON.stringify(given), given.recordId],
    );
    const isLocked = async () =>
      (await owner.query('select locked_by from graphile_worker._private_jobs where key = $1', [given.recordId]))
        .rows[0].locked_by !== null;
    await owner.query(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 minute', attempts = 1 where key = $1`,
      [given.recordId, jobs.lanes[0].id],
    );
    await jobs.freeJobs();
    expect(await isLocked()).toBe(true);
    await jobs.freeJobs();
    expect(await isLocked()).toBe(false);
  });

  it('that takes long is not given out a second time while it runs', async () => {
    let tries = 0;
    let end = (): void => undefined;
    const given = job();
    await start(() => {
      tries += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    const jobs = running.at(-1) as any;
    clearInterval(jobs.sweep);
    await owner.query('select graphile_worker.add_job($1::text, payload := $2::json, job_key := $3::text)', [
      task,
      JSON.stringify(given),
      given.recordId,
    ]);
    await waitFor(async () => tries === 1, 5_000);
    await owner.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where key = $1`,
      [given.recordId],
    );
    await jobs.freeJobs();
    await jobs.freeJobs();
    const { rows } = await owner.query('select locked_by from graphile_worker._private_jobs where key = $1', [
      given.recordId,
    ]);
    end();
    expect([rows, tries]).toEqual([[{ locked_by: expect.any(String) }], 1]);
  });

  it('under way is finished before the server stops', async () => {
    const jobs = new Jobs(url, pino({ level: 'silent' }));
    let isDone = false;
    let begun = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    await jobs.start({
      handlers: {
        [task]: async () => {
          begun();
          await new Promise((resolve) => {
            setTimeout(resolve, 300);
          });
          isDone = true;
        },
      },
    });
    await ask(job());
    await hasBegun;
    await jobs.stop();
    expect(isDone).toBe(true);
  });
});
