import path from 'node:path';
import type { Pool } from 'pg';
import { readConfig } from '../config';
import { runningUrl, startEmbedded } from '../database/embedded/embedded';
import { appUrl } from '../database/migrate';
import { openPool } from '../platform/database/connections';
import { Pulse } from '../platform/jobs/pulse';
import type { Secrets } from '../platform/database/encryption/keys';
import { secretsOf } from '../secret';

/**
 * Runs a command of whoever operates Muster on its database, with the settings of `npm start`: beside a running Muster,
 * or alone, starting the database for as long as it takes. What goes wrong is told on the error output, and the process
 * ends with 1.
 */
export function atHand(name: string, work: (pool: Pool, secrets: Secrets) => Promise<void>): void {
  run(name, work).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(name: string, work: (pool: Pool, secrets: Secrets) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const folder = path.join(dataDir, 'database');
  const secrets = secretsOf(config);
  const running = databaseUrl ?? runningUrl(folder);
  const own = running ? null : await startEmbedded(folder, { log: console.log });
  const url = appUrl(running ?? own!.url, secrets.secret);
  const pool = openPool({ url, name: `muster ${name}`, max: 1, longestSilenceMs: 900_000, pulse: new Pulse(url) });
  try {
    await work(pool, secrets);
  } finally {
    await pool.end();
    await own?.stop();
  }
}
