import { addDays } from '../../../kernel/dates/plain-date';
import { sameTap, type PunchDirection } from '../domain/worked/taps';
import type { Ctx } from '../../../platform/context';
import { takenAround } from './taken-around';

interface Given {
  employeeId: string;
  direction: PunchDirection;
  source: string;
  localDate: string;
}

const daysAround = 15;
const isOfTerminal = (source: string): boolean => source === 'device' || source === 'import';

/**
 * Punches as they are read. A terminal set to one state says "in" of every tap, the last of a day too: where all taps
 * of somebody for half a month around say one thing, on two days or more twice, nothing is told by it.
 */
export async function readDirections<P extends Given>(ctx: Ctx, punches: readonly P[]): Promise<P[]> {
  const suspects = suspectsAmong(punches);
  if (!suspects.length) return [...punches];
  const dates = punches.map(({ localDate }) => localDate).toSorted();
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select id from unnest($2::char(24)[]) e(id) cross join lateral (
       select local_date, min(direction) as least, max(direction) as most,
         max(at) - min(at) >= $5::int * interval '1 ms' as "isTwice" from punch p
       where p.company_id = $1 and p.employee_id = e.id and ${takenAround('p.at', '$3', '$4')}
         and p.source in ('device', 'import') and p.deleted_at is null group by local_date) d
     group by id having min(least) = max(most) and count(*) filter (where "isTwice") >= 2`,
    [ctx.companyId, suspects, addDays(dates[0]!, -daysAround), addDays(dates.at(-1)!, daysAround), sameTap],
  );
  const untold = new Set(rows.map(({ id }) => id));
  return punches.map((punch) =>
    untold.has(punch.employeeId) && isOfTerminal(punch.source) ? { ...punch, direction: 'unknown' } : punch,
  );
}

/** Of whom every tap at a terminal says the same, and some day more than one does. */
function suspectsAmong(punches: readonly Given[]): string[] {
  const told = new Map<string, { directions: Set<PunchDirection>; days: Set<string>; taps: number }>();
  for (const { employeeId, direction, source, localDate } of punches) {
    if (!isOfTerminal(source)) continue;
    const person = told.get(employeeId) ?? { directions: new Set(), days: new Set(), taps: 0 };
    told.set(employeeId, person);
    person.directions.add(direction);
    person.days.add(localDate);
    person.taps += 1;
  }
  return [...told].flatMap(([id, { directions, days, taps }]) =>
    directions.size === 1 && !directions.has('unknown') && taps > days.size ? [id] : [],
  );
}
