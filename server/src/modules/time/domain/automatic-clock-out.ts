import type { Counting, PlannedPeriod } from './shift';
import type { Instant } from '../../../kernel/dates/zone-time';

/** A shift of a day, as far as its rule for a way out that was not taken looks at it. */
export interface ClosingShift {
  /** Its end; null where it asks for hours and not for times. */
  end: Instant | null;
  /**
   * Minutes after the end from which on who has no way out is taken to have gone at it; null: the way out stays
   * missing.
   */
  after: number | null;
}

/** The shifts of a day and what of it is to be worked. */
interface DayToClose {
  closing: readonly ClosingShift[];
  counting: Counting;
  periods: readonly PlannedPeriod[];
  expected: number | null;
  endsAt: Instant;
}
interface OpenPresence {
  startedAt: Instant;
  endedAt: Instant | null;
}

/**
 * The way out by rule of a day whose last presence has none, and from when on it stands: the end of the times to be
 * worked, or when the hours asked for are full; at the earliest when the window of the day has closed. Null where no
 * rule tells: the shift has none, its end does not come after the way in, or another way out is missing before it.
 */
export function automaticClockOut(
  presences: readonly OpenPresence[],
  day: DayToClose,
): { out: Instant; standsFrom: Instant } | null {
  const last = presences.reduce<OpenPresence | null>(
    (latest, presence) => (latest && latest.startedAt > presence.startedAt ? latest : presence),
    null,
  );
  if (!last || last.endedAt !== null) return null;
  const before = presences.filter((presence) => presence !== last);
  if (day.counting === 'pairs' && before.some(({ endedAt }) => endedAt === null)) return null;
  const shift = day.closing.find(({ end }) => end === null || end > last.startedAt);
  if (!shift || shift.after === null) return null;
  const out =
    shift.end === null
      ? whenHoursAreFull(last, before, day)
      : day.periods.findLast(({ end }) => end > last.startedAt && end <= shift.end!)?.end;
  return out === undefined ? null : { out, standsFrom: Math.max(out + shift.after * 60_000, day.endsAt) };
}

/** From the first to the last, what lies between counts as well. */
function whenHoursAreFull(
  { startedAt }: OpenPresence,
  before: readonly OpenPresence[],
  { counting, expected }: DayToClose,
): Instant | undefined {
  if (expected === null) return undefined;
  const worked =
    counting === 'pairs'
      ? before.reduce((sum, presence) => sum + (presence.endedAt ?? presence.startedAt) - presence.startedAt, 0)
      : startedAt - Math.min(startedAt, ...before.map((presence) => presence.startedAt));
  const left = expected * 60_000 - worked;
  return left > 0 ? startedAt + left : undefined;
}
