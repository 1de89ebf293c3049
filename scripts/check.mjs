import './node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { triedArea } from './checks/area-trial.mjs';
import { triedBenches } from './checks/bench-trial.mjs';
import { buildHooks, buildServer } from './build.mjs';
import { printedSchema, SCHEMA } from './codegen.mjs';
import { problemsOfDocs } from './checks/docs.mjs';
import { problemsOfFolders } from './checks/folders.mjs';
import { installIfNeeded } from './install.mjs';
import { failureOf, main, program, root, typesOf } from './run.mjs';
import { ringProblems } from './checks/rings.mjs';
import { sqlProblems } from './checks/sql-across.mjs';
import temporaryFolder from './temporary-folder.cjs';
import { problemsOfTexts } from './checks/texts.mjs';
import { missingFromMigrations } from './throwaway-database.mjs';
import { problemsOfWriting } from './checks/written.mjs';

temporaryFolder.keepTemporaryFilesInMemory();

/** Each may want more than a gigabyte. */
const MOST_AT_A_TIME = 3;

const node = (packageName, file, ...args) => failureOf([program(packageName, file), ...args]);
const tsc = (project) => failureOf(typesOf(project), root);
/** Types first: trying a new area, which takes longest, begins with what they have learnt. */
const checks = {
  'types of the server': () => tsc('server'),
  'types of the web app': () => tsc('client/tsconfig.test.json'),
  'a new area and new fields': triedArea,
  'types of the browser flows': () => tsc('e2e'),
  format: () => node('oxfmt', 'bin/oxfmt', '--list-different'),
  lint: () => node('oxlint', 'bin/oxlint'),
  'imports and cycles': () =>
    node(
      'dependency-cruiser',
      'bin/dependency-cruise.mjs',
      'server/src',
      'client/src',
      '--config',
      '.dependency-cruiser.cjs',
    ),
  'rings of types': async () => ringProblems().join('\n'),
  'SQL across modules': async () => sqlProblems(),
  'folders neither deep nor full': async () => problemsOfFolders().join('\n'),
  'dead code': () => node('knip', 'bin/knip.js', '--no-progress', '--no-config-hints'),
  'mutants that change a rule': () => failureOf([path.join(root, 'scripts/tests/test-mutants.mjs'), '--list']),
  'texts of the server': async () => problemsOfTexts().join('\n'),
  'words, areas by name, comments, long lines, rows by name and chance': async () => problemsOfWriting().join('\n'),
  docs: async () => (await problemsOfDocs()).join('\n'),
  'printed schema': schemaDrift,
  'hooks of the web app': () => buildHooks().then(() => ''),
  migrations: migrationDrift,
  'what the bench takes and fills': triedBenches,
};

// `npm run check`: each line passes or tells what is wrong; any failure fails the whole.
await main(async () => {
  await installIfNeeded();
  // Once, before several ask for it at a time; what stands in its way is told by those that do.
  await Promise.allSettled([buildServer(), buildHooks()]);
  let failed = 0;
  const waiting = Object.entries(checks);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(...next))) failed += 1;
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), MOST_AT_A_TIME) }, work));
  console.log(failed ? `\n${failed} of ${Object.keys(checks).length} checks failed.` : '\nAll checks passed.');
  if (failed) process.exitCode = 1;
});

async function passes(name, check) {
  const began = performance.now();
  const problem = await check().catch((error) => error.message);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${problem ? 'FAIL' : 'pass'}  ${name} (${seconds} s)`);
  if (problem) console.log(`${problem.trimEnd().replace(/^/gm, '      ')}\n`);
  return !problem;
}

async function schemaDrift() {
  const committed = path.join(root, SCHEMA);
  const isSame = fs.existsSync(committed) && fs.readFileSync(committed, 'utf8') === (await printedSchema());
  return isSame ? '' : `${SCHEMA} is not what the server prints. Run npm run codegen and commit it.`;
}

async function migrationDrift() {
  const missing = await missingFromMigrations();
  if (missing.length === 0) return '';
  return `The migrations lack what the entities declare. Run npm run migration NAME.\n${missing.join('\n')}`;
}
