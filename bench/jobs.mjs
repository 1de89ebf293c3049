import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './running/child.mjs';
import { sql } from './running/database.mjs';
import { importFile } from './imports.mjs';
import { graphqlRequests } from './list.mjs';
import { companyId, fillCompanies, fillLeave, leaveTypeId } from './people.mjs';
import { load, median } from './running/side-by-side.mjs';

const large = 10_000;
const [companies, people, connections] = [60, 250, 16];

/**
 * What people wait for while jobs run: something small of one company beside large work of others, and lists while a
 * start catches up with leave.
 */
export async function measureJobs(database) {
  return [
    await measureShortBesideLarge(await database.copy('jobs')),
    await measureCatchingUp(await database.copy('catching_up')),
  ];
}

async function measureShortBesideLarge(url) {
  await fillCompanies(url, { count: 3, people: 500 });
  const server = await startChild('running/server.mjs', { database: url, companies: [1, 2, 3], withJobs: true });
  try {
    const token = (company) => server.tokens[company];
    await importFile(server.url, token(1), { count: 3 });
    const begun = [];
    const isDone = Promise.all(
      [2, 3].map((company) => {
        let uploaded;
        begun.push(
          new Promise((resolve) => {
            uploaded = resolve;
          }),
        );
        return importFile(server.url, token(company), { count: large, uploaded });
      }),
    );
    await Promise.race([Promise.all(begun), isDone]);
    isDone.catch(() => undefined);
    await sleep(500);
    const times = [];
    for (let round = 0; round < 3; round += 1)
      times.push(await importFile(server.url, token(1), { count: 3, pollMs: 50 }));
    const [seconds] = await isDone;
    return {
      what: 'jobs: dry run of 3 rows beside two of 10,000 of other companies, slowest of 3, s',
      value: Math.max(...times),
      aim: 2,
      isAtLeast: false,
      detail: `median ${median(times).toFixed(2)} s; the large ones took ${seconds.toFixed(0)} s`,
    };
  } finally {
    await server.stop();
  }
}

/** Companies that have leave by the month since January, of which nothing was granted yet. */
async function measureCatchingUp(url) {
  await fillCompanies(url, { count: companies, people });
  await fillLeave(url, 1);
  const [{ columns }] = await sql(
    url,
    `select string_agg(column_name, ', ') as columns from information_schema.columns where table_name = 'leave_type' and is_generated = 'NEVER'`,
  );
  await sql(
    url,
    'set session_replication_role = replica',
    `delete from leave_ledger_entry; delete from leave_balance;
    update leave_type set accrual_from = make_date(extract(year from current_date)::int, 1, 1);
    insert into leave_type (${columns}) select ${columns.replaceAll(/\w+/g, 'r.$&')}
      from leave_type t, company c, jsonb_populate_record(t, jsonb_build_object('company_id', c.id, 'id', '5' || substr(c.id, 2))) r where t.id = '${leaveTypeId(1)}' and c.id <> '${companyId(1)}'`,
  );
  const server = await startChild('running/server.mjs', { database: url, companies: [1, 2], withJobs: true });
  try {
    const asked = { url: server.url, requests: graphqlRequests([1, 2], server.tokens) };
    await load(asked, 5, connections);
    const before = await load(asked, 5, connections);
    await sql(url, `select graphile_worker.add_job('accrue_leave')`);
    await sleep(500);
    const seconds = [];
    const isWaiting = async () =>
      (await sql(url, `select 1 from graphile_worker.jobs where task_identifier = 'accrue_leave'`)).length > 0;
    for (let second = 0; second < 15 && (await isWaiting()); second += 1)
      seconds.push(await load(asked, 1, connections));
    if (seconds.length < 5) throw new Error(`Catching up was over after ${seconds.length} seconds.`);
    return {
      what: 'jobs: p99 of lists while a start catches up with the leave of 60 companies, as a multiple',
      value: median(seconds.map(({ p99 }) => p99)) / before.p99,
      aim: 3,
      isAtLeast: false,
      detail: `median second ${median(seconds.map(({ p99 }) => p99))} ms, worst ${Math.max(...seconds.map(({ p99 }) => p99))}, ${before.p99} before; every request answered`,
    };
  } finally {
    await server.stop();
  }
}
