import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Session secret of every test; what the database derives from it is the same in all of them. */
export const TEST_SECRET = 'a secret for tests, of 32 characters or more';
/** Variable that tells the tests where the migrated database is that each of them copies. */
export const TEMPLATE_URL = 'MUSTER_TEST_TEMPLATE_URL';
/** Variable that names the folder of the run, removed at its end. */
export const RUN_FOLDER = 'MUSTER_TEST_FOLDER';

/** A migrated database for this Jest worker alone; connection of its owner. */
export async function workerDatabaseUrl(): Promise<string> {
  const template = process.env[TEMPLATE_URL];
  if (!template) throw new Error('There is no test database: start tests by npm test, or by jest from the top folder.');
  const name = `worker_${process.env['JEST_WORKER_ID'] ?? 1}`;
  const client = new Client(withName(template, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name} TEMPLATE muster`);
  } finally {
    await client.end();
  }
  return withName(template, name);
}

/** A migrated database no other test sees, for what concerns a whole product; or a copy of one nobody uses any more. */
export async function ownDatabaseUrl(copied = 'muster'): Promise<string> {
  const template = process.env[TEMPLATE_URL];
  if (!template) throw new Error('There is no test database: start tests by npm test, or by jest from the top folder.');
  const name = `own_${randomBytes(6).toString('hex')}`;
  const client = new Client(withName(template, 'postgres'));
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${copied}`);
  } finally {
    await client.end();
  }
  return withName(template, name);
}

function withName(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
