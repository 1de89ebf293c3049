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
  return next ? { row: Math.max(0, Math.min(last.row, next.row)), column: Math.max(0, Math.min(last.column, next.column)) } : null;
}
