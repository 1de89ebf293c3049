import fs from 'node:fs';
import { Failure, main } from '../run.mjs';
import { TIMES } from '../test.mjs';

const SLOWEST = 25;

// `npm run test:times`: where the seconds of the last `npm test` went, by kind and for the slowest files.
await main(async () => {
  if (!fs.existsSync(TIMES)) throw new Failure('No times are known yet. Run npm test first.');
  const files = fs
    .readFileSync(TIMES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const kinds = grouped(files);
  console.log(
    'Seconds. start: until the first test; work: from there on. own: processor time of the worker; begun: of what it',
  );
  console.log('started (product, browser); waiting: for the database, for timers, for a core.\n');
  row('', 'files', 'tests', 'start own', 'begun', 'waiting', 'work own', 'begun', 'waiting', 'wall');
  for (const [kind, those] of kinds)
    row(
      kind,
      those.length,
      sum(those, ({ tests }) => tests),
      ...secondsOf(those),
    );
  console.log(`\nThe slowest ${SLOWEST} files\n`);
  const wall = ({ start, work }) => start.wall + work.wall;
  for (const file of files.sort((a, b) => wall(b) - wall(a)).slice(0, SLOWEST))
    row(file.file, '', file.tests, ...secondsOf([file]));
});

function grouped(files) {
  const kinds = new Map();
  for (const file of files) kinds.set(file.kind, [...(kinds.get(file.kind) ?? []), file]);
  return kinds;
}

function sum(files, of) {
  return files.reduce((total, file) => total + of(file), 0);
}

/** Of the start and the work of these files: processor time, that of what they started, and the rest of the clock's. */
function secondsOf(files) {
  const of = (part, name) => sum(files, (file) => file[part][name]);
  // What was started runs beside the worker: of the two there may be more than the clock has.
  const waiting = (part) => Math.max(0, of(part, 'wall') - of(part, 'own') - of(part, 'children'));
  const parts = ['start', 'work'].flatMap((part) => [of(part, 'own'), of(part, 'children'), waiting(part)]);
  return [...parts, of('start', 'wall') + of('work', 'wall')].map((seconds) => seconds.toFixed(1));
}

function row(name, ...cells) {
  console.log(`${name.padEnd(62)}${cells.map((cell) => String(cell).padStart(10)).join('')}`);
}
