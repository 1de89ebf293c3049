import { groupBy } from '../../../kernel/group-by';
import { addDays, weekdayOf, type PlainDate } from '../../../kernel/dates/plain-date';
import { gapWords } from '../domain/roster/clash-words';
import { newGaps, type Cover } from '../domain/roster/roster-clashes';
import { wallMoment } from '../../../kernel/dates/zone-time';
import type { Ctx } from '../../../platform/context';
import type { Text } from '../../../platform/text';
import { placed, shiftsById, type ShiftFacts } from './roster-facts';
import { employeeRows } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';

export interface Need extends Record<string, unknown> {
  departmentId: string;
  departmentName: string;
  shiftId: string;
  people: number;
  weekdays: number[] | null;
}
type Shifts = ReadonlyMap<string, ShiftFacts>;

/** When a department wants people on a day; null on days it wants none. */
export function wantedOn(
  { shiftId, people, weekdays }: Need,
  date: PlainDate,
  shifts: Shifts,
  zone: string,
): Cover | null {
  const at =
    !weekdays?.length || weekdays.includes(weekdayOf(date)) ? placed({ id: '', date, shiftId }, shifts, zone) : null;
  return at && { start: at.start, end: at.end, people };
}

/** Who is there of each department; told together: a department of hundreds plans the same few shifts on each day. */
export async function coverOf(
  ctx: Ctx,
  departmentIds: readonly string[],
  from: PlainDate,
  to: PlainDate,
  shifts: Shifts,
): Promise<Map<string, Cover[]>> {
  const { rows } = await ctx.tx.query<{ departmentId: string; date: PlainDate; shiftId: string; people: number }>(
    `select e.department_id as "departmentId", r.date, r.shift_id as "shiftId", count(*)::int as people
      from rostered_shift r join ${employeeRows('department_id')} e on e.company_id = r.company_id
        and e.id = r.employee_id
     where r.company_id = $1 and r.date between $2::date - 1 and $3 and r.deleted_at is null
       and e.department_id = any($4::char(24)[]) group by 1, 2, 3`,
    [ctx.companyId, from, to, departmentIds],
  );
  const zone = ctx.user.company!.timeZone;
  return new Map(
    [...groupBy(rows, (row) => row.departmentId)].map(([id, all]) => [
      id,
      all.flatMap((row) => {
        const at = placed({ id: '', ...row }, shifts, zone);
        return at ? [{ start: at.start, end: at.end, people: row.people }] : [];
      }),
    ]),
  );
}

/**
 * What the department of somebody who gives a shift to one of another comes to lack by it, apart from what another
 * shift brings back.
 */
export async function gapsOfMoves(
  ctx: Ctx,
  moves: readonly { date: PlainDate; shiftId: string; from: string; to: string }[],
): Promise<{ from: string; text: Text }[]> {
  const { rows: people } = await ctx.tx.query<{ id: string; departmentId: string | null }>(
    `select id, department_id as "departmentId" from ${employeeRows('department_id')} where company_id = $1
      and id = any($2::char(24)[])`,
    [ctx.companyId, moves.flatMap(({ from, to }) => [from, to])],
  );
  const homes = new Map(people.map(({ id, departmentId }) => [id, departmentId]));
  const leaving = moves.flatMap((move) =>
    homes.get(move.from) && homes.get(move.from) !== homes.get(move.to)
      ? { ...move, departmentId: homes.get(move.from)! }
      : [],
  );
  if (!leaving.length) return [];
  const { rows: needs } = await ctx.tx.query<Need>(
    `select t.department_id as "departmentId", d.name as "departmentName", t.shift_id as "shiftId", t.people, t.weekdays
      from cover_need t
       join ${departmentRows('name')} d on d.company_id = t.company_id and d.id = t.department_id
         and d.deleted_at is null
     where t.company_id = $1 and t.deleted_at is null and t.department_id = any($2::char(24)[]) order by d.name, t.id`,
    [ctx.companyId, leaving.map(({ departmentId }) => departmentId)],
  );
  const shifts = await shiftsById(ctx);
  const zone = ctx.user.company!.timeZone;
  // A shift of the evening before reaches into a day, and one of this day into the next.
  const around = moves.flatMap(({ date }) => [addDays(date, -1), date, addDays(date, 1)]).toSorted();
  const there = await coverOf(
    ctx,
    needs.map(({ departmentId }) => departmentId),
    around[0]!,
    around.at(-1)!,
    shifts,
  );
  const changesOf = (departmentId: string): Cover[] =>
    moves.flatMap((move) => {
      const at = placed({ id: '', ...move }, shifts, zone);
      const change = Number(homes.get(move.to) === departmentId) - Number(homes.get(move.from) === departmentId);
      return at && change ? [{ start: at.start, end: at.end, people: change }] : [];
    });
  return needs.flatMap((need) =>
    [...new Set(around)].flatMap((date) => {
      const wanted = wantedOn(need, date, shifts, zone);
      const before = there.get(need.departmentId) ?? [];
      const from = leaving.find(({ departmentId }) => departmentId === need.departmentId)!.from;
      return !wanted
        ? []
        : newGaps(wanted, before, [...before, ...changesOf(need.departmentId)]).map(({ start, end, missing }) => ({
            from,
            text: gapWords(
              need.departmentName,
              date,
              wallMoment(start, zone).time.slice(0, 5),
              wallMoment(end, zone).time.slice(0, 5),
              missing,
            ),
          }));
    }),
  );
}
