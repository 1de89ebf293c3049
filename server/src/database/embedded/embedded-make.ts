import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Binaries } from './embedded-binaries';
import { handOver, type Place } from './embedded-place';
import { emptyEnvironment, readIfThere } from './embedded-process';

export const SUPERUSER = 'postgres';
export const DATABASE = 'muster';
const PASSWORD_FILE = 'muster-password';

/** Makes `data` in the place, whole or not at all: it is made beside and renamed when finished. */
export async function makeDataFolder(
  { folder, account }: Place,
  binaries: Binaries,
  throwaway: boolean,
): Promise<void> {
  const making = path.join(folder, `data.making-${process.pid}`);
  const passwordFile = path.join(folder, `data.making-${process.pid}-password`);
  const password = randomBytes(24).toString('base64url');
  fs.mkdirSync(making, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  [making, passwordFile].forEach((file) => handOver(file, account));

  const run = (program: string, args: string[], input = '') => finished(program, args, input, { folder, account });
  await run(binaries.initdb, [
    ...['-D', making, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale', '--no-instructions'],
    ...(throwaway ? ['--no-sync'] : []),
  ]);
  await run(binaries.postgres, ['--single', '-D', making, 'postgres'], `CREATE DATABASE ${DATABASE};\n`);

  const kept = path.join(making, PASSWORD_FILE);
  fs.renameSync(passwordFile, kept);
  fs.renameSync(making, path.join(folder, 'data'));
}

/** @throws Error when the password that came with the data folder is gone */
export function passwordOf(dataFolder: string): string {
  const password = readIfThere(path.join(dataFolder, PASSWORD_FILE));
  if (password) return password;
  throw new Error(`The password of the database is missing: bring back ${path.join(dataFolder, PASSWORD_FILE)}.`);
}

function finished(program: string, args: string[], input: string, { folder, account }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd: folder, env: emptyEnvironment, stdio: 'pipe' });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(program)} failed (${code ?? signal}): ${output.trim().slice(-2000)}`));
    });
    child.stdin.end(input);
  });
}
