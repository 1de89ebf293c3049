import { searchedWords, spellingsOf } from '../../kernel/text/folded-text';
import type { Parameters } from '../database/parameters';
import { columnOf, type FieldMeta } from '../records/fields';

type Fields = ReadonlyMap<string, FieldMeta>;

/** Most words of one search. */
const mostWords = 8;

/**
 * The fields whose folded texts each row keeps in `search_text`, a column the database computes: those of its own that
 * whoever reads the row may search. Where a row need not have any, most have none, and none is kept: they are folded
 * when asked.
 */
export function keptForSearch(fields: Fields): FieldMeta[] {
  const own = [...fields.values()].filter(
    ({ search, target, sensitive, encrypted, expression, kind }) =>
      search && !target && !sensitive && !encrypted && !expression && kind !== 'internal',
  );
  return own.some(({ optional }) => !optional) ? own : [];
}

/** What that column is computed by: each text apart from the next by a character that no text holds. */
export const searchTextSql = (kept: FieldMeta[]): string =>
  kept
    .map(({ name, kind }) => `coalesce(folded("${columnOf(name)}"${kind === 'integer' ? '::text' : ''}), '')`)
    .join(' || chr(31) || ');

/** SQL of the folded text of a field over the alias `t`; `sql` is the field itself. */
export function foldedSql(fields: Fields, name: string, sql: string): string {
  let places = placesKept.get(fields);
  if (!places) placesKept.set(fields, (places = keptForSearch(fields).map((meta) => meta.name)));
  const at = places.indexOf(name);
  return at < 0 ? `folded(${sql})` : `split_part(t.search_text, chr(31), ${at + 1})`;
}
/** Found once for an area, not for each text a filter asks for. */
const placesKept = new WeakMap<Fields, string[]>();

/** A pattern for LIKE in which every character of the text means itself. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Whether a folded text is as one of the patterns, its apostrophes not read: patterns have none. */
export const isLikeSql = (folded: string, patterns: string): string =>
  `replace(${folded}, '''', '') like any(${patterns})`;

/** Patterns for texts that hold this one in a spelling, or begin with it; null where nothing of it is left. */
export function spellingPatterns(text: string, begin: '%' | '' = '%'): string[] | null {
  const spellings = spellingsOf(text);
  return spellings.length ? spellings.map((each) => `${begin}${literally(each)}%`) : null;
}

/** For each word of a search the patterns of its spellings. */
export const wordPatterns = (search: string | null | undefined, most = mostWords): string[][] =>
  searchedWords(search ?? '')
    .slice(0, most)
    .map((spellings) => spellings.map((word) => `%${literally(word)}%`));

/**
 * For lists that are asked for by SQL of their own: for each word of a search the condition that one of these texts
 * holds it.
 * `within` is a `search_text` that has them all, and more: what it does not hold need not be folded.
 */
export const wordsFound = (
  search: string | null | undefined,
  texts: string[],
  parameters: Parameters,
  within?: string,
): string[] =>
  wordPatterns(search).map((word) => {
    const patterns = parameters.add(word, '::text[]');
    const found = isLikeSql(`folded(concat_ws(' ', ${texts.join(', ')}))`, patterns);
    return within ? `(${isLikeSql(within, patterns)} and ${found})` : found;
  });
