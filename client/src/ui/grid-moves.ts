import { useRef, useState, type KeyboardEvent } from 'react';

interface Place {
  row: number;
  column: number;
}

/** Where a key leads in the grid; null for keys it has no use for. */
export function moved({ row, column }: Place, key: string, last: Place, isRightToLeft: boolean): Place | null {
  const forward = isRightToLeft ? -1 : 1;
  const to: Record<string, Place> = {
    ArrowRight: { row, column: column + forward },
    ArrowLeft: { row, column: column - forward },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row, column: 0 },
    End: { row, column: last.column },
    PageUp: { row: 0, column },
    PageDown: { row: last.row, column },
  };
  const next = to[key];
  return next
    ? { row: Math.max(0, Math.min(last.row, next.row)), column: Math.max(0, Math.min(last.column, next.column)) }
    : null;
}

/** A table of which one cell, marked `data-cell="row.column"`, is in the tab order; the arrows move on from it. */
export function useGridMoves(last: Place) {
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const current = { row: Math.min(at.row, last.row), column: Math.min(at.column, last.column) };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(current, event.key, last, document.documentElement.dir === 'rtl');
    if (!next) return;
    event.preventDefault();
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}.${next.column}"]`)?.focus();
  };
  return { table, current, setAt, onKeyDown };
}
