import '../node-version.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, importers, reachedFrom } from '../import-graph.mjs';
import { installIfNeeded } from '../install.mjs';
import { Failure, main, root } from '../run.mjs';
import { test } from '../test.mjs';

const TEST = /\.test\.tsx?$/;
/** These go through every area, whatever has changed: `npm test` runs them. */
const OF_EVERYTHING = /^e2e\/(lists\/every-area|shell\/looks|shell\/menu-walk)\.test\.ts$|^server\/test\//;

// `npm run test:changed [-- COMMIT]`: the tests that belong to what has changed since a commit, or since the last one.
await main(async () => {
  await installIfNeeded();
  const since = process.argv[2] ?? 'HEAD';
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
    isThere,
  );
  const tests = testsOf(changed);
  if (tests.length === 0)
    throw new Failure(`No test belongs to what has changed since ${since}. npm test runs them all.`);
  console.log(`${tests.length} files of tests belong to ${changed.length} changed files.`);
  await test(['--runTestsByPath', ...tests]);
});

/**
 * Tests that import what has changed, at once or through others, but for types alone, which the compiler checks; those
 * beside it; and the flows that visit its screens.
 * Through the lists of everything (all resolvers, all jobs) each area would reach every test: they are passed over.
 */
function testsOf(changed) {
  const graph = importers({ ofTypes: false });
  const reached = [...reachedFrom(changed, graph)];
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const beside = ['server/src', 'client/src']
    .flatMap(filesIn)
    .filter((file) => TEST.test(file) && folders.has(path.posix.dirname(file)));
  const screens = changed.flatMap(pathsTo);
  const visits = (flow) =>
    screens.some((screen) => fs.readFileSync(path.join(root, flow), 'utf8').includes(`/${screen}`));
  const flows = filesIn('e2e').filter((file) => TEST.test(file) && visits(file));
  const found = new Set([...reached.filter((file) => TEST.test(file)), ...beside, ...flows]);
  return [...found].filter((file) => changed.includes(file) || !OF_EVERYTHING.test(file)).sort();
}

/** Paths of the pages that the folder of a file of the web app draws, as its module names them. */
function pathsTo(file) {
  const [, module, folder] = /^client\/src\/modules\/([^/]+)\/(?:(.+)\/)?[^/]+$/.exec(file) ?? [];
  if (!module) return [];
  const text = fs.readFileSync(path.join(root, 'client/src/modules', module, 'pages.ts'), 'utf8');
  const pages = [...text.matchAll(/path: '([^']+)'[^}]*?import\('\.\/(?:([^']+)\/)?[^/']+'\)/g)];
  return pages.filter(([, , place]) => place === folder).map(([, name]) => name);
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

function isThere(file) {
  return fs.existsSync(path.join(root, file));
}
