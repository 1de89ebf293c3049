import { Client } from 'pg';
import pino from 'pino';
import { Jobs, type JobHandler } from '../src/platform/jobs/jobs';

export const task = 'test-effect';

/** Counts as done what stands in `job_effect` when the job's transaction is committed. */
export const effectIn =
  (url: string, whileOpen: () => Promise<void>): JobHandler =>
  async ({ recordId }) => {
    const client = new Client(url);
    await client.connect();
    try {
      await client.query('begin');
      await client.query('insert into job_effect (record_id, pid) values ($1, $2)', [recordId, process.pid]);
      await whileOpen();
      await client.query('commit');
    } finally {
      await client.end();
    }
  };

/** Takes jobs and never ends one. */
async function runForever(url: string): Promise<void> {
  const stuck = () => {
    process.send!('working');
    return new Promise<void>(() => undefined);
  };
  await new Jobs(url, pino({ level: 'silent' })).start({ handlers: { [task]: effectIn(url, stuck) } });
  process.send!('ready');
}

if (require.main === module) void runForever(process.argv[2]!);
