import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { root } from './run.mjs';
import temporaryFolder from './temporary-folder.cjs';

const PREFIX = 'muster-test-';
/** Milliseconds after which a folder that no live process has locked was left behind by a killed run. */
const OLD = 60_000;
const ignore = () => undefined;
const { foldersOfKilledRuns } = temporaryFolder;

const server = (module) => createRequire(import.meta.url)(path.join(root, 'server/dist', module));

/** Starts a throw-away PostgreSQL whose database `muster` is migrated, and removes what killed runs left behind. */
export async function startThrowaway(secret) {
  for (const folder of foldersOfKilledRuns()) {
    await removeLeftovers(folder, 0);
    fs.rmSync(folder, { recursive: true, force: true });
  }
  await removeLeftovers(os.tmpdir(), OLD);
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), PREFIX));
  fs.chmodSync(parent, 0o711);
  const { startEmbedded } = server('database/embedded/embedded.js');
  const database = await startEmbedded(path.join(parent, 'database'), { log: ignore, throwaway: true });
  const stop = async () => {
    await database.stop();
    fs.rmSync(parent, { recursive: true, force: true });
  };
  try {
    await server('database/migrate.js').migrate(database.url, secret);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: database.url, stop, folder: parent };
}

async function removeLeftovers(temporary, age) {
  const { lockFolder } = server('database/embedded/embedded-lock.js');
  const { clearOldPostmaster } = server('database/embedded/embedded-repair.js');
  const { removePlace } = server('database/embedded/embedded-place.js');
  for (const name of fs.readdirSync(temporary)) {
    const parent = path.join(temporary, name);
    if (!name.startsWith(PREFIX) || Date.now() - fs.statSync(parent).mtimeMs < age) continue;
    try {
      const folder = path.join(parent, 'database');
      if (fs.existsSync(folder)) {
        await lockFolder(fs.realpathSync(folder), 0);
        await clearOldPostmaster(path.join(folder, 'data'), ignore);
        removePlace(folder);
      }
      fs.rmSync(parent, { recursive: true, force: true });
    } catch {
      // A run of now, or of another account.
    }
  }
}

/** The SQL that would bring a database made by all migrations in line with the entities: none when they agree. */
export async function missingFromMigrations() {
  await buildServer();
  const database = await startThrowaway('the secret of a database that lives for a moment');
  try {
    return await server('database/drift.js').schemaDrift(database.url);
  } finally {
    await database.stop();
  }
}
