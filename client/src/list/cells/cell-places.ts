import type { AnyArea, AnyField, AnyRecord } from '../area';
import { fieldsFor, isField } from '../../form/form-values';

/** Values that fit in a cell, and are shown without a link of their own. */
const PLAIN = ['text', 'code', 'number', 'decimal', 'date', 'month', 'time', 'flag', 'choice'];

export interface CellPlace {
  id: string;
  field: string;
}
/** Where one goes from a cell: `on` and `back` lead from row to row, the others stay in the row or the column. */
export type CellWay = 'up' | 'down' | 'before' | 'after' | 'first' | 'last' | 'on' | 'back';

/**
 * What an area's form asks for that can be changed in its list, field by field: nothing that other fields of the form
 * hang on.
 */
export function cellFields(area: Pick<AnyArea, 'update' | 'form' | 'columns'>): Map<string, AnyField> {
  const asked = area.update ? (area.form ?? []).filter(isField) : [];
  const leading = new Set(asked.map(({ when }) => when?.field));
  const shown = new Set(area.columns.filter(({ kind }) => kind !== 'own').map(({ field }) => field));
  return new Map(
    asked
      .filter(
        ({ field, kind, only, isNotKept }) =>
          shown.has(field) && PLAIN.includes(kind) && only !== 'create' && !isNotKept && !leading.has(field),
      )
      .map((entry) => [entry.field, entry]),
  );
}

/** The field as this row lets it be changed; nothing where it does not. */
export function cellField(fields: Map<string, AnyField>, row: AnyRecord, field: string): AnyField | undefined {
  const entry = fields.get(field);
  if (!entry || row.deletedAt || !row.allowedActions.includes('update')) return undefined;
  if (entry.when && !entry.when.in.includes(String(row[entry.when.field]))) return undefined;
  if (entry.kind === 'choice' && entry.offeredIn && !(entry.offeredIn in row)) return undefined;
  return fieldsFor([entry], row).find(isField);
}

/**
 * The cell a key leads to; the same one where there is none further on. `rows` holds the cells that can be changed, row
 * by row.
 */
export function placeFrom(rows: CellPlace[][], at: CellPlace, way: CellWay): CellPlace {
  const index = rows.findIndex((cells) => cells.some(({ id }) => id === at.id));
  const row = rows[index] ?? [];
  const column = row.findIndex(({ field }) => field === at.field);
  const sameColumn = (cells: CellPlace[]) => cells.filter(({ field }) => field === at.field);
  const all = rows.flat();
  const here = all.findIndex(({ id, field }) => id === at.id && field === at.field);
  const to: Record<CellWay, CellPlace | undefined> = {
    up: rows.slice(0, Math.max(0, index)).flatMap(sameColumn).at(-1),
    down: rows.slice(index + 1).flatMap(sameColumn)[0],
    before: row[column - 1],
    after: row[column + 1],
    first: row[0],
    last: row.at(-1),
    on: all[here + 1],
    back: all[here - 1],
  };
  return to[way] ?? at;
}

const WAYS: Record<string, CellWay> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
  Home: 'first',
  End: 'last',
};

/** The way a key leads, where rows are read from right to left too. */
export function wayOf(key: string, isRightToLeft: boolean): CellWay | undefined {
  const turned: Record<string, CellWay> = isRightToLeft ? { ArrowLeft: 'after', ArrowRight: 'before' } : {};
  return turned[key] ?? WAYS[key];
}
