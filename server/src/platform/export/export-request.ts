import type { Area } from '../records/area';
import { invalid } from '../errors';
import type { FieldMeta } from '../records/fields';
import type { Filter } from '../lists/list-filter';
import type { ListArgs } from '../lists/list-query';
import type { Sort } from '../lists/list-order';
import { typedInput } from '../records/typed-input';
import { t } from '../texts/text';

/** A column as asked for: a field, what to call it, and words for its values in the language of the reader. */
export interface ExportColumn {
  meta: FieldMeta;
  header: string;
  words: Readonly<Record<string, string>>;
}

export interface ExportRequest {
  title: string;
  columns: ExportColumn[];
  args: ListArgs;
}

const mostColumns = 100;
const longestWord = 200;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= longestWord;

/** The body of an export: which rows, as the list takes them, and which columns under which words. */
export function readExportRequest(area: Area, body: unknown): ExportRequest {
  if (!isObject(body)) throw invalid('body', t('export_request.send_json_object'));
  const { filter, sort, search, includeDeleted, columns, title } = body;
  if (!Array.isArray(columns) || !columns.length || columns.length > mostColumns) {
    throw invalid('columns', t('export_request.choose_1_columns', { mostColumns }));
  }
  return {
    title: isWord(title) ? title : area.many,
    columns: columns.map((column) => columnOf(area, column)),
    args: {
      filter: filter ? typedInput<Filter>(`${area.name}Filter`, filter, 'filter') : null,
      sort: sort ? typedInput<Sort[]>(`[${area.name}Sort]`, sort, 'sort') : null,
      search: typeof search === 'string' ? search : null,
      includeDeleted: includeDeleted === true,
    },
  };
}

function columnOf(area: Area, given: unknown): ExportColumn {
  const { field, header, words } = isObject(given) ? given : {};
  const meta = area.fields.get(String(field));
  // An encrypted value is looked at one by one, each look recorded; it leaves in no file.
  if (!meta || meta.kind === 'internal' || meta.encrypted) {
    throw invalid('columns', t('export_request.no_column_export', { field: String(field) }));
  }
  const known = isObject(words)
    ? Object.entries(words)
        .filter((entry): entry is [string, string] => isWord(entry[1]))
        .slice(0, longestWord)
    : [];
  return { meta, header: isWord(header) && header ? header : meta.name, words: Object.fromEntries(known) };
}
