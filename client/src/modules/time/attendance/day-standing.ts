import type { DayStanding } from '../../../generated/time/attendance';

const standings: readonly string[] = ['absent', 'expected', 'late'] satisfies DayStanding[];

/** A single day with those alone who stand out on it, where the address asks for that. */
export function dayAndStandingFrom(address: URLSearchParams): { day: string; standing: DayStanding } | null {
  const [day, standing] = [address.get('day') ?? '', address.get('standing') ?? ''];
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && standings.includes(standing)
    ? { day, standing: standing as DayStanding }
    : null;
}
