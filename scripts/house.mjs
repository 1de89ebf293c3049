import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { importers } from './import-graph.mjs';
import houseOrder from './house-order.cjs';
import { areasByName } from './checks/areas-by-name.mjs';
import { plainArea } from './new-area.mjs';
import { main, projectFiles, root } from './run.mjs';
import { hasCountedLines, longLinesIn, MOST_COLUMNS } from './checks/long-lines.mjs';
import { crowdedFolders, MOST_ENTRIES } from './checks/folders.mjs';
import { longFunctions } from './checks/long-functions.mjs';
import { rings } from './checks/rings.mjs';
import { sqlAcross } from './checks/sql-across.mjs';
import { mayHoldOtherLetters } from './checks/texts.mjs';

const MOST_LINES = 400;
const { order } = houseOrder;
const isProduction = (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file);
/** What is printed and committed, so that a reader, an editor or an integrator needs no build; its drift is refused. */
const generated = {
  'the GraphQL schema': (file) => file === 'server/schema.graphql',
  "keys of the server's catalogues": (file) => /^server\/src\/.*\/texts\/text\.ts$/.test(file),
  'pages of the data model': (file) => file.startsWith('docs/data-model/'),
  'hooks of the web app': (file) => file.startsWith('client/src/generated/'),
};
const isGenerated = (file) => Object.values(generated).some((isOne) => isOne(file));
const isCatalogue = (file) => /^(server|client)\/src\/.*\/texts\//.test(file);
const moduleOf = (file) => /^(?:server|client)\/src\/modules\/([^/]+)\//.exec(file)?.[1];

// `npm run house`: how the code lies: modules, imports and SQL across them, and what is too large.
await main(async () => {
  const files = projectFiles();
  const text = new Map(
    files
      .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file))
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
  const sources = [...text.keys()].filter(
    (file) => /^(server|client)\/src\//.test(file) && isProduction(file) && !isGenerated(file),
  );
  const linesOf = (file) => text.get(file).split('\n').length - 1;

  table(
    'lines of the modules',
    order.map((module) => [module, sum(sources.filter((file) => moduleOf(file) === module).map(linesOf))]),
  );
  imports(sources);
  const { owners, named, written } = sqlAcross();
  table('SQL that names a table of another module', [
    ['places', named.length],
    ['places that write it', written.length],
    ['tables of modules', owners.size],
  ]);
  table('a plain area', plain(text));
  table(`folders of more than ${MOST_ENTRIES} entries`, crowdedFolders(files));
  table(
    `files of more than ${MOST_LINES} lines`,
    [...text.keys()]
      .filter((file) => !isGenerated(file) && !isCatalogue(file) && linesOf(file) > MOST_LINES)
      .map((file) => [file, linesOf(file)]),
  );
  const long = longFunctions(sources.filter(hasCountedLines).map((file) => [file, text.get(file)]));
  table(`functions of more than 60 lines: ${long.length}, the longest`, long.slice(0, 10));
  table('lines', [
    [
      `of more than ${MOST_COLUMNS} columns, catalogues and landed migrations aside`,
      sum(sources.filter(hasCountedLines).map((file) => longLinesIn(text.get(file).split('\n')).length)),
    ],
    [
      'with Arabic outside the catalogues',
      sum(
        sources
          .filter((file) => !/\/(i18n|texts)\//.test(file) && !mayHoldOtherLetters(file))
          .map(
            (file) =>
              text
                .get(file)
                .split('\n')
                .filter((line) => /[\u0600-\u06ff]/.test(line)).length,
          ),
      ),
    ],
  ]);
  const linesIn = (file) => fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  table(
    'generated lines that are committed',
    Object.entries(generated).map(([name, isOne]) => [name, sum(files.filter(isOne).map(linesIn))]),
  );
});

function imports(sources) {
  const graph = importers();
  const all = [...graph].flatMap(([to, froms]) =>
    froms.filter((from) => sources.includes(from)).map((from) => ({ from, to })),
  );
  const between = all.filter(
    ({ from, to }) => moduleOf(from) && moduleOf(to) && from.startsWith('server') === to.startsWith('server'),
  );
  const crossing = between.filter(({ from, to }) => moduleOf(from) !== moduleOf(to));
  const againstOrder = crossing.filter(
    ({ from, to }) => from.startsWith('server') && order.indexOf(moduleOf(from)) < order.indexOf(moduleOf(to)),
  );
  table('imports', [
    ['all', all.length],
    ['between files of modules', between.length],
    ['across modules', crossing.length],
    ['of the server that run against the order', againstOrder.length],
    ['rings of more than two files, types too', rings().length],
  ]);
}

/** As `npm run new-area` writes one, which the check tries: by hand nothing is to be added. */
function plain(text) {
  const { files, registrations } = plainArea('organisation', 'trial-asset', 'trial-assets');
  const lines = (own) => own.reduce((total, [, written]) => total + written.split('\n').length - 1, 0);
  const [tests, own] = [true, false].map((wanted) =>
    Object.entries(files).filter(([file]) => file.includes('.test.') === wanted),
  );
  const lookedUp = [...text].flatMap(([file, written]) =>
    areasByName.isFor(file) ? areasByName.problemsIn({ file, text: written }) : [],
  );
  return [
    ['places that name it', registrations.filter(([file]) => !isCatalogue(file)).length],
    ['catalogues with its texts', registrations.filter(([file]) => isCatalogue(file)).length],
    ['lines written by hand', lines(own) + registrations.length],
    ['lines of its test', lines(tests)],
    ['places that look an area up by its name', lookedUp.length],
  ];
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

function table(title, rows) {
  console.log(`\n${title}`);
  for (const [name, value] of rows) console.log(`  ${String(value).padStart(7)}  ${name}`);
}
