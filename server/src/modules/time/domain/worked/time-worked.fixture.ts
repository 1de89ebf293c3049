import { countedPresences, planDay, type DayMark } from '../attendance-day';
import { addDays } from '../../../../kernel/dates/plain-date';
import type { ShiftPeriod, ShiftPlan } from '../shift';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import { nightsAround, workedDay, type DayThresholds, type WorkedDay } from './worked-day';

export const dubai = 'Asia/Dubai';

export const times = (...pairs: [string, string][]): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: pairs.map(([start, end]): ShiftPeriod => ({ start, end, graceIn: 10, graceOut: 5 })),
});

export const morning = times(['08:00', '12:00']);

export const office = times(['08:00', '12:00'], ['13:00', '17:00']);

export const nightly = times(['22:00', '06:00']);

export const throughout: ShiftPlan = { ...office, counting: 'first_to_last' };

export const day = '2026-03-02';

/** '08:00' of the day, '+06:00' of the one after it. */
export const at = (time: string, date = day, zone = dubai): number =>
  plannedInstant(time.startsWith('+') ? addDays(date, 1) : date, `${time.replace('+', '')}:00`, zone);

export const much = at('08:00', '2027-01-01');

export interface Case {
  plan?: ShiftPlan | null;
  dayOff?: 'holiday' | 'leave';
  spans: [string, string | null][];
  date?: string;
  zone?: string;
  weekend?: boolean;
  mark?: DayMark;
  thresholds?: DayThresholds;
  outside?: number;
  photoless?: number;
  now?: number;
}

export function worked({
  plan = office,
  spans,
  date = day,
  zone = dubai,
  weekend = false,
  dayOff,
  mark,
  thresholds = { half: null, full: null },
  outside = 0,
  photoless = 0,
  now = much,
}: Case): WorkedDay {
  return workedDay(
    {
      date,
      hireDate: '2024-01-01',
      exitDate: null,
      isWeekend: weekend,
      dayOff: dayOff ?? null,
      mark: mark ?? null,
      thresholds,
      strays: 0,
      outside,
      photoless,
      nights: nightsAround(date, zone, { from: '22:00', to: '05:00' }),
      presences: countedPresences(
        spans.map(([from, to]) => ({
          startedAt: at(from, date, zone),
          endedAt: to === null ? null : at(to, date, zone),
        })),
        plan?.counting,
      ),
    },
    planDay(plan, date, zone),
    now,
  );
}
