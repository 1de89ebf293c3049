import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Embedded, startEmbedded } from '../src/database/embedded';
import { lockFolder } from '../src/database/embedded-lock';
import { removePlace } from '../src/database/embedded-place';
import { clearOldPostmaster } from '../src/database/embedded-repair';
import { migrate } from '../src/database/migrate';
import { TEST_SECRET } from './copied-database';

const PREFIX = 'muster-test-';
/** Milliseconds after which a folder that no live process has locked was left behind by a killed run. */
const OLD = 60_000;

/** Starts a throw-away PostgreSQL whose database `muster` is migrated, and removes what killed runs left behind. */
export async function startTestDatabase(): Promise<Embedded & { folder: string }> {
  await removeLeftovers();
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), PREFIX));
  fs.chmodSync(parent, 0o711);
  const database = await startEmbedded(path.join(parent, 'database'), { log: () => undefined, throwaway: true });
  const stop = async () => {
    await database.stop();
    fs.rmSync(parent, { recursive: true, force: true });
  };
  try {
    await migrate(database.url, TEST_SECRET);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...database, stop, folder: parent };
}

async function removeLeftovers(): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const parent = path.join(os.tmpdir(), name);
    if (!name.startsWith(PREFIX) || Date.now() - fs.statSync(parent).mtimeMs < OLD) continue;
    try {
      const folder = path.join(parent, 'database');
      if (fs.existsSync(folder)) {
        await lockFolder(fs.realpathSync(folder), 0);
        await clearOldPostmaster(path.join(folder, 'data'), () => undefined);
        removePlace(folder);
      }
      fs.rmSync(parent, { recursive: true, force: true });
    } catch {
      // A run of now, or of another account.
    }
  }
}
