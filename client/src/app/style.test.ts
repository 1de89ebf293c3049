import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '..');
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((each) => path.join(source, each))
  .filter((each) => /\.(css|tsx?)$/.test(each) && !/\.test\.tsx?$|\/generated\//.test(each));
const texts = new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));

/** The file of ours that a file names so; null for a package. */
function fileAt(from: string, named: string): string | null {
  const at = path.resolve(path.dirname(from), named);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => at + end).find((each) => texts.has(each)) ?? null;
}

const named = (file: string, pattern: RegExp): string[] =>
  [...texts.get(file)!.matchAll(pattern)].flatMap(([, name]) => fileAt(file, name!) ?? []);
const alongside = (file: string): string[] =>
  named(file, /(?:\bfrom|^import|@import(?: url\()?) ?\(?['"](\.[^'"]+)['"]/gm);
const later = (file: string): string[] => named(file, /import\(\s*['"](\.[^'"]+)['"]/g);

/** All that comes with a file at once. */
function loadedWith(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found) for (const next of alongside(file)) found.add(next);
  return found;
}

const entries = [path.join(source, 'main.tsx'), ...new Set(files.flatMap(later))];
const loaded = new Map(entries.map((entry) => [entry, loadedWith(entry)]));
/** What has been loaded before an entry is asked for, on each way there. */
const before = new Map(
  entries.map((entry) => [
    entry,
    entries.filter((other) => [...loaded.get(other)!].some((f) => later(f).includes(entry))),
  ]),
);

const stylesOf = new Map<string, string[]>();
for (const [file, text] of texts)
  if (file.endsWith('.css'))
    for (const [, name] of text.matchAll(/\.(-?[a-zA-Z][\w-]*)/g))
      stylesOf.set(name!, [...new Set([...(stylesOf.get(name!) ?? []), file])]);

const isStyled = (entry: string, name: string, asked: readonly string[] = []): boolean =>
  stylesOf.get(name)!.some((file) => loaded.get(entry)!.has(file)) ||
  (before.get(entry)!.length > 0 &&
    before.get(entry)!.every((other) => asked.includes(other) || isStyled(other, name, [...asked, entry])));

const classesIn = (text: string): string[] =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, computed]) =>
    plain !== undefined
      ? plain.split(/\s+/)
      : [...computed!.matchAll(/['"`]([^'"`$]*)/g)].flatMap(([, each]) => each!.split(/\s+/)),
  );

test('a page that is opened first has the styles of all it shows', () => {
  expect(loaded.get(entries[0]!)!.size).toBeGreaterThan(50);
  const missing = entries.flatMap((entry) =>
    [...loaded.get(entry)!].flatMap((file) =>
      classesIn(texts.get(file)!)
        .filter((name) => stylesOf.has(name) && !isStyled(entry, name))
        .map(
          (name) =>
            `${path.relative(source, file)} shows .${name}, whose style does not come with ${path.relative(source, entry)}`,
        ),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});
