import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { offer, settings } from './child.mjs';
import { compiled, log, secret, sql } from './database.mjs';
import { memberId } from '../people.mjs';

/** The whole server on a database, with a session for one member of each of `companies`. */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-data-'));
const app = await compiled('app').createApp({
  ownerUrl: settings.database,
  secret,
  publicUrl: 'http://localhost',
  dataDir,
  rateLimits: settings.rateLimits ?? true,
  log: log(),
});

const tokens = {};
for (const company of settings.companies) {
  const { token } = await app.auth.sessions.begin(
    { id: memberId(company), status: 'active', passwordHash: 'none' },
    { ip: '127.0.0.1', userAgent: 'bench' },
  );
  tokens[company] = token;
}
if (settings.withJobs) await app.startJobs();

let mostMemory = 0;
setInterval(() => {
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
}, 50).unref();
process.on('message', (question) => {
  if (question === 'processor') {
    const { user, system } = process.cpuUsage();
    process.send({ seconds: (user + system) / 1e6 });
    return;
  }
  process.send({ bytes: mostMemory });
  mostMemory = 0;
});

/** A job under way would lose the database under it, and say so at length. */
async function jobsAreDone(patienceMs = 120_000) {
  const isAny = async () =>
    (
      await sql(
        settings.database,
        'select from graphile_worker.jobs where locked_at is not null or run_at <= now() limit 1',
      )
    ).length > 0;
  for (const since = performance.now(); performance.now() - since < patienceMs && (await isAny());) await sleep(200);
}

/** Who asked and went away has left questions behind, which would lose the database under them just so. */
async function nothingIsAsked() {
  for (let quiet = 0; quiet < 3; await sleep(100)) {
    const [{ active }] = await sql(
      settings.database,
      `select count(*)::int as active from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    quiet = active ? 0 : quiet + 1;
  }
}

await offer(app.server, { tokens }, async () => {
  if (settings.withJobs) await jobsAreDone();
  await nothingIsAsked();
  await app.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
