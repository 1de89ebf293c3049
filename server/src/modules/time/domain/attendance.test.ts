import { hoursBetween, isStillIn, longestDuty, placePresence } from './attendance';

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
    [
      'from a time to the same of the next day, on a shift round the clock',
      'Asia/Dubai',
      '2026-03-02',
      '08:00:00',
      '08:00:00',
      '24.00',
    ],
    ['such a day on which clocks go forward', 'Europe/Berlin', '2026-03-28', '08:00:00', '08:00:00', '23.00'],
    [
      'such a day on which clocks go back, in the hour shown twice',
      'Europe/Berlin',
      '2026-10-25',
      '02:30:00',
      '02:30:00',
      '25.00',
    ],
  ])('%s: %s %s %s–%s is %s', (_name, zone, date, timeIn, timeOut, hours) => {
    const placed = placePresence({ date, timeIn, timeOut, isWholeDay: true }, zone);
    expect(placed.placed && hoursBetween(placed.startedAt, placed.endedAt!)).toBe(hours);
  });

  it('counts from the instant it was taken at where the clock on the wall tells two', () => {
    const second = Date.parse('2026-10-25T01:30:00Z');
    const placed = placePresence(
      { date: '2026-10-25', timeIn: '02:30:00', timeOut: '03:30:00' },
      'Europe/Berlin',
      second,
    );
    expect(placed.placed && hoursBetween(placed.startedAt, placed.endedAt!)).toBe('1.00');
  });

  it.each([
    ['a way in in the hour left out', '02:30:00', '06:00:00', 'timeIn'],
    ['a way out in it', '01:00:00', '02:30:00', 'timeOut'],
    ['a way out at the same time, unless the shift is a whole day,', '05:00:00', '05:00:00', 'timeOut'],
  ])('refuses %s', (_name, timeIn, timeOut, field) => {
    expect(placePresence({ date: '2026-03-29', timeIn, timeOut }, 'Europe/Berlin')).toMatchObject({
      placed: false,
      field,
    });
  });

  it('without a way out are none yet', () => {
    expect(placePresence({ date: '2026-03-02', timeIn: '08:00:00', timeOut: null }, 'Asia/Dubai')).toEqual({
      placed: true,
      startedAt: Date.parse('2026-03-02T04:00:00Z'),
      endedAt: null,
    });
  });
});

describe('who came in and has not gone out', () => {
  const hours = (count: number): number => count * 3_600_000;
  it.each([
    ['is in for less than 16 hours without a shift', 16 - 0.01, null, true],
    ['is in no longer after 16', 16, null, false],
    ['is in for 16 hours though their shift closed before', 15.99, 9, true],
    ['is in no longer after them, since it closed', 16, 9, false],
    ['is in until the window of a shift of 24 hours closes', 25, 25, true],
    ['is in no longer once it has closed', 25.01, 25, false],
  ])('%s', (_law, now, closes, isIn) => {
    expect(isStillIn(0, hours(now), closes === null ? null : { closesAt: hours(closes) })).toBe(isIn);
  });
  it('is in no longer than a whole day between the widest windows of a shift, six hours each', () => {
    expect(longestDuty).toBe(hours(36));
  });
});
