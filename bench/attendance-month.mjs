import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { offer, settings } from './running/child.mjs';
import { compiled, log, secret, sql } from './running/database.mjs';
import { companyId } from './people.mjs';

/** Works out what waits of the attendance of a company, as the background job does, and tells what it took. */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-data-'));
const app = await compiled('app').createApp({
  ownerUrl: settings.database,
  secret,
  publicUrl: 'http://localhost',
  dataDir,
  rateLimits: true,
  log: log(),
});
const jobs = compiled('modules/time/attendance-day/attendance-day.job').attendanceJobs(app.services);

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(...values) {
  if (this.connectionParameters.application_name === 'muster work') statements += 1;
  return query.apply(this, values);
};

/** The job takes a turn and puts itself into the queue for the next. */
const isAnyWaiting = async () => (await sql(settings.database, 'select from attendance_stale limit 1')).length > 0;

process.on('message', async () => {
  const [began, before] = [performance.now(), process.cpuUsage()];
  try {
    while (await isAnyWaiting()) await jobs.calculate_attendance_of({ companyId: companyId(1) });
    const { user, system } = process.cpuUsage(before);
    process.send({
      seconds: (performance.now() - began) / 1000,
      processor: (user + system) / 1e6,
      statements,
    });
  } catch (error) {
    process.send({ failure: error.stack });
  }
});

await offer(app.server, {}, async () => {
  await app.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
