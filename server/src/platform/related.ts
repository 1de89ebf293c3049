import { grantSql, type Parameters } from './ability';
import type { Area, Values } from './area';
import type { Ctx } from './context';
import { asRead, columnsFor, isStoredOtherwise, selectList } from './select-list';

/** Rows a page brings along for one of its references: `department` for `departmentId`. Deleted ones are shown. */
export interface Related {
  relation: string;
  field: string;
  area: Area;
  fields: ReadonlySet<string>;
  related: readonly Related[];
}

/** A related row in a statement: what to select and join, and how it is made of a row of the answer. */
export interface Joined {
  relation: string;
  columns: string;
  joins: string;
  /** Null where absent or forbidden. */
  read: (row: Values) => Values | null;
}

/** How the related rows of each row of `outer` come along in its statement. */
export function joinRelated(ctx: Ctx, related: readonly Related[], outer: string, parameters: Parameters): Joined[] {
  return related.map((each, at) => joinOne(ctx, each, outer, `${outer}${at}`, parameters));
}

function joinOne(ctx: Ctx, { relation, field, area, fields, related }: Related, outer: string, alias: string, parameters: Parameters): Joined {
  const columns = columnsFor(ctx, area, ['id', ...fields], parameters);
  const where = [
    ...area.isTenant ? [`t.company_id = ${parameters.add(ctx.user.company?.id ?? null, '::char(24)')}`] : [],
    `t.id = ${outer}."${field}"`, grantSql(ctx.ability, 'read', area, parameters),
  ].filter((part) => part !== 'true');
  const inner = joinRelated(ctx, related, alias, parameters);
  const names = columns.map(({ name }) => name);
  const keys = names.map((name) => `${alias}.${name}`);
  const isOther = names.some((name) => isStoredOtherwise(area.fields.get(name)));
  return {
    relation,
    // The row is given its place for the related one at once: objects that grow later cost a copy each.
    columns: `${outer === 'p' ? `, null as "${relation}"` : ''}${names.map((name, at) => `, ${alias}."${name}" as "${keys[at]}"`).join('')}`
      + inner.map((each) => each.columns).join(''),
    joins: ` left join lateral (select ${selectList(columns)} from ${area.table} t where ${where.join(' and ')}) ${alias} on true`
      + inner.map((each) => each.joins).join(''),
    read(row) {
      if (row[`${alias}.id`] === null) return null;
      const found: Values = {};
      for (let at = 0; at < names.length; at += 1) found[names[at]!] = row[keys[at]!];
      for (const each of inner) found[each.relation] = each.read(row);
      if (isOther) asRead(ctx, area, [found]);
      return found;
    },
  };
}
