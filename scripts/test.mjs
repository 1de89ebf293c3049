import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildClient, buildServer } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { exitCode, main, program, root } from './run.mjs';

/** More files of flows than this that fail are no chance, and are not run again. */
const unsteadyAtMost = 2;
/** More flows at a time than this would want more connections than the database has. */
const mostFlows = 4;
/** Tests of the server wait for the database a third of their time, flows for what they began a fifth. */
const beyondCores = 1;
const JEST = [program('jest', 'bin/jest.js'), '-c', 'jest.config.cjs'];
/** Where `npm run test:times` finds what each file took. */
export const TIMES = path.join(root, '.cache/test-times.jsonl');

/**
 * Runs the tests that Jest's arguments choose, those of the server and the web app and then the browser flows, and
 * tells the counts in the last line, for the CI to read.
 */
export async function test(chosen) {
  const parts = [];
  const timed = async (name, work) => {
    const began = performance.now();
    const result = await work();
    parts.push(`${name} ${((performance.now() - began) / 60_000).toFixed(1)}`);
    return result;
  };
  const hasFlows = chosen.length === 0 || choosesFlows(chosen);
  await timed('building', async () => {
    await buildServer();
    if (hasFlows) await buildClient();
  });

  fs.mkdirSync(path.dirname(TIMES), { recursive: true });
  fs.rmSync(TIMES, { force: true });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-results-'));
  const fast = await timed('server and web app', () =>
    jest(path.join(folder, 'fast.json'), [
      ...chosen,
      '--selectProjects',
      'server',
      'client',
      `--maxWorkers=${os.availableParallelism() + beyondCores}`,
    ]),
  );
  // Browser flows each have a server and a browser, and wait for one of them much of the time.
  const flows = hasFlows
    ? await timed('browser flows', () =>
        jest(path.join(folder, 'flows.json'), [
          ...chosen,
          '--selectProjects',
          'e2e',
          `--maxWorkers=${Math.min(os.availableParallelism() + beyondCores, mostFlows)}`,
        ]),
      )
    : { code: 0, files: [] };
  const failing = flows.files.filter(({ failed }) => failed > 0);
  // Decision 0049: a flow that failed is run once more, its whole file on a new product, and named either way.
  const again =
    failing.length > 0 && failing.length <= unsteadyAtMost
      ? await timed('flows run again', () =>
          jest(path.join(folder, 'again.json'), [
            '--selectProjects',
            'e2e',
            '--runInBand',
            '--runTestsByPath',
            ...failing.map(({ name }) => name),
          ]),
        )
      : null;
  fs.rmSync(folder, { recursive: true });

  const runs = again
    ? [fast, { code: again.code, files: [...flows.files.filter((file) => !failing.includes(file)), ...again.files] }]
    : [fast, flows];
  const files = runs.flatMap((run) => run.files);
  const sum = (count) => files.reduce((total, file) => total + file[count], 0);
  // Once more at the very end: what failed is far above it in a long log.
  for (const { failures } of again ? failing : []) for (const name of failures) console.log(`failed at first: ${name}`);
  for (const { failures } of files) for (const name of failures) console.log(`failed: ${name}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  if (sum('passed') + sum('failed') === 0) console.error('No test was found.');
  console.log(`\nMinutes: ${parts.join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  if (sum('failed') > 0 || sum('passed') === 0 || runs.some((run) => run.code !== 0)) process.exitCode = 1;
}

/** Whether these arguments choose a flow; the web app is built for flows alone. */
function choosesFlows(chosen) {
  const args = [...JEST, ...chosen, '--listTests', '--json', '--passWithNoTests', '--selectProjects', 'e2e'];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' })).length > 0;
}

/** How Jest ended, and of each file its tests counted and those that failed by name. */
async function jest(results, args) {
  const code = await exitCode(
    process.execPath,
    [...JEST, '--passWithNoTests', '--json', `--outputFile=${results}`, ...args],
    // Jest prints its report to stderr, and with --json the results once more to stdout.
    { stdio: ['inherit', 'ignore', 'inherit'], env: { MUSTER_TEST_TIMES: TIMES } },
  );
  const itself = { name: '', passed: 0, failed: 1, skipped: 0, failures: [`Jest itself, for ${args.join(' ')}`] };
  if (!fs.existsSync(results)) return { code, files: [itself] };
  const { testResults } = JSON.parse(fs.readFileSync(results, 'utf8'));
  return { code, files: testResults.map(counted) };
}

function counted({ name, status, assertionResults }) {
  const those = (...states) => assertionResults.filter((each) => states.includes(each.status));
  const shown = path.relative(process.cwd(), name);
  const failures = those('failed').map(({ fullName }) => `${shown} › ${fullName}`);
  // A file that does not even load has no tests to count.
  if (status === 'failed' && failures.length === 0) failures.push(shown);
  return {
    name,
    passed: those('passed').length,
    failed: failures.length,
    skipped: those('pending', 'todo').length,
    failures,
  };
}

// `npm test`: everything. What follows `--` goes to Jest, before its own choice of projects, which takes every word
// after it for a project.
if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await installIfNeeded();
    await test(process.argv.slice(2));
  });
}
