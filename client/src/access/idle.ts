import { useEffect } from 'react';

const key = 'muster.active';
const lookEveryMs = 5_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Calls `leave` once nobody did anything in any tab for so many minutes: an open page asks the server by itself and
 * would keep its session for ever.
 */
export function useIdle(minutes: number | null, leave: () => void): void {
  useEffect(() => {
    if (minutes === null) return undefined;
    let notedAt = 0;
    const note = () => {
      if (Date.now() - notedAt < lookEveryMs) return;
      notedAt = Date.now();
      localStorage.setItem(key, String(notedAt));
    };
    note();
    const timer = setInterval(() => {
      if (Date.now() - Number(localStorage.getItem(key)) < minutes * 60_000) return;
      clearInterval(timer);
      leave();
    }, lookEveryMs);
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, [minutes, leave]);
}
