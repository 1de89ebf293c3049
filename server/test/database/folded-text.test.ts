import { Client } from 'pg';
import { foldedText } from '../../src/kernel/text/folded-text';
import { allAreas } from '../../src/platform/records/area';
import { keptForSearch } from '../../src/platform/lists/search-text';
import { fileDatabaseUrl } from '../copied-database';

let database: Client;
beforeAll(async () => {
  database = new Client(await fileDatabaseUrl());
  await database.connect();
});
afterAll(() => database.end());

/**
 * Each as it stands and in the midst of others, as far as PostgreSQL knows it: a newer Unicode of the server knows
 * more.
 */
async function differences(texts: string[]): Promise<string[]> {
  const { rows } = await database.query<{ written: string; folded: string }>(
    'select written, folded(written) as folded from unnest($1::text[]) written where unicode_assigned(written)',
    [texts],
  );
  expect(rows.length).toBeGreaterThan(texts.length * 0.4);
  return rows.filter(({ written, folded }) => folded !== foldedText(written)).map(({ written }) => written);
}

const letters = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at));

describe('the folding of the database is that of the server', () => {
  it.each([
    ['Latin, Greek, Cyrillic, Hebrew, Arabic', 1, 0x900],
    ['Indian, Asian and African scripts', 0x900, 0x1e00],
    ['more Latin and Greek, signs and spaces', 0x1e00, 0x3000],
    ['Chinese, Japanese, Korean, more Latin', 0x3000, 0xd800],
    ['presentation forms, full-width letters', 0xf900, 0xfffe],
    ['letters beyond', 0x10000, 0x20000],
  ])('in %s', async (_name, from, to) => {
    expect(await differences(letters(from, to).flatMap((letter) => [letter, `A${letter}  é ${letter}`]))).toEqual([]);
  });

  it('in words of letters of every kind', async () => {
    const all = letters(0x20, 0x250).concat(letters(0x600, 0x700), letters(0xfe70, 0xfefd), [
      'ß',
      'İ',
      '\n',
      'Σ',
      '\u200f',
    ]);
    // The same words each time: a linear congruential generator (Numerical Recipes).
    let seed = 7;
    const next = (most: number) => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) % most;
    const words = Array.from({ length: 5_000 }, () =>
      Array.from({ length: 1 + next(12) }, () => all[next(all.length)]).join(''),
    );
    expect(await differences(words.filter((word) => !/[\u{600}-\u{605}]/u.test(word)))).toEqual([]);
  });

  it('of nothing is nothing', async () => {
    const { rows } = await database.query("select folded(null) as none, folded('') as empty");
    expect(rows).toEqual([{ none: null, empty: '' }]);
  });
});

it('is kept by every area whose rows have a text of their own to be found by, and by no other', async () => {
  const { rows } = await database.query<{ table: string }>(
    `select table_name as table from information_schema.columns where column_name = 'search_text' and is_generated = 'ALWAYS' order by 1`,
  );
  const kept = allAreas().filter(({ fields }) => keptForSearch(fields).length);
  expect(kept.length).toBeGreaterThan(50);
  expect(rows.map(({ table }) => table)).toEqual(kept.map(({ table }) => table).sort());
});

it('keeps nothing that is sensitive or encrypted', () => {
  const closed = allAreas().flatMap(({ name, fields }) =>
    keptForSearch(fields)
      .filter(({ sensitive, encrypted, kind }) => sensitive || encrypted || kind === 'internal')
      .map((meta) => `${name}.${meta.name}`),
  );
  expect(closed).toEqual([]);
});
