import { hkdfSync } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { Client, DatabaseError } from 'pg';
import { syncPermissions } from '../modules/administration/permission/sync-permissions';
import { alone } from './embedded/alone';
import { dataSource, longestWaitMs } from './data-source';
import { makePartitions, patiently } from './partitions';
import { refusePooledTransactions } from './pooler';

/** The role the server works as: owns nothing, bypasses nothing. Its password follows from the server's secret. */
export const appRole = 'muster_app';
const appPassword = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'muster database role', 24)).toString('base64url');

/** The address under which the server itself connects, from the owner's address. */
export function appUrl(ownerUrl: string, secret: string): string {
  const url = new URL(ownerUrl);
  url.username = appRole;
  url.password = appPassword(secret);
  return url.toString();
}

/**
 * Brings a database to today's schema as its owner: role, tables, job queue, the partitions of the next two years.
 * Safe to run from several starting servers at once, and again on an up-to-date database.
 */
export async function migrate(ownerUrl: string, secret: string, now = new Date()): Promise<void> {
  await refusePooledTransactions(ownerUrl);
  await alone(ownerUrl, (client) => bringUp(client, ownerUrl, secret, now));
}

async function bringUp(client: Client, ownerUrl: string, secret: string, now: Date): Promise<void> {
  await refuseOldPostgres(client);
  await client.query(`SET lock_timeout = ${longestWaitMs}`);
  await ensureAppRole(client, appPassword(secret));
  const source = await dataSource(ownerUrl).initialize();
  try {
    if (await source.showMigrations()) {
      await forceRowSecurity(client, false);
      await patiently(() => source.runMigrations());
    }
  } finally {
    await forceRowSecurity(client, true);
    await source.destroy();
  }
  await runMigrations({ connectionString: ownerUrl, logger: undefined });
  await grantJobs(client);
  await makePartitions(client, now);
  await syncPermissions(client, now);
}

/** Answers what an update found and what it wrote by one statement: the first version that can is this one. */
const oldestPostgres = 18;

export async function refuseOldPostgres(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  const { version } = rows[0]!;
  if (parseInt(version, 10) < oldestPostgres)
    throw new Error(
      `it is PostgreSQL ${version}, and Muster needs ${oldestPostgres} or newer. Bring its databases to a newer version, or leave DATABASE_URL out for the embedded one.`,
    );
}

/**
 * Migrations change rows of all companies at once. Row-level security holds for the owner of the tables too, where that
 * is no superuser, and would show it none: for their length it is not forced. Each start forces what a killed one left.
 */
async function forceRowSecurity(client: Client, isForced: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `
    SELECT c.oid::regclass::text AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relrowsecurity AND c.relkind IN ('r', 'p')
      AND c.relforcerowsecurity <> $1`,
    [isForced],
  );
  for (const { name } of rows)
    await patiently(() => client.query(`ALTER TABLE ${name} ${isForced ? '' : 'NO '}FORCE ROW LEVEL SECURITY`));
}

/**
 * Roles belong to all databases of a cluster, the lock of a start to its own: another server may be making or changing
 * the role at this moment.
 */
const elsewhere = new Set(['42710', '23505', 'XX000']);

async function ensureAppRole(client: Client, password: string, tries = 10): Promise<void> {
  const { rows } = await client.query(
    'SELECT rolsuper OR rolbypassrls AS "isTooMighty" FROM pg_roles WHERE rolname = $1',
    [appRole],
  );
  if (rows[0]?.isTooMighty)
    throw new Error(
      `The database role ${appRole} may bypass row-level security. Take SUPERUSER and BYPASSRLS from it.`,
    );
  try {
    await client.query(
      `${rows[0] ? 'ALTER' : 'CREATE'} ROLE ${appRole} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
    );
  } catch (error) {
    if (tries > 1 && elsewhere.has((error as DatabaseError).code ?? '')) {
      await setTimeout(100);
      return ensureAppRole(client, password, tries - 1);
    }
    throw new Error(
      `The user of DATABASE_URL cannot make the role ${appRole}, which the server works as. Grant it CREATEROLE, or make the role first.`,
      { cause: error },
    );
  }
}

async function grantJobs(client: Client): Promise<void> {
  await client.query(`
    GRANT USAGE ON SCHEMA graphile_worker TO ${appRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${appRole};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${appRole};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${appRole}`);
  const { rows } = await client.query<{ relname: string }>(`
    SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relrowsecurity
      AND NOT EXISTS (SELECT 1 FROM pg_policies p WHERE p.schemaname = 'graphile_worker' AND p.tablename = c.relname)`);
  for (const { relname } of rows) {
    await client.query(
      `CREATE POLICY ${appRole} ON graphile_worker.${client.escapeIdentifier(relname)} TO ${appRole} USING (true) WITH CHECK (true)`,
    );
  }
}
