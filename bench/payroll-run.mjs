import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { offer, settings } from './child.mjs';
import { compiled, secret } from './database.mjs';
import { companyId, memberId, runId } from './people.mjs';

/** Calculates the payroll run of a company, as the background job does, and tells what it took. */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-data-'));
const app = await compiled('app').createApp({
  ownerUrl: settings.database, secret, publicUrl: 'http://localhost', dataDir, rateLimits: true, log: pino({ level: 'warn' }),
});
const [calculate] = Object.values(compiled('areas/payroll-run/payroll-run.job').payrollJobs(app.services));

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(...values) {
  // The relay of events looks by itself every few seconds.
  if (this.connectionParameters.application_name === 'muster work') statements += 1;
  return query.apply(this, values);
};

process.on('message', async ({ company }) => {
  const most = { rss: 0, heap: 0 };
  const look = () => {
    const { rss, heapUsed } = process.memoryUsage();
    Object.assign(most, { rss: Math.max(most.rss, rss), heap: Math.max(most.heap, heapUsed) });
  };
  const watch = setInterval(look, 20);
  const began = performance.now();
  try {
    await calculate({ companyId: companyId(company), userId: memberId(company), recordId: runId(company) });
    look();
    const [rss, heap] = [most.rss, most.heap].map((bytes) => Math.round(bytes / 1e6));
    process.send({ seconds: (performance.now() - began) / 1000, statements, rss, heap });
  } catch (error) {
    process.send({ failure: error.stack });
  } finally {
    clearInterval(watch);
  }
});

await offer(app.server, {}, async () => {
  await app.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
