import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Nothing of ours: a PGPORT or PGDATA that somebody has set is meant for another database. */
export const emptyEnvironment = {} as NodeJS.ProcessEnv;

/**
 * When a process began, in the system's own notation; undefined when no such process runs.
 * Pid and start together name one process for good, whereas a pid alone is used again.
 */
export function startOfProcess(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart')?.replace(/\W+/g, '');
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The name in parentheses may hold spaces; what follows it is the state, and 19 fields on the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** Whether this process is the postmaster that serves exactly this data folder. */
export function isPostmasterOf(pid: number, dataFolder: string): boolean {
  if (process.platform !== 'linux') return Boolean(ps(pid, 'command')?.includes(`postgres -D ${dataFolder} `));
  const [program = '', flag, folder = ''] = (readIfThere(`/proc/${pid}/cmdline`) ?? '').split('\0');
  if (path.basename(program) !== 'postgres' || flag !== '-D' || !fs.existsSync(folder)) return false;
  return fs.realpathSync(folder) === fs.realpathSync(dataFolder);
}

/** Whether the process was gone within the time, in milliseconds. */
export async function goneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const start = startOfProcess(pid);
  const deadline = Date.now() + milliseconds;
  while (start !== undefined && startOfProcess(pid) === start) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

export function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  return (
    spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
  );
}
