import { createHash } from 'node:crypto';
import { grantSql, Parameters, sensitiveReach } from '../access/ability';
import type { Area, Row } from '../records/area';
import type { Ctx } from '../context';
import { invalid } from '../errors';
import { actionShowing, type FieldMeta } from '../records/fields';
import { filterSql, searchSql, type Filter } from './list-filter';
import {
  afterSql,
  cursorOf,
  cursorSql,
  joinedKeys,
  keySql,
  orderAgainSql,
  orderKeys,
  orderSql,
  type Sort,
} from './list-order';
import type { BaseRecord } from '../records/record';
import { joinRelated, type Related } from './related';
import { rowMaker } from '../records/row-maker';
import { asRead, columnsFor, selectList } from './select-list';
import { t } from '../texts/text';

export interface ListArgs {
  filter?: Filter | null;
  sort?: Sort[] | null;
  search?: string | null;
  /** 1 to 200. */
  limit?: number;
  offset?: number;
  after?: string | null;
  includeDeleted?: boolean;
}

export interface ListOptions {
  /** Fields the answer needs; absent = all. */
  fields?: ReadonlySet<string>;
  /** References whose rows come along in the same statement, under the name of the relation. */
  related?: readonly Related[];
  withTotal?: boolean;
  /** On unless told: whether the answer says where the page ended. */
  withCursor?: boolean;
  /** Which grants a row must pass; 'read' unless a caller loads rows to act on them. */
  action?: string | readonly string[];
  /** Locks the rows until the transaction ends; who waited for another sees what that one wrote. */
  lock?: 'update' | 'no key update' | 'key share';
  /** The transaction may end with this page: nothing more will be asked of the database. */
  isLast?: boolean;
  /** Internal readers (exports, the REST shim) may take larger pages. */
  maxLimit?: number;
}

export interface Page<R extends BaseRecord> {
  rows: Row<R>[];
  total: number;
  endCursor: string | null;
}

export const largestPage = 200;
const statementNames = new Map<string, string>();

/** A stable name per statement text, so that PostgreSQL plans it once per connection. */
export function statementName(text: string): string {
  let name = statementNames.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url').slice(0, 20);
    if (statementNames.size > 5_000) statementNames.clear();
    statementNames.set(text, name);
  }
  return name;
}

/** The one reader of lists: allowed fields, grants as SQL, not deleted, filter, search, order, page, true total. */
export async function listRecords<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  args: ListArgs,
  options: ListOptions = {},
): Promise<Page<R>> {
  const parameters = new Parameters();
  const canUse = fieldGate(ctx, area);
  const limit = checkedLimit(args.limit ?? 25, options.maxLimit);
  const offset = checkedOffset(args.offset ?? 0);

  const filter = args.filter && area.asks ? await area.asks(ctx, args.filter) : args.filter;
  const where = [
    area.isTenant ? `t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}` : 'true',
    ...(args.includeDeleted ? [] : ['t.deleted_at is null']),
    ...[options.action ?? 'read'].flat().map((action) => grantSql(ctx.ability, action, area, parameters)),
    filter ? filterSql(area, filter, parameters, canUse) : 'true',
    args.search ? searchSql(ctx, area, args.search, parameters, canUse) : 'true',
  ].filter((part) => part !== 'true');
  // No grant reaches any row: the database need not be asked.
  const isNothing = where.includes('false');
  const matches = where.length ? ` where ${where.join(' and ')}` : '';
  const matching = `from ${area.table} t${matches}`;
  const keys = orderKeys(area, args.sort, canUse);
  const inOrder = joinedKeys(keys);
  const ordering = `from ${area.table} t${inOrder.joins}${matches}`;
  const given = {
    ...(area.isTenant && { companyId: ctx.companyId }),
    ...(!args.includeDeleted && { deletedAt: null }),
  };
  const columns = columnsFor(ctx, area, wantedOf(area, options.fields), parameters).filter(
    ({ name }) => !(name in given),
  );
  const after = args.after
    ? `${where.length ? ' and ' : ' where '}${afterSql(inOrder.keys, args.after, parameters)}`
    : '';
  const cutAt = `limit ${parameters.add(limit, '::int')} offset ${parameters.add(offset, '::int')}`;
  // Texts are looked through once, for the page and the total alike; a page after another is the next of an index.
  const isLookedThrough = !after && !options.lock && matching.includes(' like ');
  const found = isLookedThrough
    ? `with found as materialized (select ${keySql(inOrder.keys).slice(2)} ${ordering}) `
    : '';
  const withCursor = options.withCursor ?? true;
  const beside = [
    ...(withCursor ? cursorSql(keys) : []),
    ...(options.withTotal ? [`(select count(*) ${found ? 'from found' : matching})::int`] : []),
  ];
  const page = found
    ? `from (select p."key:id" as id from found p order by ${orderAgainSql(keys)} ${cutAt}) p
      cross join lateral (select t.* from ${area.table} t where ${area.isTenant ? `${where[0]} and ` : ''}t.id = p.id
      limit 1) t order by ${orderSql(keys)}`
    : `${ordering}${after} order by ${orderSql(inOrder.keys)} ${cutAt}`;
  // A page further on computes nothing for the rows before it.
  const isCutFirst = !found && offset > 0 && !options.lock && columns.some(({ sql }) => sql.includes('select '));
  const cut = isCutFirst ? `from (select t.* ${page}) t` : page;
  const joined = joinRelated(ctx, options.related ?? [], 'p', parameters);
  const own = `${selectList(columns)}${beside.map((sql, at) => `, ${sql} as "beside:${at}"`).join('')}`;
  if (isNothing) return { rows: [], total: 0, endCursor: null };
  const text = joined.length
    ? // The page is cut before anything is joined to it, and its order is asked for again since a join may lose it.
      `${found}select ${[...columns.map(({ name }) => name), ...beside.map((_sql, at) => `beside:${at}`)].map((name) => `p."${name}"`).join(', ')}` +
      `${joined.map((each) => each.columns).join('')}
        from (select ${own}${keySql(keys)} ${cut}) p${joined.map((each) => each.joins).join('')}
          order by ${orderAgainSql(keys)}`
    : `${found}select ${own} ${cut}${
        isCutFirst
          ? `
      order by ${orderSql(keys)}`
          : ''
      }${options.lock ? ` for ${options.lock} of t` : ''}`;
  const statement = { name: statementName(text), text, values: parameters.values, rowMode: 'array' as const };
  const { rows: answer } = await (options.isLast
    ? ctx.tx.lastQuery<unknown[]>(statement)
    : ctx.tx.query<unknown[]>(statement));

  const make = rowMaker(
    statement.name,
    () => ({ names: columns.map(({ name }) => name), given: Object.keys(given), related: joined }),
    columns.length + beside.length,
  );
  const rows = answer.map((cells) => make(cells, given));
  const last = answer[answer.length - 1];
  const endCursor =
    withCursor && last && rows.length === limit
      ? cursorOf(last.slice(columns.length, columns.length + keys.length - 1), rows[rows.length - 1]!.id)
      : null;
  let count = options.withTotal ? Number(last?.[columns.length + beside.length - 1] ?? 0) : 0;
  if (!last && options.withTotal && (offset > 0 || args.after)) {
    await ctx.tx.again();
    count = (
      await listRecords(
        ctx,
        area,
        { ...args, offset: 0, after: null, limit: 1 },
        { ...options, fields: new Set(), related: [], isLast: false },
      )
    ).total;
  }
  for (const each of joined) each.read(rows);
  return { rows: asRead(ctx, area, rows) as Row<R>[], total: count, endCursor };
}

/**
 * The fields asked for, with what is decided by: which row it is, its version, whom it is about, whether it is deleted.
 */
const wantedOf = (area: Area, fields: ReadonlySet<string> | undefined): string[] => [
  ...(area.isTenant ? ['companyId'] : []),
  ...(fields ?? area.fields.keys()),
  'id',
  'version',
  'deletedAt',
  ...(area.person ? [area.person] : []),
];

export function checkedLimit(limit: number, most = largestPage): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return limit;
  throw invalid('limit', t('list_query.limit_must_between_1', { most }));
}

export function checkedOffset(offset: number): number {
  if (Number.isInteger(offset) && offset >= 0) return offset;
  throw invalid('offset', t('list_query.offset_starts_0'));
}

/** Which fields this user may filter, sort and search by: never one that is hidden from them in any row. */
export function fieldGate(ctx: Ctx, area: Area): (meta: FieldMeta) => boolean {
  const reaches = new Map<string, ReturnType<typeof sensitiveReach>>();
  const reach = (action: string) => {
    if (!reaches.has(action)) reaches.set(action, sensitiveReach(ctx.ability, area, action));
    return reaches.get(action);
  };
  return (meta) => {
    const action = actionShowing(meta);
    return !meta.encrypted && meta.kind !== 'internal' && (!action || reach(action) === 'all');
  };
}
