import './node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildClient, buildServer } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { exitCode, main, program } from './run.mjs';

// `npm test`: everything; what follows `--` goes to Jest. The last line tells the counts, for the CI to read.
await main(async () => {
  await installIfNeeded();
  await buildServer();
  await buildClient();

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-results-'));
  const runs = [
    await jest(path.join(folder, 'fast.json'), ['--selectProjects', 'server', 'client']),
    // Browser flows each have a server and a browser: one after the other.
    await jest(path.join(folder, 'flows.json'), ['--selectProjects', 'e2e', '--runInBand']),
  ];
  fs.rmSync(folder, { recursive: true });

  const sum = (count) => runs.reduce((total, run) => total + run[count], 0);
  // Once more at the very end: what failed is far above it in a long log.
  for (const name of runs.flatMap(({ failures }) => failures)) console.log(`failed: ${name}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  if (sum('passed') + sum('failed') === 0) console.error('No test was found.');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  if (sum('failed') > 0 || sum('passed') === 0 || runs.some((run) => run.code !== 0)) process.exitCode = 1;
});

async function jest(results, args) {
  const passedOn = process.argv.slice(2);
  const code = await exitCode(
    process.execPath,
    [program('jest', 'bin/jest.js'), '-c', 'jest.config.cjs', ...args, '--passWithNoTests', '--json', `--outputFile=${results}`, ...passedOn],
    // Jest prints its report to stderr, and with --json the results once more to stdout.
    { stdio: ['inherit', 'ignore', 'inherit'] },
  );
  if (!fs.existsSync(results)) return { code, passed: 0, failed: 1, skipped: 0, failures: [`Jest itself, for ${args.join(' ')}`] };
  const counts = JSON.parse(fs.readFileSync(results, 'utf8'));
  return {
    code,
    passed: counts.numPassedTests,
    // A file that does not even load has no tests to count.
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures: counts.testResults.filter(({ status }) => status === 'failed').flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => ` › ${fullName}`);
      return (failed.length ? failed : ['']).map((test) => path.relative(process.cwd(), name) + test);
    }),
  };
}
