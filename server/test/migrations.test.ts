import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { dataSource } from '../src/database/data-source';
import { migrate } from '../src/database/migrate';
import { migrations } from '../src/database/migrations';
import { areaNamed } from '../src/platform/area';
import { TEST_SECRET } from './copied-database';
import { insertRow } from './rows';
import { createTestApp, type TestApp } from './test-app';

const [rows, undone] = [100_000, 10];
let test: TestApp;
let company: string;
let owner: Client;
beforeAll(async () => {
  test = await createTestApp({ isAlone: true });
  company = await test.company();
  const day = await insertRow(test, areaNamed('AttendanceDay')!, company, { date: '1900-01-01' });
  owner = await connected();
  await owner.query(`insert into attendance_day select (jsonb_populate_record(d, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'date', '1900-01-01'::date + n))).*
    from attendance_day d, generate_series(1, ${rows}) n where d.id = $1`, [day]);
});
afterAll(async () => {
  await owner?.end();
  await test?.close();
});

async function connected(): Promise<Client> {
  const client = new Client(test.ownerUrl);
  await client.connect();
  await client.query(`select set_config('app.company_id', $1, false)`, [company]);
  return client;
}

/** Writes and reads of four at work while something is done; answers the slowest of them in seconds. */
async function slowestDuring(work: () => Promise<unknown>): Promise<{ slowest: number; times: number }> {
  let [isOver, slowest, times] = [false, 0, 0];
  const busy = Promise.all(Array.from({ length: 4 }, async (_, worker) => {
    const client = await connected();
    for (let nth = worker; !isOver; nth += 4) {
      const began = performance.now();
      await client.query(`update attendance_day set note = 'seen', updated_at = now() where company_id = $1 and id = lpad(to_hex($2::int), 24, '0')::char(24)`, [company, nth % rows + 1]);
      await client.query('select count(*) from employee where company_id = $1', [company]);
      slowest = Math.max(slowest, (performance.now() - began) / 1_000);
      times += 1;
    }
    await client.end();
  }));
  await work().finally(() => { isOver = true; });
  await busy;
  return { slowest, times };
}

const applied = async (): Promise<number> => Number((await owner.query('select count(*) from schema_migration')).rows[0].count);

it(`the last ${undone} migrations go down and up again on a table of ${rows} rows while people work, and keep nobody waiting long`, async () => {
  const { slowest, times } = await slowestDuring(async () => {
    const source = await dataSource(test.ownerUrl).initialize();
    for (let nth = 0; nth < undone; nth += 1) await source.undoLastMigration();
    await source.destroy();
    expect(await applied()).toBe(migrations.length - undone);
    await migrate(test.ownerUrl, TEST_SECRET);
  });
  expect(await applied()).toBe(migrations.length);
  expect(times).toBeGreaterThan(100);
  expect(slowest).toBeLessThan(5);
});

it('a migration that cannot have its lock steps back, so that a long report keeps nobody else waiting, and is made up for', async () => {
  const source = await dataSource(test.ownerUrl).initialize();
  await source.undoLastMigration();
  await source.destroy();
  const report = await connected();
  await report.query('begin');
  await report.query('select count(*) from attendance_day');
  const { slowest, times } = await slowestDuring(async () => {
    const done = migrate(test.ownerUrl, TEST_SECRET);
    await after(4_000);
    expect(await applied()).toBe(migrations.length - 1);
    await report.query('rollback');
    await done;
  });
  await report.end();
  expect(await applied()).toBe(migrations.length);
  expect(times).toBeGreaterThan(100);
  expect(slowest).toBeLessThan(4);
});
