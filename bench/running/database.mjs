import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { root } from '../../scripts/run.mjs';

const require = createRequire(import.meta.url);

/** A module of the compiled server, such as 'app'. */
export const compiled = (module) => require(path.join(root, 'server/dist', module));

/** The log of the server as it is in use, of what went wrong. */
export const log = () =>
  Object.assign(compiled('platform/http/server-log').serverLog(process.stdout), { level: 'warn' });

export const secret = 'the secret of a database that lives for one measurement';

/**
 * A PostgreSQL of our own with the settings it has in `npm start`, commits on disk included. `copy(name)` answers the
 * address of a new migrated database in it.
 */
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

/**
 * Seconds of processor time that PostgreSQL of `startDatabase` has taken so far, all its processes together: by it
 * growth is told however busy the machine is. Where the system does not tell, the time on the clock.
 */
export function processorOfDatabase() {
  if (!fs.existsSync('/proc/self/stat')) return performance.now() / 1000;
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readIfThere(`/proc/${pid}/stat`);
      // What stands in parentheses may hold blanks; behind it: state, parent, …, own time as user and system, that of
      // children that ended.
      const [, parent, ...rest] = stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : [];
      return stat
        ? [{ pid, parent, name: stat.slice(stat.indexOf('(') + 1), times: rest.slice(9, 13).map(Number) }]
        : [];
    });
  const mains = processes
    .filter(({ parent, name }) => parent === String(process.pid) && name.startsWith('postgres'))
    .map(({ pid }) => pid);
  const ticks = processes.map(({ pid, parent, times: [user, system, ofUser, ofSystem] }) =>
    mains.includes(pid) ? user + system + ofUser + ofSystem : mains.includes(parent) ? user + system : 0,
  );
  return ticks.reduce((sum, each) => sum + each, 0) / ticksASecond;
}

const ticksASecond = 100;
function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
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
