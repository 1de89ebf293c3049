import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const SOURCES = ['server/src', 'server/test', 'client/src', 'client/test', 'e2e'];
const IMPORT = /(?:from|import|require|import\()\s*\(?\s*'(\.[^']+)'/g;
/** What it names exists for the compiler alone. */
const OF_TYPES = /^(?:import|export) type [^;]*;$/gm;
/** The product is put together here: whoever imports one of these has all of it, and tells nothing of what it uses. */
const WHOLE =
  /^server\/src\/(app|schema|product|main)\.ts$|^server\/src\/modules\/[^/]+\.ts$|^server\/src\/rest\/[^/]+\.ts$|^server\/src\/database\/|^server\/src\/demo\/|^server\/test\/|^client\/src\/app\//;

/**
 * Of every file of the project that others import, those files; unless told, also those that import its types alone.
 */
export function importers({ ofTypes = true } = {}) {
  const found = new Map();
  for (const file of SOURCES.flatMap(filesIn)) {
    if (WHOLE.test(file)) continue;
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const used = ofTypes ? text : text.replaceAll(OF_TYPES, '');
    const imported = new Set(Array.from(used.matchAll(IMPORT), ([, name]) => resolved(file, name)));
    for (const each of imported) if (each) found.set(each, [...(found.get(each) ?? []), file]);
  }
  return found;
}

/** Whatever imports one of these files, at once or through others. */
export function reachedFrom(files, graph) {
  const reached = new Set(files);
  for (const file of reached) for (const importer of graph.get(file) ?? []) reached.add(importer);
  return reached;
}

export function filesIn(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : filesIn(file);
    return /\.(tsx?|cjs|json|graphql)$/.test(entry.name) ? [file] : [];
  });
}

function resolved(from, name) {
  const file = path.posix.join(path.posix.dirname(from), name);
  const endings = ['', '.ts', '.tsx', '.cjs', '/index.ts', '/index.tsx'];
  return endings
    .map((ending) => file + ending)
    .find((each) => fs.statSync(path.join(root, each), { throwIfNoEntry: false })?.isFile());
}
