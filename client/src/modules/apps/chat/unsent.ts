/** A message that has not reached the server yet; sent again with its key, it is not written twice. */
export interface Unsent {
  key: string;
  text: string;
  at: string;
  /** Why it was not sent, empty where nobody knows; absent while it is on its way. */
  problem?: string;
}

/** What somebody has begun or could not send in one conversation. */
export interface Unfinished {
  draft: string;
  unsent: Unsent[];
}

const known = new Map<string, Unfinished>();
const listeners = new Set<() => void>();
const placeOf = (owner: string, personId: string) => `muster.chat.${owner}.${personId}`;

function stored(place: string): Unfinished {
  try {
    const { draft, unsent } = JSON.parse(sessionStorage.getItem(place) ?? '') as Unfinished;
    // What was on its way when the page closed may have arrived: sending it again with its key tells.
    return { draft, unsent: unsent.map((each) => ({ ...each, problem: each.problem ?? '' })) };
  } catch {
    return { draft: '', unsent: [] };
  }
}

export function unfinishedOf(owner: string, personId: string): Unfinished {
  const place = placeOf(owner, personId);
  let found = known.get(place);
  if (!found) known.set(place, (found = stored(place)));
  return found;
}

/** Kept until the tab closes, so that neither a reload nor another conversation loses it. */
export function changeUnfinished(owner: string, personId: string, change: (now: Unfinished) => Unfinished): void {
  const place = placeOf(owner, personId);
  const next = change(unfinishedOf(owner, personId));
  known.set(place, next);
  try {
    if (next.draft || next.unsent.length > 0) sessionStorage.setItem(place, JSON.stringify(next));
    else sessionStorage.removeItem(place);
  } catch {
    // A full or forbidden storage keeps nothing; the page itself still does.
  }
  for (const tell of listeners) tell();
}

export function onUnfinished(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
