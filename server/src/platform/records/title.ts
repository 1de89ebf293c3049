import type { Area, Values } from './area';
import type { Ctx } from '../context';
import type { FieldMeta } from './fields';

const names = (meta: FieldMeta | undefined): boolean =>
  !!meta && ['text', 'email'].includes(meta.kind) && !meta.sensitive && !meta.encrypted;

/** The field that names a row of the area; none where no text of it does. */
export function titleFieldOf(area: Area): FieldMeta | undefined {
  if (area.title) return area.fields.get(area.title);
  const sorted = area.fields.get(area.sort);
  return names(sorted) ? sorted : [...area.fields.values()].find(names);
}

/** What people call a row that was read with its title field. */
export function titleOf(ctx: Ctx, area: Area, row: Values): string | null {
  const meta = titleFieldOf(area);
  const value = meta?.from ? meta.from.value(row as never, ctx) : meta && row[meta.name];
  return typeof value === 'string' ? value : null;
}
