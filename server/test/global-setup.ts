import type { Embedded } from '../src/database/embedded';
import { startTestDatabase } from './test-database';
import { TEMPLATE_URL } from './worker-database';

declare global {
  var testDatabase: Embedded | undefined;
}

/** Runs once before all tests of the server and of the browser flows. */
export default async function startForAllTests(): Promise<void> {
  globalThis.testDatabase = await startTestDatabase();
  process.env[TEMPLATE_URL] = globalThis.testDatabase.url;
}
