import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type RefObject } from 'react';

/** How far a finger goes before letting go decides. */
const farEnough = 96;
const firstStep = 12;

/**
 * A finger that pulls a row towards the end of the line, or back towards its beginning. There are buttons for the same:
 * nobody has to.
 */
export function useSwipe(
  row: RefObject<HTMLElement | null>,
  toEnd: (() => void) | null,
  toStart: (() => void) | null,
): { className?: string; style?: CSSProperties } {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [pulled, setPulled] = useState(0);
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
  const act = pulled * forward >= farEnough ? toEnd : pulled * forward <= -farEnough ? toStart : null;
  const end = () => {
    from.current = null;
    setPulled(0);
  };
  const down = useEffectEvent(({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') from.current = { x: clientX, y: clientY };
  });
  const move = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (!from.current) return;
    const [x, y] = [clientX - from.current.x, clientY - from.current.y];
    if (pulled === 0 && Math.abs(y) > firstStep) end();
    else if (pulled !== 0 || Math.abs(x) > firstStep) setPulled((x * forward > 0 ? toEnd : toStart) ? x : 0);
  });
  const up = useEffectEvent(() => {
    act?.();
    end();
  });
  const stop = useEffectEvent(end);
  useEffect(() => {
    const element = row.current;
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: stop };
    const each = Object.entries(heard) as [string, EventListener][];
    for (const [name, listener] of each) element?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of each) element?.removeEventListener(name, listener);
    };
  }, [row]);
  if (pulled === 0) return {};
  return {
    className: `swiping swiping-${pulled * forward > 0 ? 'end' : 'start'}${act ? ' swiping-far' : ''}`,
    style: { transform: `translateX(${pulled}px)` },
  };
}
