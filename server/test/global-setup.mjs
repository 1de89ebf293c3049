import { createRequire } from 'node:module';
import { buildServer } from '../../scripts/build.mjs';
import { startThrowaway } from '../../scripts/throwaway-database.mjs';

const names = createRequire(import.meta.url)('./names.json');

/** Runs once before all tests of the server and of the browser flows: what they ask is the built server. */
export default async function startForAllTests() {
  await buildServer();
  const database = await startThrowaway(names.secret);
  globalThis.testDatabase = database;
  process.env[names.templateUrl] = database.url;
  process.env[names.runFolder] = database.folder;
}
