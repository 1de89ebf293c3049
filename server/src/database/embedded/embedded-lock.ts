import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOfProcess } from './embedded-process';

/**
 * Makes this process the only one that serves the folder, until the answered function is called or the process ends.
 * Every contender lays down a file named by its pid and start, then looks for others that live: of two that come
 * at once at least one sees the other, and who sees another steps back.
 * @param patience milliseconds to wait for a holder that is just ending
 * @throws Error naming the process that holds the folder
 */
export async function lockFolder(folder: string, patience: number): Promise<() => void> {
  const own = path.join(folder, `lock-${process.pid}-${startOfProcess(process.pid)}`);
  const unlock = () => fs.rmSync(own, { force: true });
  const deadline = Date.now() + patience;
  if (fs.existsSync(own)) throw heldBy(process.pid, folder);
  for (;;) {
    fs.writeFileSync(own, '');
    const holder = otherHolder(folder, own);
    if (holder === undefined) return unlock;
    unlock();
    if (Date.now() > deadline) throw heldBy(holder, folder);
    await sleep(100 + Math.random() * 200);
  }
}

function heldBy(pid: number, folder: string): Error {
  return new Error(
    `Another Muster (process ${pid}) already uses the database in ${folder}. ` +
      'Stop it first, or give this one its own DATA_DIR and PORT.',
  );
}

function otherHolder(folder: string, own: string): number | undefined {
  for (const name of fs.readdirSync(folder)) {
    const [, pid, start] = /^lock-(\d+)-(.*)$/.exec(name) ?? [];
    const file = path.join(folder, name);
    if (pid === undefined || file === own) continue;
    if (startOfProcess(Number(pid)) === start) return Number(pid);
    fs.rmSync(file, { force: true });
  }
  return undefined;
}
