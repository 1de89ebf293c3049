import { useEffect, useLayoutEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) &&
      !/^(checkbox|radio)$/.test((target as HTMLInputElement).type)));

/** Keys as known mail programs have them. While a dialog is open they belong to it. */
export function useMailKeys(keys: Record<string, (() => void) | undefined>, off: boolean) {
  const latest = useRef({ keys, off });
  useLayoutEffect(() => {
    latest.current = { keys, off };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { keys: now, off: isOff } = latest.current;
      if (isOff || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' && event.target !== document.body && (event.target as HTMLElement).id !== 'content')
        return;
      const run = now[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
