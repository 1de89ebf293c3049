import { dayAfter, isDay, weekStartOf } from './week';

describe('a week of the roster', () => {
  it.each([
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-11-22', 6, '2026-11-21'],
    ['2027-01-01', 1, '2026-12-28'],
  ])('of %s that begins on weekday %i begins on %s', (date, firstDay, first) => {
    expect(weekStartOf(date, firstDay)).toBe(first);
  });
  it('goes on over the end of a month', () => expect(dayAfter('2026-11-29', 7)).toBe('2026-12-06'));
  it.each([
    ['2026-11-22', true],
    ['2026-13-01', false],
    ['today', false],
    [null, false],
  ])('%s may be asked for: %s', (text, is) => expect(isDay(text)).toBe(is));
});
