import type { ClockPositionInput } from '../../../generated/time/pieces';

const longestWaitMs = 8_000;
const freshForMs = 30_000;

/** Where this device is, as far as it tells within a few seconds; null where it may not, cannot or does not. */
export function positionNow(): Promise<ClockPositionInput | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    // A question nobody answers keeps nobody from clocking.
    const timer = setTimeout(() => resolve(null), longestWaitMs + 2_000);
    const answer = (position: ClockPositionInput | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        answer({
          latitude: coords.latitude.toFixed(6),
          longitude: coords.longitude.toFixed(6),
          accuracy: Math.ceil(coords.accuracy),
        }),
      () => answer(null),
      { enableHighAccuracy: true, timeout: longestWaitMs, maximumAge: freshForMs },
    );
  });
}
