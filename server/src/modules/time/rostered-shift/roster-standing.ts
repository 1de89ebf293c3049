import { addDays, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import { coverGaps } from '../domain/roster/roster-clashes';
import { wallMoment } from '../../../kernel/dates/zone-time';
import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { coverNeed } from '../cover-need/cover-need';
import { noticeOf, plannedSql } from './publish-roster';
import type { RosterFill } from './roster-fill';
import { lastFill } from './roster-fill.actions';
import { coverOf, wantedOn, type Need } from './cover';
import { shiftsById, type ShiftFacts } from './roster-facts';
import { partsSql, refuseBadPeriod, type RosterScope } from './roster-scope';
import { rosteredShift } from './rostered-shift';
import { departmentRows } from '../../organisation/organisation.sql';

export interface Gap {
  departmentName: string;
  date: PlainDate;
  shiftTitle: string;
  start: string;
  end: string;
  missing: number;
}
export interface RosterStanding {
  planned: number;
  late: number;
  noticeDays: number;
  gaps: Gap[];
  fill: Row<RosterFill> | null;
}

/** How the roster of a department stands, whichever page of its people is looked at. */
export async function rosterStanding(ctx: Ctx, scope: RosterScope): Promise<RosterStanding> {
  if (!mayDoSome(ctx.ability, 'read', rosteredShift)) throw forbidden();
  refuseBadPeriod(scope);
  // Right after a roster was filled no statistic knows of its shifts: whose they are would be looked up once for each.
  await ctx.tx.query(`set local enable_nestloop = off`);
  const { days: noticeDays, isLate } = await noticeOf(ctx);
  const [planned, gaps] = [await plannedIn(ctx, scope), await gapsIn(ctx, scope, await shiftsById(ctx))];
  await ctx.tx.query(`set local enable_nestloop = on`);
  const sum = (days: readonly PlannedOnDay[], of: keyof Omit<PlannedOnDay, 'date'>) =>
    days.reduce((all, day) => all + day[of], 0);
  return {
    planned: sum(planned, 'count'),
    late: sum(
      planned.filter(({ date }) => isLate(date)),
      'people',
    ),
    noticeDays,
    gaps,
    fill: await lastFill(ctx, scope),
  };
}

/** `people`: those of them that are of somebody. */
interface PlannedOnDay {
  date: PlainDate;
  count: number;
  people: number;
}

/** How many planned shifts one may publish, by day. */
async function plannedIn(ctx: Ctx, scope: RosterScope): Promise<PlannedOnDay[]> {
  if (!mayDoSome(ctx.ability, 'publish', rosteredShift)) return [];
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<PlannedOnDay>(
    `select r.date, count(*)::int as count, count(r.employee_id)::int as people
      from ${plannedSql(ctx, scope, parameters)} group by r.date`,
    parameters.values,
  );
  return rows;
}

/** When fewer people of a department are planned than it needs; told to who may know what it needs. */
async function gapsIn(
  ctx: Ctx,
  { from, to, departmentId }: RosterScope,
  shifts: ReadonlyMap<string, ShiftFacts>,
): Promise<Gap[]> {
  if (!mayDoSome(ctx.ability, 'read', coverNeed)) return [];
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const inDepartment = departmentId
    ? ` and t.department_id in (${partsSql(company, parameters.add(departmentId, '::char(24)'))})`
    : '';
  const { rows: needs } = await ctx.tx.query<Need>(
    `select t.department_id as "departmentId", d.name as "departmentName", t.shift_id as "shiftId", t.people, t.weekdays
      from cover_need t
       join ${departmentRows('name')} d on d.company_id = t.company_id and d.id = t.department_id
         and d.deleted_at is null
     where t.company_id = ${company} and t.deleted_at is null${inDepartment}
       and ${grantSql(ctx.ability, 'read', coverNeed, parameters)} order by d.name, t.id limit 200`,
    parameters.values,
  );
  if (!needs.length) return [];
  const there = await coverOf(
    ctx,
    needs.map((need) => need.departmentId),
    from,
    to,
    shifts,
  );
  const zone = ctx.user.company!.timeZone;
  const clock = (instant: number) => wallMoment(instant, zone).time.slice(0, 5);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_day, nth) => addDays(from, nth)).flatMap((date) =>
    needs.flatMap((need): Gap[] => {
      const wanted = wantedOn(need, date, shifts, zone);
      if (!wanted) return [];
      return coverGaps(wanted, there.get(need.departmentId) ?? []).map(({ start, end, missing }) => ({
        departmentName: need.departmentName,
        date,
        shiftTitle: shifts.get(need.shiftId)!.title,
        start: clock(start),
        end: clock(end),
        missing,
      }));
    }),
  );
}
