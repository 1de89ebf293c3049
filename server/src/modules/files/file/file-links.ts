import DataLoader from 'dataloader';
import { grantSql, Parameters } from '../../../platform/access/ability';
import { allAreas, sqlOf, type Area } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { actionShowing, columnOf, type FieldMeta } from '../../../platform/records/fields';

export interface FileField {
  area: Area;
  meta: FieldMeta;
}

/** Every field of every area that refers to a file: what declares such a field needs nothing else. */
export const fileFields = (): FileField[] =>
  allAreas().flatMap((area) =>
    [...area.fields.values()].filter(({ target }) => target === 'File').map((meta) => ({ area, meta })),
  );

/** Rows nobody is shown, such as drafts: they keep a file from being cleared away, and that is all. */
const isDraft = ({ area }: FileField): boolean => !!area.isPersonal && !area.readable;

/** The actions that who reads a file through such a field was granted. */
const toRead = (meta: FieldMeta): string[] => ['read', actionShowing(meta) ?? []].flat();

/**
 * What grants on each say, but for what is always true; of what is never, that alone, and nothing beside it is asked
 * for.
 */
function conditionsOf(actions: string[], granted: (action: string) => string): string[] {
  const conditions: string[] = [];
  for (const action of actions) {
    const sql = granted(action);
    if (sql === 'false') return ['false'];
    if (sql !== 'true') conditions.push(sql);
  }
  return conditions;
}

/** The same for reading a file through such a field, or being shown it by another action. */
function readingOf(meta: FieldMeta, granted: (action: string) => string): string[] {
  const conditions = conditionsOf(toRead(meta), granted);
  const also = meta.alsoReadBy && granted(meta.alsoReadBy.action);
  if (!also || also === 'false' || !conditions.length) return conditions;
  const shown = `(${also} and ${meta.alsoReadBy!.rows('l')})`;
  return conditions.includes('false') ? [shown] : [`(${conditions.join(' and ')} or ${shown})`];
}

/**
 * SQL of whether a row of one area, alias `l`, that meets the conditions is linked to a file; a deleted one too, since
 * it can be restored. Lists of files are gathered once for all files asked about: behind row-level security no index
 * finds what stands in an array. `distinct` lets the planner know that they fit into a hash table.
 */
function isLinkedSql({ area, meta }: FileField, file: string, conditions: string[] = []): string {
  const column = `l.${columnOf(meta.name)}`;
  if (meta.kind !== 'references')
    return `exists (select 1 from "${area.table}" l
      where ${[`l.${area.isTenant ? 'company_id' : 'id'} = ${file}.company_id`, `${column} = ${file}.id`, ...conditions].join(' and ')})`;
  return `${file}.id in (select distinct named.id from "${area.table}" l
    cross join lateral unnest(${column}) named(id)${conditions.length ? ` where ${conditions.join(' and ')}` : ''})`;
}

/** SQL of whether no row of any area, not even a deleted one, is linked to a file. */
export const unlinkedSql = (file: string): string => unlinkedTo(fileFields(), file);

const unlinkedTo = (fields: FileField[], file: string): string =>
  `(${fields.map((each) => `not ${isLinkedSql(each, file)}`).join(' and ') || 'true'})`;

/**
 * A linked file is read by whoever may read one of the rows it is linked to, and the field; what stands on the company
 * itself by all in it. One that is linked to nothing yet is read by who brought it and, unless it waits in a draft of
 * theirs, by who was granted files.
 */
export function readableFiles(
  granted: string,
  grantsOn: (other: Area, action: string, alias: string) => string,
  file: string,
): string {
  const shared = fileFields().filter((each) => !isDraft(each));
  const undrafted = unlinkedTo(fileFields().filter(isDraft), file);
  const links = shared.map((each) => {
    const { area, meta } = each;
    return {
      each,
      conditions: area.isTenant ? readingOf(meta, (action) => grantsOn(area, action, 'l')) : [],
    };
  });
  const restricted = links.filter(({ conditions }) => conditions.length).map(({ each }) => each);
  const throughLinks = links
    .filter(({ conditions }) => !conditions.includes('false'))
    .map(({ each, conditions }) => isLinkedSql(each, file, conditions));
  const mine = `${file}.created_by_id = nullif(current_setting('app.user_id', true), '')::char(24)`;
  // Whoever reads all other rows reads what is not linked to one of these; looking further is left for what is.
  if (granted === 'true')
    return `(${[`${unlinkedTo(restricted, file)} and (${undrafted} or ${mine})`, ...throughLinks].join(' or ')})`;
  return `(${[...throughLinks, `((${granted} and ${undrafted}) or ${mine}) and ${unlinkedTo(shared, file)}`].join(' or ')})`;
}

/** A row a file is linked to. */
export interface Link {
  subject: string;
  recordId: string;
  title: string | null;
}

/** The rows that files are linked to, of those the user may read, asked for once per request. */
export function loadLinks(ctx: Ctx, fileId: string): Promise<Link[]> {
  let loader = ctx.loaders.get('file links') as DataLoader<string, Link[]> | undefined;
  if (!loader) {
    loader = new DataLoader(async (ids: readonly string[]) => {
      const links = await rowsLinkedTo(ctx, [...ids]);
      return ids.map((id) => links.get(id) ?? []);
    });
    ctx.loaders.set('file links', loader);
  }
  return loader.load(fileId);
}

async function rowsLinkedTo(ctx: Ctx, ids: string[]): Promise<Map<string, Link[]>> {
  const found = new Map<string, Link[]>();
  for (const each of fileFields().filter((one) => !isDraft(one))) {
    const { area, meta } = each;
    const parameters = new Parameters();
    const column = `l.${columnOf(meta.name)}`;
    const [from, file] =
      meta.kind === 'references'
        ? [`cross join lateral (select distinct id from unnest(${column}) named(id)) f`, 'f.id']
        : ['', column];
    const may = area.isTenant
      ? toRead(meta)
          .map((action) => ` and ${grantSql(ctx.ability, action, area, parameters, 'l')}`)
          .join('')
      : '';
    const { rows } = await ctx.tx.query<Link & { fileId: string }>(
      `select ${file} as "fileId", l.id as "recordId", ${titleSql(area)} as title from "${area.table}" l ${from}
       where l.${area.isTenant ? 'company_id' : 'id'} = ${parameters.add(ctx.companyId, '::char(24)')}
         and ${file} = any(${parameters.add(ids, '::char(24)[]')})${may}`,
      parameters.values,
    );
    for (const { fileId, recordId, title } of rows)
      found.set(fileId, [...(found.get(fileId) ?? []), { subject: area.name, recordId, title }]);
  }
  return found;
}

/** What such rows are called, or the first text people search them by. */
function titleSql(area: Area): string {
  const meta =
    area.fields.get('title') ??
    area.fields.get('name') ??
    [...area.fields.values()].find(({ search, sensitive, encrypted }) => search && !sensitive && !encrypted);
  return meta ? sqlOf(area, meta.name).replace(/\bt\./g, 'l.') : 'null';
}
