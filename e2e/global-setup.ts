import startForAllTests from '../server/test/global-setup.mjs';
import { unpackBrowser } from './browser';
import { makeDemo } from './product';

declare global {
  var testDatabase: { stop(): Promise<void> } | undefined;
}

/** What all flows share is made before the first of them, so that none waits for another at a time. */
export default async function startForAllFlows(): Promise<void> {
  if (!globalThis.testDatabase) await startForAllTests();
  try {
    await makeDemo();
    unpackBrowser();
  } catch (error) {
    await globalThis.testDatabase!.stop();
    throw error;
  }
}
