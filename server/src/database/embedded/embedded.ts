import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binariesFor, type Binaries } from './embedded-binaries';
import { lockFolder } from './embedded-lock';
import { DATABASE, makeDataFolder, passwordOf, SUPERUSER } from './embedded-make';
import { handOver, placeOf, removePlace, type Place } from './embedded-place';
import { emptyEnvironment, isPostmasterOf, readIfThere } from './embedded-process';
import { clearHalfMade, clearOldPostmaster, isComplete, type Log } from './embedded-repair';
import { settingsFor } from './embedded-settings';

export type Embedded = {
  /** Connection of the superuser, which owns the database. */
  url: string;
  /** Ends PostgreSQL in at most some 5 seconds, with its data safe; deletes a throw-away database. */
  stop(): Promise<void>;
  /** Resolves when PostgreSQL has ended, asked to or not. */
  ended: Promise<void>;
};

const PATIENCE_WITH_A_HOLDER = 5_000;
const PATIENCE_WITH_BACKENDS = 15_000;
const LARGEST_LOG = 5_000_000;

/**
 * Starts a PostgreSQL of our own on a free port of this machine, its data in `folder`: made if new, repaired if an
 * earlier run was killed, never wiped.
 * @throws Error telling what stands in the way: another server on the folder, rights, another major version
 */
export async function startEmbedded(
  folder: string,
  { log, throwaway = false }: { log: Log; throwaway?: boolean },
): Promise<Embedded> {
  const place = placeOf(path.resolve(folder));
  const unlock = await lockFolder(place.folder, PATIENCE_WITH_A_HOLDER);
  try {
    const binaries = binariesFor(place.folder, place.account);
    const data = path.join(place.folder, 'data');
    clearHalfMade(place.folder, log);
    if (!fs.existsSync(data)) {
      log('Making the database.');
      await makeDataFolder(place, binaries, throwaway);
    }
    refuseOtherVersion(data);
    await clearOldPostmaster(data, log);
    const { child, port } = await startPostmaster(place, binaries, throwaway);

    const ended = child.exitCode === null ? once(child, 'exit').then(() => undefined) : Promise.resolve();
    return {
      url: `postgres://${SUPERUSER}:${passwordOf(data)}@127.0.0.1:${port}/${DATABASE}`,
      ended,
      async stop() {
        await endPostmaster(child, ended);
        unlock();
        if (throwaway) removePlace(path.resolve(folder));
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Connection to the database in `folder` while a running Muster serves it. */
export function runningUrl(folder: string): string | undefined {
  const data = path.join(placeOf(path.resolve(folder)).folder, 'data');
  const lines = readIfThere(path.join(data, 'postmaster.pid'))?.split('\n') ?? [];
  const isServed = lines[7]?.trim() === 'ready' && isPostmasterOf(Number(lines[0]), data);
  return isServed ? `postgres://${SUPERUSER}:${passwordOf(data)}@127.0.0.1:${lines[3]?.trim()}/${DATABASE}` : undefined;
}

function refuseOtherVersion(data: string): void {
  const version = readIfThere(path.join(data, 'PG_VERSION'))?.trim();
  if (!isComplete(data) || version === '18') return;
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${version}, this is PostgreSQL 18: ` +
      'start the version of Muster that made it, and move the data by a dump.',
  );
}

async function startPostmaster(place: Place, binaries: Binaries, throwaway: boolean) {
  const deadline = Date.now() + PATIENCE_WITH_BACKENDS;
  for (;;) {
    const port = await freePort();
    const logFile = openLog(place);
    const child = spawn(binaries.postgres, ['-D', path.join(place.folder, 'data'), ...settingsFor(port, throwaway)], {
      ...place.account,
      cwd: place.folder,
      env: emptyEnvironment,
      // A group of its own: Ctrl-C reaches us alone, and we end the database after the last request.
      detached: true,
      stdio: ['ignore', logFile.descriptor, logFile.descriptor],
    });
    fs.closeSync(logFile.descriptor);
    const endWithUs = () => child.kill('SIGINT');
    process.once('exit', endWithUs);
    child.once('exit', () => process.off('exit', endWithUs));
    const failure = await failureToStart(child, place.folder);
    if (!failure) return { child, port };
    const told = fs.readFileSync(logFile.name, 'utf8').slice(logFile.length).trim();
    // Backends outlive a killed postmaster for a moment; a port may be taken between our look and PostgreSQL's.
    const isPassing = /shared memory block .* still in use|could not create any TCP\/IP sockets/.test(told);
    if (!isPassing || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start (${failure}). Its log, ${logFile.name}, says:\n${told.slice(-3000)}`);
    }
    await sleep(200);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

function openLog({ folder, account }: Place) {
  const name = path.join(folder, 'postgres.log');
  const length = fs.statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  const isFull = length > LARGEST_LOG;
  const descriptor = fs.openSync(name, isFull ? 'w' : 'a', 0o600);
  handOver(name, account);
  return { name, length: isFull ? 0 : length, descriptor };
}

/** Waits until connections are accepted; answers why they will not be. Recovery after a crash may take minutes. */
async function failureToStart(child: ChildProcess, place: string): Promise<string | undefined> {
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure = `ended with ${signal ?? `code ${code}`}`));
  while (!failure) {
    const lines = readIfThere(path.join(place, 'data/postmaster.pid'))?.split('\n') ?? [];
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return undefined;
    await sleep(10);
  }
  return failure;
}

async function endPostmaster(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 4_000],
    ['SIGQUIT', 1_000],
    ['SIGKILL', 500],
  ] as const) {
    child.kill(signal);
    const inTime = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })]);
    if (inTime) return;
  }
}
