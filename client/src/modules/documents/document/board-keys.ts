/**
 * The card an arrow key leads to: up and down within a column, sideways to the card at the same height of the next
 * column that has any. `lanes` tells the column of each card in order; null where there is none that way.
 */
export function neighbourOf(lanes: number[], from: number, key: string, isRtl: boolean): number | null {
  const lane = lanes[from];
  if (lane === undefined) return null;
  const inLane = (wanted: number) => lanes.flatMap((each, index) => (each === wanted ? [index] : []));
  const own = inLane(lane);
  const height = own.indexOf(from);
  if (key === 'ArrowUp') return own[height - 1] ?? null;
  if (key === 'ArrowDown') return own[height + 1] ?? null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const others = [...new Set(lanes)].toSorted((a, b) => a - b);
  const next = others[others.indexOf(lane) + ((key === 'ArrowRight') === isRtl ? -1 : 1)];
  if (next === undefined) return null;
  const there = inLane(next);
  return there[Math.min(height, there.length - 1)] ?? null;
}
