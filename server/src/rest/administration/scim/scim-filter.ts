import { parse, type Compare, type Filter } from 'scim2-parse-filter';
import type { Parameters } from '../../../platform/database/parameters';
import { ScimError } from './scim-errors';
import { t } from '../../texts/text';

/**
 * An attribute that may be filtered by, over the row alias `t`. Texts are compared without regard to case unless
 * `isExact`; `ids` is an array of the rows it names.
 */
export interface FilterAttribute {
  kind: 'text' | 'flag' | 'instant' | 'ids';
  sql: string;
  isExact?: boolean;
}
/** By their names in small letters, without the address of their schema. */
export type FilterAttributes = Readonly<Record<string, FilterAttribute>>;

export const filterLimits = { characters: 2_000, conditions: 100, levels: 10 } as const;

const schemaAddress = /^urn:ietf:params:scim:schemas:(?:core|extension:enterprise):2\.0:(?:user|group)[:.]/;
/** Names are compared without regard to case, with or without the address of their schema. */
export const nameOf = (name: string): string => name.toLowerCase().replace(schemaAddress, '');

/** A filter as RFC 7644 section 3.4.2.2 writes it, read and bounded; throws invalidFilter. */
export function parsedFilter(text: string): Filter {
  if (text.length > filterLimits.characters) throw tooLong();
  // No filter has them, and whoever reads a quotation full of lines never ends.
  if (/\p{Cc}/u.test(text)) throw unreadable();
  // Texts are JSON, which the parser reads otherwise where there are backslashes: it is shown their places alone.
  const texts: string[] = [];
  let filter: Filter;
  try {
    filter = parse(
      text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => `"${texts.push(JSON.parse(quoted) as string) - 1}"`),
    );
  } catch {
    throw unreadable();
  }
  if (texts.some((each) => each.includes('\0'))) throw unreadable();
  const checked = checkedFilter(filter, texts);
  if (texts.length > filterLimits.conditions || sizeOf(checked) > filterLimits.conditions) throw tooLong();
  return checked;
}

const operators = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'lt', 'ge', 'le']);

/** With its texts in their places; the parser lets some words pass that are no operators. */
function checkedFilter(filter: Filter, texts: readonly string[], level = 1): Filter {
  if (level > filterLimits.levels) throw tooLong();
  const inner = (each: Filter) => checkedFilter(each, texts, level + 1);
  switch (filter.op) {
    case 'and':
    case 'or':
      return { ...filter, filters: filter.filters.map(inner) };
    case 'not':
      return { ...filter, filter: inner(filter.filter) };
    case '[]':
      return { ...filter, valFilter: inner(filter.valFilter) };
    case 'pr':
      return filter;
    default:
      if (!operators.has(filter.op)) throw unreadable();
      return typeof filter.compValue === 'string' ? { ...filter, compValue: texts[Number(filter.compValue)]! } : filter;
  }
}

function sizeOf(filter: Filter): number {
  switch (filter.op) {
    case 'and':
    case 'or':
      return filter.filters.reduce((sum, each) => sum + sizeOf(each), 0);
    case 'not':
      return sizeOf(filter.filter);
    case '[]':
      return sizeOf(filter.valFilter);
    default:
      return 1;
  }
}

/** The filter as SQL that is true or false of each row, never unknown. */
export function scimFilterSql(
  filter: Filter,
  attributes: FilterAttributes,
  parameters: Parameters,
  within = '',
): string {
  const inner = (each: Filter) => scimFilterSql(each, attributes, parameters, within);
  switch (filter.op) {
    case 'and':
    case 'or':
      return `(${filter.filters.map(inner).join(` ${filter.op} `)})`;
    case 'not':
      return `not ${inner(filter.filter)}`;
    case '[]':
      if (within) throw unreadable();
      return scimFilterSql(filter.valFilter, attributes, parameters, `${nameOf(filter.attrPath)}.`);
    default: {
      const name = within + nameOf(filter.attrPath);
      const attribute = Object.hasOwn(attributes, name) ? attributes[name]! : undefined;
      if (!attribute) throw unknownAttribute(filter.attrPath);
      return filter.op === 'pr'
        ? presentSql(attribute)
        : `coalesce(${compareSql(attribute, filter, parameters)}, false)`;
    }
  }
}

const presentSql = ({ kind, sql }: FilterAttribute): string =>
  kind === 'ids'
    ? `(cardinality(${sql}) > 0)`
    : kind === 'text'
      ? `(coalesce(${sql}, '') <> '')`
      : `(${sql} is not null)`;

const signs = { gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

function compareSql(attribute: FilterAttribute, { op, compValue, attrPath }: Compare, parameters: Parameters): string {
  const refused = () => unknownAttribute(`${attrPath} ${op}`);
  const { kind, sql, isExact } = attribute;
  if (compValue === null) {
    if (op === 'eq') return `not ${presentSql(attribute)}`;
    if (op === 'ne') return presentSql(attribute);
    throw refused();
  }
  if (kind === 'flag') {
    if (typeof compValue !== 'boolean' || (op !== 'eq' && op !== 'ne')) throw refused();
    return `${sql} is ${op === 'eq' ? 'not ' : ''}distinct from ${parameters.add(compValue, '::boolean')}`;
  }
  if (typeof compValue !== 'string') throw refused();
  if (kind === 'ids') {
    if (op !== 'eq' && op !== 'ne') throw refused();
    return `${op === 'ne' ? 'not ' : ''}${parameters.add(compValue, '::text')} = any(${sql})`;
  }
  if (kind === 'instant') {
    const value = parameters.add(instantOf(compValue), '::timestamptz');
    if (op === 'eq') return `${sql} = ${value}`;
    if (op === 'ne') return `${sql} is distinct from ${value}`;
    if (op in signs) return `${sql} ${signs[op as keyof typeof signs]} ${value}`;
    throw refused();
  }
  const folded = (text: string) => (isExact ? text : `lower(${text})`);
  const [row, value] = [folded(sql), folded(parameters.add(compValue, '::text'))];
  switch (op) {
    case 'eq':
      return `${row} = ${value}`;
    case 'ne':
      return `${row} is distinct from ${value}`;
    case 'co':
      return `position(${value} in ${row}) > 0`;
    case 'sw':
      return `starts_with(${row}, ${value})`;
    case 'ew':
      return `right(${row}, length(${value})) = ${value}`;
    default:
      if (!Object.hasOwn(signs, op)) throw refused();
      return `${row} collate "C" ${signs[op]} ${value}`;
  }
}

function instantOf(text: string): string {
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i.test(text);
  const instant = new Date(text);
  if (!isWritten || Number.isNaN(+instant) || instant.getUTCFullYear() < 1) throw unreadable();
  return instant.toISOString();
}

/** `value eq "…"`, alone or several joined by `or`, as what a path names of a group's members. */
export function idsNamed(filter: Filter): string[] {
  if (filter.op === 'or') return filter.filters.flatMap(idsNamed);
  if (filter.op === 'eq' && nameOf(filter.attrPath) === 'value' && typeof filter.compValue === 'string')
    return [filter.compValue];
  throw unreadable();
}

const invalidFilter = (text: ConstructorParameters<typeof ScimError>[2]) => new ScimError(400, 'invalidFilter', text);
const unreadable = () => invalidFilter(t('scim.filter_unreadable'));
const tooLong = () => invalidFilter(t('scim.filter_too_long', filterLimits));
const unknownAttribute = (name: string) => invalidFilter(t('scim.filter_unknown', { name }));
