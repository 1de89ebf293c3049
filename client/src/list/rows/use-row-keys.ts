import { useEffect, useRef, useState } from 'react';

interface Keys {
  ids: string[];
  open: (id: string) => void;
  edit: (id: string) => void;
  create?: () => void;
  search: () => void;
  help: () => void;
  /** While a drawer or dialog is open the keys belong to it. */
  off: boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The keys of a list: j and k move, Enter opens, e edits, n makes a new one, / searches, ? explains. */
export function useRowKeys(keys: Keys): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const latest = useRef({ keys, current });
  useEffect(() => {
    latest.current = { keys, current };
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { keys: now, current: id } = latest.current;
      if (now.off || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = (by: number) => {
        const at = id === null ? -1 : now.ids.indexOf(id);
        const next = now.ids[Math.min(now.ids.length - 1, Math.max(0, at + by))];
        setCurrent(next ?? null);
        document.querySelector(`[data-row-key="${next}"]`)?.scrollIntoView({ block: 'nearest' });
      };
      const act: Record<string, (() => void) | undefined> = {
        j: () => move(1),
        k: () => move(-1),
        e: () => id && now.edit(id),
        n: now.create,
        '/': now.search,
        '?': now.help,
        Enter: event.target === document.body && id ? () => now.open(id) : undefined,
      };
      const run = act[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return current && keys.ids.includes(current) ? current : null;
}
