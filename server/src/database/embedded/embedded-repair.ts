import fs from 'node:fs';
import path from 'node:path';
import { goneWithin, isPostmasterOf, readIfThere } from './embedded-process';

export type Log = (message: string) => void;

/** Whether initdb finished in this folder once: then it holds somebody's data. */
export function isComplete(dataFolder: string): boolean {
  return ['PG_VERSION', 'global/pg_control'].every((file) => fs.existsSync(path.join(dataFolder, file)));
}

/** Clears the way for a new data folder: half-made ones that initdb left are deleted, any other is moved aside. */
export function clearHalfMade(place: string, log: Log): void {
  for (const name of fs.readdirSync(place)) {
    if (name.startsWith('data.making-')) {
      fs.rmSync(path.join(place, name), { recursive: true, force: true, maxRetries: 5 });
    }
  }
  const data = path.join(place, 'data');
  if (!fs.existsSync(data) || isComplete(data)) return;
  const aside = `${data}.incomplete-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  fs.renameSync(data, aside);
  log(`The database folder was incomplete: it is kept as ${aside}, and an empty one takes its place.`);
}

/**
 * Leaves the data folder without a running postmaster and without a pid file that would stop a new one: a server
 * that was killed hard leaves its postmaster running, and a machine that crashed leaves a pid that another program has.
 * @throws Error when the postmaster left behind does not end
 */
export async function clearOldPostmaster(dataFolder: string, log: Log): Promise<void> {
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  const content = readIfThere(pidFile);
  if (content === undefined) return;
  const pid = Number(content.split('\n')[0]);
  if (pid > 0 && isPostmasterOf(pid, dataFolder)) {
    log(`Stopping the database that an earlier run left behind (process ${pid}).`);
    await endPostmaster(pid);
  } else if (!(pid > 0) || isTaken(pid)) {
    // PostgreSQL would take the other program for itself. The pid of no process it clears by its own means.
    fs.rmSync(pidFile, { force: true });
  }
}

/** Whether a signal would find something: a process, or one that ended and that nobody has asked about yet. */
function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    if (await goneWithin(pid, patience)) return;
  }
  throw new Error(`The database left behind by an earlier run (process ${pid}) does not end: end it by hand.`);
}
