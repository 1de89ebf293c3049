import { mayDo } from '../access/ability';
import type { Area, Row, Values } from './area';
import { isEncrypted, masked } from '../http/cipher';
import type { Ctx } from '../context';
import { actionShowing, type FieldMeta } from './fields';
import { offeredToOneself } from '../access/own-matters';
import type { BaseRecord } from './record';

/** What the signed-in user may do with a row now: the buttons a screen shows. */
export function allowedActions(ctx: Ctx, area: Area, row: Row): string[] {
  const may = (action: string) => mayDo(ctx.ability, action, area, row) && offeredToOneself(ctx, area, row, action);
  if (row.deletedAt) return may('delete') ? ['restore'] : [];
  const isEditable = !area.isEditable || area.isEditable(row);
  const actions = isEditable ? ['update', 'delete'].filter(may) : [];
  for (const [verb, fits] of Object.entries(area.verbs ?? {})) if (may(verb) && fits(row, ctx)) actions.push(verb);
  return actions;
}

/** Whether the user sees this field in this row. */
export function maySee(ctx: Ctx, area: Area, meta: Pick<FieldMeta, 'sensitive'>, row: Values): boolean {
  const action = actionShowing(meta);
  return !action || mayDo(ctx.ability, action, area, row);
}

/** What they do not see of it, and so does not change: a form leaves it out. */
export const hiddenFields = (ctx: Ctx, area: Area, row: Values): string[] =>
  [...area.fields.values()].filter((meta) => !maySee(ctx, area, meta, row)).map(({ name }) => name);

/** Whether the user is told why something was done to this row. */
export const seesReason = (ctx: Ctx, area: Area, row: Values): boolean =>
  !area.reasonIn || maySee(ctx, area, area.fields.get(area.reasonIn)!, row);

/**
 * A row just written, or read and left as it was, as the user may see it: sensitive fields emptied unless granted,
 * encrypted ones masked.
 */
export function maskFields<R extends BaseRecord>(ctx: Ctx, area: Area<R>, row: Row<R>): Row<R> {
  const copy: Values = { ...row };
  for (const meta of area.fields.values()) {
    if (!maySee(ctx, area, meta, row)) copy[meta.name] = null;
    else if (meta.encrypted && copy[meta.name] && isEncrypted(String(copy[meta.name])))
      copy[meta.name] = masked(ctx.services.cipher.decrypt(copy[meta.name] as string));
  }
  return copy as Row<R>;
}
