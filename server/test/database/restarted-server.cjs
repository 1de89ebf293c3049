/**
 * A server whose database goes away under it: node restarted-server.cjs <address of the owner> <folder>. Says where it
 * listens and does every kind of job, and beside them `test_effect`, which leaves one row for each record it is done
 * for.
 * What nobody catches ends it, as it ends the product.
 */
const path = require('node:path');
const pino = require('pino');
const { secret } = require('../names.json');

const built = (module) => require(path.join(__dirname, '../../dist', module));
const [ownerUrl, dataDir] = process.argv.slice(2);

async function main() {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const app = await built('app').createApp({
    ownerUrl,
    secret,
    publicUrl: 'http://localhost',
    dataDir,
    rateLimits: false,
    bcryptCost: 4,
    log,
  });
  const { jobHandlers, longTasks, scheduledJobs } = built('modules/jobs');
  const { inTransaction } = built('platform/database/transaction');
  const effect = ({ recordId }) =>
    inTransaction(app.services.pool, {}, 'write', async (tx) => {
      const { rows } = await tx.query('select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as "isAlone"', [
        recordId,
      ]);
      await tx.query('select pg_sleep(0.05)');
      await tx.query('insert into job_effect (record_id, is_alone) values ($1, $2) on conflict do nothing', [
        recordId,
        rows[0].isAlone,
      ]);
    });
  const jobs = new (built('platform/jobs/jobs').Jobs)(built('database/migrate').appUrl(ownerUrl, secret), log);
  await jobs.start({
    handlers: { ...jobHandlers(app.services), test_effect: effect },
    crontab: scheduledJobs,
    longTasks,
  });
  app.server.listen(0, '127.0.0.1', () =>
    process.send({ port: app.server.address().port, tasks: Object.keys(jobHandlers(app.services)) }),
  );
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
