import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { root } from './run.mjs';

const server = (module) => createRequire(import.meta.url)(path.join(root, 'server/dist', module));

/** The SQL that would bring a database made by all migrations in line with the entities: none when they agree. */
export async function missingFromMigrations() {
  await buildServer();
  const { startEmbedded } = server('database/embedded.js');
  const { migrate } = server('database/migrate.js');
  const { schemaDrift } = server('database/drift.js');

  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-schema-'));
  fs.chmodSync(parent, 0o711);
  try {
    const database = await startEmbedded(path.join(parent, 'database'), { log: () => undefined, throwaway: true });
    try {
      await migrate(database.url, 'the secret of a database that lives for a moment');
      return await schemaDrift(database.url);
    } finally {
      await database.stop();
    }
  } finally {
    fs.rmSync(parent, { recursive: true, force: true });
  }
}
