import type { ShiftShare } from './shift-shares';

/**
 * Minutes of a day as its month was closed; `weekOvertime` is null where it was not kept what of the overtime is that
 * of the week.
 */
export interface ClosedMinutes {
  worked: number;
  overtime: number;
  weekOvertime: number | null;
  night: number;
  nightOvertime: number;
  shares: readonly ShiftShare[] | null;
}

/**
 * The overtime days of a week were closed with that is their own, in order. Where it was not kept, there is none of the
 * week before its hours were reached; from then on the day has of its own what it would have by today's facts (`now`),
 * if it had as much.
 */
export function ownOvertime(
  days: readonly (Pick<ClosedMinutes, 'worked' | 'overtime' | 'weekOvertime'> & { now: number })[],
  weeklyMinutes: number,
): number[] {
  let ordinary = 0;
  return days.map(({ worked, overtime, weekOvertime, now }) => {
    ordinary += worked - overtime;
    return overtime - (weekOvertime ?? (ordinary < weeklyMinutes ? 0 : Math.max(0, overtime - now)));
  });
}

/**
 * A day of a closed month with other overtime, since another day of its week was corrected. What of it lies in the
 * night changes by as much as `nightOvertimeOf` says that it differs; its shares by shift change where work ends, for
 * overtime is worked last.
 */
export function withOvertime(
  day: ClosedMinutes,
  { overtime, weekOvertime }: { overtime: number; weekOvertime: number },
  nightOvertimeOf: (overtime: number) => number,
): ClosedMinutes {
  const change = nightOvertimeOf(overtime) - nightOvertimeOf(day.overtime);
  const nightOvertime = Math.max(0, Math.min(day.nightOvertime + change, overtime, day.night));
  return {
    ...day,
    overtime,
    weekOvertime,
    nightOvertime,
    shares: day.shares && sharesWith(day.shares, overtime, nightOvertime),
  };
}

function sharesWith(shares: readonly ShiftShare[], overtime: number, nightOvertime: number): ShiftShare[] {
  const all = spread(
    shares.map((share) => share.overtime),
    overtime,
    shares.map(({ worked }) => worked),
  );
  const byNight = spread(
    shares.map((share) => share.nightOvertime),
    nightOvertime,
    shares.map(({ night }, at) => Math.min(night, all[at]!)),
  );
  return shares.map((share, at) => ({ ...share, overtime: all[at]!, nightOvertime: byNight[at]! }));
}

/**
 * Amounts that come to a total, none beyond its most: what is added goes to the last of them, what is taken off comes
 * from the first.
 */
function spread(amounts: readonly number[], total: number, most: readonly number[]): number[] {
  const spreadOut = amounts.map((amount, at) => Math.min(amount, most[at]!));
  let left = total - spreadOut.reduce((sum, amount) => sum + amount, 0);
  const places = [...spreadOut.keys()];
  for (const at of left > 0 ? places.toReversed() : places) {
    const change = Math.max(-spreadOut[at]!, Math.min(left, most[at]! - spreadOut[at]!));
    spreadOut[at]! += change;
    left -= change;
  }
  return spreadOut;
}
