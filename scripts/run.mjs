import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Top folder of the project. */
export const root = path.resolve(import.meta.dirname, '..');

/** Ends with the message alone, without a stack: the command has told the rest. */
export class Failure extends Error {}

const running = new Set();
let endedBy;

/** The step that runs ends with us; what comes after it does not begin. */
function pass(signal) {
  endedBy = signal;
  for (const child of running) child.kill(signal);
}

function listen() {
  const change = running.size > 0 ? 'on' : 'off';
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass)[change](signal, pass);
}

/** Runs a program in the top folder, showing what it says; rejects when it fails or a signal ends it. */
export async function run(program, args, options = {}) {
  const code = await exitCode(program, args, options);
  if (code !== 0) throw new Failure(`${options.name ?? [path.basename(program), ...args].join(' ')} failed (${code}).`);
}

/** Runs a program like `run`, and answers how it ended: its code, or the name of a signal. */
export function exitCode(program, args, { cwd = root, env, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio, env: { ...process.env, ...env } });
    running.add(child);
    listen();
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      listen();
      if (endedBy) process.exit(endedBy === 'SIGINT' ? 130 : 143);
      resolve(code ?? signal);
    });
  });
}

/** What a script of node said when it failed; empty when it succeeded. */
export function failureOf(args, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code === 0 ? '' : said || `ended with ${code ?? signal}`));
  });
}

/** Files of the project as they stand, kept by git or not yet; what is ignored is left out. */
export function projectFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return listed.split('\0').filter((name) => name && fs.existsSync(path.join(root, name)));
}

/** Writes files of the project as the formatter would. */
export async function format(files) {
  const failure = await failureOf([program('oxfmt', 'bin/oxfmt'), ...files], root);
  if (failure) throw new Failure(failure);
}

/** Path of a program that a package brings, to be run by node. */
export function program(packageName, file) {
  return path.join(root, 'node_modules', packageName, file);
}

/**
 * How node checks the types of a project, beginning with what it learnt of them the last time; from the top folder of a
 * tree. With one thread it works out each type once, and other checks have the other cores.
 */
export function typesOf(project) {
  const known = path.join('.cache/types', `${project.replace(/\W/g, '-')}.tsbuildinfo`);
  return [
    path.join('node_modules/typescript-7/bin/tsc'),
    '-p',
    project,
    '--noEmit',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ];
}

/** Runs the script; a failure is told in one line. */
export async function main(script) {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
