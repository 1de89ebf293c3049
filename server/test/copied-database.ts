import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import names from './names.json';

/** Session secret of every test; what the database derives from it is the same in all of them. */
export const TEST_SECRET = names.secret;
/** Variable that tells the tests where the migrated database is that each of them copies. */
export const TEMPLATE_URL = names.templateUrl;
/** Variable that names the folder of the run, removed at its end. */
export const RUN_FOLDER = names.runFolder;

let ofThisFile: Promise<string> | undefined;

/** The migrated database of this test file, which finds nothing that another left behind; connection of its owner. */
export function fileDatabaseUrl(): Promise<string> {
  // A worker runs one file after the other, so the database of its former file goes.
  return (ofThisFile ??= copied('muster', `worker_${process.env['JEST_WORKER_ID'] ?? 1}`));
}

/** A migrated database no other test sees, for what concerns a whole product; or a copy of one nobody uses any more. */
export function ownDatabaseUrl(original = 'muster'): Promise<string> {
  return copied(original, `own_${randomBytes(6).toString('hex')}`);
}

async function copied(original: string, name: string): Promise<string> {
  const template = process.env[TEMPLATE_URL];
  if (!template) throw new Error('There is no test database: start tests by npm test, or by jest from the top folder.');
  const client = new Client(withName(template, 'postgres'));
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${original} strategy file_copy`);
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
