import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const lockfile = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules/.package-lock.json');
const record = path.join(root, 'node_modules/.muster-lock');

/** Installs from the lockfile unless exactly that is installed already. */
export async function installIfNeeded() {
  const wanted = createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex');
  if (readOr(record) === wanted) return;
  if (!isInstalled()) {
    console.log('Installing packages (npm ci) …');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    if (npm) await run(process.execPath, [npm, ...args], { name: 'npm ci' });
    else await run('npm', args);
  }
  try {
    fs.writeFileSync(record, wanted);
  } catch {
    // A read-only installation is compared anew each time.
  }
}

/**
 * npm writes its own record as the last thing: every package of the lockfile stands in it, but those of other systems.
 */
function isInstalled() {
  const present = JSON.parse(readOr(installed) ?? '{}').packages;
  if (!present) return false;
  const wanted = JSON.parse(fs.readFileSync(lockfile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || (present[name] ? present[name].version === version : optional),
  );
}

function readOr(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
