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
  secondOvertime: number;
  secondNightOvertime: number;
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

/** What of so many minutes of overtime lies in the night, and what of them is of the second step. */
export interface OvertimeParts {
  nightOvertime: number;
  secondOvertime: number;
  secondNightOvertime: number;
}

/**
 * A day of a closed month with other overtime, since another day of its week was corrected. What of it lies in the
 * night changes by as much as `partsOf` says that it differs; its shares by shift change where work ends, for overtime
 * is worked last.
 */
export function withOvertime(
  day: ClosedMinutes,
  { overtime, weekOvertime }: { overtime: number; weekOvertime: number },
  partsOf: (overtime: number) => OvertimeParts,
): ClosedMinutes {
  const [now, then] = [partsOf(overtime), partsOf(day.overtime)];
  const { secondOvertime } = now;
  const nightOvertime = within(day.nightOvertime + now.nightOvertime - then.nightOvertime, 0, overtime, day.night);
  const parts = {
    nightOvertime,
    secondOvertime,
    // What of it lies in no night is no more than what of all overtime does.
    secondNightOvertime: within(
      day.secondNightOvertime + now.secondNightOvertime - then.secondNightOvertime,
      secondOvertime - (overtime - nightOvertime),
      secondOvertime,
      nightOvertime,
    ),
  };
  return { ...day, overtime, weekOvertime, ...parts, shares: day.shares && sharesWith(day.shares, overtime, parts) };
}

const within = (minutes: number, least: number, ...most: number[]): number =>
  Math.max(0, least, Math.min(minutes, ...most));

function sharesWith(
  shares: readonly ShiftShare[],
  overtime: number,
  { nightOvertime, secondOvertime, secondNightOvertime }: OvertimeParts,
): ShiftShare[] {
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
  const [inNight, byDay] = [
    spread(
      shares.map((share) => share.secondNightOvertime ?? 0),
      secondNightOvertime,
      byNight,
    ),
    spread(
      shares.map((share) => (share.secondOvertime ?? 0) - (share.secondNightOvertime ?? 0)),
      secondOvertime - secondNightOvertime,
      all.map((minutes, at) => minutes - byNight[at]!),
    ),
  ];
  return shares.map(({ secondOvertime: _second, secondNightOvertime: _secondByNight, ...share }, at) => {
    const ofSecond = inNight[at]! + byDay[at]!;
    return {
      ...share,
      overtime: all[at]!,
      nightOvertime: byNight[at]!,
      ...(ofSecond && { secondOvertime: ofSecond, secondNightOvertime: inNight[at]! }),
    };
  });
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
