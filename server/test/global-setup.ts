import type { Embedded } from '../src/database/embedded';
import { startTestDatabase } from './test-database';
import { RUN_FOLDER, TEMPLATE_URL } from './copied-database';

declare global {
  var testDatabase: Embedded | undefined;
}

/** Runs once before all tests of the server and of the browser flows. */
export default async function startForAllTests(): Promise<void> {
  const database = await startTestDatabase();
  globalThis.testDatabase = database;
  process.env[TEMPLATE_URL] = database.url;
  process.env[RUN_FOLDER] = database.folder;
}
