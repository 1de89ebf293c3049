/**
 * Processor time of some work, in yardsticks: how often a fixed piece of work would have been done meanwhile,
 * which takes 10 ms on a machine of 2026. So a limit holds on a slow machine and beside load.
 */
export async function effortOf(work: () => unknown): Promise<number> {
  const before = await processorTime(yardstick);
  const took = await processorTime(work);
  const after = await processorTime(yardstick);
  return (took * 2) / (before + after);
}

async function processorTime(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  return process.cpuUsage(began).user;
}

const words = Array.from({ length: 2_000 }, (_, at) => `word ${(at * 7_919) % 2_000}`);

function yardstick(): void {
  for (let time = 0; time < 8; time += 1) JSON.parse(JSON.stringify([...words].sort().map((word) => ({ word }))));
}
