import '../node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn } from '../import-graph.mjs';
import { main, root } from '../run.mjs';

const SOURCE = 'server/src';
const ENDING = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{(\w+)(?:, \w+)?\}\}/g;
const GENERATED = 'text.ts';
const LANGUAGES = 'server/src/kernel/text/languages.ts';
const OTHER_LETTER = /[\u0600-\u06ff]/;
/** The list of languages, and what earlier versions wrote. */
export const mayHoldOtherLetters = (file) => file === LANGUAGES || file.startsWith(`${SOURCE}/database/migrations/`);

/** What is wrong with the catalogues of the server, and which of its texts are in none, a line each. */
export function problemsOfTexts() {
  return [...problemsOfCatalogues(), ...textsInCode()];
}

const problemsOfCatalogues = () =>
  catalogueFolders().flatMap((folder) => [
    ...(read(folder, GENERATED) === keysOf(folder) ? [] : [`${folder}/${GENERATED} is old. Run npm run texts.`]),
    ...mismatched(folder),
    ...unused(folder),
  ]);

const catalogueFolders = () =>
  filesIn(SOURCE)
    .filter((file) => file.endsWith('/texts/en.json'))
    .map((file) => path.dirname(file));

const read = (folder, name) => {
  const file = path.join(root, folder, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
};

const catalogue = (folder, language) => JSON.parse(read(folder, `${language}.json`) || '{}');

/** Of each key the names in its braces, all endings of a number together. */
function namesByKey(texts) {
  const names = new Map();
  for (const [ended, text] of Object.entries(texts)) {
    const key = ended.replace(ENDING, '');
    const found = names.get(key) ?? names.set(key, new Set()).get(key);
    if (key !== ended) found.add('count');
    for (const [, name] of text.matchAll(PLACEHOLDER)) found.add(name);
  }
  return names;
}

function keysOf(folder) {
  const lines = [...namesByKey(catalogue(folder, 'en'))].map(
    ([key, names]) => `  '${key}': ${[...names].map((name) => `'${name}'`).join(' | ') || 'never'};\n`,
  );
  const up = path.relative(path.join(root, folder), path.join(root, SOURCE, 'kernel/text/text'));
  return `// Written from en.json by \`npm run texts\`.
import { textsOf } from '${up}';

/** The texts of ${path.basename(path.dirname(folder))}, each key with the names of what stands in it. */
export const t = textsOf<{
${lines.join('')}}>('${path.basename(path.dirname(folder))}');
`;
}

/** Those of the list of languages, of which a new one has every text from its first day. */
const listedLanguages = () =>
  [...fs.readFileSync(path.join(root, LANGUAGES), 'utf8').matchAll(/^ {2}(\w+): \{ name:/gm)].map(
    ([, language]) => language,
  );

/**
 * Languages must have the same keys, with the same names in their braces, and for a number every ending their grammar
 * has.
 */
function mismatched(folder) {
  const english = namesByKey(catalogue(folder, 'en'));
  const languages = listedLanguages();
  return languages.flatMap((language) => {
    const texts = catalogue(folder, language);
    const names = namesByKey(texts);
    const endings = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const where = `${folder}/${language}.json`;
    const problems = [];
    for (const [key, wanted] of english) {
      const found = names.get(key);
      if (!found) problems.push(`${where} lacks ${key}`);
      else if ([...wanted].sort().join() !== [...found].sort().join())
        problems.push(
          `${where} has {{${[...found].join('}} {{')}}} in ${key}, English {{${[...wanted].join('}} {{')}}}`,
        );
      if (Object.keys(texts).some((each) => each !== key && each.replace(ENDING, '') === key))
        for (const ending of endings)
          if (!(`${key}_${ending}` in texts)) problems.push(`${where} lacks ${key}_${ending}`);
    }
    for (const key of names.keys()) if (!english.has(key)) problems.push(`${where} has ${key}, which English lacks`);
    return problems;
  });
}

function unused(folder) {
  const used = new Set();
  for (const file of sourcesBelow(path.dirname(folder)))
    for (const [, key] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)) used.add(key);
  return [...namesByKey(catalogue(folder, 'en')).keys()]
    .filter((key) => !used.has(key))
    .map((key) => `${folder}/en.json has ${key}, which nothing says`);
}

/** Letters of other scripts outside catalogues, data and tests, on both sides. */
const textsInCode = () =>
  [...sourcesBelow(SOURCE), ...sourcesBelow('client/src')]
    .filter((file) => !mayHoldOtherLetters(file) && OTHER_LETTER.test(fs.readFileSync(path.join(root, file), 'utf8')))
    .map((file) => `${file} holds a text: it belongs in a catalogue, or in a file of data`);

const sourcesBelow = (folder) =>
  filesIn(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\/texts\//.test(file));

/** Writes beside the catalogues of the server which keys they have and what stands in each. */
export function writeKeys() {
  for (const folder of catalogueFolders()) fs.writeFileSync(path.join(root, folder, GENERATED), keysOf(folder));
}

// `npm run texts`
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => writeKeys());
}
