import fc from 'fast-check';
import { planDay } from '../attendance-day';
import type { ShiftPlan } from '../shift';
import { daysChanged, secondStep, stepOn, type DatedOvertimeStep, type OvertimeStepRule } from './second-step';
import { at, day, dubai, nightly, office, times, worked, type Case } from './time-worked.fixture';
import { nightOvertime, nightsAround } from './worked-day';
import { withWeeklyOvertime } from './worked-week';

const beyond = (hours: number, factor = '2.00'): OvertimeStepRule => ({ after: hours * 60, factor });

const two = (number: number): string => String(number).padStart(2, '0');

/** Minutes worked, of overtime, of that by night, of the second step, and of that by night. */
function told(
  { plan = office, ...given }: Case,
  step: OvertimeStepRule | null,
  { weekOvertime = 0, nightCountsInShifts = true } = {},
): number[] {
  const planned = planDay(plan, day, dubai);
  const result = worked({ plan, ...given });
  const whole = { ...result, overtime: result.overtime + weekOvertime };
  const facts = {
    presences: given.spans.map(([from, to]) => ({ startedAt: at(from), endedAt: to === null ? null : at(to) })),
    nights: nightsAround(day, dubai, { from: '22:00', to: '05:00' }),
  };
  const law = { nightCountsInShifts };
  const { secondOvertime, secondNightOvertime } = secondStep(facts, planned, whole, law, step);
  return [whole.worked, whole.overtime, nightOvertime(facts, planned, whole, law), secondOvertime, secondNightOvertime];
}

const twice: ShiftPlan = times(['06:00', '12:00'], ['16:00', '22:00']);
const duty: ShiftPlan = times(['08:00', '08:00']);
const halfHoliday: ShiftPlan = times(['08:00', '12:00']);

describe('what of a day is of the second step', () => {
  it.each<[string, Case, OvertimeStepRule | null, number[], Parameters<typeof told>[2]?]>([
    [
      'a shift of 8 h with an hour of break, there 08–22: 13 h worked, 4 h of the first step and 1 h of the second',
      { spans: [['08:00', '22:00']] },
      beyond(12),
      [780, 300, 0, 60, 0],
    ],
    ['without a rule all of it is of the first', { spans: [['08:00', '22:00']] }, null, [780, 300, 0, 0, 0]],
    ['12 h worked are none beyond 12', { spans: [['08:00', '21:00']] }, beyond(12), [720, 240, 0, 0, 0]],
    ['a minute more is one', { spans: [['08:00', '21:01']] }, beyond(12), [721, 241, 0, 1, 0]],
    ['parts of an hour: beyond 10.5 h', { spans: [['08:00', '20:00']] }, beyond(10.5), [660, 180, 0, 30, 0]],
    [
      'into the night, 08–24: 15 h worked, 7 h of overtime of which 22–24 by night; 3 h of the second step are 21–24',
      { spans: [['08:00', '+00:00']] },
      beyond(12),
      [900, 420, 120, 180, 120],
    ],
    [
      'a night shift 22–06 that stays until 11 is of the day it began: 13 h, 5 h of overtime by day, the last second',
      { plan: nightly, spans: [['22:00', '+11:00']] },
      beyond(12),
      [780, 300, 0, 60, 0],
    ],
    [
      'who begins a night shift at 16: 14 h, 6 h of overtime are the last, 00–06, five by night; second 04–06',
      { plan: nightly, spans: [['16:00', '+06:00']] },
      beyond(12),
      [840, 360, 300, 120, 60],
    ],
    [
      'two shifts of 6 h on a day, worked until 23: 13 h in all, asked 12, so all overtime is of the second step',
      {
        plan: twice,
        spans: [
          ['06:00', '12:00'],
          ['16:00', '23:00'],
        ],
      },
      beyond(12),
      [780, 60, 60, 60, 60],
    ],
    [
      'a holiday of half a day asks for 4 h: 13 h worked are 8 h of the first step and 1 h of the second',
      { plan: halfHoliday, spans: [['08:00', '21:00']] },
      beyond(12),
      [780, 540, 0, 60, 0],
    ],
    [
      'on a day of rest nothing is asked and no break taken off: 13 h, all overtime, the 13th of the second step',
      { weekend: true, spans: [['08:00', '21:00']] },
      beyond(12),
      [780, 780, 0, 60, 0],
    ],
    ['nor on a holiday', { dayOff: 'holiday', spans: [['08:00', '22:00']] }, beyond(12), [840, 840, 0, 120, 0]],
    [
      'a duty of 24 h that is asked for is no overtime, and so of no step',
      { plan: duty, spans: [['08:00', '+08:00']] },
      beyond(12),
      [1440, 0, 0, 0, 0],
    ],
    [
      'where 6 h of it are overtime of the week they are its last and so of the second: 02–08, 3 h by night',
      { plan: duty, spans: [['08:00', '+08:00']] },
      beyond(12),
      [1440, 360, 180, 360, 180],
      { weekOvertime: 360 },
    ],
    [
      'overtime of the week that lies below the step is of the first',
      { spans: [['08:00', '17:00']] },
      beyond(12),
      [480, 120, 0, 0, 0],
      { weekOvertime: 120 },
    ],
    [
      'a day of rest of 24 h worked through: beyond 12 the other 12, 22–05 by night',
      { weekend: true, spans: [['08:00', '+08:00']] },
      beyond(12),
      [1440, 1440, 420, 720, 420],
    ],
    [
      'and beyond 24 nothing is left',
      { weekend: true, spans: [['08:00', '+08:00']] },
      beyond(24),
      [1440, 1440, 420, 0, 0],
    ],
    [
      'overtime below the least of the shift is none, of either step',
      {
        plan: { ...twice, leastOvertime: 90 },
        spans: [
          ['06:00', '12:00'],
          ['16:00', '23:00'],
        ],
      },
      beyond(12),
      [780, 0, 0, 0, 0],
    ],
    [
      'who works in shifts has none by night where the law leaves them out',
      { plan: { ...office, isShiftWork: true }, spans: [['08:00', '+00:00']] },
      beyond(12),
      [900, 420, 0, 180, 0],
      { nightCountsInShifts: false },
    ],
    ['a way out that is missing is worth nothing', { spans: [['08:00', null]] }, beyond(12), [0, 0, 0, 0, 0]],
  ])('%s', (_name, ...[given, step, expected, more]) => expect(told(given, step, more)).toEqual(expected));

  it('is never more than its overtime, nor has more by night, whatever is worked and asked', () => {
    const minutes = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 959 }),
        minutes,
        fc.integer({ min: 60, max: 1440 }),
        fc.boolean(),
        fc.nat(480),
        (from, length, after, weekend, week) => {
          const clock = (minute: number) =>
            `${minute >= 1440 ? '+' : ''}${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
          const span: [string, string] = [clock(from), clock(Math.min(from + length, 2879))];
          const weekOvertime = weekend ? 0 : Math.min(week, 240);
          const [all, overtime, byNight, second, secondByNight] = told(
            { weekend, spans: [span] },
            { after, factor: '2.00' },
            { weekOvertime },
          ) as [number, number, number, number, number];
          expect(second).toBeLessThanOrEqual(overtime);
          expect(secondByNight).toBeLessThanOrEqual(Math.min(second, byNight));
          expect(second - secondByNight).toBeLessThanOrEqual(overtime - byNight);
          if (second) expect(second).toBeLessThanOrEqual(all - after);
        },
      ),
    );
  });

  it('counts no minute twice with overtime of the week', () => {
    // Six days of 13 h: 5 h of overtime each; without them 48 h, so the week has none, and the second step has 6 h.
    const days = Array.from({ length: 6 }, () => worked({ spans: [['08:00', '22:00']] }));
    const week = withWeeklyOvertime(days, 48 * 60);
    expect(week.map(({ overtime, weekOvertime }) => [overtime, weekOvertime])).toEqual(Array(6).fill([300, 0]));
    // By 40 h a week 8 h of the sixth day are overtime of the week, all of them below the step.
    const shorter = withWeeklyOvertime(days, 40 * 60).at(-1)!;
    const planned = planDay(office, day, dubai);
    const facts = { presences: [{ startedAt: at('08:00'), endedAt: at('22:00') }], nights: [] };
    expect([shorter.overtime, shorter.weekOvertime]).toEqual([780, 480]);
    expect(secondStep(facts, planned, shorter, { nightCountsInShifts: true }, beyond(12)).secondOvertime).toBe(60);
  });
});

const step = (validFrom: string, validTo: string | null, afterHours = '12.00', factor = '2.00'): DatedOvertimeStep => ({
  afterHours,
  factor,
  validFrom,
  validTo,
});

describe('a step holds on its days', () => {
  const steps = [step('2026-01-01', '2026-02-28'), step('2026-04-01', null, '10.50', '2.50')];
  it.each([
    ['2025-12-31', null],
    ['2026-01-01', { after: 720, factor: '2.00' }],
    ['2026-02-28', { after: 720, factor: '2.00' }],
    ['2026-03-01', null],
    ['2026-04-01', { after: 630, factor: '2.50' }],
    ['2099-12-31', { after: 630, factor: '2.50' }],
  ])('%s', (date, expected) => expect(stepOn(steps, date)).toEqual(expected));
});

describe('days that may come out otherwise', () => {
  const whole = step('2026-02-01', '2026-05-31');
  it.each<[string, DatedOvertimeStep | null, DatedOvertimeStep | null, [string, string | null] | null]>([
    ['all of a new step', null, whole, ['2026-02-01', '2026-05-31']],
    ['of one that goes on, all that follow', null, step('2026-02-01', null), ['2026-02-01', null]],
    ['of one taken away', whole, null, ['2026-02-01', '2026-05-31']],
    ['none where nothing changes', whole, { ...whole, factor: '2' }, null],
    ['none of one that is deleted and stays so', null, null, null],
    ['all of it where the factor is another', whole, { ...whole, factor: '2.50' }, ['2026-02-01', '2026-05-31']],
    ['or the hours', whole, { ...whole, afterHours: '11' }, ['2026-02-01', '2026-05-31']],
    ['what is cut off at its end', whole, step('2026-02-01', '2026-03-31'), ['2026-04-01', '2026-05-31']],
    ['what follows where it goes on', whole, step('2026-02-01', null), ['2026-06-01', null]],
    ['what is cut off at its beginning', whole, step('2026-03-01', '2026-05-31'), ['2026-02-01', '2026-02-28']],
    ['from the first to the last where both ends move', whole, step('2026-03-01', null), ['2026-02-01', null]],
  ])('%s', (_name, before, after, expected) => {
    const changed = daysChanged(before, after);
    expect(changed && [changed.from, changed.to]).toEqual(expected);
  });
});
