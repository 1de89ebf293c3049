import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { alone } from '../../src/database/embedded/alone';
import { dataSource } from '../../src/database/data-source';
import { migrate } from '../../src/database/migrate';
import { migrations } from '../../src/database/migrations';
import { createIndexConcurrently, dropIndexConcurrently } from '../../src/database/migrations/concurrent-index';
import { TEST_SECRET } from '../copied-database';
import { insertRow } from '../rows';
import { createTestApp, type TestApp } from '../test-app';

const [rows, undone] = [200_000, 10];
let test: TestApp;
let company: string;
let owner: Client;
beforeAll(async () => {
  test = await createTestApp({ isAlone: true });
  company = await test.company();
  const day = await insertRow(test, 'AttendanceDay', company, { date: '1900-01-01' });
  owner = await connected();
  await owner.query(
    `insert into attendance_day select made.* from attendance_day d, generate_series(1, ${rows}) n,
      jsonb_populate_record(d, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'date', '1900-01-01'::date + n)) made
    where d.id = $1`,
    [day],
  );
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

/**
 * Writes and reads of four at work while something is done; answers the slowest of them in seconds. Fails where one
 * waits for a lock longer than that.
 */
async function slowestDuring(
  work: () => Promise<unknown>,
  longestLockMs = 0,
): Promise<{ slowest: number; times: number }> {
  let [isOver, slowest, times] = [false, 0, 0];
  const busy = Promise.all(
    Array.from({ length: 4 }, async (_, worker) => {
      const client = await connected();
      await client.query(`set lock_timeout = ${longestLockMs}`);
      for (let nth = worker; !isOver; nth += 4) {
        const began = performance.now();
        await client.query(
          `update attendance_day set note = 'seen', updated_at = now() where company_id = $1 and id = lpad(to_hex($2::int), 24, '0')::char(24)`,
          [company, (nth % rows) + 1],
        );
        await client.query('select count(*) from employee where company_id = $1', [company]);
        slowest = Math.max(slowest, (performance.now() - began) / 1_000);
        times += 1;
      }
      await client.end();
    }),
  );
  await work().finally(() => {
    isOver = true;
  });
  await busy;
  return { slowest, times };
}

const applied = async (): Promise<number> =>
  Number((await owner.query('select count(*) from schema_migration')).rows[0].count);

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

it('roles of every company that may approve a payroll run may return one, and others may not', async () => {
  const grant = (action: string) => ({ subject: 'PayrollRun', action, scope: 'company' });
  const [approver, reader] = [
    await insertRow(test, 'CompanyRole', company, { name: 'Approver', grants: [grant('read'), grant('approve')] }),
    await insertRow(test, 'CompanyRole', company, { name: 'Reader', grants: [grant('read')] }),
  ];
  const nth = migrations.findIndex(({ name }) => name.startsWith('PayrollReturn'));
  const source = await dataSource(test.ownerUrl).initialize();
  for (let last = migrations.length; last > nth; last -= 1) await source.undoLastMigration();
  await source.destroy();
  await migrate(test.ownerUrl, TEST_SECRET);
  const { rows: roles } = await owner.query(
    `select id, jsonb_path_query_array(grants, '$[*] ? (@.subject == "PayrollRun").action') as actions from company_role where id = any($1)`,
    [[approver, reader]],
  );
  expect(Object.fromEntries(roles.map(({ id, actions }) => [id, actions.toSorted()]))).toEqual({
    [approver]: ['approve', 'read', 'return'],
    [reader]: ['read'],
  });
});

describe('an index made concurrently', () => {
  const name = 'attendance_day_of_trial';
  /** A migration as docs/operations.md tells how to write it. */
  class IndexOfTrial9999999999999 implements MigrationInterface {
    readonly name = 'IndexOfTrial9999999999999';
    readonly transaction = false;
    up = (runner: QueryRunner) => createIndexConcurrently(runner, name, 'attendance_day (company_id, note, date)');
    down = (runner: QueryRunner) => dropIndexConcurrently(runner, name);
  }
  const source = async (): Promise<DataSource> =>
    new DataSource({
      ...dataSource(test.ownerUrl).options,
      migrations: [IndexOfTrial9999999999999],
    } as never).initialize();
  const isWhole = async (): Promise<boolean | undefined> =>
    (await owner.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [name])).rows[0]
      ?.indisvalid;
  async function until(what: () => Promise<unknown>): Promise<void> {
    while (!(await what())) await after(50);
  }
  /** Somebody whose transaction has written and stays open. */
  async function writer(): Promise<Client> {
    const client = await connected();
    await client.query(`begin; update attendance_day set note = 'slowly' where date = '1900-01-01'::date + ${rows}`);
    return client;
  }

  it(`comes and goes on ${rows} rows while people write and one of them takes longer than a lock is waited for: nobody waits for it`, async () => {
    const here = await source();
    const [slow, states] = [await writer(), [] as unknown[]];
    const { times } = await slowestDuring(async () => {
      const done = here.runMigrations();
      await after(2_500);
      states.push(await isWhole());
      await slow.query('rollback');
      await done;
      states.push(await isWhole());
      await here.undoLastMigration({ transaction: 'none' });
      states.push(await isWhole());
    }, 1_000);
    await slow.end();
    await here.destroy();
    expect(states).toEqual([false, true, undefined]);
    expect(times).toBeGreaterThan(100);
  });

  it('that a killed process left half made is made anew, and kept as it is where it stands', async () => {
    const [killed, slow] = [await connected(), await writer()];
    killed.on('error', () => undefined);
    const {
      rows: [{ pid }],
    } = await killed.query('select pg_backend_pid() as pid');
    const itsRunner = {
      query: async (text: string, values?: unknown[]) => (await killed.query(text, values)).rows,
    } as unknown as QueryRunner;
    const cut = new IndexOfTrial9999999999999().up(itsRunner).catch(({ message }: Error) => message);
    await until(async () => (await isWhole()) === false);
    await owner.query('select pg_terminate_backend($1)', [pid]);
    expect(await cut).toMatch(/terminat/);
    await slow.query('rollback');
    await slow.end();
    expect(await isWhole()).toBe(false);

    const next = await source();
    await next.runMigrations();
    expect(await isWhole()).toBe(true);
    const identity = async () => (await owner.query('select $1::regclass::oid as oid', [name])).rows[0].oid;
    const made = await identity();
    const runner = next.createQueryRunner();
    await createIndexConcurrently(runner, name, 'attendance_day (company_id)');
    expect(await identity()).toBe(made);
    await runner.release();
    await next.undoLastMigration({ transaction: 'none' });
    await next.destroy();
  });

  it('is not waited for in a circle by servers that start at the same time', async () => {
    const here = await source();
    let hasBegun = false;
    const first = alone(test.ownerUrl, async () => {
      hasBegun = true;
      // Until the other one waits.
      await after(500);
      await here.runMigrations();
    });
    await until(async () => hasBegun);
    await Promise.all([first, alone(test.ownerUrl, async () => undefined)]);
    expect(await isWhole()).toBe(true);
    await here.undoLastMigration({ transaction: 'none' });
    await here.destroy();
  }, 30_000);
});
