import { planDay, type DayFacts } from '../attendance-day';
import { addDays } from '../../../../kernel/dates/plain-date';
import type { ShiftPlan } from '../shift';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import { explainedDay, explainedPunches, type ExplainedDay, type KnownPunch } from './explained-day';
import { plannedShift, usualWindow, type PlannedShift } from './shift-window';
import { nightsAround, type WorkedDayFacts } from './worked-day';

const zone = 'Asia/Dubai';
const day = '2026-03-02';
const times = (...pairs: [string, string][]): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: pairs.map(([start, end]) => ({ start, end, graceIn: 10, graceOut: 5 })),
});
const office = times(['08:00', '12:00'], ['13:00', '17:00']);
const night = times(['22:00', '06:00']);
/** '08:00' of the day, '+06:00' of the one after it, '-22:00' of the one before. */
const at = (time: string): number =>
  plannedInstant(
    addDays(day, time.startsWith('+') ? 1 : time.startsWith('-') ? -1 : 0),
    `${time.replace(/^[+-]/, '')}:00`,
    zone,
  );
const spanOf = ([from, to]: [string, string | null]) => ({ startedAt: at(from), endedAt: to === null ? null : at(to) });

interface Case {
  plan?: ShiftPlan;
  spans?: [string, string | null][];
  facts?: Partial<WorkedDayFacts>;
  now?: string;
}
const explained = ({ plan = office, spans = [], facts = {}, now = '+23:00' }: Case): ExplainedDay =>
  explainedDay(
    {
      date: day,
      hireDate: '2024-01-01',
      exitDate: null,
      isWeekend: false,
      dayOff: null,
      mark: null,
      presences: spans.map(spanOf),
      nights: nightsAround(day, zone, { from: '22:00', to: '04:00' }),
      thresholds: { half: null, full: null },
      strays: 0,
      ...facts,
    },
    planDay(plan, day, zone),
    at(now),
  );

describe('a day stands as it does', () => {
  const off = (dayOff: DayFacts['dayOff']) => ({ facts: { dayOff } });
  it.each<[string, Case, string, string]>([
    ['since they came', { spans: [['08:00', '17:00']] }, 'present', 'came'],
    ['since nobody came', {}, 'absent', 'nobody_came'],
    ['since it is not over', { now: '16:59' }, 'upcoming', 'not_over'],
    ['since they are still in', { spans: [['08:00', null]], now: '12:00' }, 'in_now', 'still_in'],
    ['since the way out is missing', { spans: [['08:00', null]] }, 'missing_punch', 'no_way_out'],
    ['since it was decided', { facts: { mark: 'remote' } }, 'remote', 'decided'],
    ['since it is leave', off('leave'), 'leave', 'leave'],
    ['since it is a holiday', off('holiday'), 'holiday', 'holiday'],
    ['since it is free', { facts: { isWeekend: true } }, 'weekly_off', 'free'],
    ['since it lies before their record', { facts: { knownFrom: '2026-03-03' } }, 'not_recorded', 'not_recorded'],
    [
      'since it lies before their employment',
      { facts: { hireDate: '2026-03-03', mark: 'present' } },
      'not_employed',
      'not_employed',
    ],
    [
      'since they came for too little',
      { spans: [['08:00', '08:30']], facts: { thresholds: { half: 60, full: 300 } } },
      'absent',
      'too_little',
    ],
    [
      'since they came for half of it',
      { spans: [['08:00', '10:00']], facts: { thresholds: { half: 60, full: 300 } } },
      'half_day',
      'half',
    ],
    [
      'since it is not over, however little they have been there',
      { spans: [['08:00', '08:30']], facts: { thresholds: { half: 60, full: 300 } }, now: '17:59' },
      'present',
      'not_over',
    ],
  ])('%s', (_name, given, status, reason) => {
    const {
      day: { status: stands },
      reason: because,
    } = explained(given);
    expect([stands, because]).toEqual([status, reason]);
  });
});

describe('its minutes', () => {
  it.each<[string, Case, Partial<ExplainedDay>]>([
    [
      'come late within the grace count nothing',
      { spans: [['08:09', '17:00']] },
      { late: { by: 9, grace: 10, counted: 0 }, early: { by: 0, grace: 5, counted: 0 } },
    ],
    [
      'beyond the grace count from the planned time on',
      { spans: [['08:11', '16:54']] },
      { late: { by: 11, grace: 10, counted: 11 }, early: { by: 6, grace: 5, counted: 6 } },
    ],
    [
      'come early are below zero',
      { spans: [['07:45', '17:30']] },
      { late: { by: -15, grace: 10, counted: 0 }, early: { by: -30, grace: 5, counted: 0 } },
    ],
    ['without anybody are no coming late', {}, { late: null, early: null }],
    [
      'on a free day neither',
      { spans: [['10:00', '12:00']], facts: { isWeekend: true } },
      { late: null, early: null, breaks: [] },
    ],
    [
      'of a break are those they stayed for',
      {
        spans: [
          ['08:00', '12:20'],
          ['12:50', '17:00'],
        ],
      },
      { breaks: [{ from: at('12:00'), to: at('13:00'), taken: 30 }] },
    ],
  ])('%s', (_name, given, expected) => expect(explained(given)).toMatchObject(expected));

  it('are those the day is worked out by', () => {
    const { day: worked, breaks } = explained({ spans: [['08:00', '18:00']] });
    expect([worked.presence - worked.worked, worked.break, worked.overtime]).toEqual([breaks[0]!.taken, 60, 60]);
  });
});

describe('a punch', () => {
  const shiftsOf = (plan: ShiftPlan): PlannedShift[] =>
    [-1, 0, 1].map((days) => plannedShift(plan, addDays(day, days), zone, usualWindow)!);
  const taken = (time: string, direction: KnownPunch['direction'] = 'unknown', isManual = false): KnownPunch => ({
    at: at(time),
    direction,
    utcOffsetMin: 240,
    isManual,
    localDate: addDays(day, time.startsWith('+') ? 1 : time.startsWith('-') ? -1 : 0),
  });
  const fates = (punches: KnownPunch[], spans: [string, string | null][], plan = office) =>
    explainedPunches(day, punches, spans.map(spanOf), shiftsOf(plan)).map(({ fate, day: of }) =>
      of === day ? fate : `${fate} ${of}`,
    );

  it.each<[string, KnownPunch[], [string, string | null][], string[], ShiftPlan?]>([
    ['is a way in, the next one out', [taken('08:00'), taken('17:00')], [['08:00', '17:00']], ['way_in', 'way_out']],
    [
      'twice within a minute is one tap',
      [taken('08:00'), { ...taken('08:00'), at: at('08:00') + 20_000 }, taken('17:00')],
      [['08:00', '17:00']],
      ['way_in', 'same_tap', 'way_out'],
    ],
    ['out without one in is nothing', [taken('12:00', 'out')], [], ['no_way_in']],
    [
      'is set aside where somebody wrote the day by hand',
      [taken('08:20'), taken('17:00')],
      [['08:00', '17:00']],
      ['set_aside', 'way_out'],
    ],
    [
      'of a correction stands beside what was taken',
      [taken('08:00', 'in', true), taken('08:20')],
      [['08:00', '17:00']],
      ['corrected', 'set_aside'],
    ],
    [
      'in the morning ends the night before',
      [taken('-21:55', 'in'), taken('06:05', 'out'), taken('22:00', 'in'), taken('+06:00', 'out')],
      [['22:00', '+06:00']],
      [`other_day ${addDays(day, -1)}`, 'way_in', 'way_out'],
      night,
    ],
    [
      'in between counts not where the first and the last do',
      [taken('08:00'), taken('12:00'), taken('17:00')],
      [['08:00', '17:00']],
      ['way_in', 'between', 'way_out'],
      { ...office, counting: 'first_to_last' },
    ],
    ['of other days is not told', [taken('-08:00'), taken('-17:00'), taken('+08:00')], [], []],
  ])('%s', (_name, punches, spans, expected, ...[plan]) => expect(fates(punches, spans, plan)).toEqual(expected));
});
