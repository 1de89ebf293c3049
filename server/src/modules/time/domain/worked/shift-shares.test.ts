import fc from 'fast-check';
import { planDay } from '../attendance-day';
import { addDays } from '../../../../kernel/dates/plain-date';
import { plannedPeriods, type ShiftPlan } from '../shift';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import { sharesOf, type SharingShift, type ShiftShare } from './shift-shares';
import { nightOvertime, nightsAround, workedDay } from './worked-day';

const [zone, day] = ['Asia/Dubai', '2026-03-02'];
const at = (time: string): number =>
  plannedInstant(time.startsWith('+') ? addDays(day, 1) : day, `${time.replace('+', '')}:00`, zone);
const plan = (...pairs: [string, string][]): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: pairs.map(([start, end]) => ({ start, end, graceIn: 0, graceOut: 0 })),
});
interface Worked {
  id: string;
  factor: string;
  times: [string, string];
}
const early: Worked = { id: 'early', factor: '1', times: ['08:00', '12:00'] };
const late: Worked = { id: 'late', factor: '1.5', times: ['16:00', '20:00'] };
const night: Worked = { id: 'night', factor: '2', times: ['20:00', '00:00'] };

function shares(
  shifts: Worked[],
  spans: [number, number | null][],
  { weekend = false, overtime }: { weekend?: boolean; overtime?: number } = {},
): { shares: ShiftShare[] | null; day: Record<'worked' | 'overtime' | 'night' | 'nightOvertime', number> } {
  const planned = planDay(plan(...shifts.map(({ times }) => times)), day, zone);
  const facts = {
    presences: spans.map(([startedAt, endedAt]) => ({ startedAt, endedAt })),
    nights: nightsAround(day, zone, { from: '22:00', to: '04:00' }),
  };
  const worked = {
    ...workedDay(
      {
        date: day,
        hireDate: '2024-01-01',
        exitDate: null,
        isWeekend: weekend,
        dayOff: null,
        mark: null,
        thresholds: { half: null, full: null },
        strays: 0,
        ...facts,
      },
      planned,
      at('+23:00'),
    ),
  };
  if (overtime !== undefined) worked.overtime = overtime;
  const whole = { ...worked, nightOvertime: nightOvertime(facts, planned, worked, { nightCountsInShifts: true }) };
  return {
    day: whole,
    shares: sharesOf(
      facts,
      planned,
      whole,
      shifts.map(({ id, factor, times }): SharingShift => ({
        id,
        factor,
        periods: plannedPeriods(plan(times), day, zone),
      })),
    ),
  };
}
const told = (found: ShiftShare[] | null): string[] | null =>
  found &&
  found.map(
    ({ shiftId, factor, worked, overtime, night: dark, nightOvertime: both }) =>
      `${shiftId} ×${factor}: ${worked}, over ${overtime}, night ${dark}, both ${both}`,
  );

describe('two shifts on one day', () => {
  it.each<[string, Worked[], [string, string | null][], object, string[] | null]>([
    [
      'share nothing where an hour counts the same in both',
      [early, { ...late, factor: '1.00' }],
      [
        ['08:00', '12:00'],
        ['16:00', '20:00'],
      ],
      {},
      null,
    ],
    [
      'each count what was worked in them',
      [early, late],
      [
        ['08:00', '12:00'],
        ['16:00', '20:00'],
      ],
      {},
      ['early ×1: 240, over 0, night 0, both 0', 'late ×1.5: 240, over 0, night 0, both 0'],
    ],
    [
      'nothing where nobody came to one of them',
      [early, late],
      [['16:00', '20:00']],
      {},
      ['early ×1: 0, over 0, night 0, both 0', 'late ×1.5: 240, over 0, night 0, both 0'],
    ],
    [
      'leave the time between them out for who stays, as a break',
      [early, late],
      [['08:00', '20:00']],
      {},
      ['early ×1: 240, over 0, night 0, both 0', 'late ×1.5: 240, over 0, night 0, both 0'],
    ],
    [
      'have what is worked before and after belong to the nearer one, overtime being what is worked last',
      [early, late],
      [
        ['07:30', '12:00'],
        ['16:00', '21:00'],
      ],
      {},
      ['early ×1: 270, over 0, night 0, both 0', 'late ×1.5: 300, over 90, night 0, both 0'],
    ],
    [
      'that follow each other part where the later one begins',
      [late, night],
      [['16:00', '+00:30']],
      {},
      ['late ×1.5: 240, over 0, night 0, both 0', 'night ×2: 270, over 30, night 150, both 30'],
    ],
    [
      'share the overtime of a week from the last minute back',
      [late, night],
      [['16:00', '00:00']].map(() => ['16:00', '+00:00']),
      { overtime: 300 },
      ['late ×1.5: 240, over 60, night 0, both 0', 'night ×2: 240, over 240, night 120, both 120'],
    ],
    [
      'are overtime altogether on a day of rest, what is worked between them too',
      [early, late],
      [['08:00', '20:00']],
      { weekend: true },
      ['early ×1: 360, over 360, night 0, both 0', 'late ×1.5: 360, over 360, night 0, both 0'],
    ],
    [
      'count nothing of what has no way out',
      [early, late],
      [
        ['08:00', '12:00'],
        ['16:00', null],
      ],
      {},
      ['early ×1: 240, over 0, night 0, both 0', 'late ×1.5: 0, over 0, night 0, both 0'],
    ],
  ])('%s', (_name, shifts, spans, more, expected) => {
    expect(
      told(
        shares(
          shifts,
          spans.map(([from, to]) => [at(from), to === null ? null : at(to)]),
          more,
        ).shares,
      ),
    ).toEqual(expected);
  });

  it('have shares that add up to the day, whatever seconds were worked', () => {
    const span = fc.tuple(
      fc.integer({ min: at('06:00'), max: at('23:00') }),
      fc.integer({ min: 0, max: 6 * 3_600_000 }),
    );
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 4 }),
        fc.constantFrom<Worked[]>([early, late], [late, night], [early, late, night]),
        fc.boolean(),
        (taken, shifts, weekend) => {
          let free = 0;
          const spans = taken
            .sort(([one], [other]) => one - other)
            .map(([from, length]): [number, number] => {
              const start = Math.max(from, free);
              return [start, (free = start + length)];
            });
          const { shares: found, day: whole } = shares(shifts, spans, { weekend });
          for (const kind of ['worked', 'overtime', 'night', 'nightOvertime'] as const) {
            expect(found!.reduce((sum, share) => sum + share[kind], 0)).toBe(whole[kind]);
            expect(found!.every((share) => share[kind] >= 0)).toBe(true);
          }
          expect(found!.every((share) => share.nightOvertime <= share.overtime && share.overtime <= share.worked)).toBe(
            true,
          );
        },
      ),
    );
  });
});
