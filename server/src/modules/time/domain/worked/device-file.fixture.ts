import { countedPresences, planDay } from '../attendance-day';
import { groupBy } from '../../../../kernel/group-by';
import { addDays } from '../../../../kernel/dates/plain-date';
import type { ShiftPeriod, ShiftPlan } from '../shift';
import { plannedInstant, type Instant } from '../../../../kernel/dates/zone-time';
import { pairPunches } from './punch-pairs';
import { dayHolding, plannedShift, usualWindow } from './shift-window';
import type { TakenPunch } from './taps';
import { thresholdsOf, workedDay, type Span, type WorkedDay } from './worked-day';

export const zone = 'Asia/Dubai';

export const first = '2026-11-02';

export const minute = 60_000;

export const shiftOf = (start: string, end: string): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: [{ start, end, graceIn: 0, graceOut: 0 } satisfies ShiftPeriod],
});

/**
 * What days come to, as days are worked out of punches: presences belong to the day whose shift holds their beginning.
 */
export function daysOf(
  taps: readonly TakenPunch[],
  plan: ShiftPlan | null,
  days: number,
  from = first,
): { date: string; day: WorkedDay; spans: Span[] }[] {
  const dates = Array.from({ length: days }, (_day, nth) => addDays(from, nth));
  const shifts = plan
    ? [addDays(from, -1), ...dates, addDays(from, days)].map((date) => plannedShift(plan, date, zone, usualWindow)!)
    : [];
  const { pairs, strays } = pairPunches(taps, shifts);
  const dateOf = (instant: Instant): string =>
    dayHolding(instant, new Date(instant + 240 * minute).toISOString().slice(0, 10), shifts);
  const [there, lost] = [groupBy(pairs, ({ startedAt }) => dateOf(startedAt)), groupBy(strays, dateOf)];
  return dates.map((date) => {
    const presences = countedPresences(there.get(date) ?? [], plan?.counting);
    const facts = {
      date,
      hireDate: '2020-01-01',
      exitDate: null,
      isWeekend: false,
      dayOff: null,
      mark: null,
      presences,
      nights: [],
      thresholds: thresholdsOf(plan),
      strays: lost.get(date)?.length ?? 0,
    };
    return {
      date,
      day: workedDay(facts, planDay(plan, date, zone), plannedInstant(addDays(from, days + 3), '00:00:00', zone)),
      spans: presences.flatMap(({ startedAt, endedAt }): Span[] => (endedAt === null ? [] : [[startedAt, endedAt]])),
    };
  });
}
