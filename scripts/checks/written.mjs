import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, root } from '../run.mjs';
import { areasByName } from './areas-by-name.mjs';
import { chance } from './chance.mjs';
import { longComments } from './long-comments.mjs';
import { longLines } from './long-lines.mjs';
import { rowsByPlace } from './sql-rows.mjs';
import { words } from './words.mjs';

/** What stands written where it should not, a line each. Every file is read once, for all rules. */
export function problemsOfWriting() {
  const rules = [words, areasByName, chance, longComments, rowsByPlace, longLines()];
  const problems = projectFiles().flatMap((file) => {
    const own = rules.filter(({ isFor }) => isFor(file));
    if (own.length === 0) return [];
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const written = { file, text, lines: text.split('\n') };
    return own.flatMap(({ problemsIn }) => problemsIn(written));
  });
  return [...problems, ...rules.flatMap(({ problemsInAll }) => problemsInAll?.() ?? [])];
}
