import { hoursOfShare, wholeWeek } from './weekly-hours';

const week = [480, 480, 480, 480, 480, 0, 0].map((usualMinutes) => ({ usualMinutes }));

describe('the hours a week', () => {
  it('are whole by what the calendar plans, two weeks that differ by their average', () => {
    expect(wholeWeek([...week, ...week])).toBe(40);
    expect(wholeWeek([...week, ...week.slice(0, 4)])).toBe(36);
  });

  it.each([
    ['1', 40],
    ['0.5', 20],
    ['0.333', 13.32],
    ['0', null],
    ['1.2', null],
    ['half', null],
    [null, null],
  ])('of a share of %s of forty are %s', (fte, hours) => {
    expect(hoursOfShare(40, fte)).toBe(hours);
  });

  it('follow from no share where nothing is planned', () => expect(hoursOfShare(0, '1')).toBeNull());
});
