import { minutesLeft } from '../../../organisation/domain/leave-days';
import { countedDays } from '../pay-rules';
import type { PayCalculation } from '../pay-step';
import type { LeavePayKind } from '../payslip';
import { dateOfDayNumber } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

/** Leave by what of the pay goes on during it; `share` tells it from others. */
export interface LeaveShare {
  share: string;
  kind: LeavePayKind;
  name: Text;
  percent: number;
}

/** Leave by the numbers of its days: the part of each that is taken, 0 of those that nobody works. */
export type LeaveByDay = Map<number, { of: LeaveShare; part: number }[]>;

/** Days of leave under one salary, in ten-thousandths. */
export interface DaysAway extends LeaveShare {
  salary: bigint;
  days: number;
}

/**
 * The days paid of a month away under whatever shares, each with the share it lies in, else that of the leave before
 * it, else the first; null for whoever works on one of them, or has leave that is paid in full, which counts like work.
 * Those of a salary are all of its days.
 */
export function daysAway(leaves: LeaveByDay, { facts, segments, rules }: PayCalculation): DaysAway[] | null {
  const worked = segments.reduce((sum, { from, to }) => sum + workingDays(from, to, rules.calendar), 0);
  const taken = [...leaves.values()].flat().reduce((sum, { of, part }) => (of.percent < 100 ? sum + part : sum), 0);
  if (taken === 0 || tenThousandths(taken) < tenThousandths(worked)) return null;
  const away = new Map<string, Omit<DaysAway, 'days'> & { exact: number }>();
  let around = leaves.get(Math.min(...leaves.keys()))!.slice(0, 1);
  for (const [at, { from, to, salary }] of segments.entries()) {
    for (let day = from; day <= to; day += 1) {
      const here = leaves.get(day) ?? around;
      around = here.slice(-1);
      const parts = here.reduce((sum, { part }) => sum + part, 0);
      const counts = countedDays(
        rules,
        day,
        day,
        at === 0 && day === from && facts.hireDate !== null && facts.hireDate >= rules.from,
      );
      for (const { of, part } of here) {
        const key = `${of.share} ${salary}`;
        const { exact } = away.get(key) ?? { exact: 0 };
        away.set(key, { ...of, salary, exact: exact + counts * (parts ? part / parts : 1 / here.length) });
      }
    }
  }
  const given = new Map<bigint, number>();
  return [...away.values()].map(({ exact, ...share }) => {
    const before = given.get(share.salary) ?? 0;
    given.set(share.salary, before + exact);
    return { ...share, days: tenThousandths(before + exact) - tenThousandths(before) };
  });
}

/** What is worked of the days between two, each day as the part a holiday leaves of it. */
function workingDays(from: number, to: number, calendar: PayCalculation['rules']['calendar']): number {
  let days = 0;
  for (let number = from; number <= to; number += 1) {
    const day = calendar.dayOn(dateOfDayNumber(number));
    if (day.kind === 'work') days += minutesLeft(day) / day.usualMinutes;
  }
  return days;
}

export const tenThousandths = (days: number): number => Math.round(days * 10_000);
