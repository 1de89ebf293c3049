export const narrowest = 60;
export const widest = 800;

/**
 * A column as addresses and settings name it: its field, and after a dot its width in pixels where somebody set one.
 */
export const entryOf = (field: string, width: number | null | undefined): string =>
  width ? `${field}.${Math.round(Math.min(widest, Math.max(narrowest, width)))}` : field;

export const fieldOf = (entry: string): string => entry.split('.')[0] ?? entry;

/** The widths that were set, by field; what is no width counts as none. */
export function widthsIn(entries: string[]): Map<string, number> {
  const widths = new Map<string, number>();
  for (const entry of entries) {
    const width = Number(entry.split('.')[1]);
    if (width >= narrowest && width <= widest) widths.set(fieldOf(entry), width);
  }
  return widths;
}
