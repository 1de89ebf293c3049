import fs from 'node:fs';
import path from 'node:path';
import { staleDataModel } from '../data-model.mjs';
import { projectFiles, root } from '../run.mjs';

const DECISIONS = 'docs/decisions/';
const INDEX = `${DECISIONS}README.md`;
/** What was true when it was written: files it names in passing may have gone since. */
const PAST = /^(docs\/decisions\/\d|CHANGELOG)/;
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** A link whose text is a file. */
const FILE_LINK = /\[`([\w./-]+\.\w+)`\]\(([^)\s#]+)\)/g;
const NAMED_FILE = /`((?:server|client|scripts|docs|e2e|bench)\/[\w./-]+)`/g;

/** A file by the end of its path, as `employee/employee.ts`. */
const END_OF_PATH = /`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs))`/g;

/** What somebody is told to press or open, from the menu to a button. */
const ON_SCREEN = /(?<!\*)\*([A-Z][^*\n]*[^*:\n])\*(?!\*)/g;

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file) => fs.existsSync(path.join(root, file));

/** Pages that are not current, decisions that are not listed once, and files named that are not there. */
export async function problemsOfDocs() {
  const pages = projectFiles().filter((file) => file.endsWith('.md'));
  const stale = await staleDataModel();
  return [
    ...stale.map((page) => `${page} is not what the entities declare. Run npm run codegen and commit it.`),
    ...unlisted(pages.filter((file) => /^docs\/decisions\/\d/.test(file))),
    ...pages.flatMap(missingFiles),
    ...missingByEnd(pages.filter((page) => !PAST.test(page))),
    ...pages.flatMap(misnamed),
    ...unshown(pages.filter((page) => !PAST.test(page))),
  ];
}

/** Each decision stands once in the index, under the title it has itself. */
function unlisted(records) {
  const index = read(INDEX);
  return records.flatMap((file) => {
    const name = path.basename(file);
    const title = /^# (.+)$/m.exec(read(file))?.[1];
    const places = index.split(`](${name})`).length - 1;
    if (places !== 1) return [`${INDEX} names ${name} ${places} times. Put it under its module once.`];
    return index.includes(`[${title}](${name})`)
      ? []
      : [`${INDEX} does not call ${name} "${title}", as its first line does.`];
  });
}

function missingFiles(page) {
  const text = read(page);
  const links = [...text.matchAll(LINK)]
    .filter(([, target]) => !/^[a-z]+:/.test(target))
    .map(([, target]) => path.posix.join(path.posix.dirname(page), target));
  const named = PAST.test(page) ? [] : [...text.matchAll(NAMED_FILE)].map(([, file]) => file);
  return [...links, ...named]
    .filter((file) => !exists(file))
    .map((file) => `${page} names ${file}, which is not there.`);
}

function missingByEnd(pages) {
  const files = projectFiles().map((file) => `/${file}`);
  return pages.flatMap((page) =>
    [...new Set(Array.from(read(page).matchAll(END_OF_PATH), ([, name]) => name))]
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${page} names ${name}, and no file ends so.`),
  );
}

/** Links that are called like a file they do not lead to. */
function misnamed(page) {
  return [...read(page).matchAll(FILE_LINK)]
    .filter(([, name, target]) => !target.endsWith(name))
    .map(([, name, target]) => `${page} calls ${target} "${name}".`);
}

/** Names of buttons and places of the menu that no screen has. */
function unshown(pages) {
  const catalogues = projectFiles().filter((file) => /\/texts\/en\.(ts|json)$/.test(file));
  const shown = new Set(
    catalogues.flatMap((file) => [...read(file).matchAll(/(?<=: )(["'])(.*)\1,?$/gm)].map(([, , text]) => text)),
  );
  return pages.flatMap((page) =>
    [...read(page).matchAll(ON_SCREEN)]
      .flatMap(([, way]) => way.split(' › '))
      .filter((name) => !shown.has(name))
      .map((name) => `${page} speaks of "${name}", which no screen says.`),
  );
}
