import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { offer, settings } from './child.mjs';
import { compiled, log, secret } from './database.mjs';
import { memberId } from './people.mjs';

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
  if (question === 'most memory since asked last') process.send({ bytes: mostMemory });
  mostMemory = 0;
});

await offer(app.server, { tokens }, async () => {
  await app.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
