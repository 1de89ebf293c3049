import { projectFiles } from '../run.mjs';

export const MOST_ENTRIES = 25;
const DEEPEST = 5;
/** A list by date: nobody looks for one among them by its subject, and none is ever taken out. */
const MIGRATIONS = 'server/src/database/migrations';

/** Each folder of code with what stands in it. */
function folders(files) {
  const found = new Map();
  for (const file of files.filter((each) => /^(server|client|e2e|bench|scripts)\//.test(each))) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      found.set(folder, (found.get(folder) ?? new Set()).add(parts[depth]));
    }
  }
  return [...found];
}

/** Folders with more entries than one finds something in, each with their count. */
export const crowdedFolders = (files) =>
  folders(files)
    .filter(([folder, entries]) => entries.size > MOST_ENTRIES && folder !== MIGRATIONS)
    .map(([folder, entries]) => [folder, entries.size]);

/** Folders that lie too deep or hold too much. */
export function problemsOfFolders(files = projectFiles()) {
  const tooDeep = folders(files)
    .map(([folder]) => folder)
    .filter((folder) => /^(server|client)\/src\//.test(folder) && folder.split('/').length - 2 > DEEPEST);
  return [
    ...tooDeep.map((folder) => `${folder} lies deeper than ${DEEPEST} folders.`),
    ...crowdedFolders(files).map(
      ([folder, count]) => `${folder} has ${count} entries. Part it by what they are about.`,
    ),
  ];
}
