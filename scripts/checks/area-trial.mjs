import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failureOf, root, typesOf } from '../run.mjs';

/**
 * What is made here, and what other checks make and take away meanwhile. What was compiled of the server and learnt of
 * types is taken along: only what the new area changes is done again.
 */
const NOT_COPIED = /^(node_modules|\.git|\.data|\.dist-.*|client\/dist|\.cache\/jest)$/;
const module = (file) => path.join('node_modules', file);

/**
 * What `npm run new-area` and `npm run new-field`, and each command they name next, come to in a copy of the project.
 */
const steps = [
  ['scripts/new-area.mjs', 'organisation/trial-asset'],
  ['scripts/new-field.mjs', 'organisation/trial-asset', 'boughtFor:money', 'sensitive=yes', 'after=name'],
  ['scripts/new-field.mjs', 'organisation/grade', 'trialNote:longText'],
  ['scripts/new-field.mjs', 'people/employee', 'trialGroup:text', 'sensitive=medical', 'after=healthType'],
  ['scripts/migration.mjs', 'add-trial-asset'],
  ['scripts/codegen.mjs'],
  typesOf('server'),
  typesOf('client/tsconfig.test.json'),
  [module('oxfmt/bin/oxfmt'), '--list-different'],
  [module('oxlint/bin/oxlint')],
  [
    module('jest/bin/jest.js'),
    '-c',
    'jest.config.cjs',
    'server/src/modules/organisation/trial-asset',
    'server/src/modules/data-import/records/record-columns.test.ts',
    '--selectProjects',
    'server',
  ],
];

/** What the first step that failed said; empty when a new area and new fields pass them all. */
export async function triedArea() {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-area-'));
  try {
    fs.cpSync(root, copy, { recursive: true, filter: (file) => !NOT_COPIED.test(path.relative(root, file)) });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    decideWhose(copy, 'trialGroup');
    for (const step of steps) {
      const failure = await failureOf(step, copy);
      if (failure) return `${step.join(' ')}\n${failure}`;
    }
    return '';
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** A new field of employees does not compile until somebody says whether it comes along when one is hired again. */
function decideWhose(copy, field) {
  const file = path.join(copy, 'server/src/modules/people/employee/ending/rehire.ts');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace(/^const whose: .*\{\n/m, `$&  ${field}: 'person',\n`));
}
