import '../node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mutants } from './mutants.mjs';
import { exitCode, Failure, main, projectFiles, root } from '../run.mjs';

const options = ['--baseline', '--list'];
const isFlow = (test) => test.startsWith('e2e/');
const found = { caught: 0, SURVIVED: 0, BROKEN: 0 };

// `npm run test:mutants [-- words]`: breaks each rule in a copy of the project, and says whether its tests notice.
// `--list` tells them alone; `--baseline` first sees that their tests pass with every rule in force.
await main(async () => {
  const words = process.argv.slice(2);
  const wanted = words.filter((word) => !options.includes(word)).map((word) => word.toLowerCase());
  const chosen = mutants.filter(
    ({ rule, file }) => wanted.length === 0 || wanted.some((word) => `${rule}\n${file}`.toLowerCase().includes(word)),
  );
  refuseBadMutants();
  if (chosen.length === 0) throw new Failure('No mutant has one of these words in its rule or file.');
  if (words.includes('--list')) {
    for (const { rule, file } of chosen) console.log(`${rule}\n    ${file}`);
    return;
  }
  const place = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'muster-mutants-')));
  process.on('exit', () => fs.rmSync(place, { recursive: true, force: true }));
  const copy = path.join(place, 'project');
  copyProject(copy);
  const needed = new Set(chosen.flatMap(({ tests }) => tests));
  if (words.includes('--baseline')) await refuseFailingTests(place, copy, needed);
  for (const mutant of chosen) await tryOne(place, copy, mutant);
  const broken = found.BROKEN > 0 ? `, ${found.BROKEN} broken` : '';
  console.log(`\n${found.caught} caught, ${found.SURVIVED} survived${broken}`);
  if (found.caught < chosen.length) process.exitCode = 1;
});

function refuseBadMutants() {
  const problems = mutants.flatMap(({ rule, file, from, to, tests }) => {
    const missing = [file, ...tests].filter((name) => !fs.existsSync(path.join(root, name)));
    if (missing.length > 0) return `${rule}: there is no ${missing.join(', ')}`;
    const times = fs.readFileSync(path.join(root, file), 'utf8').split(from).length - 1;
    return times === 1 && from !== to ? [] : `${rule}: ${JSON.stringify(from)} stands ${times} times in ${file}`;
  });
  if (problems.length > 0) throw new Failure(`Mutants that are none:\n${problems.join('\n')}`);
}

/** The files of the project as they stand, with what is built of them; packages are those of the project itself. */
function copyProject(copy) {
  for (const name of projectFiles()) {
    fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    fs.copyFileSync(path.join(root, name), path.join(copy, name));
  }
  for (const built of ['server/dist', 'client/dist'].filter((each) => fs.existsSync(path.join(root, each)))) {
    fs.cpSync(path.join(root, built), path.join(copy, built), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

async function tryOne(place, copy, { rule, file, from, to, tests }) {
  const target = path.join(copy, file);
  const sound = fs.readFileSync(target, 'utf8');
  const [before, after] = sound.split(from);
  fs.writeFileSync(target, before + to + after);
  const [outcome, told] = await outcomeOf(place, copy, tests);
  fs.writeFileSync(target, sound);
  found[outcome] += 1;
  console.log(`${outcome.padEnd(9)}${rule}${told && ` — ${told}`}`);
}

/** Tests that do not run say nothing of the rule. */
async function refuseFailingTests(place, copy, tests) {
  const failing = [];
  for (const test of tests) {
    const [outcome, told] = await outcomeOf(place, copy, [test]);
    console.log(`${(outcome === 'SURVIVED' ? 'passes' : 'FAILS').padEnd(9)}${test}${told && ` — ${told}`}`);
    if (outcome !== 'SURVIVED') failing.push(test);
  }
  if (failing.length > 0) throw new Failure(`These fail with every rule in force:\n${failing.join('\n')}`);
}

/** What the tests make of the copy as it stands, and the first that failed, or why none ran. */
async function outcomeOf(place, copy, tests) {
  const log = path.join(place, 'log.txt');
  const results = path.join(place, 'results.json');
  const told = fs.openSync(log, 'w');
  const node = (...args) => exitCode(process.execPath, args, { cwd: copy, stdio: ['ignore', told, told] });
  try {
    fs.rmSync(results, { force: true });
    if (tests.some(isFlow) && (await node('scripts/build.mjs')) !== 0) return ['BROKEN', lastOf(log)];
    const cache = path.join(place, 'cache');
    // Not with --bail, which ends Jest before it has written its results.
    await node(
      'node_modules/jest/bin/jest.js',
      '-c',
      'jest.config.cjs',
      '--json',
      `--outputFile=${results}`,
      `--cacheDirectory=${cache}`,
      '--runTestsByPath',
      ...tests,
    );
  } finally {
    fs.closeSync(told);
  }
  if (!fs.existsSync(results)) return ['BROKEN', lastOf(log)];
  const { success, testResults } = JSON.parse(fs.readFileSync(results, 'utf8'));
  const first = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  if (first) return ['caught', first.fullName];
  if (success) return ['SURVIVED', ''];
  return ['BROKEN', testResults.map(({ message }) => message.trim().split('\n').slice(0, 3).join(' ')).join(' ')];
}

function lastOf(log) {
  return fs.readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ');
}
