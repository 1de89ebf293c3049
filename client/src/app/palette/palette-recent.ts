import type { PaletteEntry } from './palette-entries';

const most = 6;
const placeOf = (userId: string, companyId: string | undefined) => `muster.recent.${userId}.${companyId ?? ''}`;

const isEntry = (value: unknown): value is PaletteEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'path'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  (value as PaletteEntry).path.startsWith('/');

/** What one opened last from the palette in this browser. */
export function recentOf(userId: string, companyId: string | undefined): PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userId, companyId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(userId: string, companyId: string | undefined, entry: PaletteEntry): void {
  const others = recentOf(userId, companyId).filter(({ path }) => path !== entry.path);
  localStorage.setItem(placeOf(userId, companyId), JSON.stringify([entry, ...others].slice(0, most)));
}
