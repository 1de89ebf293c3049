import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import type { Tx } from './transaction';

/** What a job works for: always one company, on behalf of the user who asked for it. */
export interface Job { companyId: string; userId: string; recordId: string }
export type JobHandler = (job: Job) => Promise<void>;

/** Puts a job into its company's queue within the caller's transaction: committed together or not at all. */
export async function enqueue(tx: Tx, task: string, job: Job): Promise<void> {
  await tx.query(
    'select graphile_worker.add_job($1::text, payload := $2::json, queue_name := $3::text, job_key := $4::text, max_attempts := 5)',
    [task, JSON.stringify(job), `${task} ${job.companyId}`, `${task} ${job.recordId}`]);
}

/** SQL of whether a job waits or runs, of a task and a record given as SQL; a job that failed on its last attempt does neither. */
export const hasJobSql = (task: string, recordId: string): string =>
  `exists (select 1 from graphile_worker.jobs j where j.key = ${task} || ' ' || ${recordId} and (j.attempts < j.max_attempts or j.locked_at is not null))`;

const jobsAtOnce = 2;
const sweepEveryMs = 5_000;
/** Held while a process starts to take jobs and does not yet show that it lives. */
const starting = 7_263_015;
const lockOf = (id: string) => `hashtextextended(${id}, 0)`;

/**
 * Runs jobs in this process. The id it takes jobs under is held as an advisory lock for as long as the process lives, so
 * that after a kill -9 the next sweep of any process frees the dead one's jobs at once instead of after hours.
 * Handlers must bear being run again after they were cut off anywhere.
 */
export class Jobs {
  private readonly pool: Pool;
  /** Made by graphile-worker, which takes no other. */
  private id = '';
  private runner: Runner | null = null;
  private life: Client | null = null;
  private sweep: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(private readonly url: string, private readonly log: Logger) {
    this.pool = new Pool({ connectionString: url, max: jobsAtOnce + 4, application_name: 'muster jobs' });
    const tell = (error: Error) => log.warn({ err: error }, 'a database connection of the jobs broke');
    this.pool.on('error', tell);
    this.pool.on('connect', (client) => client.on('error', tell));
  }

  /** `crontab`: lines of graphile-worker's crontab; their payload is empty. */
  async start(handlers: Record<string, JobHandler>, crontab = ''): Promise<void> {
    const life = await this.connectLife();
    await life.query('select pg_advisory_lock_shared($1)', [starting]);
    const taskList: TaskList = Object.fromEntries(Object.entries(handlers).map(([name, handle]) =>
      [name, (payload: unknown) => handle(payload as Job)]));
    const logger = new WorkerLogger(() => (level, message) => {
      if (level === 'error') this.log.error(message);
      else if (level === 'warning') this.log.warn(message);
    });
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => { this.id = workerPool.id; });
    this.runner = await run({ pgPool: this.pool, taskList, crontab, concurrency: jobsAtOnce, pollInterval: 1_000, noHandleSignals: true, logger, events });
    await this.showLife(life);
    await life.query('select pg_advisory_unlock_shared($1)', [starting]);
    await this.freeJobsOfTheDead();
    this.sweep = setInterval(() => void this.freeJobsOfTheDead().catch((error) => {
      if (!this.isStopping) this.log.warn({ err: error }, 'jobs of dead processes could not be looked for');
    }), sweepEveryMs);
    this.sweep.unref();
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.sweep) clearInterval(this.sweep);
    await this.runner?.stop().catch(() => undefined);
    await this.life?.end().catch(() => undefined);
    await this.pool.end();
  }

  private async connectLife(): Promise<Client> {
    const client = new Client({ connectionString: this.url, application_name: 'muster jobs alive', keepAlive: true });
    client.on('error', () => { this.liveOn(); });
    await client.connect();
    return this.life = client;
  }

  private showLife(life: Client): Promise<unknown> {
    return life.query(`select pg_advisory_lock(${lockOf('$1')})`, [this.id]);
  }

  private liveOn(): void {
    if (this.isStopping) return;
    setTimeout(() => void this.connectLife().then((life) => this.showLife(life)).catch((error) => {
      this.log.warn({ err: error }, 'jobs lost their lock');
      this.liveOn();
    }), 1_000).unref();
  }

  private async freeJobsOfTheDead(): Promise<void> {
    await this.pool.query(`
      with holders as (select locked_by from graphile_worker._private_jobs union select locked_by from graphile_worker._private_job_queues),
      dead as (select locked_by from holders where locked_by is not null and locked_by <> $1 and pg_try_advisory_xact_lock(${lockOf('locked_by')}))
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead
      where pg_try_advisory_xact_lock($2) having count(*) > 0`, [this.id, starting]);
  }
}
