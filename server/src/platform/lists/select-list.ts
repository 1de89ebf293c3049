import { grantSql, type Parameters } from '../access/ability';
import { sqlOf, type Area, type Values } from '../records/area';
import { masked } from '../http/cipher';
import type { Ctx } from '../context';
import { actionShowing, columnOf, type FieldMeta } from '../records/fields';

/** Columns every row has besides its fields. */
export const systemColumns: ReadonlySet<string> = new Set(['id', 'version', 'companyId']);

export interface Column {
  name: string;
  sql: string;
}

/** The fields with those that derived ones among them are computed from. */
export function withNeeds(area: Area, wanted: Iterable<string>): Set<string> {
  const names = new Set(wanted);
  for (const name of names) for (const need of area.fields.get(name)?.from?.needs ?? []) names.add(need);
  return names;
}

/**
 * The wanted columns over the row alias `t`, with those that derived fields are computed from. A sensitive one is empty
 * in every row for which the user has no grant that shows it, and of some only a part is for every reader.
 */
export function columnsFor(ctx: Ctx, area: Area, wanted: Iterable<string>, parameters: Parameters): Column[] {
  const names = withNeeds(area, wanted);
  const shown = new Map<string, string>();
  const columns: Column[] = [];
  for (const name of names) {
    const meta = area.fields.get(name);
    if (systemColumns.has(name) && !meta) columns.push({ name, sql: `t.${columnOf(name)}` });
    if (!meta || meta.from || meta.kind === 'internal') continue;
    let sql = sqlOf(area, name);
    if (meta.shownAs) sql = meta.shownAs(ctx, sql);
    const action = actionShowing(meta);
    if (action) {
      const visible = shown.get(action) ?? grantSql(ctx.ability, action, area, parameters);
      shown.set(action, visible);
      sql = visible === 'true' ? sql : visible === 'false' ? 'null' : `case when ${visible} then ${sql} end`;
    }
    columns.push({ name, sql });
  }
  return columns;
}

export const selectList = (columns: Column[]): string =>
  columns.map(({ name, sql }) => `${sql} as "${name}"`).join(', ');

/** Whether the stored value is not what is read. */
export const isStoredOtherwise = (meta: FieldMeta | undefined): boolean => !!meta?.encrypted;

/** The rows with their values as they are read: those that are encrypted as lists show them. */
export function asRead(ctx: Ctx, area: Area, rows: Values[]): Values[] {
  const others = [...area.fields.values()].filter(isStoredOtherwise);
  for (const row of others.length ? rows : []) {
    for (const { name } of others) if (row[name]) row[name] = masked(ctx.services.cipher.decrypt(row[name] as string));
  }
  return rows;
}
