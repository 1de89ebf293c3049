import { instantsOf, nextInstantAt, plannedInstant, wallMoment } from './zone-time';

const iso = (instants: (number | null)[]) =>
  instants.map((instant) => instant && new Date(instant).toISOString().slice(0, 16));

describe('the instants at which a wall clock shows a time', () => {
  it.each([
    ['Asia/Dubai', '2026-03-01', '08:00:00', ['2026-03-01T04:00']],
    ['Asia/Kolkata', '2026-03-01', '00:15:00', ['2026-02-28T18:45']],
    ['Pacific/Kiritimati', '2026-03-01', '00:00:00', ['2026-02-28T10:00']],
    ['Europe/Berlin', '2026-10-25', '02:30:00', ['2026-10-25T00:30', '2026-10-25T01:30']],
    ['Europe/Berlin', '2026-10-25', '03:00:00', ['2026-10-25T02:00']],
    ['Europe/Berlin', '2026-03-29', '02:30:00', []],
    ['Europe/Berlin', '2026-03-29', '03:00:00', ['2026-03-29T01:00']],
    ['Africa/Cairo', '2026-04-24', '00:30:00', []],
    ['Africa/Casablanca', '2026-02-15', '02:30:00', ['2026-02-15T01:30', '2026-02-15T02:30']],
    ['Australia/Lord_Howe', '2026-04-05', '01:45:00', ['2026-04-04T14:45', '2026-04-04T15:15']],
  ])('%s %s %s', (zone, date, time, expected) => {
    const instants = instantsOf(date, time, zone);
    expect(iso(instants)).toEqual(expected);
    for (const instant of instants) expect(wallMoment(instant, zone)).toEqual({ date, time });
  });

  it.each([
    ['the same day', '2026-10-24T20:00Z', '23:00:00', '2026-10-24T21:00'],
    ['the next day when that time has passed', '2026-10-24T20:00Z', '06:00:00', '2026-10-25T05:00'],
    ['the second time of a repeated hour, once in it', '2026-10-25T00:45Z', '02:30:00', '2026-10-25T01:30'],
    ['never in the hour left out', '2026-03-28T21:00Z', '02:30:00', null],
  ])('next: %s', (_name, after, time, expected) => {
    expect(iso([nextInstantAt(Date.parse(after), time, 'Europe/Berlin')])).toEqual([expected]);
  });

  it('a planned time that is left out comes as much later as the clocks go forward', () => {
    expect(iso([plannedInstant('2026-03-29', '02:30:00', 'Europe/Berlin')])).toEqual(['2026-03-29T01:30']);
  });
});
