import { hoursBetween, isStillIn, longestPresence, placePresence } from './attendance';

describe('hours of a presence', () => {
  it.each([
    ['a day', 'Asia/Dubai', '2026-03-02', '08:00:00', '16:30:00', '8.50'],
    ['a night', 'Asia/Dubai', '2026-03-02', '22:00:00', '06:00:00', '8.00'],
    ['the night clocks go forward', 'Europe/Berlin', '2026-03-28', '22:00:00', '06:00:00', '7.00'],
    ['the night clocks go back', 'Europe/Berlin', '2026-10-24', '22:00:00', '06:00:00', '9.00'],
    ['the night clocks go back in America', 'America/New_York', '2026-10-31', '22:00:00', '06:00:00', '9.00'],
    ['over the end of a year', 'Asia/Riyadh', '2025-12-31', '23:30:00', '00:15:00', '0.75'],
    ['into the repeated hour', 'Europe/Berlin', '2026-10-24', '22:00:00', '02:30:00', '4.50'],
    ['half an hour of change', 'Australia/Lord_Howe', '2026-04-04', '22:00:00', '06:00:00', '8.50'],
    ['seconds, rounded', 'Asia/Dubai', '2026-03-02', '08:00:00', '08:00:18', '0.01'],
    ['seconds, rounded down', 'Asia/Dubai', '2026-03-02', '08:00:00', '08:00:17', '0.00'],
    ['nearly a day', 'Asia/Dubai', '2026-03-02', '08:00:00', '07:59:00', '23.98'],
  ])('%s: %s %s %s–%s is %s', (_name, zone, date, timeIn, timeOut, hours) => {
    const placed = placePresence({ date, timeIn, timeOut }, zone);
    expect(placed.placed && hoursBetween(placed.startedAt, placed.endedAt!)).toBe(hours);
  });

  it('counts from the instant it was taken at where the clock on the wall tells two', () => {
    const second = Date.parse('2026-10-25T01:30:00Z');
    const placed = placePresence({ date: '2026-10-25', timeIn: '02:30:00', timeOut: '03:30:00' }, 'Europe/Berlin', second);
    expect(placed.placed && hoursBetween(placed.startedAt, placed.endedAt!)).toBe('1.00');
  });

  it.each([
    ['a way in in the hour left out', '02:30:00', '06:00:00', 'timeIn'], ['a way out in it', '01:00:00', '02:30:00', 'timeOut'],
    ['a way out at the same time', '05:00:00', '05:00:00', 'timeOut'],
  ])('refuses %s', (_name, timeIn, timeOut, field) => {
    expect(placePresence({ date: '2026-03-29', timeIn, timeOut }, 'Europe/Berlin')).toMatchObject({ placed: false, field });
  });

  it('without a way out are none yet', () => {
    expect(placePresence({ date: '2026-03-02', timeIn: '08:00:00', timeOut: null }, 'Asia/Dubai'))
      .toEqual({ placed: true, startedAt: Date.parse('2026-03-02T04:00:00Z'), endedAt: null });
  });
});

it('who came in counts as in until the longest presence is over', () => {
  expect([isStillIn(0, longestPresence - 1), isStillIn(0, longestPresence)]).toEqual([true, false]);
});
