import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { offer, settings } from '../running/child.mjs';
import { compiled, log, secret } from '../running/database.mjs';
import { companyId, memberId, runId } from '../people.mjs';

/** Calculates the payroll run of a company, as the background job does, and tells what it took. */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-data-'));
const app = await compiled('app').createApp({
  ownerUrl: settings.database,
  secret,
  publicUrl: 'http://localhost',
  dataDir,
  rateLimits: true,
  log: log(),
});
const [calculate] = Object.values(
  compiled('modules/pay/runs/payroll-run/stale-runs/payroll-run.job').payrollJobs(app.services),
);

let statements = 0;
const open = new WeakMap();
const { query } = pg.Client.prototype;
/**
 * Statements of transactions of the payroll: the relay of events looks by itself every few seconds, and progress is
 * told as time goes by.
 */
pg.Client.prototype.query = function counted(...values) {
  const text = String(values[0]?.text ?? values[0]);
  if (this.connectionParameters.application_name === 'muster work') {
    const sent = /^begin/i.test(text)
      ? { count: 0, isProgress: false }
      : (open.get(this) ?? { count: 0, isProgress: false });
    open.set(this, { count: sent.count + 1, isProgress: sent.isProgress || text.includes(`'progress'`) });
    if (/^(commit|rollback)/i.test(text) && !open.get(this).isProgress) statements += sent.count + 1;
  }
  return query.apply(this, values);
};

process.on('message', async ({ company, run }) => {
  const most = { rss: 0, heap: 0 };
  const look = () => {
    const { rss, heapUsed } = process.memoryUsage();
    Object.assign(most, { rss: Math.max(most.rss, rss), heap: Math.max(most.heap, heapUsed) });
  };
  const watch = setInterval(look, 20);
  statements = 0;
  const usedBefore = process.cpuUsage();
  const began = performance.now();
  try {
    await calculate({ companyId: companyId(company), userId: memberId(company), recordId: runId(company, run) });
    look();
    const [rss, heap] = [most.rss, most.heap].map((bytes) => Math.round(bytes / 1e6));
    const used = process.cpuUsage(usedBefore);
    process.send({
      processor: (used.user + used.system) / 1e6,
      seconds: (performance.now() - began) / 1000,
      statements,
      rss,
      heap,
    });
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
