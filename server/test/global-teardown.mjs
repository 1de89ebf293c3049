/** Runs once after all tests, failed ones too. */
export default async function stopAfterAllTests() {
  // Flows that ran in this very process, not in a worker.
  await globalThis.musterKept?.closeAll();
  await globalThis.testDatabase?.stop();
}
