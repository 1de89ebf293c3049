import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

/** Where a phone says it is: degrees, and the metres within which that is right; null where it does not tell. */
export interface Position {
  latitude: number;
  longitude: number;
  accuracy: number | null;
}

/** The place of a shift and the metres around it. */
export interface Fence {
  latitude: number;
  longitude: number;
  radius: number;
}

/** A place as it is entered: known by all of it, or not at all. */
interface EnteredPlace {
  fenceLatitude: string | null;
  fenceLongitude: string | null;
  fenceRadius: number | null;
}

export function halfAPlaceProblem({
  fenceLatitude,
  fenceLongitude,
  fenceRadius,
}: EnteredPlace): { field: string; text: Text } | null {
  const given = { fenceLatitude, fenceLongitude, fenceRadius };
  const missing = Object.entries(given).find(([, value]) => value === null);
  if (!missing || Object.values(given).every((value) => value === null)) return null;
  const text = t('geofence.text');
  return { field: missing[0], text };
}

export const geofenceResults = ['inside', 'outside', 'unknown'] as const;
export type GeofenceResult = (typeof geofenceResults)[number];

const earth = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places, by the great circle. */
export function metresBetween(
  one: Pick<Fence, 'latitude' | 'longitude'>,
  other: Pick<Fence, 'latitude' | 'longitude'>,
): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  return (
    2 *
    earth *
    Math.asin(
      Math.min(
        1,
        Math.sqrt(half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(other.longitude - one.longitude))),
      ),
    )
  );
}

/** Metres within which a position is told well enough for any place: as well as phones do in buildings. */
const usualAccuracy = 100;

/**
 * Whether somebody was at the place. Outside is who cannot have been there, however wrong their phone may be; inside
 * who is told to be there by a phone that knows it well enough; of everybody else nobody knows.
 */
export function geofenceOf(fence: Fence, position: Position | null): { result: GeofenceResult; metres: number | null } {
  if (!position) return { result: 'unknown', metres: null };
  const exact = metresBetween(fence, position);
  const metres = Math.round(exact);
  const accuracy = position.accuracy ?? 0;
  if (exact - accuracy > fence.radius) return { result: 'outside', metres };
  return {
    result: exact <= fence.radius && accuracy <= Math.max(fence.radius, usualAccuracy) ? 'inside' : 'unknown',
    metres,
  };
}
