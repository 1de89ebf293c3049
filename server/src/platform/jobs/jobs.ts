import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as WorkerLogger, type TaskList } from 'graphile-worker';
import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import { isConnectionLost, openListener, openPool } from '../database/connections';
import { Lane, type LaneProcess } from './job-lane';
import { bearOutages } from './job-pool';
import { Pulse } from './pulse';
import type { Tx } from '../database/transaction';

/** What a job works for: always one company, on behalf of the user who asked for it. */
export interface Job {
  companyId: string;
  userId: string;
  recordId: string;
}
export type JobHandler = (job: Job) => Promise<void>;

/** Rows of which a job is long: some seconds of work. */
export const manyRows = 300;
/** Flag of jobs that leave some places to others. */
const long = 'long';

/**
 * Puts a job into its company's queue within the caller's transaction: committed together or not at all. A long one is
 * taken in half of the places only; of several that wait, the company comes first that has the fewest before it.
 */
export async function enqueue(tx: Tx, task: string, job: Job, { isLong = false } = {}): Promise<void> {
  await tx.query(
    `select graphile_worker.add_job($1::text, payload := $2::json, queue_name := $3::text, job_key := $4::text,
      max_attempts := 5,
       flags := case when $5::boolean then array['${long}'] end,
       priority := (select least(count(*), 1000)::int from graphile_worker._private_jobs j
         where j.payload ->> 'companyId' = $6::text and j.attempts < j.max_attempts and j.key is distinct from $4::text
           and coalesce(j.flags ? '${long}', false) = $5::boolean))`,
    [task, JSON.stringify(job), `${task} ${job.companyId}`, `${task} ${job.recordId}`, isLong, job.companyId],
  );
}

/**
 * SQL of whether a job waits or runs, of a task and a record given as SQL; a job that failed on its last attempt does
 * neither.
 */
export const hasJobSql = (task: string, recordId: string): string =>
  `exists (select 1 from graphile_worker.jobs j where j.key = ${task} || ' ' || ${recordId}
    and (j.attempts < j.max_attempts or j.locked_at is not null))`;

/** Places for whatever comes, and places for what is not long. */
const places = { any: 2, short: 2 };
/** Each place asks for one at most, and each kind of place listens on one. */
export const jobConnections = places.any + places.short + Object.keys(places).length;
const sweepEveryMs = 5_000;
/** After a database came back everybody is given so many milliseconds to show that they live. */
const graceMs = 5_000;
/** How often a job whose connection was cut is done anew before that counts as one of its attempts. */
const mostAnew = 10;
/** Milliseconds for the runner to end once its jobs have. */
const patienceMs = 2_000;
/** Held while a process starts to take jobs and does not yet show that it lives. */
const starting = 7_263_015;
const lockOf = (id: string) => `hashtextextended(${id}, 0)`;

/** What a process is to do. */
export interface Duties {
  handlers: Record<string, JobHandler>;
  /** Lines of graphile-worker's crontab; their payload is empty. */
  crontab?: string;
  /** Names of handlers that work through all companies, and so may take long. */
  longTasks?: readonly string[];
}

/**
 * Runs jobs in this process. The ids it takes jobs under are held as advisory locks for as long as the process lives,
 * so that after a kill -9 the next sweep of any process frees the dead one's jobs at once instead of after hours.
 * Handlers must bear being run again after they were cut off anywhere. A database that goes away is waited for.
 */
export class Jobs implements LaneProcess {
  private readonly pool: Pool;
  private readonly outages: ReturnType<typeof bearOutages>;
  private readonly pulse: Pulse;
  private lanes: Lane[] = [];
  /** Jobs that run, and such as have run and of which the database may not know yet. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly done = new Set<string>();
  /** Jobs that looked like strays at the last sweep. */
  private suspects = new Set<string>();
  private isSweeping = false;
  private life: Client | null = null;
  /** When the life was lost and found again; of the first one, never. */
  private livesSince = -Infinity;
  private sweep: NodeJS.Timeout | null = null;
  private readonly stopping = new AbortController();

  constructor(
    private readonly url: string,
    private readonly log: Logger,
    pulse?: Pulse,
  ) {
    this.pulse = pulse ?? new Pulse(url);
    this.pool = openPool({
      url,
      name: 'muster jobs',
      log,
      max: jobConnections,
      longestSilenceMs: 60_000,
      pulse: this.pulse,
      settings: { statement_timeout: 30_000 },
    });
    this.outages = bearOutages(this.pool);
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  async start({ handlers, crontab = '', longTasks = [] }: Duties): Promise<void> {
    await this.live();
    const tasks: TaskList = Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        // graphile-worker calls its ids text; by the driver's types of this program they are numbers.
        (payload: unknown, { job: { id } }) => this.carryOut(String(id), name, () => handle(payload as Job)),
      ]),
    );
    const short = Object.fromEntries(Object.entries(tasks).filter(([name]) => !longTasks.includes(name)));
    const shared = { pgPool: this.pool, pollInterval: 1_000, noHandleSignals: true, logger: this.workerLogger() };
    this.lanes = [
      new Lane({ ...shared, concurrency: places.any, taskList: tasks, crontab }, this.log, this),
      new Lane(
        { ...shared, concurrency: places.short, taskList: short, crontab: '', forbiddenFlags: [long] },
        this.log,
        this,
      ),
    ];
    await this.whileStarting(async () => {
      await Promise.all(this.lanes.map((lane) => lane.start()));
    });
    await this.freeJobsOfTheDead();
    this.sweep = setInterval(
      () =>
        void this.freeJobs().catch((error) => {
          if (!this.isStopping) this.log.warn({ err: error }, 'jobs of dead processes could not be looked for');
        }),
      sweepEveryMs,
    );
    this.sweep.unref();
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.sweep) clearInterval(this.sweep);
    this.outages.giveUp();
    const stopped = Promise.all(this.lanes.map((lane) => lane.stop()));
    await this.runningEnd();
    const isInTime = await Promise.race([
      stopped.then(() => true),
      this.outages.givenUp,
      sleep(patienceMs, false, { ref: false }),
    ]);
    await this.life?.end().catch(() => undefined);
    this.pulse.end();
    // Whoever still waits for the database holds a connection.
    const ended = this.pool.end();
    if (isInTime) await ended;
  }

  /** A job whose connection was cut is done anew once the database is back; that is none of its attempts. */
  private carryOut(id: string, name: string, work: () => Promise<void>): Promise<void> {
    this.done.delete(id);
    const done = (async () => {
      for (let anew = 1; ; anew += 1) {
        try {
          return await work();
        } catch (error) {
          if (this.isStopping || anew > mostAnew || !isConnectionLost(error)) throw error;
          this.log.warn({ job: name, message: (error as Error).message }, 'a job lost its connection and is done anew');
          await sleep(Math.min(200 * 2 ** anew, 5_000), undefined, { signal: this.stopping.signal }).catch(
            () => undefined,
          );
        }
      }
    })().finally(() => {
      this.running.delete(id);
      this.done.add(id);
    });
    this.running.set(id, done);
    return done;
  }

  async runningEnd(): Promise<void> {
    while (this.running.size) await Promise.allSettled(this.running.values());
  }

  private workerLogger(): WorkerLogger {
    return new WorkerLogger(() => (level, message) => {
      if (level === 'error') this.log.error(message);
      else if (level === 'warning') this.log.warn(message);
    });
  }

  private async live(): Promise<Client> {
    const client = await openListener({ url: this.url, name: 'muster jobs alive', log: this.log });
    client.once('end', () => this.liveOn(0));
    return (this.life = client);
  }

  private liveOn(inMs: number): void {
    if (this.isStopping) return;
    this.life = null;
    setTimeout(
      () =>
        void this.live()
          .then(async () => {
            this.livesSince = performance.now();
            for (const { id } of this.lanes) await this.show(id);
          })
          .catch((error) => {
            this.log.warn({ err: error }, 'jobs lost their lock');
            if (!this.life) this.liveOn(1_000);
          }),
      inMs,
    ).unref();
  }

  async whileStarting(work: () => Promise<void>): Promise<void> {
    const { life } = this;
    await life?.query('select pg_advisory_lock_shared($1)', [starting]);
    await work();
    await life?.query('select pg_advisory_unlock_shared($1)', [starting]);
  }

  /** Where there is no life now, the next one shows all ids. */
  async show(id: string, former?: string): Promise<void> {
    await this.life?.query(`select pg_advisory_lock(${lockOf('$1')})`, [id]);
    if (former) await this.life?.query(`select pg_advisory_unlock(${lockOf('$1')})`, [former]);
  }

  private async freeJobs(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      await this.freeStrays();
      if (performance.now() - this.livesSince > graceMs) await this.freeJobsOfTheDead();
    } finally {
      this.isSweeping = false;
    }
  }

  private async freeJobsOfTheDead(): Promise<void> {
    await this.pool.query(
      `
      with holders as (select locked_by from graphile_worker._private_jobs union select locked_by
        from graphile_worker._private_job_queues),
      dead as (select locked_by from holders where locked_by is not null and locked_by <> all($1)
        and pg_try_advisory_xact_lock(${lockOf('locked_by')}))
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead
      where pg_try_advisory_xact_lock($2) having count(*) > 0`,
      [this.lanes.map(({ id }) => id), starting],
    );
  }

  /**
   * Frees jobs that were given to this process by an answer that did not reach it. A process held up by long work may
   * have the answer lying there unread, and would run the job a second time: so a stray is one at two sweeps in a row.
   */
  private async freeStrays(): Promise<void> {
    const ids = this.lanes.map(({ id }) => id);
    const { rows } = await this.pool.query<{ id: string; isOld: boolean }>(
      `select id::text, locked_at < now() - interval '10 s' as "isOld" from graphile_worker._private_jobs
        where locked_by = any($1)`,
      [ids],
    );
    const taken = new Set(rows.map(({ id }) => id));
    for (const id of this.done) if (!taken.has(id)) this.done.delete(id);
    const lost = rows
      .filter(({ id, isOld }) => isOld && !this.running.has(id) && !this.done.has(id))
      .map(({ id }) => id);
    const strays = lost.filter((id) => this.suspects.has(id));
    this.suspects = new Set(lost);
    if (!strays.length) return;
    await this.pool.query(
      `
      with freed as (update graphile_worker._private_jobs set locked_by = null, locked_at = null,
        attempts = greatest(attempts - 1, 0)
        where id = any($1::bigint[]) and locked_by = any($2) returning job_queue_id)
      update graphile_worker._private_job_queues q set locked_by = null, locked_at = null from freed
        where q.id = freed.job_queue_id`,
      [strays, ids],
    );
    this.log.warn({ jobs: strays.length }, 'jobs that did not reach this process are free again');
  }
}
