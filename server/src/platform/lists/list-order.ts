import { Parameters } from '../access/ability';
import { sqlOf, type Area } from '../records/area';
import { invalid } from '../errors';
import type { FieldMeta } from '../records/fields';
import { hiddenField } from './list-filter';
import { isListable } from './list-types';
import { t } from '../texts/text';

export interface Sort {
  field: string;
  direction?: 'asc' | 'desc';
}
interface Key {
  name: string;
  sql: string;
  /** Whether the value is one of a row another names, which may be joined. */
  isBehind?: boolean;
  direction: 'asc' | 'desc';
  isNullable: boolean;
  cast: string;
}

const castOf = (meta: FieldMeta | undefined): string =>
  (
    {
      integer: '::int',
      decimal: '::numeric',
      money: '::numeric',
      date: '::date',
      instant: '::timestamptz',
      flag: '::boolean',
    } as Record<string, string>
  )[meta?.kind ?? ''] ?? '::text';

/** The order asked for, ended by the id so that it is total and pages never overlap. */
export function orderKeys(area: Area, sorts: Sort[] | undefined | null, canUse: (meta: FieldMeta) => boolean): Key[] {
  const wanted = sorts?.length
    ? sorts
    : [{ field: area.sort, direction: area.descending ? ('desc' as const) : ('asc' as const) }];
  const keys = wanted.slice(0, 5).map(({ field: name, direction = 'asc' }): Key => {
    const meta = area.fields.get(name);
    if (name === 'id') return { name, sql: 't.id', direction, isNullable: false, cast: '::char(24)' };
    if (!meta || !isListable(meta) || !canUse(meta)) throw hiddenField(name);
    return {
      name,
      sql: sqlOf(area, name),
      isBehind: !!meta.behind,
      direction,
      isNullable: !!meta.optional || !!meta.expression,
      cast: castOf(meta),
    };
  });
  const last = keys[keys.length - 1]!;
  return last.name === 'id'
    ? keys
    : [...keys, { name: 'id', sql: 't.id', direction: last.direction, isNullable: false, cast: '::char(24)' }];
}

/**
 * The same keys where many rows are put in order: what stands in rows that others name is joined once, by `joins`
 * behind `t`, instead of being asked for each row, which takes three times as long.
 */
export function joinedKeys(keys: Key[]): { keys: Key[]; joins: string } {
  const alias = (at: number): string => `k${at}`;
  return {
    keys: keys.map((key, at) => (key.isBehind ? { ...key, sql: `${alias(at)}.value` } : key)),
    joins: keys
      .map(({ sql, isBehind }, at) => (isBehind ? ` left join lateral ${sql} ${alias(at)}(value) on true` : ''))
      .join(''),
  };
}

export const orderSql = (keys: Key[]): string => keys.map((key) => `${key.sql} ${key.direction}`).join(', ');

/** The keys as columns of a page, and the same order over that page as `p`. */
export const keySql = (keys: Key[]): string => keys.map((key) => `, ${key.sql} as "key:${key.name}"`).join('');
export const orderAgainSql = (keys: Key[]): string =>
  keys.map((key) => `p."key:${key.name}" ${key.direction}`).join(', ');

/** The keys but the last, which is the id, as columns of a page for its cursor. */
export const cursorSql = (keys: Key[]): string[] => keys.slice(0, -1).map(({ sql }) => `${sql}::text`);

/** Where a page ended: the order's values of its last row. Opaque to clients. */
export const cursorOf = (values: readonly unknown[], id: unknown): string =>
  Buffer.from(JSON.stringify([...values, id])).toString('base64url');

/** Rows after the cursor in this order. PostgreSQL sorts empty values last ascending and first descending. */
export function afterSql(keys: Key[], cursor: string, parameters: Parameters): string {
  const values = parseCursor(cursor, keys.length);
  const sign = keys[0]!.direction === 'asc' ? '>' : '<';
  if (keys.every((key) => !key.isNullable && key.direction === keys[0]!.direction)) {
    const right = keys.map((key, at) => parameters.add(values[at], key.cast)).join(', ');
    return `(${keys.map((key) => key.sql).join(', ')}) ${sign} (${right})`;
  }
  const alternatives = keys.map((key, at) => {
    const same = keys
      .slice(0, at)
      .map((earlier, index) => `${earlier.sql} is not distinct from ${parameters.add(values[index], earlier.cast)}`);
    return [...same, beyond(key, values[at], parameters)].join(' and ');
  });
  return `(${alternatives.map((each) => `(${each})`).join(' or ')})`;
}

function beyond(key: Key, value: unknown, parameters: Parameters): string {
  if (key.direction === 'asc') {
    if (value === null) return 'false';
    return `(${key.sql} > ${parameters.add(value, key.cast)}${key.isNullable ? ` or ${key.sql} is null` : ''})`;
  }
  return value === null ? `${key.sql} is not null` : `${key.sql} < ${parameters.add(value, key.cast)}`;
}

function parseCursor(cursor: string, length: number): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => typeof value !== 'object' || value === null)
    ) {
      return values;
    }
  } catch {
    /* refused below */
  }
  throw invalid('after', t('list_order.page_mark_belongs_another_list'));
}
