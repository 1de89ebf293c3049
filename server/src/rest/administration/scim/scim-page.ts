import type { Request } from 'express';
import { grantSql, mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { Parameters } from '../../../platform/database/parameters';
import { forbidden } from '../../../platform/errors';
import { largestPage } from '../../../platform/lists/list-query';
import type { Area } from '../../../platform/records/area';
import { parsedFilter, nameOf, scimFilterSql, type FilterAttributes } from './scim-filter';
import { changedMeanwhile, invalidValue } from './scim-errors';
import { isObject, type Sent } from './scim-patch';

/** A user or a group as it is told. */
export interface Resource extends Sent {
  id: string;
  meta: { version: string; location: string };
}

export interface Found {
  ids: string[];
  total: number;
  startIndex: number;
}

const furthest = 10_000_000;
const usualPage = 100;

/** Without a right to any row it is refused; a row that is out of reach is absent. */
export function refuseUnless(ctx: Ctx, area: Area, ...actions: string[]): void {
  if (!actions.every((action) => mayDoSome(ctx.ability, action, area))) throw forbidden();
}

/** The rows a list asks for by `filter`, `startIndex` from 1 on and `count`, at most 200; in the order of their ids. */
export async function foundRows(
  ctx: Ctx,
  area: Area,
  attributes: FilterAttributes,
  query: Request['query'],
): Promise<Found> {
  refuseUnless(ctx, area, 'read');
  const startIndex = Math.max(1, numberIn(query, 'startIndex', 1));
  const count = Math.min(largestPage, Math.max(0, numberIn(query, 'count', usualPage)));
  const filter = textOf(query, 'filter');
  const parameters = new Parameters();
  const where = [
    `t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}`,
    't.deleted_at is null',
    grantSql(ctx.ability, 'read', area, parameters),
    ...(filter ? [scimFilterSql(parsedFilter(filter), attributes, parameters)] : []),
  ].join(' and ');
  const {
    rows: [sum],
  } = await ctx.tx.query<{ total: number }>(
    `select count(*)::int as total from ${area.table} t where ${where}`,
    parameters.values,
  );
  if (!count) return { ids: [], total: sum!.total, startIndex };
  const page = `limit ${parameters.add(count, '::int')} offset ${parameters.add(startIndex - 1, '::int')}`;
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select t.id from ${area.table} t where ${where} order by t.id ${page}`,
    parameters.values,
  );
  return { ids: rows.map(({ id }) => id), total: sum!.total, startIndex };
}

function textOf(query: Request['query'], name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw invalidValue(name);
}

function numberIn(query: Request['query'], name: string, usual: number): number {
  const text = textOf(query, name);
  if (text === undefined) return usual;
  if (!/^-?\d{1,8}$/.test(text) || Number(text) > furthest) throw invalidValue(name);
  return Number(text);
}

/** The message a list is told by, RFC 7644 section 3.4.2. */
export const listed = (resources: object[], { total, startIndex }: Pick<Found, 'total' | 'startIndex'>) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** As much of a resource as `attributes` or `excludedAttributes` ask for; its id and schemas always. */
export function narrowed(resource: Resource, query: Request['query']): Sent {
  const names = (name: string) =>
    (textOf(query, name) ?? '')
      .split(',')
      .map((each) => nameOf(each.trim()))
      .filter(Boolean);
  const [only, without] = [names('attributes'), names('excludedAttributes')];
  const isNamed = (list: string[], key: string, value: unknown): boolean => {
    const name = nameOf(key);
    if (list.some((each) => each === name || each.startsWith(`${name}.`))) return true;
    return name.startsWith('urn:') && isObject(value) && Object.keys(value).some((part) => list.includes(nameOf(part)));
  };
  const always = (key: string) => key === 'id' || key === 'schemas';
  return Object.fromEntries(
    Object.entries(resource).filter(
      ([key, value]) => always(key) || (only.length ? isNamed(only, key, value) : !without.includes(nameOf(key))),
    ),
  );
}

/** Refuses what was read at another version than there is now. */
export function refuseOtherVersion(request: Request, { meta }: Resource): void {
  const wanted = request.get('if-match');
  if (wanted && wanted.trim() !== '*' && !tagsIn(wanted).includes(bare(meta.version))) throw changedMeanwhile();
}

export const isKnownVersion = (request: Request, { meta }: Resource): boolean =>
  tagsIn(request.get('if-none-match') ?? '').includes(bare(meta.version));

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
const tagsIn = (header: string): string[] => header.split(',').map(bare);
