import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { offer, settings } from './running/child.mjs';
import { compiled, log, secret } from './running/database.mjs';
import { companyId, employeeId, memberId } from './people.mjs';

/**
 * Updates of employees in three ways, each by as many workers as there are connections; a message tells which and for
 * how many seconds.
 */
const connections = 16;
const { people } = settings;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-data-'));
const app = await compiled('app').createApp({
  ownerUrl: settings.database,
  secret,
  publicUrl: 'http://localhost',
  dataDir,
  rateLimits: true,
  log: log(),
});
const { scopeOf, signedInCtx } = compiled('platform/access/signed-in-ctx');
const { inTransaction } = compiled('platform/database/transaction');
const { updateRecord } = compiled('platform/records/records');
const { employee } = compiled('modules/people/employee/employee');

/** What a form asks back. */
const asked = new Set(['id', 'version', 'mobilePhone']);

const options = '-c plan_cache_mode=force_generic_plan';
const services = {
  ...app.services,
  pool: new pg.Pool({
    connectionString: compiled('database/migrate').appUrl(settings.database, secret),
    max: connections,
    pipeline: true,
    options,
  }),
};
const plainPool = new pg.Pool({ connectionString: settings.database, max: connections, pipeline: true, options });

const member = (company) =>
  app.auth.sessions.begin(
    { id: memberId(company), status: 'active', passwordHash: 'none' },
    { ip: '127.0.0.1', userAgent: 'bench' },
  );
const tokens = { 1: (await member(1)).token, 2: (await member(2)).token };

/**
 * The save of the product: session, permission, validation, guard, row, audit line and outbox event in one transaction
 * of one company.
 */
async function ours(id, version, phone, company) {
  const session = await app.auth.sessions.fromToken(tokens[company]);
  const written = await inTransaction(services.pool, scopeOf(session, services.clock()), 'write', async (tx) => {
    const ctx = await signedInCtx({ services, requestId: 'bench', locale: 'en', session, tx });
    await updateRecord(ctx, employee, id, version, { mobilePhone: phone }, asked);
    return ctx.written;
  });
  services.committed(written);
}

const statement = {
  name: 'change',
  text: `with changed as (
      update employee set mobile_phone = $4, version = version + 1, updated_at = now(), updated_by_id = $5
      where company_id = $1 and id = $2 and version = $3 and deleted_at is null
      returning old.mobile_phone as before, new.mobile_phone as after, id, version),
    audited as (
      insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, before, after)
      select $6, $1, now(), $5, 'Employee', id, 'update', jsonb_build_object('mobilePhone', before), jsonb_build_object('mobilePhone', after) from changed),
    told as (insert into outbox_event (company_id, subject, record_id, action) select $1, 'Employee', id, 'update' from changed)
    select id, version from changed`,
};

const change = (id, version, phone, company) => ({
  ...statement,
  values: [companyId(company), id, version, phone, memberId(company), randomBytes(12).toString('hex')],
});
const refuseStale = ({ rows }) => {
  if (!rows[0]) throw new Error('stale');
};

/**
 * The yardstick: a hand-written transaction that leaves the same three rows behind and is committed once its answer is
 * there, by the owner of the tables, without sessions and permissions.
 */
async function handWritten(...given) {
  const client = await plainPool.connect();
  try {
    const [, written] = await Promise.all([client.query('begin'), client.query(change(...given))]);
    refuseStale(written);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The same by a statement that commits itself, whatever becomes of its answer: for information. */
async function committedByItself(...given) {
  refuseStale(await plainPool.query(change(...given)));
}

const ways = {
  ours: [ours, [1, 2]],
  handWritten: [handWritten, [3, 4]],
  committedByItself: [committedByItself, [5, 6]],
};
const waiting = Object.fromEntries(
  Object.entries(ways).map(([way, [, companies]]) => [
    way,
    companies.flatMap((company) =>
      Array.from({ length: people }, (_, at) => ({ company, id: employeeId(company, at + 1), version: 1 })),
    ),
  ]),
);

async function work(way, seconds) {
  const [save] = ways[way];
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections * 2 }, async () => {
      while (performance.now() < end) {
        const row = waiting[way].shift();
        await save(row.id, row.version, `+971 50 ${done}`, row.company);
        waiting[way].push({ ...row, version: row.version + 1 });
        done += 1;
      }
    }),
  );
  return done / seconds;
}

process.on('message', ({ way, seconds }) => {
  work(way, seconds).then(
    (rate) => process.send({ rate }),
    (error) => process.send({ failure: error.stack }),
  );
});

await offer(app.server, {}, async () => {
  await app.close();
  await Promise.all([services.pool.end(), plainPool.end()]);
  fs.rmSync(dataDir, { recursive: true, force: true });
});
