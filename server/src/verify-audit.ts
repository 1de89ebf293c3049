import path from 'node:path';
import 'reflect-metadata';
import { readConfig } from './config';
import { runningUrl, startEmbedded } from './database/embedded/embedded';
import { appUrl } from './database/migrate';
import { verifyAudit } from './platform/audit/audit-chain';
import { Cipher } from './platform/http/cipher';
import { openPool } from './platform/database/connections';
import { Pulse } from './platform/jobs/pulse';
import { storedSecret } from './secret';

/** What is wrong with a line, in words. */
const told = {
  changed: 'does not say what it said when it was linked',
  deleted: 'is gone',
  gap: 'comes after links that are gone',
  misdated: 'says another time than that at which it was written',
  'never linked': 'was never linked',
};

/**
 * `npm run verify-audit`: reads the audit chain of every company, beside a running Muster or alone. Ends with 1 when
 * something does not fit.
 */
async function verify(): Promise<void> {
  const { databaseUrl, dataDir, sessionSecret } = readConfig(process.env);
  const folder = path.join(dataDir, 'database');
  const secret = sessionSecret ?? storedSecret(dataDir, folder);
  const running = databaseUrl ?? runningUrl(folder);
  const own = running ? null : await startEmbedded(folder, { log: console.log });
  const url = appUrl(running ?? own!.url, secret);
  const pool = openPool({ url, name: 'muster verify-audit', max: 1, longestSilenceMs: 900_000, pulse: new Pulse(url) });
  try {
    const { companies, lines, problems } = await verifyAudit(pool, new Cipher(secret));
    for (const { companyId, seq, eventId, kind } of problems) {
      console.log(`company ${companyId}, ${seq === null ? '' : `link ${seq}, `}line ${eventId} ${told[kind]}`);
    }
    console.log(
      problems.length ? `${problems.length} lines do not fit.` : `${lines} lines of ${companies} chains fit.`,
    );
    if (problems.length) process.exitCode = 1;
  } finally {
    await pool.end();
    await own?.stop();
  }
}

verify().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
