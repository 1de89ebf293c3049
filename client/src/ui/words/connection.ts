import { useSyncExternalStore } from 'react';

export interface Connection {
  isLost: boolean;
  /** When the oldest of what the page in sight shows was asked for, where it was kept on this device. */
  keptAt: number | null;
}

let now: Connection = { isLost: !navigator.onLine, keptAt: null };
const listeners = new Set<() => void>();

function become(next: Connection): void {
  if (next.isLost === now.isLost && next.keptAt === now.keptAt) return;
  now = next;
  listeners.forEach((tell) => tell());
}

export const connection = {
  lost: () => become({ ...now, isLost: true }),
  found: () => become({ isLost: false, keptAt: null }),
  showsKept: (at: number) => become({ isLost: true, keptAt: Math.min(at, now.keptAt ?? at) }),
  pageChanged: () => become({ ...now, keptAt: null }),
};

window.addEventListener('offline', connection.lost);

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Whether the server can be reached, as the last call told. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => now);
