import {
  asksTheSame,
  beforeChanges,
  changedFrom,
  expectedMinutes,
  shiftOn,
  type DatedShift,
  type ShiftPeriod,
  type ShiftPlan,
} from './shift';

const times = (start: string, end: string): ShiftPlan => ({
  kind: 'times',
  totalHours: '8',
  periods: [{ start, end, graceIn: 0, graceOut: 0 } satisfies ShiftPeriod],
});
const always = (plan: ShiftPlan): DatedShift => ({ ...plan, timesFrom: null, earlier: [] });
const [early, late, short] = [times('07:00', '15:00'), times('09:00', '17:00'), times('10:00', '14:00')];
const change = (shift: DatedShift, plan: ShiftPlan, day: string): DatedShift => ({
  ...plan,
  ...changedFrom(shift, day),
});
const startsOn = (shift: DatedShift, ...days: string[]): string[] =>
  days.map((day) => shiftOn(shift, day).periods[0]!.start);

describe('a shift by date', () => {
  const twice = change(change(always(early), late, '2026-03-10'), short, '2026-06-01');

  it.each<[string, DatedShift, string[], string[]]>([
    ['never changed is always the same', always(early), ['2020-01-01', '2030-01-01'], ['07:00', '07:00']],
    [
      'changed keeps what held on days before',
      change(always(early), late, '2026-03-10'),
      ['2020-01-01', '2026-03-09', '2026-03-10', '2026-12-31'],
      ['07:00', '07:00', '09:00', '09:00'],
    ],
    [
      'changed twice has three versions',
      twice,
      ['2026-03-09', '2026-05-31', '2026-06-01'],
      ['07:00', '09:00', '10:00'],
    ],
    [
      'changed for a day to come is as before until then',
      change(always(early), late, '2099-01-01'),
      ['2026-11-22', '2099-01-01'],
      ['07:00', '09:00'],
    ],
    [
      'changed again from the same day is put right',
      change(change(always(early), late, '2026-03-10'), short, '2026-03-10'),
      ['2026-03-09', '2026-03-10'],
      ['07:00', '10:00'],
    ],
    [
      'changed from an earlier day supersedes what began later',
      change(twice, late, '2026-02-01'),
      ['2026-01-31', '2026-02-01', '2026-07-01'],
      ['07:00', '09:00', '09:00'],
    ],
  ])('%s', (_name, shift, days, expected) => {
    expect(startsOn(shift, ...days)).toEqual(expected);
  });

  it('keeps all that days come out by: kind, hours, windows, thresholds, least of overtime and shift work', () => {
    const before = always({
      ...early,
      windowBefore: 30,
      windowAfter: 90,
      leastHalf: 120,
      leastFull: 360,
      leastOvertime: 15,
      isShiftWork: true,
    });
    const {
      timesFrom: _day,
      earlier: _earlier,
      ...asked
    } = shiftOn(change(before, { kind: 'daily_hours', totalHours: '6', periods: [] }, '2026-03-10'), '2026-03-09');
    expect(asksTheSame(asked, before)).toBe(true);
    expect(expectedMinutes(asked)).toBe(480);
  });

  it('is read as it was before changes that were made since, whichever of them touched what', () => {
    const [first, second] = [
      change(always(early), late, '2026-03-10'),
      change(change(always(early), late, '2026-03-10'), short, '2026-02-01'),
    ];
    const replaced = [
      always(early),
      {
        periods: first.periods,
        timesFrom: first.timesFrom,
        earlier: first.earlier,
        multiplier: 1.5 as unknown as string,
      },
    ];
    expect(startsOn(beforeChanges(second, replaced), '2026-02-15', '2026-03-10')).toEqual(['07:00', '07:00']);
    expect(startsOn(beforeChanges(second, replaced.slice(1)), '2026-02-15', '2026-03-10')).toEqual(['07:00', '09:00']);
    expect(beforeChanges(second, replaced.slice(1)).multiplier).toBe('1.50');
  });

  it.each<[string, Partial<ShiftPlan>, boolean]>([
    ['nothing', {}, true],
    ['hours written otherwise', { totalHours: '8.00' }, true],
    ['the usual window, told', { windowBefore: 60 }, true],
    ['a grace', { periods: [{ ...early.periods[0]!, graceIn: 5 }] }, false],
    ['the least of overtime', { leastOvertime: 30 }, false],
    ['shift work', { isShiftWork: true }, false],
    ['half a day', { leastHalf: 60 }, false],
  ])('asks for the same where %s differs: %#', (_name, more, same) => {
    expect(asksTheSame(early, { ...early, ...more })).toBe(same);
  });
});
