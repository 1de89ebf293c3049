import fc from 'fast-check';
import { geofenceOf, metresBetween, type GeofenceResult, type Position } from './geofence';

const clinic = { latitude: 25.204849, longitude: 55.270783, radius: 150 };
/** So many metres north of the clinic. */
const north = (metres: number, accuracy: number | null = 10): Position => ({
  latitude: clinic.latitude + metres / 111_195.08,
  longitude: clinic.longitude,
  accuracy,
});

it.each([
  [
    'Dubai and Abu Dhabi',
    { latitude: 25.2048, longitude: 55.2708 },
    { latitude: 24.4539, longitude: 54.3773 },
    122_774,
  ],
  ['two sides of the date line', { latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }, 222],
  ['one place', clinic, clinic, 0],
])('%s are so many metres apart', (_name, one, other, metres) => {
  expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThan(metres * 0.002 + 1);
});

describe('within 150 m of the place', () => {
  it.each<[string, Position | null, GeofenceResult, number | null]>([
    ['at the door', north(5), 'inside', 5],
    ['at the edge', north(149), 'inside', 149],
    ['a little beyond it, but the phone may be wrong by as much', north(155), 'unknown', 155],
    ['surely beyond it', north(161), 'outside', 161],
    ['far away', north(5_000), 'outside', 5_000],
    ['far away by a phone that knows no better than the district', north(3_000, 4_000), 'unknown', 3_000],
    ['there, by a phone that knows no better than the district', north(20, 4_000), 'unknown', 20],
    ['there, by a phone that does not say how well it knows', north(20, null), 'inside', 20],
    ['without a position', null, 'unknown', null],
  ])('%s', (_name, position, result, metres) => {
    expect(geofenceOf(clinic, position)).toEqual({ result, metres });
  });

  it('of a small place a phone need not know better than phones do', () => {
    expect([
      geofenceOf({ ...clinic, radius: 30 }, north(10, 65)).result,
      geofenceOf({ ...clinic, radius: 30 }, north(10, 101)).result,
    ]).toEqual(['inside', 'unknown']);
  });
});

it('the better a phone knows, the less is unknown, and nobody is inside by one and outside by another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      (metres, one, other) => {
        const results = new Set([one, other].map((accuracy) => geofenceOf(clinic, north(metres, accuracy)).result));
        expect(results.has('inside') && results.has('outside')).toBe(false);
      },
    ),
  );
});
