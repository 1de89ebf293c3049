import { grantSql, type Parameters } from '../access/ability';
import { isWhichAlone, type Area, type Values } from '../records/area';
import type { Ctx } from '../context';
import type { RowShape } from '../records/row-maker';
import { asRead, columnsFor, isStoredOtherwise, selectList } from './select-list';

/** Rows a page brings along for one of its references: `department` for `departmentId`. Deleted ones are shown. */
export interface Related {
  relation: string;
  field: string;
  area: Area;
  fields: ReadonlySet<string>;
  related: readonly Related[];
}

/** Related rows in a statement: what to select and join, and how they are made of its answer. */
export interface Joined {
  relation: string;
  columns: string;
  joins: string;
  shape: RowShape;
  /** Turns what is stored otherwise into what is read, in the rows that hold these. */
  read: (rows: Values[]) => void;
}

/** How the related rows of each row of `outer` come along in its statement. */
export function joinRelated(ctx: Ctx, related: readonly Related[], outer: string, parameters: Parameters): Joined[] {
  return related.map((each, at) => joinOne(ctx, each, outer, `${outer}${at}`, parameters));
}

function joinOne(
  ctx: Ctx,
  { relation, field, area, fields, related }: Related,
  outer: string,
  alias: string,
  parameters: Parameters,
): Joined {
  const columns = columnsFor(ctx, area, ['id', ...fields], parameters);
  const where = [
    ...(area.isTenant ? [`t.company_id = ${parameters.add(ctx.user.company?.id ?? null, '::char(24)')}`] : []),
    `t.id = ${outer}."${field}"`,
    isWhichAlone(area, fields) ? 'true' : grantSql(ctx.ability, 'read', area, parameters),
  ].filter((part) => part !== 'true');
  const inner = joinRelated(ctx, related, alias, parameters);
  const names = columns.map(({ name }) => name);
  const isOther = names.some((name) => isStoredOtherwise(area.fields.get(name)));
  return {
    relation,
    columns: names.map((name) => `, ${alias}."${name}"`).join('') + inner.map((each) => each.columns).join(''),
    joins:
      ` left join lateral (select ${selectList(columns)} from ${area.table} t where ${where.join(' and ')}) ${alias}
        on true` + inner.map((each) => each.joins).join(''),
    shape: { names, related: inner },
    read(rows) {
      if (!isOther && !inner.length) return;
      const found = rows.map((row) => row[relation]).filter((row) => row !== null) as Values[];
      if (isOther) asRead(ctx, area, found);
      for (const each of inner) each.read(found);
    },
  };
}
