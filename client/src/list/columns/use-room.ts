import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { AnyColumn } from '../area';
import { columnsWithoutRoom } from './columns-with-room';

/** What an antd table scrolls in. */
const SCROLLED = '.ant-table-content';
const tellsState = ({ field }: AnyColumn): boolean => /(state|status|standing|isActive)$/i.test(field);

/**
 * The columns that have room in the table, where nobody chose which; who wants others chooses them. What went stays
 * away until the table is of another width: columns do not come and go from page to page.
 */
export function useRoom(
  table: RefObject<HTMLDivElement | null>,
  columns: AnyColumn[],
  areChosen: boolean,
): AnyColumn[] {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const shown = areChosen ? columns : columns.filter(({ field }) => !gone.has(field));

  useLayoutEffect(() => {
    const scrolled = table.current?.querySelector(SCROLLED);
    if (areChosen || !scrolled) return;
    const over = scrolled.scrollWidth - scrolled.clientWidth;
    if (over <= 1) return;
    const placed = shown.map((column) => ({
      field: column.field,
      width: scrolled.querySelector(`th[data-field="${column.field}"]`)?.getBoundingClientRect().width ?? 0,
      tellsState: tellsState(column),
    }));
    const without = columnsWithoutRoom(placed, over);
    if (without.length) setGone((before) => new Set([...before, ...without]));
  }, [areChosen, shown, table]);

  useEffect(() => {
    const scrolled = table.current?.querySelector(SCROLLED);
    if (areChosen || !scrolled) return undefined;
    let { clientWidth } = scrolled;
    const observer = new ResizeObserver(() => {
      if (Math.abs(scrolled.clientWidth - clientWidth) <= 1) return;
      ({ clientWidth } = scrolled);
      setGone(new Set());
    });
    observer.observe(scrolled);
    return () => observer.disconnect();
  }, [areChosen, table]);
  return shown;
}
