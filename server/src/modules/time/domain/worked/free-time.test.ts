import { isDayOfAbsence, planDay, type DayMark } from '../attendance-day';
import { calendarOfWeek } from '../../../organisation/domain/leave-calendar';
import type { ShiftPlan } from '../shift';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import { freeByHoliday, plannedBeside, thresholdsBeside, type FreeTime } from './free-time';
import { explainedDay } from './explained-day';
import { nightsAround, thresholdsOf, type WorkedDay } from './worked-day';

const [day, zone] = ['2026-03-02', 'Asia/Dubai'];
const times = (...pairs: [string, string][]): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: pairs.map(([start, end]) => ({ start, end, graceIn: 10, graceOut: 5 })),
});
const office = times(['08:00', '12:00'], ['13:00', '17:00']);
const atLeast = { ...office, leastHalf: 120, leastFull: 360 };
const at = (time: string): number =>
  plannedInstant(time.startsWith('+') ? '2026-03-03' : day, `${time.replace('+', '')}:00`, zone);
const half = (lies: 'am' | 'pm', from: FreeTime['from'] = 'leave', share = 0.5): FreeTime => ({ share, from, lies });
const hours = (from: string, to: string, share: number): FreeTime => ({
  share,
  from: 'leave',
  lies: [at(from), at(to)],
});

interface Case {
  plan?: ShiftPlan | null;
  free: FreeTime[];
  spans?: [string, string][];
  mark?: DayMark;
  weekend?: boolean;
}
function worked({ plan = office, free, spans = [], mark, weekend = false }: Case): WorkedDay & { isAbsence: boolean } {
  const planned = plannedBeside(free, planDay(plan, day, zone));
  const { day: found } = explainedDay(
    {
      date: day,
      hireDate: '2024-01-01',
      exitDate: null,
      isWeekend: weekend,
      dayOff: null,
      mark: mark ?? null,
      strays: 0,
      thresholds: thresholdsBeside(planned, thresholdsOf(plan)),
      nights: nightsAround(day, zone, { from: '22:00', to: '04:00' }),
      presences: spans.map(([from, to]) => ({ startedAt: at(from), endedAt: at(to) })),
    },
    planned,
    at('+23:00') + 86_400_000,
  );
  return { ...found, isAbsence: isDayOfAbsence(found, mark ?? null, planned) };
}

describe('of a day part of which is free', () => {
  it.each<[string, Case, Partial<ReturnType<typeof worked>>]>([
    [
      'nobody leaves the free afternoon too early',
      { free: [half('pm')], spans: [['08:00', '12:00']] },
      { status: 'present', expected: 240, late: 0, early: 0, overtime: 0 },
    ],
    [
      'nor of a half holiday',
      { free: [half('pm', 'holiday')], spans: [['08:00', '12:00']] },
      { expected: 240, early: 0 },
    ],
    [
      'nobody comes too late for the free morning',
      { free: [half('am')], spans: [['13:00', '17:00']] },
      { expected: 240, late: 0, early: 0 },
    ],
    ['who leaves the other half too early does', { free: [half('pm')], spans: [['08:00', '11:00']] }, { early: 60 }],
    [
      'who comes too late after the free morning does',
      { free: [half('am')], spans: [['13:20', '17:00']] },
      { late: 20, early: 0 },
    ],
    [
      'the grace of the shift goes with the first way in that is left',
      {
        free: [half('am')],
        plan: { ...office, periods: office.periods.map((period, nth) => ({ ...period, graceIn: nth ? 0 : 10 })) },
        spans: [['13:09', '17:00']],
      },
      { late: 0 },
    ],
    [
      'half the minutes make it whole',
      { plan: atLeast, free: [half('pm')], spans: [['08:00', '12:00']] },
      { status: 'present' },
    ],
    [
      'and half of the least for half make it half',
      { plan: atLeast, free: [half('pm')], spans: [['08:00', '09:00']] },
      { status: 'half_day', early: 180 },
    ],
    [
      'who comes for less misses the minutes and no whole day',
      { plan: atLeast, free: [half('pm')], spans: [['08:00', '08:30']] },
      { status: 'absent', isAbsence: false, early: 210 },
    ],
    [
      'who does not come misses the minutes that are left and no whole day',
      { free: [half('pm')] },
      { status: 'absent', isAbsence: false, expected: 240, late: 240, early: 0 },
    ],
    [
      'who does not come is absent all of it where more than half was to be worked',
      { free: [hours('08:00', '10:00', 0.25)] },
      { status: 'absent', isAbsence: true, expected: 360, late: 0 },
    ],
    ['absence that was decided is all of it', { free: [half('pm')], mark: 'absent' }, { isAbsence: true }],
    [
      'half a day that was decided asks for no more than is left',
      { free: [half('pm')], mark: 'half_day', spans: [['08:00', '12:00']] },
      { expected: 240, early: 0 },
    ],
    [
      'and for half where less is free',
      { free: [hours('08:00', '10:00', 0.25)], mark: 'half_day', spans: [['10:00', '14:00']] },
      { expected: 240, late: 0 },
    ],
    [
      'a shift without a break is parted in its middle',
      { plan: times(['08:00', '16:00']), free: [half('pm')], spans: [['08:00', '12:00']] },
      { expected: 240, early: 0 },
    ],
    [
      'a night too',
      { plan: times(['22:00', '06:00']), free: [half('am')], spans: [['+02:00', '+06:00']] },
      { expected: 240, late: 0 },
    ],
    [
      'a half holiday takes what it takes of the calendar',
      {
        plan: times(['08:00', '13:00'], ['14:00', '17:00']),
        free: [half('pm', 'holiday', 3 / 8)],
        spans: [['08:00', '13:00']],
      },
      { expected: 300, early: 0 },
    ],
    [
      'hours of leave are free by the clock',
      { free: [hours('15:00', '17:00', 0.25)], spans: [['08:00', '15:00']] },
      { expected: 360, early: 0, overtime: 0 },
    ],
    [
      'hours amid the others are a break for who stays',
      { free: [hours('10:00', '11:00', 0.125)], spans: [['08:00', '17:00']] },
      { expected: 420, worked: 420, overtime: 0 },
    ],
    [
      'and nothing for who goes',
      {
        free: [hours('10:00', '11:00', 0.125)],
        spans: [
          ['08:00', '10:00'],
          ['11:00', '17:00'],
        ],
      },
      { expected: 420, worked: 420, late: 0, early: 0 },
    ],
    [
      'who works on is paid for it as overtime, breaks left out',
      { free: [half('pm')], spans: [['08:00', '15:00']] },
      { worked: 360, overtime: 120 },
    ],
    [
      'hours without fixed times are fewer',
      {
        plan: { kind: 'daily_hours', totalHours: '7.50', periods: [] },
        free: [half('am')],
        spans: [['10:00', '14:00']],
      },
      { expected: 225, overtime: 15 },
    ],
    [
      'nothing is asked for without a shift',
      { plan: null, free: [half('am')] },
      { expected: null, status: 'absent', isAbsence: false, late: 0 },
    ],
    [
      'two parts are free together',
      { free: [half('am'), hours('15:00', '17:00', 0.25)], spans: [['13:00', '15:00']] },
      { expected: 120, late: 0, early: 0 },
    ],
    ['nothing changes where none is', { free: [], spans: [['08:00', '12:00']] }, { expected: 480, early: 240 }],
  ])('%s', (_name, given, expected) => expect(worked(given)).toMatchObject(expected));

  it('a half holiday takes half of a working day and nothing of another', () => {
    const monday = calendarOfWeek({ weekendDays: [0], dayMinutes: 480, holidays: [] }).dayOn(day);
    const found = [
      { ...monday, minutes: 240, freeHalf: 'pm' as const },
      { ...monday, kind: 'weekend' as const, freeHalf: 'pm' as const },
      monday,
    ].map(freeByHoliday);
    expect(found).toEqual([[{ share: 0.5, from: 'holiday', lies: 'pm' }], [], []]);
  });
});
