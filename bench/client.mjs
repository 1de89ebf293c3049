import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/run.mjs';

const dist = path.join(root, 'client/dist');
const read = (file) => fs.readFileSync(path.join(dist, file), 'utf8');
const kilobytes = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length, 0) /
  1000;
const beside = (file, reference) => path.posix.join(path.posix.dirname(file), reference);

/** Sizes of the built web app after gzip: what the first page loads at once, and what each route adds to it. */
export async function measureClient() {
  const html = read('index.html');
  const shell = new Set(['index.html']);
  for (const [, file] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) addWithImports(shell, file);
  const routes = [...lazyParts(shell)].map(([file, files]) => ({
    file,
    size: kilobytes([...files].filter((each) => !shell.has(each))),
  }));
  const largest = routes.sort((a, b) => b.size - a.size)[0];
  return [
    {
      what: 'client: shell, kB gzip',
      value: kilobytes(shell),
      aim: 300,
      isAtLeast: false,
      detail: `${shell.size} files`,
    },
    {
      what: 'client: largest route, kB gzip',
      value: largest.size,
      aim: 120,
      isAtLeast: false,
      detail: `${path.basename(largest.file)}, of ${routes.length}`,
    },
  ];
}

function addWithImports(files, file) {
  if (files.has(file)) return;
  files.add(file);
  if (!file.endsWith('.js')) return;
  for (const [, reference] of read(file).matchAll(/(?:from|import)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g))
    addWithImports(files, beside(file, reference));
}

/** Every part the shell loads by import(), with all files that come with it. */
function lazyParts(shell) {
  const parts = new Map();
  for (const file of [...shell].filter((each) => each.endsWith('.js'))) {
    const text = read(file);
    const together = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]');
    for (const [, reference, indexes] of text.matchAll(
      /import\(\s*["'`](\.\.?\/[^"'`]+\.js)["'`]\s*\)(?:(?:(?!import\()[^]){0,60}?__vite__mapDeps\(\[([\d,]*)\]\))?/g,
    )) {
      const files = new Set();
      addWithImports(files, beside(file, reference));
      for (const index of indexes?.split(',').filter(Boolean) ?? []) addWithImports(files, together[index]);
      parts.set(beside(file, reference), files);
    }
  }
  return parts;
}
