import { groupBy } from '../../../kernel/group-by';
import { addDays } from '../../../kernel/dates/plain-date';
import { pairPunches, type PunchPair } from '../domain/worked/punch-pairs';
import type { PunchDirection } from '../domain/worked/taps';
import { wallMoment } from '../../../kernel/dates/zone-time';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { writeRows, type Write } from '../../../platform/records/write-rows';
import { attendance, closedMonths, holdMonths, shiftsOf, type PersonShifts } from '../attendance/attendance';
import { readDirections } from './read-directions';
import { takenAround } from './taken-around';
import { lockEmployees } from '../../people/people.sql';

interface Taken {
  employeeId: string;
  at: Date;
  direction: PunchDirection;
  source: string;
  zone: string;
  utcOffsetMin: number;
  localDate: string;
}
interface Presence {
  id: string;
  version: number;
  employeeId: string;
  date: string;
  startedAt: Date;
  endedAt: Date | null;
  fromPunches: boolean;
  isDeleted: boolean;
}
interface Plan {
  drop: Write[];
  change: Write[];
  make: Write[];
}

export interface DueDay {
  employeeId: string;
  date: string;
}

/**
 * Makes presences of punches around some days, as many people at once as are given: what somebody wrote or removed by
 * hand stays as it is, and so does a month that is closed. The same punches again change nothing.
 */
export async function settlePunches(ctx: Ctx, due: DueDay[]): Promise<void> {
  if (!due.length) return;
  const ids = [...new Set(due.map(({ employeeId }) => employeeId))].sort();
  const dates = due.map(({ date }) => date).sort();
  const [from, to] = [addDays(dates[0]!, -2), addDays(dates.at(-1)!, 2)];
  await holdMonths(
    ctx,
    due.flatMap(({ date }) => [addDays(date, -1), addDays(date, 1)]),
  );
  await lockEmployees(ctx, ids);
  const punches = await ctx.tx.query<Taken>(
    `select employee_id as "employeeId", at, direction, source, zone, utc_offset_min as "utcOffsetMin",
      local_date as "localDate" from punch
     where company_id = $1 and employee_id = any($2::char(24)[]) and ${takenAround('at', '$3', '$4')}
       and source <> 'manual' and deleted_at is null`,
    [ctx.companyId, ids, from, to],
  );
  const taken = groupBy(await readDirections(ctx, punches.rows), ({ employeeId }) => employeeId);
  const presences = groupBy(
    (
      await ctx.tx.query<Presence>(
        `select id, version, employee_id as "employeeId", date, started_at as "startedAt", ended_at as "endedAt",
          from_punches as "fromPunches", deleted_at is not null as "isDeleted"
     from attendance where company_id = $1 and employee_id = any($2::char(24)[]) and date between $3 and $4
       and (deleted_at is null or from_punches)`,
        [ctx.companyId, ids, from, to],
      )
    ).rows,
    ({ employeeId }) => employeeId,
  );
  const shifts = await shiftsOf(ctx, ids, from, to);
  const closed = await closedMonths(ctx, ids, from, to);
  const wanted = new Set(
    due.flatMap(({ employeeId, date }) => [-1, 0, 1].map((days) => `${employeeId} ${addDays(date, days)}`)),
  );
  const isOpen = (employeeId: string, date: string) =>
    wanted.has(`${employeeId} ${date}`) && !closed.has(`${employeeId} ${date.slice(0, 7)}`);
  const plan: Plan = { drop: [], change: [], make: [] };
  for (const id of ids)
    planPerson(plan, id, taken.get(id) ?? [], presences.get(id) ?? [], shifts, (date) => isOpen(id, date), ctx.now);
  for (const writes of [plan.drop, plan.change, plan.make]) await writeRows(ctx, attendance, writes, 'from_punches');
}

function planPerson(
  plan: Plan,
  employeeId: string,
  punches: Taken[],
  presences: Presence[],
  shifts: PersonShifts,
  isOpen: (date: string) => boolean,
  now: Date,
): void {
  const around = [
    ...new Map(
      punches.flatMap(({ localDate }) => shifts.around(employeeId, localDate)).map((shift) => [shift.date, shift]),
    ).values(),
  ];
  const { pairs } = pairPunches(
    punches.map(({ at, direction, utcOffsetMin }) => ({ at: +at, direction, utcOffsetMin })),
    around,
  );
  const alive = presences.filter(({ isDeleted }) => !isDeleted);
  const byHand = alive.filter(({ fromPunches }) => !fromPunches);
  const starts = new Set(pairs.map(({ startedAt }) => startedAt));
  for (const { id, version, date, startedAt, fromPunches } of alive) {
    if (fromPunches && isOpen(date) && !starts.has(+startedAt))
      plan.drop.push({ id, version, values: { deletedAt: now, fromPunches: false } });
  }
  for (const pair of pairs) {
    const begun = punches.find(({ at }) => +at === pair.startedAt)!;
    const { date, time } = wallMoment(pair.startedAt, begun.zone);
    if (!isOpen(date)) continue;
    const same = presences.find(({ startedAt }) => +startedAt === pair.startedAt);
    const end = {
      timeOut: pair.endedAt === null ? null : wallMoment(pair.endedAt, begun.zone).time,
      endedAt: pair.endedAt === null ? null : new Date(pair.endedAt),
    };
    if (same) {
      if (!same.isDeleted && same.fromPunches && (same.endedAt === null ? null : +same.endedAt) !== pair.endedAt)
        plan.change.push({ id: same.id, version: same.version, values: end });
    } else if (!byHand.some((presence) => overlaps(presence, pair))) {
      plan.make.push({
        id: newId(),
        values: {
          employeeId,
          date,
          timeIn: time,
          timeZone: begun.zone,
          startedAt: new Date(pair.startedAt),
          ...end,
          shiftId: shifts.on(employeeId, date)?.id ?? null,
          source: begun.source,
          note: null,
          fromPunches: true,
        },
      });
    }
  }
}

const overlaps = (presence: Presence, { startedAt, endedAt }: PunchPair): boolean =>
  +presence.startedAt < (endedAt ?? startedAt + 1) &&
  startedAt < (presence.endedAt === null ? +presence.startedAt + 1 : +presence.endedAt);
