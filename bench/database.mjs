import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { root } from '../scripts/run.mjs';

const require = createRequire(import.meta.url);

/** A module of the compiled server, such as 'app'. */
export const compiled = (module) => require(path.join(root, 'server/dist', module));

/** The log of the server as it is in use, of what went wrong. */
export const log = () =>
  Object.assign(compiled('platform/http/server-log').serverLog(process.stdout), { level: 'warn' });

export const secret = 'the secret of a database that lives for one measurement';

/** A PostgreSQL of our own with the settings it has in `npm start`, commits on disk included. `copy(name)` answers the address of a new migrated database in it. */
export async function startDatabase() {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-'));
  fs.chmodSync(parent, 0o711);
  const folder = path.join(parent, 'database');
  const database = await compiled('database/embedded/embedded').startEmbedded(folder, { log: () => undefined });
  const stop = async () => {
    await database.stop();
    compiled('database/embedded/embedded-place').removePlace(folder);
    fs.rmSync(parent, { recursive: true, force: true });
  };
  try {
    await compiled('database/migrate').migrate(database.url, secret);
  } catch (error) {
    await stop();
    throw error;
  }
  const named = (name) => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  return {
    stop,
    async copy(name) {
      await sql(named('postgres'), `create database ${name} template muster`);
      return named(name);
    },
  };
}

/** Runs statements one after the other as the owner of the database; answers the rows of the last. */
export async function sql(url, ...statements) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows;
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
