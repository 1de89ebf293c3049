import { grantSql, Parameters, sensitiveReach } from '../access/ability';
import { areaNamed, sqlOf, type Area, type Values } from '../records/area';
import type { Ctx } from '../context';
import { invalid } from '../errors';
import { actionShowing, columnOf, type FieldMeta, type Kind } from '../records/fields';
import type { Operator } from './list-types';
import { foldedSql, isLikeSql, keptForSearch, spellingPatterns, wordPatterns } from './search-text';
import { t } from '../texts/text';
import { type Filter } from './filter';

export { type Filter };

const casts: Partial<Record<Kind, string>> = {
  integer: '::int',
  decimal: '::numeric',
  money: '::numeric',
  date: '::date',
  instant: '::timestamptz',
  flag: '::boolean',
  reference: '::char(24)',
};
const comparisons: Partial<Record<Operator, string>> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };
const deepest = 6;
/** Characters of SQL, some thousand conditions. */
const longest = 50_000;

/** The typed filter as SQL over the alias `t`. Fields the user may not use are refused by `canUse`. */
export function filterSql(
  area: Area,
  filter: Filter,
  parameters: Parameters,
  canUse: (meta: FieldMeta) => boolean,
  depth = 0,
): string {
  if (depth > deepest) {
    throw invalid('filter', t('list_filter.filter_may_nested_levels_deep', { deepest }));
  }
  const parts: string[] = [];
  for (const [name, condition] of Object.entries(filter)) {
    if (condition === undefined || condition === null) continue;
    if (name === 'and' || name === 'or') {
      const inner = (condition as Filter[]).map((each) => filterSql(area, each, parameters, canUse, depth + 1));
      if (inner.length) parts.push(`(${inner.join(name === 'and' ? ' and ' : ' or ')})`);
      else if (name === 'or') parts.push('false');
      continue;
    }
    const meta = name === 'id' ? undefined : area.fields.get(name);
    if (name !== 'id' && (!meta || !canUse(meta))) throw hiddenField(name);
    parts.push(
      ...(meta?.behind
        ? behindSql(meta, condition as Values, parameters)
        : conditionSql(sqlOf(area, name), meta?.kind ?? 'reference', condition as Values, parameters, (sql) =>
            foldedSql(area.fields, name, sql),
          )),
    );
  }
  const sql = parts.length ? parts.join(' and ') : 'true';
  if (sql.length > longest) throw invalid('filter', t('list_filter.filter_has_too_many_conditions'));
  return sql;
}

export const hiddenField = (name: string) => invalid(name, t('list_filter.list_cannot_filtered_sorted', { name }));

/** Texts that contain others are found in any spelling; equal are those that are the same. */
function conditionSql(
  sql: string,
  kind: Kind,
  condition: Values,
  parameters: Parameters,
  folded = (text: string): string => `folded(${text})`,
): string[] {
  if (kind === 'references') return referencesSql(sql, condition, parameters);
  const cast = casts[kind] ?? '::text';
  return Object.entries(condition).flatMap(([operator, value]) => {
    if (value === undefined || (value === null && operator !== 'eq' && operator !== 'ne')) return [];
    switch (operator as Operator) {
      case 'isEmpty':
        return [`${sql} is ${value ? '' : 'not '}null`];
      case 'in':
        return [`${sql} = any(${parameters.add(value, `${cast}[]`)})`];
      case 'gteOrEmpty':
        return [`(${sql} is null or ${sql} >= ${parameters.add(value, cast)})`];
      case 'ne':
        return [`${sql} is distinct from ${parameters.add(value, cast)}`];
      case 'contains':
      case 'startsWith': {
        const patterns = spellingPatterns(String(value), operator === 'contains' ? '%' : '');
        if (patterns === null) return [`${sql} is not null`];
        return [isLikeSql(folded(sql), parameters.add(patterns, '::text[]'))];
      }
      default: {
        const sign = comparisons[operator as Operator];
        if (!sign) throw hiddenField(operator);
        return value === null ? [`${sql} is null`] : [`${sql} ${sign} ${parameters.add(value, cast)}`];
      }
    }
  });
}

/** What no empty value meets finds the rows by those they name, which are fewer or looked at once. */
function behindSql({ kind, expression, behind }: FieldMeta, condition: Values, parameters: Parameters): string[] {
  return Object.entries(condition).flatMap(([operator, value]) => {
    const isMetByNone = value === null || ['isEmpty', 'ne', 'gteOrEmpty'].includes(operator);
    if (isMetByNone) return conditionSql(`(${expression!()})`, kind, { [operator]: value }, parameters);
    return conditionSql(behind!.value, kind, { [operator]: value }, parameters).map(
      (met) => `(t.company_id, t.${behind!.key}) in (select r.company_id, r.id from ${behind!.from} where ${met})`,
    );
  });
}

/** Several references: at least one of those asked for is among them, or none at all. */
function referencesSql(sql: string, condition: Values, parameters: Parameters): string[] {
  return Object.entries(condition).flatMap(([operator, value]) => {
    if (value === undefined || value === null) return [];
    if (operator === 'in') return [`${sql} && ${parameters.add(value, '::char(24)[]')}`];
    if (operator === 'isEmpty') return [`cardinality(coalesce(${sql}, '{}')) ${value ? '=' : '>'} 0`];
    throw hiddenField(operator);
  });
}

/**
 * Every word must occur in one of the area's search fields the user sees, of a sensitive one in the rows where they do,
 * or in those of a row it refers to by a reference that is searched, where they may read that row.
 */
export function searchSql(
  ctx: Ctx,
  area: Area,
  search: string,
  parameters: Parameters,
  canUse: (meta: FieldMeta) => boolean,
): string {
  const fields = [...area.fields.values()].filter(
    (meta) => meta.search && (canUse(meta) || isSeenInSome(ctx, area, meta)),
  );
  const words = wordPatterns(search);
  if (!words.length) return 'true';
  if (!fields.length) return 'false';
  const references = fields.filter(({ target }) => target);
  // One text for all fields: no word reaches from one into the next.
  const texts = [
    ...keptSql(area),
    ...notKeptSql(area, fields, (meta) =>
      canUse(meta) ? sqlOf(area, meta.name) : whereSeen(ctx, area, meta, parameters),
    ),
  ];
  return words
    .map((spellings) => {
      const patterns = parameters.add(spellings, '::text[]');
      return `(${[...texts.map((text) => isLikeSql(text, patterns)), ...references.map((meta) => occursBehind(ctx, meta, patterns, parameters))].join(' or ')})`;
    })
    .join(' and ');
}

const keptSql = ({ fields }: Area): string[] => (keptForSearch(fields).length ? ['t.search_text'] : []);

/** The same of those of these fields that it does not hold. */
function notKeptSql(area: Area, fields: FieldMeta[], sql: (meta: FieldMeta) => string): string[] {
  const kept = new Set(keptForSearch(area.fields));
  const others = fields.filter((meta) => !meta.target && !kept.has(meta));
  return others.length ? [`folded(concat_ws(' ', ${others.map(sql).join(', ')}))`] : [];
}

const isSeenInSome = (ctx: Ctx, area: Area, meta: FieldMeta): boolean =>
  !!meta.sensitive &&
  !meta.encrypted &&
  !meta.target &&
  sensitiveReach(ctx.ability, area, actionShowing(meta)!) === 'some';

const whereSeen = (ctx: Ctx, area: Area, meta: FieldMeta, parameters: Parameters): string =>
  `case when ${grantSql(ctx.ability, actionShowing(meta)!, area, parameters)} then ${sqlOf(area, meta.name)} end`;

function occursBehind(ctx: Ctx, meta: FieldMeta, patterns: string, parameters: Parameters): string {
  const target = areaNamed(meta.target!);
  const fields = [...target.fields.values()].filter((each) => each.search && !each.sensitive && !each.encrypted);
  const texts = [...keptSql(target), ...notKeptSql(target, fields, ({ name }) => sqlOf(target, name))];
  const where = [
    ...(target.isTenant ? [`t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}`] : []),
    grantSql(ctx.ability, 'read', target, parameters),
    `(${texts.map((text) => isLikeSql(text, patterns)).join(' or ')})`,
  ];
  return `t.${columnOf(meta.name)} in (select t.id from ${target.table} t where ${where.join(' and ')})`;
}
