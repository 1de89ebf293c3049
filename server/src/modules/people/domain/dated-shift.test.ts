import { shiftGivenFrom, shiftIdOn, type ShiftOnFile } from './dated-shift';

const always = (shiftId: string | null): ShiftOnFile => ({ shiftId, shifts: null });
const given = (before: ShiftOnFile, shiftId: string | null, day: string): ShiftOnFile => ({
  shiftId,
  shifts: shiftGivenFrom(before, shiftId, day),
});
const on = (file: ShiftOnFile, ...days: string[]) => days.map((day) => shiftIdOn(file, day));

describe('the shift on file by date', () => {
  const moved = given(always('day'), 'night', '2026-03-10');

  it.each<[string, ShiftOnFile, string[], (string | null)[]]>([
    ['never changed is always the same', always('day'), ['2020-01-01', '2030-01-01'], ['day', 'day']],
    ['none is none on all days', always(null), ['2020-01-01'], [null]],
    [
      'changed leaves the days before as they were',
      moved,
      ['2020-01-01', '2026-03-09', '2026-03-10', '2030-01-01'],
      ['day', 'day', 'night', 'night'],
    ],
    [
      'given for the first time begins then',
      given(always(null), 'day', '2026-03-10'),
      ['2026-03-09', '2026-03-10'],
      [null, 'day'],
    ],
    [
      'taken away ends then',
      given(moved, null, '2026-05-01'),
      ['2026-03-09', '2026-04-30', '2026-05-01'],
      ['day', 'night', null],
    ],
    [
      'changed twice has three',
      given(moved, 'day', '2026-06-01'),
      ['2026-03-09', '2026-05-31', '2026-06-01'],
      ['day', 'night', 'day'],
    ],
    [
      'changed for a day to come is as before until then',
      given(moved, 'late', '2099-01-01'),
      ['2026-11-22', '2099-01-01'],
      ['night', 'late'],
    ],
    [
      'changed anew from the same day is put right',
      given(moved, 'late', '2026-03-10'),
      ['2026-03-09', '2026-03-10'],
      ['day', 'late'],
    ],
    [
      'changed from an earlier day supersedes what began later',
      given(given(moved, 'day', '2026-06-01'), 'late', '2026-02-01'),
      ['2026-01-31', '2026-02-01', '2026-07-01'],
      ['day', 'late', 'late'],
    ],
    [
      'put back to what held before is one stretch again',
      given(moved, 'day', '2026-03-10'),
      ['2026-03-09', '2026-03-10'],
      ['day', 'day'],
    ],
  ])('%s', (_name, file, days, expected) => {
    expect(on(file, ...days)).toEqual(expected);
  });
});
