import { mayDoSome } from '../../platform/access/ability';
import type { Area, Row, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { columnOf, type FieldMeta } from '../../platform/records/fields';
import { largestPage, listRecords } from '../../platform/lists/list-query';
import { file } from '../files/file/file';
import { personalAreas } from './whose-rows';

/** Kinds of row about people that roles grant: the field that says whose a row is. */
export const kindsAboutPeople = (): { area: Area; by: string }[] =>
  personalAreas()
    .filter(({ isPersonal, person, fields }) => !isPersonal && (person || fields.has('employeeId')))
    .map((area) => ({ area, by: area.person ?? 'employeeId' }));

export const mayRead = (ctx: Ctx, area: Area): boolean => mayDoSome(ctx.ability, 'read', area);

/**
 * What is handed out of a row: everything stored or computed by the database but secrets; what code derives follows
 * from it.
 */
const handedOut = (area: Area): FieldMeta[] =>
  [...area.fields.values()].filter(({ kind, from }) => kind !== 'internal' && !from);

export interface PersonPage {
  rows: Values[];
  files: { id: string; name: string }[];
  endCursor: string | null;
}

/** A page of their rows of one kind, as far as the reader may read them: what they see masked on lists is in clear. */
export async function personPage(
  ctx: Ctx,
  { area, by }: { area: Area; by: string },
  employeeIds: readonly string[],
  after: string | null,
): Promise<PersonPage> {
  const fields = handedOut(area);
  const { rows, endCursor } = await listRecords(
    ctx,
    area,
    { filter: { [by]: { in: [...employeeIds] } }, limit: largestPage, after },
    { fields: new Set(fields.map(({ name }) => name)) },
  );
  await unmasked(
    ctx,
    area,
    fields.filter(({ encrypted }) => encrypted),
    rows,
  );
  const fileIds = rows.flatMap((row) =>
    fields
      .filter(({ target }) => target === 'File')
      .flatMap(({ name }) => (row[name] as string | string[] | null) ?? []),
  );
  return {
    rows: rows.map((row) =>
      Object.fromEntries([['id', row.id], ...fields.map(({ name }) => [name, row[name] ?? null])]),
    ),
    files: await readableFiles(ctx, fileIds),
    endCursor: rows.length < largestPage ? null : endCursor,
  };
}

/** Those the reader may have; what a scanner holds back is handed out to nobody. */
async function readableFiles(ctx: Ctx, ids: string[]): Promise<PersonPage['files']> {
  if (!ids.length) return [];
  const { rows } = await listRecords(
    ctx,
    file,
    { filter: { id: { in: ids }, scanStatus: { in: ['clean', 'unchecked'] } }, limit: ids.length },
    { fields: new Set(['name']), maxLimit: ids.length },
  );
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

/** A field the reader may not see is empty in the row already, and stays so. */
async function unmasked(ctx: Ctx, area: Area, fields: FieldMeta[], rows: Row[]): Promise<void> {
  if (!fields.length || !rows.length) return;
  const { rows: sealed } = await ctx.tx.query<Record<string, string | null>>(
    `select id, ${fields.map(({ name }) => `${columnOf(name)} as "${name}"`).join(', ')} from "${area.table}"
      where company_id = $1 and id = any($2::char(24)[])`,
    [ctx.companyId, rows.map(({ id }) => id)],
  );
  for (const row of rows as Values[]) {
    const values = sealed.find(({ id }) => id === row['id']);
    for (const { name } of fields)
      if (row[name] && values?.[name]) row[name] = ctx.services.cipher.decrypt(values[name]);
  }
}
