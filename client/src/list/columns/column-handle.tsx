import { useRef, useState, type PointerEvent } from 'react';

interface Props {
  /** Null for as wide as what is in it. */
  resize: (width: number | null) => void;
}

/**
 * At the end of the head of a column: dragged it makes the column wider or narrower, pressed twice as wide as what is
 * in it. By keyboard widths are set where columns are chosen.
 */
export function ColumnHandle({ resize }: Props) {
  const start = useRef<{ at: number; width: number; sign: number } | null>(null);
  const [by, setBy] = useState<number | null>(null);

  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    const head = event.currentTarget.closest('th');
    if (!head || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {
      at: event.clientX,
      width: head.getBoundingClientRect().width,
      sign: getComputedStyle(head).direction === 'rtl' ? -1 : 1,
    };
    setBy(0);
  };
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    setBy(null);
    const moved = from ? event.clientX - from.at : 0;
    if (from && Math.abs(moved) > 2) resize(from.width + moved * from.sign);
  };
  return (
    <span
      className={by === null ? 'column-handle' : 'column-handle column-handle-moving'}
      style={by === null ? undefined : { transform: `translateX(${by}px)` }}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={(event) => start.current && setBy(event.clientX - start.current.at)}
      onPointerUp={end}
      onPointerCancel={() => {
        start.current = null;
        setBy(null);
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => resize(null)}
    />
  );
}
