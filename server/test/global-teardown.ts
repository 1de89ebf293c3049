/** Runs once after all tests, failed ones too. */
export default async function stopAfterAllTests(): Promise<void> {
  await globalThis.testDatabase?.stop();
}
