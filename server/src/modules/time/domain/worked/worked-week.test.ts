import fc from 'fast-check';
import { weekOf } from '../../../../kernel/dates/plain-date';
import { withWeeklyOvertime } from './worked-week';

describe('overtime of a week', () => {
  const hours = (...all: [number, number][]) =>
    all.map(([h, overtime]) => ({ worked: h * 60, overtime: overtime * 60 }));
  it.each<[string, [number, number][], number[]]>([
    [
      'of six days of eight hours is none',
      [
        [8, 0],
        [8, 0],
        [8, 0],
        [8, 0],
        [8, 0],
        [8, 0],
      ],
      [0, 0, 0, 0, 0, 0],
    ],
    [
      'that was overtime of its day is not counted again',
      [
        [10, 2],
        [10, 2],
        [10, 2],
        [10, 2],
        [10, 2],
      ],
      [120, 120, 120, 120, 120],
    ],
    [
      'without overtime of days is what goes beyond it, on the day it does',
      [
        [10, 0],
        [10, 0],
        [10, 0],
        [10, 0],
        [10, 0],
        [4, 0],
      ],
      [0, 0, 0, 0, 120, 240],
    ],
  ])('%s', (_name, days, expected) => {
    expect(withWeeklyOvertime(hours(...days), 48 * 60).map(({ overtime }) => overtime)).toEqual(expected);
  });
  it('is never more than was worked', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.nat(960).chain((all) => fc.record({ worked: fc.constant(all), overtime: fc.nat(all) })),
          { maxLength: 7 },
        ),
        fc.nat(4000),
        (days, limit) => {
          const total = (each: { overtime: number }[]) => each.reduce((all, { overtime }) => all + overtime, 0);
          const after = withWeeklyOvertime(days, limit);
          expect(after.every(({ worked: minutes, overtime }) => overtime <= minutes)).toBe(true);
          const all = days.reduce((sum, { worked: minutes }) => sum + minutes, 0);
          expect(total(after)).toBe(Math.max(total(days), all - limit));
        },
      ),
    );
  });
  it.each<[string, 0 | 1, string]>([
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-16', 1, '2026-11-16'],
  ])('%s is of the week of weekday %i that begins on %s', (date, start, first) => {
    expect(weekOf(date, start)).toBe(first);
  });
});
